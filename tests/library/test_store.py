"""The library of games: what was kept comes back exactly, and nothing harms it."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from qwirkle_desktop.formats.errors import Illegal
from qwirkle_desktop.library.check import read_record
from qwirkle_desktop.library.game import Game, game_of
from qwirkle_desktop.library.schema import VERSION
from qwirkle_desktop.library.store import (
    Imported,
    Library,
    LibraryDamaged,
    LibraryTooNew,
    LibraryUnwritable,
    SavedGame,
)
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from tests.library.playing import PEOPLE, fresh_game, game_by_chance, longer_and_longer

LIBRARIES = Path(__file__).parents[1] / "data" / "libraries"
V1 = LIBRARIES / "v1.sqlite3"
NOW = LIBRARIES / f"v{VERSION}-every-kind.sqlite3"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    library = Library(path)
    yield library
    library.close()


def kept(path: Path, id: str) -> SavedGame:
    """The game as another program finds it."""
    other = Library(path)
    try:
        return other.load(id)
    finally:
        other.close()


def test_every_turn_is_there_for_the_next_program_at_once(library: Library, path: Path) -> None:
    game = fresh_game(deal=8)
    library.add(game, (3, 1))
    for longer in longer_and_longer(game, Random(8)):
        library.save(longer)
        if len(longer.steps) % 9 == 0 or longer.is_over:
            assert kept(path, game.header.id) == SavedGame(longer, (3, 1))
    assert library.unfinished() == []


def test_an_undo_is_kept_like_a_turn(library: Library, path: Path) -> None:
    game = game_by_chance(turns=12)
    library.add(game, (0, 1))
    seats = (replace(PEOPLE[0], assisted=True), PEOPLE[1])
    shorter = game.cut(9).with_seats(seats)
    library.save(shorter)
    assert kept(path, game.header.id).game == shorter


def test_an_undo_and_another_turn_replace_what_was(library: Library, path: Path) -> None:
    game = game_by_chance(turns=12)
    library.add(game, (0, 1))
    other = next(longer_and_longer(game.cut(5), Random("another")))
    assert other.steps[5] != game.steps[5]
    library.save(other)
    assert kept(path, game.header.id).game == other


def test_a_game_that_the_players_stopped_is_finished(library: Library, path: Path) -> None:
    game = game_by_chance(turns=4)
    library.add(game, (0, 1))
    stopped = game.after(close(game.state, EndReason.FORFEIT, 1))
    library.save(stopped)
    assert kept(path, game.header.id).game == stopped
    assert library.newest_unfinished() is None
    library.save(stopped.cut(4))
    assert library.newest_unfinished() == SavedGame(game, (0, 1))


def test_the_bag_keeps_its_order_without_a_deal_number(library: Library, path: Path) -> None:
    dealt = game_by_chance(turns=6).record
    assert library.import_record(replace(dealt, header=replace(dealt.header, deal=None))) is Imported.ADDED
    saved = library.newest_unfinished()
    assert saved is not None
    assert saved.game.header.deal is None
    again = kept(path, dealt.header.id)
    assert again.game.state.bag == saved.game.state.bag
    assert again.game.mix == saved.game.mix


def test_the_game_last_on_the_table_comes_first(library: Library) -> None:
    games = [game_by_chance(deal=deal, turns=2) for deal in (1, 2, 3)]
    for game in games:
        library.add(game, (0, 1))
    library.opened(games[0].header.id)
    assert [one.id for one in library.unfinished()] == [games[place].header.id for place in (0, 2, 1)]
    newest = library.newest_unfinished()
    assert newest is not None
    assert newest.game == games[0]


def test_an_unfinished_game_is_listed_with_its_names_and_scores(library: Library) -> None:
    game = game_by_chance(seats=4, turns=7)
    library.add(game, (0, 1, 2, 3))
    (summary,) = library.unfinished()
    assert summary.names == ("Ada", "Robin", "กานต์", "<b>Zoë</b> 🙂")
    assert summary.scores == game.state.scores
    assert summary.started == game.header.started


def test_an_exported_game_is_the_record_of_it(library: Library) -> None:
    game = game_by_chance(turns=10)
    library.add(game, (0, 1))
    assert read_record(library.export(game.header.id).encode()).record == game.record


def test_a_game_is_added_once_and_one_that_is_not_there_is_a_key_error(library: Library) -> None:
    game = fresh_game()
    library.add(game, (0, 1))
    with pytest.raises(ValueError, match="already"):
        library.add(game, (0, 1))
    for ask in (library.load, library.export):
        with pytest.raises(KeyError):
            ask("nobody")


# Importing


def test_a_record_with_a_known_id_is_compared(library: Library) -> None:
    game = game_by_chance(turns=10)
    library.add(game, (4, 5))
    other = next(longer_and_longer(game.cut(4), Random("another")))
    ended = game.after(close(game.state, EndReason.ABANDONED))
    longer = next(longer_and_longer(game, Random(1)))
    assert library.import_record(game.record) is Imported.SAME
    assert library.import_record(game.cut(6).record) is Imported.SHORTER
    assert library.import_record(other.record) is Imported.DIFFERENT
    assert library.import_record(ended.record) is Imported.LONGER
    assert library.import_record(longer.record) is Imported.LONGER
    assert library.load(game.header.id) == SavedGame(game, (4, 5))


def test_the_longer_record_takes_the_place_of_the_kept_game(library: Library, path: Path) -> None:
    game = _undealt(game_by_chance(turns=5))
    library.add(game, (4, 5))
    longer = next(longer_and_longer(game, Random(1)))
    library.replace(longer.record)
    assert kept(path, game.header.id) == SavedGame(longer, (4, 5))


def _undealt(game: Game) -> Game:
    return game_of(replace(game.record, header=replace(game.header, deal=None)), mix=31)


def test_an_illegal_record_is_not_added(library: Library) -> None:
    record = game_by_chance(turns=5).record
    wrong = replace(record, turns=(record.turns[0], record.turns[0], *record.turns[2:]))
    with pytest.raises(Illegal) as caught:
        library.import_record(wrong)
    assert caught.value.line == 3
    assert library.unfinished() == []


# Other programs, other versions, broken files


def test_the_library_of_the_first_version_opens_for_ever(path: Path) -> None:
    shutil.copy(V1, path)
    library = Library(path)
    summaries = library.unfinished()
    assert [summary.id[-1] for summary in summaries] == ["4", "3"]
    newest, three = (library.load(summary.id) for summary in summaries)
    assert newest.colours == (4, 3)
    assert newest.game.mix == 987654321
    assert " ".join(map(str, newest.game.state.bag[:6])) == "Re Ys Bl Ye Yl Rd"
    assert three.colours == (2, 0, 5)
    finished = library.load("00000000-0000-0000-0000-000000000001").game
    assert finished.state.scores == (120, 147)
    library.close()


def test_two_programs_take_turns(library: Library, path: Path) -> None:
    one, two = fresh_game(deal=1), fresh_game(deal=2)
    other = Library(path)
    library.add(one, (0, 1))
    other.add(two, (0, 1))
    for mine, theirs in zip(
        longer_and_longer(one, Random(1)), longer_and_longer(two, Random(2)), strict=False
    ):
        library.save(mine)
        other.save(theirs)
        if len(mine.steps) == 5:
            break
    other.close()
    assert library.load(one.header.id).game == mine
    assert library.load(two.header.id).game == theirs


def test_a_library_that_another_program_writes_to_is_refused_in_words(library: Library, path: Path) -> None:
    game = fresh_game()
    library.add(game, (0, 1))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(LibraryUnwritable, match="locked"):
        library.save(game)
    other.execute("ROLLBACK")
    other.close()
    library.save(game)


def _newer(path: Path, minimum_reader: int | None) -> bytes:
    """A library as a later version might leave it."""
    shutil.copy(NOW, path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    if minimum_reader is None:
        connection.execute("DROP TABLE meta")
    else:
        connection.execute("UPDATE meta SET value = ?", (minimum_reader,))
    connection.close()
    return path.read_bytes()


@pytest.mark.parametrize("minimum_reader", [VERSION + 1, None])
def test_a_newer_library_is_refused_and_not_touched(path: Path, minimum_reader: int | None) -> None:
    before = _newer(path, minimum_reader)
    with pytest.raises(LibraryTooNew, match="newer version") as caught:
        Library(path)
    assert caught.value.path == path
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_newer_library_that_says_this_version_may_use_it_is_used(path: Path) -> None:
    _newer(path, VERSION)
    library = Library(path)
    library.save(library.load("00000000-0000-0000-0000-000000000010").game)
    library.close()
    version = sqlite3.connect(path)
    assert version.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
    version.close()


def _another_program(path: Path) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript("CREATE TABLE bookmarks (address TEXT); PRAGMA user_version = 40;")
    connection.close()


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.write_bytes(b"these are not the games you are looking for" * 10),
        lambda path: path.write_bytes(b"SQLite"),
        lambda path: path.write_bytes(V1.read_bytes()[:5000]),
        lambda path: path.write_bytes(V1.read_bytes()[:100] + b"\xff" * 30_000),
        _another_program,
    ],
    ids=["text", "stub", "cut", "overwritten", "another program's"],
)
def test_a_damaged_library_is_named_and_not_touched(path: Path, damage: object) -> None:
    damage(path)  # type: ignore[operator]
    before = path.read_bytes()
    with pytest.raises(LibraryDamaged) as caught:
        Library(path).newest_unfinished()
    assert caught.value.path == path
    assert str(path) in str(caught.value)
    assert path.read_bytes() == before


def test_a_game_that_cannot_be_read_does_not_hide_the_others(library: Library, path: Path) -> None:
    good, bad = game_by_chance(deal=1, turns=3), game_by_chance(deal=2, turns=3)
    library.add(good, (0, 1))
    library.add(bad, (0, 1))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("UPDATE turns SET line = '{' WHERE number = 2 AND game = 2")
    other.close()
    with pytest.raises(LibraryDamaged, match="line 4"):
        library.load(bad.header.id)
    assert library.newest_unfinished() == SavedGame(good, (0, 1))


def test_an_empty_file_becomes_a_library(path: Path) -> None:
    path.touch()
    library = Library(path)
    library.add(fresh_game(), (0, 1))
    library.close()
    assert kept(path, fresh_game().header.id).game == fresh_game()


def test_a_folder_in_place_of_the_library_is_refused_in_words(path: Path) -> None:
    path.mkdir()
    with pytest.raises(LibraryUnwritable, match="not a regular file"):
        Library(path)


def test_a_pipe_in_place_of_the_library_is_refused_in_words(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(LibraryUnwritable, match="not a regular file"):
        Library(path)


def test_a_folder_that_is_not_there_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(LibraryUnwritable, match="unable to open"):
        Library(tmp_path / "nowhere" / "library.sqlite3")


def test_a_turn_that_a_full_disk_refused_is_kept_with_the_next(library: Library, path: Path) -> None:
    game = game_by_chance(turns=60)
    library.add(game_by_chance(deal=1), (0, 1))
    library.add(game.cut(1), (0, 1))
    sql = library._connection
    (pages,) = sql.execute("PRAGMA page_count").fetchone()
    sql.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(LibraryUnwritable, match="full") as caught:
        library.save(game.cut(59))
    assert caught.value.path == path
    assert kept(path, game.header.id).game == game.cut(1)
    sql.execute("PRAGMA max_page_count = 1000000")
    library.save(game)
    assert kept(path, game.header.id).game == game


def test_a_game_that_could_not_be_added_is_kept_with_its_first_turn(library: Library) -> None:
    game = game_by_chance(turns=1)
    library.save(game)
    assert library.newest_unfinished() == SavedGame(game, (0, 1))


def test_a_library_made_read_only_is_refused_in_words(library: Library) -> None:
    game = fresh_game()
    library.add(game, (0, 1))
    library._connection.execute("PRAGMA query_only = ON")
    with pytest.raises(LibraryUnwritable, match="readonly"):
        library.save(game_by_chance(turns=1))
    assert library.load(game.header.id).game == game


def test_paths_with_spaces_question_marks_and_emoji_work(tmp_path: Path) -> None:
    folder = tmp_path / "my games? 100% 🙂 #1"
    folder.mkdir()
    _newer(folder / "library.sqlite3", VERSION)
    Library(folder / "library.sqlite3").close()


def test_every_commit_waits_for_the_disk(library: Library) -> None:
    ask = library._connection.execute
    assert ask("PRAGMA synchronous").fetchone() == (3,)
    assert ask("PRAGMA journal_mode").fetchone() == ("delete",)
    assert ask("PRAGMA foreign_keys").fetchone() == (1,)
