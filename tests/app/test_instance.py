"""A second start of the program: what it was asked for is shown by the first, which comes to the front."""

import json
import os
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.instance import CALL_MS, MOST_CALLERS, Asked, Door, asked_for, door_of, hand_over
from qwirkle_desktop.library.store import Library
from tests.app.conftest import PATIENCE, Ran, Start, end, games_in, wait_until

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sockets are files elsewhere only")

RECORD = Path(__file__).parents[1] / "data" / "records" / "format1-finished.qwirkle"
Run = Callable[..., Ran]
Knock = Callable[[], socket.socket]


@pytest.fixture
def name(tmp_path: Path) -> str:
    found = door_of(tmp_path)
    assert found is not None
    return found


@pytest.fixture
def door(qtbot: QtBot, name: str) -> Iterator[Door]:
    door = Door()
    assert door.open(name)
    yield door
    door.close()


@pytest.fixture
def first(start: Start, tmp_path: Path) -> Start:
    """A program on a folder, once it listens."""

    def start_first(folder: Path = tmp_path) -> object:
        before = games_in(folder)
        process = start("--data-dir", str(folder), "--new", "Ada,computer:club")
        wait_until(lambda: games_in(folder) > before and is_listening(door_of(folder) or ""), "it listens")
        return process

    return start_first


def is_listening(name: str) -> bool:
    """Whether somebody answers: a crash leaves the socket's file behind."""
    with socket.socket(socket.AF_UNIX) as caller:
        return not caller.connect_ex(name)


def ended_well(process: subprocess.Popen[str]) -> bool:
    """Whether a program ends as asked; the offscreen screen says that it has no window to raise."""
    code, words = end(process)
    return (code, words.replace("This plugin does not support raise()\n", "")) == (0, "")


@pytest.fixture
def knock(name: str) -> Iterator[Callable[[], socket.socket]]:
    """Makes connections as any program may."""
    callers: list[socket.socket] = []

    def connect() -> socket.socket:
        caller = socket.socket(socket.AF_UNIX)
        callers.append(caller)
        caller.settimeout(PATIENCE)
        caller.connect(name)
        return caller

    yield connect
    for caller in callers:
        caller.close()


def say(caller: socket.socket, words: bytes, qtbot: QtBot) -> None:
    """Say all of it, or as much as the other side listens to."""
    caller.setblocking(False)
    while words:
        try:
            words = words[caller.send(words) :]
        except BlockingIOError:
            qtbot.wait(1)
        except (BrokenPipeError, ConnectionResetError):
            return


def is_dropped(caller: socket.socket) -> bool:
    """Whether the other side closed without a word."""
    caller.setblocking(False)
    try:
        return caller.recv(100) == b""
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def test_a_second_start_hands_its_record_over_and_goes(
    first: Start, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The path is relative to where the second one was started."""
    process = first(tmp_path / "data")
    there = tmp_path / "gâmes % and 棋"
    there.mkdir()
    shutil.copy(RECORD, there / "a game.qwirkle")
    monkeypatch.setenv("PYTHONPATH", str(Path.cwd()))
    monkeypatch.chdir(there)
    ran = run("--data-dir", str(tmp_path / "data"), "a game.qwirkle")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    wait_until(lambda: games_in(tmp_path / "data") == 2, "the record is in the first one's library")
    assert end(process)[0] == 0


def test_a_second_start_hands_its_new_game_over(first: Start, run: Run, tmp_path: Path) -> None:
    process = first()
    assert run("--data-dir", str(tmp_path), "--new", "Ben,computer:club", "--deal", "7").returncode == 0
    wait_until(lambda: games_in(tmp_path) == 2, "the game is kept")
    assert ended_well(process)
    library = Library(tmp_path / "library.sqlite3")
    saved = library.newest_unfinished()
    library.close()
    assert saved is not None
    assert (saved.game.header.seats[0].name, saved.game.header.deal) == ("Ben", 7)


def test_another_data_folder_is_another_program(first: Start, tmp_path: Path) -> None:
    one, other = first(tmp_path / "one"), first(tmp_path / "other")
    assert (games_in(tmp_path / "one"), games_in(tmp_path / "other")) == (1, 1)
    assert [end(process) for process in (one, other)] == [(0, ""), (0, "")]


def test_the_same_folder_by_another_way_has_the_same_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (tmp_path / "link").symlink_to(folder)
    monkeypatch.chdir(tmp_path)
    ways = [folder, tmp_path / "link", tmp_path / "data" / ".." / "data", Path("data")]
    assert len(set(map(door_of, ways))) == 1
    assert door_of(tmp_path / "other") != door_of(folder)


def test_a_very_long_folder_has_a_door_too(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / ("long" * 50) / "\N{CHEQUERED FLAG}" / ("a b" * 40)
    folder.mkdir(parents=True)
    name, door = door_of(folder), Door()
    assert name is not None
    assert door.open(name)
    with qtbot.waitSignal(door.asked):
        teller = threading.Thread(target=hand_over, args=(name, Asked()))
        teller.start()
    teller.join(PATIENCE)
    assert not teller.is_alive()
    door.close()


def test_after_a_crash_the_socket_left_behind_does_not_block(
    first: Start, run: Run, tmp_path: Path, name: str
) -> None:
    end(first(), signal.SIGKILL)
    assert Path(name).exists(), "this test is about what a crash leaves"
    again = first()
    assert run("--data-dir", str(tmp_path), str(RECORD)).returncode == 0
    wait_until(lambda: games_in(tmp_path) == 3, "the record is in the library")
    assert ended_well(again)
    assert not Path(name).exists()


def test_a_first_that_does_not_answer_is_told_and_not_waited_for(
    first: Start, start: Start, tmp_path: Path
) -> None:
    process = first()
    process.send_signal(signal.SIGSTOP)
    second = start("--data-dir", str(tmp_path), str(RECORD))
    assert second.stderr.readline().startswith("Qwirkle is open already: ")
    end(second)
    process.send_signal(signal.SIGCONT)
    assert end(process)[0] == 0


def test_what_is_handed_over_arrives(door: Door, knock: Knock, qtbot: QtBot) -> None:
    caller = knock()
    asked = asked_for("/there/\udcff\n%20.qwirkle", None, None)
    with qtbot.waitSignal(door.asked) as heard:
        caller.sendall(json.dumps({"file": asked.file}).encode() + b"\n")
    caller.setblocking(True)
    assert caller.recv(100) == b"taken\n"
    assert heard.args[0].path == "/there/\udcff\n%20.qwirkle"


@pytest.mark.parametrize(
    "words",
    [
        b"\n",
        b"GET / HTTP/1.0\r\n\r\n",
        b"\x00\xff" * 100 + b"\n",
        b'{"file": 3}\n',
        b'{"new": "A,B", "deal": -1}\n',
        b'{"new": "A,B", "new": "C,D"}\n',
        b"[" * 60_000 + b"\n",
        b"x" * 200_000,
    ],
)
def test_garbage_is_not_listened_to(door: Door, knock: Knock, qtbot: QtBot, words: bytes) -> None:
    caller = knock()
    with qtbot.assertNotEmitted(door.asked):
        say(caller, words, qtbot)
        qtbot.waitUntil(lambda: is_dropped(caller), timeout=CALL_MS + PATIENCE * 1000)


def test_who_says_nothing_is_dropped_and_does_not_keep_others_out(
    door: Door, knock: Knock, qtbot: QtBot
) -> None:
    silent = [knock() for _ in range(MOST_CALLERS)]
    qtbot.waitUntil(lambda: len(door._callers) == MOST_CALLERS)
    qtbot.waitUntil(lambda: not door._callers, timeout=CALL_MS + PATIENCE * 1000)
    assert all(map(is_dropped, silent))
    with qtbot.waitSignal(door.asked):
        knock().sendall(b"{}\n")


def test_nobody_else_may_knock(door: Door, name: str) -> None:
    assert Path(name).stat().st_mode & 0o077 == 0
    assert Path(name).parent.stat().st_mode & 0o077 == 0


def test_a_folder_that_others_can_write_to_holds_no_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    tmp_path.chmod(0o777)
    found = door_of(tmp_path)
    assert found is not None
    assert not found.startswith(str(tmp_path))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    (tmp_path / f"qwirkle-desktop-{os.getuid()}").mkdir(mode=0o755)
    assert door_of(tmp_path) is None


def test_where_nobody_listens_one_is_not_waited_for_long(qtbot: QtBot, name: str) -> None:
    begun = time.monotonic()
    assert not hand_over(name, Asked(), patience=200)
    assert time.monotonic() - begun < PATIENCE
