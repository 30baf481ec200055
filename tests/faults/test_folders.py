"""Data folders that are read-only, gone, oddly named or not there: told in words, and nothing is lost."""

import os
import shutil
import subprocess
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from qwirkle_desktop.library.backups import back_up, backups_of
from qwirkle_desktop.library.places import FolderUnusable, Places, places_in, usual_places
from qwirkle_desktop.library.settings import Settings, load_settings, save_settings
from qwirkle_desktop.library.store import Library, LibraryUnwritable
from tests.app.conftest import (
    PATIENCE,
    PROGRAM,
    Start,
    changed,
    descendants,
    end,
    games_in,
    turns_in,
    wait_until,
)
from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt
from tests.faults.conftest import Tally
from tests.faults.kept import lines_in, lines_of
from tests.library.playing import game_by_chance

HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
Process = subprocess.Popen[str]
ODD_NAMES = [
    " a b ",
    "🎲 żółw เกม",
    "100%25 #1?mode=ro&x",
    'quote\'s "quoted" \\back',
    "new\nline",
    "-rf",
    "/".join(["x" * 50] * 6),
    "e\u0301 and \u202e left",
    os.fsdecode(b"no \xff text"),
]


@pytest.mark.parametrize("name", ODD_NAMES, ids=range(len(ODD_NAMES)))
def test_any_name_of_a_folder_will_do(tmp_path: Path, name: str) -> None:
    places = places_in(tmp_path / name)
    places.create()
    save_settings(places.settings, Settings(names=("Ada",)))
    assert load_settings(places.settings) == (Settings(names=("Ada",)), None)
    library, game = Library(places.library), game_by_chance(turns=4)
    library.add(game, (0, 1))
    library.close()
    again = Library(places.library)
    assert again.load(game.header.id).game == game
    again.close()


def is_up(process: Process, folder: Path) -> bool:
    """Whether the window is there, which starts the engine, and a game is kept."""
    return bool(games_in(folder) and descendants(process.pid))


def test_the_program_runs_in_a_folder_with_a_very_odd_name(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "".join(ODD_NAMES[:4]) / ODD_NAMES[6]
    assert len(str(folder)) > 300
    for _ in range(2):
        process = start("--data-dir", str(folder), *(() if folder.exists() else ("--new", "Ada,Ben")))
        wait_until(partial(is_up, process, folder), "the game is on the table")
        assert end(process) == (0, "")
    assert games_in(folder) == 1


def test_a_name_that_is_too_long_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(FolderUnusable, match="too long"):
        places_in(tmp_path / ("x" * 300)).create()
    with pytest.raises(FolderUnusable, match="too long"):
        places_in(tmp_path.joinpath(*["x" * 250] * 20)).create()


# Folders that one may not write to


def tame() -> list[str]:
    """What to run a program with so that permissions bind it, whoever we are."""
    if os.name != "posix" or os.getuid() != 0:
        return []
    if not shutil.which("setpriv"):
        pytest.skip("root may write anywhere")
    return ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"]


def told_by(*arguments: str, **environment: str | None) -> str:
    """What the program says on standard error until it says why it cannot start."""
    with subprocess.Popen(
        [*tame(), *PROGRAM, *arguments], env=changed(environment), stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        process.terminate()
        return first + process.communicate(timeout=PATIENCE)[1]


@pytest.fixture
def kept_before(tmp_path: Path) -> Places:
    """A data folder with a game in its library."""
    places = places_in(tmp_path / "data")
    places.create()
    library = Library(places.library)
    library.add(game_by_chance(turns=4), (0, 1))
    library.close()
    return places


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_a_folder_that_may_not_be_written_is_told(kept_before: Places) -> None:
    before = kept_before.library.read_bytes()
    kept_before.data.chmod(0o555)
    told = told_by("--data-dir", str(kept_before.data))
    kept_before.data.chmod(0o755)
    assert told.startswith("Qwirkle cannot start: "), told
    assert "Traceback" not in told
    assert kept_before.library.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="permissions as POSIX has them")
def test_with_a_library_that_may_not_be_written_people_play_on(start: Start, kept_before: Places) -> None:
    before = kept_before.library.read_bytes()
    kept_before.library.chmod(0o444)
    log = kept_before.logs / "qwirkle-desktop.log"
    process = start(
        "--data-dir", str(kept_before.data), "--new", "computer:club,computer:club", before=tame()
    )
    wait_until(lambda: log.exists() and "could not be written" in log.read_text(), "it was tried in vain")
    code, words = end(process)
    assert code == 0
    assert "Traceback" not in words
    assert kept_before.library.read_bytes() == before


@pytest.mark.skipif(os.name != "posix", reason="home folders as POSIX has them")
def test_without_a_home_there_is_no_usual_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_such_user(number: int) -> object:
        raise KeyError(number)

    for name in HOMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("pwd.getpwuid", no_such_user)
    with pytest.raises(FolderUnusable, match="no home folder"):
        usual_places()


@pytest.mark.skipif(os.name != "posix", reason="home folders as POSIX has them")
def test_a_home_that_cannot_be_made_is_told() -> None:
    told = told_by(**{**dict.fromkeys(HOMES), "HOME": "/proc/nowhere"})
    assert told.startswith("Qwirkle cannot start: "), told
    assert "Traceback" not in told


# Folders that go while the program runs


def test_turns_made_while_the_folder_is_away_are_kept_when_it_is_back(
    driver: ControllerDriver, tmp_path: Path, tally: Tally
) -> None:
    folder, away = tmp_path / "games", tmp_path / "away"
    folder.mkdir()
    path = folder / "library.sqlite3"
    driver.library.close()
    driver.library = Library(path)
    driver.controller._keeper._library = driver.library
    driver.show(dealt("Ada", "Ben", deal=4))
    for _ in range(3):
        driver.take_turn()
        folder.rename(away)
        driver.take_turn()
        assert not driver.controller.is_saved
        away.rename(folder)
        driver.take_turn()
        assert driver.controller.is_saved
        assert lines_of(path, driver.game.header.id) == lines_in(driver.game)
    assert len(driver.told("unsaved")) == 3
    tally(3, len(driver.game.steps))


@pytest.mark.parametrize("other", ["nothing", "another library", "junk"])
def test_a_library_taken_away_under_the_program_is_not_mistaken_for_the_one_in_its_place(
    driver: ControllerDriver, tmp_path: Path, other: str
) -> None:
    """What is written to a file without a name would end with the program."""
    path = tmp_path / "games" / "library.sqlite3"
    path.parent.mkdir()
    driver.library.close()
    driver.library = Library(path)
    driver.controller._keeper._library = driver.library
    driver.show(dealt("Ada", "Ben", deal=4))
    driver.take_turn()
    path.rename(path.with_name("taken"))
    if other == "another library":
        Library(path).close()
    elif other == "junk":
        path.write_bytes(b"junk")
    for _ in range(2):
        driver.take_turn()
        assert lines_of(path, driver.game.header.id) == lines_in(driver.game)
    assert driver.told("unsaved") == []


def test_the_program_outlives_its_folder(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    process = start("--data-dir", str(folder), "--new", "computer:club,computer:club")
    wait_until(lambda: games_in(folder) and turns_in(folder) > 1, "a turn is kept")
    shutil.rmtree(folder)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(2)
    code, words = end(process)
    assert code == 0
    assert "Traceback" not in words
    again = start("--data-dir", str(folder), "--new", "Ada,Ben")
    wait_until(lambda: games_in(folder), "the next game is kept")
    assert end(again) == (0, "")


def test_a_backup_folder_that_is_a_file_stops_nothing(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    library = Library(places.library)
    library.add(game_by_chance(turns=4), (0, 1))
    (tmp_path / "backups").write_bytes(b"")
    assert backups_of(places.library) == []
    with pytest.raises(LibraryUnwritable):
        back_up(places.library, date(2026, 1, 1))
    library.close()
