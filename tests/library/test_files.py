"""Files written whole or not at all, the folders they live in, and the lock on them."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from qwirkle_desktop.library.files import write_atomically
from qwirkle_desktop.library.lock import DataFolderLock, FolderInUse
from qwirkle_desktop.library.places import FolderUnusable, places_in, usual_places


def fail(*args: object, **kwargs: object) -> None:
    """What a full or broken disk does."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_file_is_written_and_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", ["open", "fdopen", "fsync"])
def test_a_failure_at_any_step_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"good")
    with monkeypatch.context() as broken:
        broken.setattr(os, step, fail)
        with pytest.raises(OSError, match="No space"):
            write_atomically(path, b"new")
    assert path.read_bytes() == b"good"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failing_rename_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"good")
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"good"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_is_full_leaves_the_old_file(tmp_path: Path) -> None:
    """A real limit of the system on a file's size, in a program of its own."""
    path = tmp_path / "a.json"
    path.write_bytes(b"good")
    program = (
        "import resource, sys; from pathlib import Path;"
        "from qwirkle_desktop.library.files import write_atomically;"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000));"
        "write_atomically(Path(sys.argv[1]), b'x' * 5000)"
    )
    root = Path(__file__).parents[2]
    result = subprocess.run([sys.executable, "-c", program, path], cwd=root, capture_output=True, text=True)
    assert "File too large" in result.stderr
    assert path.read_bytes() == b"good"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_keeps_its_permissions_and_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "a.json", tmp_path / "link.json"
    path.write_bytes(b"one")
    path.chmod(0o640)
    link.symlink_to(path)
    write_atomically(link, b"two")
    assert link.is_symlink()
    assert path.read_bytes() == b"two"
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_pipe_and_a_folder_are_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for name in ("pipe", "folder"):
        with pytest.raises(OSError, match="not a regular file"):
            write_atomically(tmp_path / name, b"x")


def test_everything_lives_under_the_data_folder_that_was_asked_for(tmp_path: Path) -> None:
    places = places_in(tmp_path / "my games")
    places.create()
    assert places.library == tmp_path / "my games" / "library.sqlite3"
    assert places.settings == tmp_path / "my games" / "settings.json"
    assert places.logs == tmp_path / "my games" / "logs"
    assert {folder.stat().st_mode & 0o777 for folder in (places.data, places.logs)} == {0o700}


def test_a_folder_asked_for_by_half_a_path_stays_where_it_was_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert places_in(Path("games")).data == tmp_path / "games"


def test_the_usual_places_are_the_platforms(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    places = usual_places()
    assert places.library == tmp_path / "data" / "qwirkle-desktop" / "library.sqlite3"
    assert places.settings == tmp_path / "config" / "qwirkle-desktop" / "settings.json"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FolderUnusable, match="Not a directory") as caught:
        places_in(tmp_path / "file" / "games").create()
    assert caught.value.folder == tmp_path / "file" / "games"


def test_a_folder_is_one_programs_at_a_time(tmp_path: Path) -> None:
    first, second = DataFolderLock(tmp_path), DataFolderLock(tmp_path)
    first.acquire()
    with pytest.raises(FolderInUse, match="in use"):
        second.acquire()
    first.release()
    second.acquire()
    second.release()


def test_a_program_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    program = (
        "import sys, time; from pathlib import Path; from qwirkle_desktop.library.lock import DataFolderLock;"
        "lock = DataFolderLock(Path(sys.argv[1])); lock.acquire(); print('held', flush=True); time.sleep(60)"
    )
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        [sys.executable, "-c", program, tmp_path], cwd=root, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        lock = DataFolderLock(tmp_path)
        with pytest.raises(FolderInUse):
            lock.acquire()
        process.kill()
    lock.acquire()
    lock.release()


def test_a_lock_in_a_folder_that_is_not_there_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(FolderUnusable, match="No such file"):
        DataFolderLock(tmp_path / "nowhere").acquire()
