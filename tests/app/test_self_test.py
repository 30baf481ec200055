"""The self-test: what is missing is told in words, with the command that mends it."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from qwirkle_desktop.app.assembly import ENGINE
from qwirkle_desktop.app.self_test import silent_engine, unusable_folders
from qwirkle_desktop.libraries import LIBRARIES, SystemLibrary, help_for, missing_libraries, words_for
from qwirkle_desktop.library.places import places_in
from tests.app.conftest import SCREENS, Ran

Run = Callable[..., Ran]
CURSOR = next(each for each in LIBRARIES if each.file == "libxcb-cursor.so.0")
linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings all it needs")


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes it a machine with that program and no other."""

    def choose(program: str) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name == program else None)

    return choose


@linux
def test_here_nothing_is_missing() -> None:
    assert missing_libraries({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) == []


@pytest.mark.parametrize(
    ("program", "command"),
    [
        ("apt-get", "sudo apt-get install libxcb-cursor0 libegl1"),
        ("dnf", "sudo dnf install xcb-util-cursor libglvnd-egl"),
        ("pacman", "sudo pacman -S xcb-util-cursor libglvnd"),
    ],
)
def test_missing_libraries_are_told_with_this_systems_command(
    only: Callable[[str], None], program: str, command: str
) -> None:
    only(program)
    names, _, last = words_for([CURSOR, LIBRARIES[0]])
    assert "libxcb-cursor.so.0, libEGL.so.1" in names
    assert last.strip() == command


def test_a_system_without_a_known_installer_gets_words(only: Callable[[str], None]) -> None:
    only("none")
    assert "package manager" in words_for([CURSOR])[-1]


@linux
def test_a_library_that_does_not_load_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = SystemLibrary("libno-such-thing.so.7", "libno7", "no", "no", "DISPLAY")
    monkeypatch.setattr("qwirkle_desktop.libraries.LIBRARIES", (absent,))
    assert "libno-such-thing.so.7" in missing_libraries({"DISPLAY": ":0"})[0]
    assert missing_libraries({}) == []


def test_an_import_that_fails_for_a_system_library_is_helped(only: Callable[[str], None]) -> None:
    only("apt-get")
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert help_for(error)[-1].strip() == "sudo apt-get install libegl1"
    assert help_for(ImportError("cannot import name 'x'")) == []


@linux
def test_a_program_without_a_system_library_tells_the_command(run: Run, tmp_path: Path) -> None:
    fake = tmp_path / "PySide6"
    fake.mkdir()
    (fake / "__init__.py").write_text("raise ImportError('libGL.so.1: cannot open shared object file')")
    ran = run(PYTHONPATH=f"{tmp_path}{os.pathsep}{Path.cwd()}")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "libGL.so.1" in ran.stderr
    assert "libgl1" in ran.stderr or "libglvnd" in ran.stderr or "package manager" in ran.stderr


def test_folders_that_can_be_used_are_not_made(tmp_path: Path) -> None:
    assert list(unusable_folders(places_in(tmp_path / "new" / "games"))) == []
    assert list(tmp_path.iterdir()) == []


def test_a_file_where_a_folder_should_be_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    ran = run("--self-test", "--data-dir", str(tmp_path / "a file" / "games"))
    assert (ran.returncode, ran.stdout) == (1, "")
    assert f"mv '{tmp_path}/a file' '{tmp_path}/a file.old'" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_to_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir(mode=0o500)
    assert "chown" in "\n".join(unusable_folders(places_in(folder)))


def test_a_folder_that_the_system_calls_unusable_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same for root, who may write everywhere."""
    monkeypatch.setattr(os, "access", lambda *_: False)
    words = list(unusable_folders(places_in(tmp_path)))
    assert words[1].strip() == f'sudo chown -R "$USER" {tmp_path} && chmod u+rwx {tmp_path}'
    assert len(words) == 4  # the log's folder is to be made in the same one


def test_the_engine_that_is_shipped_starts() -> None:
    assert list(silent_engine(ENGINE)) == []


@pytest.mark.parametrize(
    "command",
    [(sys.executable, "-c", "import sys; sys.exit('no engine here')"), ("/no/such/engine",)],
)
def test_an_engine_that_does_not_start_is_told(command: tuple[str, ...]) -> None:
    (words,) = silent_engine(command)
    assert words.startswith("The computer player does not start")
    assert "no engine here" in words or "/no/such/engine" in words


def test_several_troubles_are_told_at_once(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = run("--self-test", "--data-dir", str(tmp_path / "file"), **dict.fromkeys(SCREENS))
    assert ran.returncode == 1
    assert "is a file" in ran.stderr
    assert "no screen" in ran.stderr
