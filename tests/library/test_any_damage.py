"""Whatever is damaged, wherever: no turn that can still be read is lost."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from qwirkle_desktop.library.backups import back_up, check_copy
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.recovery import open_or_recover
from qwirkle_desktop.library.salvage import read_whole
from qwirkle_desktop.library.text import format_header, format_turn
from tests.library.damage import NOW, PAGE, TODAY, fill, wipe
from tests.library.playing import fresh_game, game_by_chance

NOW_PLAYED = [*(game_by_chance(deal=deal, turns=14) for deal in range(11, 17)), fresh_game(deal=99)]
THEN_PLAYED = [game.cut(min(place * 4, 12)) for place, game in enumerate(NOW_PLAYED[:4])]
PAGES = 30
"""About as many as the library below has."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder whose library has a copy of half a day before."""
    places = places_in(tmp_path_factory.mktemp("played"))
    fill(places, *THEN_PLAYED)
    back_up(places.library, TODAY)
    fill(places, *NOW_PLAYED)
    return places.data


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    pages=st.sets(st.integers(1, PAGES), max_size=5),
    flips=st.lists(st.tuples(st.integers(0, PAGES * PAGE), st.integers(1, 255)), max_size=15),
    cut=st.none() | st.integers(1, PAGES * PAGE),
    with_copy=st.booleans(),
)
@example(pages=set(), flips=[(11094, 1)], cut=None, with_copy=False)
@example(pages=set(), flips=[(11094, 24)], cut=None, with_copy=True)
@example(pages=set(), flips=[(24519, 1)], cut=None, with_copy=True)
def test_no_turn_that_can_be_read_in_either_file_is_lost(
    played: Path,
    tmp_path_factory: pytest.TempPathFactory,
    pages: set[int],
    flips: list[tuple[int, int]],
    cut: int | None,
    with_copy: bool,
) -> None:
    places = places_in(tmp_path_factory.mktemp("damaged") / "data")
    shutil.copytree(played, places.data)
    if not with_copy:
        shutil.rmtree(places.data / "backups")
    _spoil(places.library, pages, flips, cut)
    least = _readable_turns(places.library)
    for game in THEN_PLAYED if with_copy else []:
        least[game.header.id] = max(len(game.turns), least.get(game.header.id, 0))
    places.library.with_name("library.damaged").touch()
    open_or_recover(places, NOW)[0].close()
    kept = read_whole(places.library)
    for game in NOW_PLAYED:
        if (turns := least.get(game.header.id)) is not None:
            lines = kept[game.header.id].prefix
            assert lines[:turns] == [format_turn(turn) for turn in game.turns[:turns]]
    check_copy(places.library)


def _spoil(path: Path, pages: set[int], flips: list[tuple[int, int]], cut: int | None) -> None:
    size = path.stat().st_size
    wipe(path, *(page for page in pages if page * PAGE <= size))
    data = bytearray(path.read_bytes())
    for place, change in flips:
        data[place % size] ^= change
    path.write_bytes(data[: max(1, cut % size)] if cut else data)


def _readable_turns(path: Path) -> dict[str, int]:
    """How many whole turns of each game plain SQLite reads from a damaged file, if anything."""
    found: dict[str, int] = {}
    true = {game.header.id: game for game in NOW_PLAYED}
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as sql:
            for number, id in sql.execute("SELECT number, id FROM games NOT INDEXED").fetchall():
                if id in true and (turns := _turns_read(sql, number, true[id])) is not None:
                    found[id] = turns
    except (sqlite3.Error, UnicodeError):
        pass
    return found


def _turns_read(sql: sqlite3.Connection, number: int, game: Game) -> int | None:
    """The turns read before the first that is not as it was written; None where not even the header is."""
    try:
        ((header, mix),) = sql.execute("SELECT header, mix FROM games WHERE number = ?", (number,))
        rows = sql.execute("SELECT line FROM turns WHERE game = ? ORDER BY number", (number,)).fetchall()
    except (sqlite3.Error, UnicodeError, ValueError):
        return None
    if header != format_header(game.header) or mix != game.mix:
        return None
    count = 0
    for (line,), turn in zip(rows, game.turns, strict=False):
        if line != format_turn(turn):
            break
        count += 1
    return count
