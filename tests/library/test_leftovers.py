"""What a killed program left unfinished is swept away a day later, and nothing else."""

import os
import time
from datetime import date
from pathlib import Path

import pytest

from qwirkle_desktop.library.backups import back_up, backups_of
from qwirkle_desktop.library.exporting import export_file
from qwirkle_desktop.library.files import temporary_in
from qwirkle_desktop.library.leftovers import OLD_SECONDS, sweep, sweep_folder
from qwirkle_desktop.library.places import Places, places_in
from qwirkle_desktop.library.settings import Settings, save_settings
from qwirkle_desktop.library.store import Library
from tests.library.playing import game_by_chance


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """A data folder in which everything lies that a program keeps."""
    places = places_in(tmp_path)
    places.create()
    library = Library(places.library)
    library.add(game_by_chance(turns=3), (0, 1))
    back_up(places.library, date(2026, 11, 29))
    library.close()
    save_settings(places.settings, Settings(names=("Ada",)))
    places.palettes.mkdir()
    (places.palettes / "mine.json").write_bytes(b"{}")
    return places


def all_in(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))


def age(folder: Path, seconds: float) -> None:
    for path in all_in(folder):
        os.utime(path, (time.time() - seconds,) * 2)


def leave_unfinished(places: Places) -> None:
    """What is there of each kind of writer while it works."""
    for folder in (places.data, places.data / "backups", places.palettes):
        temporary_in(folder).write_bytes(b"half")
    recovery = places.data / ".recovery-ab_1cd2e"
    recovery.mkdir()
    (recovery / "library.sqlite3").write_bytes(b"half")


def test_what_was_left_is_deleted_once_it_is_old(places: Places) -> None:
    before = all_in(places.data)
    leave_unfinished(places)
    age(places.data, OLD_SECONDS + 60)
    sweep(places)
    assert all_in(places.data) == before
    assert backups_of(places.library)


def test_what_another_program_may_be_writing_stays(places: Places) -> None:
    leave_unfinished(places)
    before = all_in(places.data)
    for seconds in (0, OLD_SECONDS - 600, -OLD_SECONDS * 2):
        age(places.data, seconds)
        sweep(places)
        assert all_in(places.data) == before


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_files_of_other_names_and_links_stay_however_old(places: Places) -> None:
    for name in (
        ".part",
        "a.part",
        ".0123.part",
        ".0123456789abcdef.part.txt",
        ".recovery-",
        ".recovery-a.txt",
    ):
        (places.data / name).write_bytes(b"")
    temporary_in(places.data).symlink_to(places.library)
    before = all_in(places.data)
    age(places.data, 9 * OLD_SECONDS)
    sweep(places)
    assert all_in(places.data) == before


def test_an_export_sweeps_the_folder_it_goes_to(tmp_path: Path) -> None:
    temporary_in(tmp_path).write_bytes(b"half")
    age(tmp_path, 2 * OLD_SECONDS)
    export_file(tmp_path / "a.qwirkle", b"whole")
    assert [path.name for path in tmp_path.iterdir()] == ["a.qwirkle"]


def test_of_a_folder_that_is_not_there_nothing_is_told_and_of_one_not_to_be_read_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sweep_folder(tmp_path / "nowhere")
    assert caplog.messages == []
    (tmp_path / "file").write_bytes(b"")
    sweep_folder(tmp_path / "file")
    assert len(caplog.messages) == 1
