"""Games as record files: names that every system takes, nothing replaced, nothing lost."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.library.check import check_file, read_record
from qwirkle_desktop.library.exporting import file_name, record_name
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.store import Library
from tests.library.playing import STARTED, game_by_chance


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path / "library.sqlite3")
    yield library
    library.close()


def test_every_game_is_written_as_a_record_of_its_own(library: Library, tmp_path: Path) -> None:
    games = [game_by_chance(deal=deal, turns=deal * 3) for deal in range(1, 6)]
    for game in games:
        library.add(game, (0, 1))
    removed = game_by_chance(deal=9, turns=3)
    library.add(removed, (0, 1))
    library.remove(removed.header.id)
    exported = library.export_all(tmp_path / "out")
    files = sorted((tmp_path / "out").iterdir())
    assert (exported.written, exported.unreadable) == (5, ())
    assert sorted(read_record(path.read_bytes()).record.header.id for path in files) == sorted(
        game.header.id for game in games
    )
    assert {check_file(str(path)).turns for path in files} == {3, 6, 9, 12, 15}
    day = STARTED.astimezone().date().isoformat()
    assert {path.name for path in files} == {
        f"{day} Ada - Robin.qwirkle",
        *(f"{day} Ada - Robin ({number}).qwirkle" for number in range(2, 6)),
    }


def test_a_second_export_replaces_no_file(library: Library, tmp_path: Path) -> None:
    library.add(game_by_chance(turns=3), (0, 1))
    library.export_all(tmp_path / "out")
    before = {path: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    library.export_all(tmp_path / "out")
    assert {path: path.read_bytes() for path in before} == before
    assert len([*(tmp_path / "out").iterdir()]) == 2


def test_a_game_that_no_longer_opens_is_written_out_as_it_is(library: Library, tmp_path: Path) -> None:
    library.add(game_by_chance(turns=3), (0, 1))
    library._connection.execute("UPDATE turns SET line = 'nonsense' WHERE number = 1")
    assert library.export_all(tmp_path / "out").written == 1
    (path,) = (tmp_path / "out").iterdir()
    assert "nonsense\n" in path.read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_is_an_os_error(library: Library, tmp_path: Path) -> None:
    library.add(game_by_chance(turns=3), (0, 1))
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match=r"directory|exists"):
        library.export_all(tmp_path / "file" / "out")


@given(st.lists(st.text(max_size=40), min_size=2, max_size=6))
def test_any_names_make_a_file_name_that_every_system_takes(names: list[str]) -> None:
    name = record_name([name.encode(errors="replace").decode() for name in names], STARTED)
    assert name.startswith("20")
    assert len(f"{name} (9999).qwirkle".encode()) < 255
    assert not set(name) & set('<>:"/\\|?*\x00\n\t\u202e')
    assert name == name.strip(" .")


@pytest.mark.parametrize("text", ["", "...", "CON", "lpt1", "a/b", "..", "x" * 500, "\u202egnp.exe"])
def test_hostile_names_are_made_harmless(text: str) -> None:
    name = file_name(text)
    assert name
    assert name.strip(" .") == name
    assert name.upper() not in ("CON", "LPT1")
    assert "/" not in name


def test_seats_with_odd_names_are_written(library: Library, tmp_path: Path) -> None:
    game = game_by_chance(turns=3)
    seats = (Seat("../../x"), Seat("🙂" * 40))
    library.add(replace(game, header=replace(game.header, seats=seats)), (0, 1))
    assert library.export_all(tmp_path / "out").written == 1
    (path,) = (tmp_path / "out").iterdir()
    assert path.parent == tmp_path / "out"
