"""Files cut at every byte, with any byte changed, or no files at all: read, or refused in words."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QPushButton

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.cli import main as cli
from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.library.check import Reading, check_file, read_record
from qwirkle_desktop.library.game import game_of
from qwirkle_desktop.library.settings import Settings, load_settings, save_settings
from tests.faults.conftest import Tally

RECORDS = Path(__file__).parents[1] / "data" / "records"
UNFINISHED = (RECORDS / "format1-unfinished.qwirkle").read_bytes()
FINISHED = (RECORDS / "format1-finished.qwirkle").read_bytes()
MASKS = (1, 0x20, 0x80, 0xFF)
LENGTHS = [
    pytest.param(UNFINISHED, 7, id="short"),
    pytest.param(UNFINISHED, 1, id="every byte", marks=pytest.mark.faults),
    pytest.param(FINISHED, 7, id="a whole game", marks=pytest.mark.faults),
]


def opened(data: bytes) -> Reading | FormatError:
    """What opening a record gives: what it says, or why it is refused."""
    try:
        reading = read_record(data)
        game_of(reading.record, mix=0)
    except FormatError as error:
        return error
    return reading


@pytest.mark.parametrize(("data", "step"), LENGTHS)
def test_a_record_cut_at_any_byte_opens_with_its_whole_turns_or_is_refused(
    data: bytes, step: int, tally: Tally
) -> None:
    whole = read_record(data).record
    sizes = range(0, len(data), step)
    for size in sizes:
        result = opened(data[:size])
        if isinstance(result, FormatError):
            assert size < data.index(b"\n"), size
            assert result.line in (0, 1)
        else:
            turns = data[:size].count(b"\n") - 1
            assert result.record.turns == whole.turns[: len(result.record.turns)]
            assert len(result.record.turns) in (turns, turns + 1, len(whole.turns))
    tally(len(sizes), len(sizes))


@pytest.mark.parametrize(("data", "step"), LENGTHS)
def test_a_record_with_any_byte_changed_is_read_or_refused(data: bytes, step: int, tally: Tally) -> None:
    places = range(0, len(data), step)
    refused = 0
    for place in places:
        for mask in MASKS:
            changed = bytearray(data)
            changed[place] ^= mask
            result = opened(bytes(changed))
            refused += isinstance(result, FormatError)
            assert not isinstance(result, FormatError) or result.reason
    assert refused > len(places)
    tally(len(places) * len(MASKS))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\xef\xbb\xbf",
        b"\xff\xfe{\x00",
        b"\x00" * 1000,
        b"[]\n",
        b"null\n",
        b'{"qwirkle": NaN}\n',
        b'{"qwirkle": -Infinity}\n',
        b'{"qwirkle": 1e999}\n',
        b'{"qwirkle": ' + b"9" * 10_000 + b"}\n",
        b'{"qwirkle": 1, "qwirkle": 1}\n',
        b'{"qwirkle": 1, "id": "\\ud800"}\n',
        b'{"a":' * 8_000 + b"1" + b"}" * 8_000,
        b"[" * 200_000,
        b'{"qwirkle": 1, "note": "' + b"x" * 70_000 + b'"}\n',
        UNFINISHED + b"\n",
        UNFINISHED.replace(b'"first": ', b'"first": 0, "first": '),
        UNFINISHED.replace(b"\n", b"\r"),
        UNFINISHED.decode().encode("utf-16"),
        UNFINISHED.replace(b"Ada", b"Ad\xe4"),
        UNFINISHED + b" " * (4 * 1024 * 1024),
    ],
    ids=range(22),
)
def test_hostile_bytes_are_refused_in_words(data: bytes) -> None:
    result = opened(data)
    assert isinstance(result, FormatError)
    assert result.reason


# What is no file


def directory(path: Path) -> None:
    path.mkdir()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_loop(path: Path) -> None:
    path.symlink_to(path)


def dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def gigabyte(path: Path) -> None:
    path.write_bytes(UNFINISHED)
    os.truncate(path, 1 << 30)


def junk(path: Path) -> None:
    path.write_bytes(Random(1).randbytes(5000))


def nested(path: Path) -> None:
    path.write_bytes(b"[" * 200_000)


ODD_FILES = [directory, pipe, link_loop, dangling, device, gigabyte, junk, nested]
posix = pytest.mark.skipif(os.name != "posix", reason="files as POSIX has them")


@posix
@pytest.mark.parametrize("make", ODD_FILES)
def test_what_is_no_record_is_refused_by_the_command_line(
    tmp_path: Path, make: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.qwirkle"
    make(path)
    with pytest.raises(FormatError):
        check_file(str(path))
    with pytest.raises(SystemExit) as caught:
        raise SystemExit(cli(["check", str(path)]))
    assert caught.value.code == 1
    assert capsys.readouterr().err.startswith(f"{path}:")


@posix
def test_what_is_no_record_is_refused_by_the_window_in_one_dialog(
    open_desk: Callable[..., Desk], tmp_path: Path, tally: Tally
) -> None:
    desk = open_desk()
    for make in ODD_FILES:
        path = tmp_path / f"{make.__name__}.qwirkle"
        make(path)
        desk.contents.records.open_record(str(path))
        (dialog,) = [one for one in desk.window.findChildren(QDialog) if one.isVisible()]
        buttons = dialog.findChildren(QPushButton)
        next(button for button in buttons if button.isVisible()).click()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert desk.library.count() == 0
    tally(len(ODD_FILES))


@posix
@pytest.mark.parametrize("make", ODD_FILES)
def test_bad_settings_never_keep_the_program_from_starting(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    path = tmp_path / "settings.json"
    make(path)
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert problem
    save_settings(path, Settings(names=("Ada",)))
    assert load_settings(path) == (Settings(names=("Ada",)), None)


def test_settings_cut_or_changed_anywhere_are_read_or_set_aside(tmp_path: Path, tally: Tally) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, Settings(names=("Ada", "กานต์"), window="AdnQywADAAA=", wheel="pan"))
    good = path.read_bytes()
    for place in range(len(good)):
        changed = bytearray(good)
        changed[place] ^= 0x11
        for data in (good[:place], bytes(changed)):
            path.write_bytes(data)
            settings, problem = load_settings(path)
            assert problem is None or settings == Settings()
            for aside in tmp_path.glob("settings.bad-*"):
                aside.unlink()
    tally(2 * len(good))


def test_a_disk_that_cannot_be_read_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> int:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    (tmp_path / "a.qwirkle").write_bytes(UNFINISHED)
    monkeypatch.setattr(os, "open", broken)
    with pytest.raises(FormatError, match="input/output error"):
        check_file(str(tmp_path / "a.qwirkle"))
