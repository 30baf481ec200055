"""Errors that nobody foresaw: one dialog, a report that tells nothing private, and the game goes on."""

import logging
import sys
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.app.reports import place_of, trace_of
from qwirkle_desktop.app.unexpected import MOST_FAULTS, Unexpected
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.formats.errors import Unreadable
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.ui.dialogs.unexpected import UnexpectedDialog
from qwirkle_desktop.ui.panel.seat_card import SeatCardWidget

TWO = GameSetup((SeatSetup("Secretname"), SeatSetup("Bo", colour=1)), deal=1)


class Faults(QObject):
    """Slots with a fault in them."""

    def raise_value(self) -> None:
        """Tells a name in its message."""
        Seat("Secretname\n")

    def raise_key(self) -> None:
        """Another fault, with a name too."""
        {}["Secretname"]

    def raise_attribute(self) -> None:
        """A fault of which Python's own words help."""
        None.hand  # type: ignore[attr-defined]  # noqa: B018


@pytest.fixture
def desk(open_desk: Callable[..., Desk]) -> Desk:
    desk = open_desk()
    desk.contents.desk.start(TWO)
    return desk


@pytest.fixture
def unexpected(desk: Desk) -> Iterator[Unexpected]:
    unexpected = Unexpected("interpreted")
    unexpected.watch()
    unexpected.over(desk.window, desk.controller)
    yield unexpected
    unexpected.release()


@pytest.fixture
def faults() -> Faults:
    return Faults()


def run(slot: Callable[[], None]) -> None:
    """Run a slot as Qt does, and what it leads to."""
    timer = QTimer()
    timer.timeout.connect(slot)
    timer.timeout.emit()
    QCoreApplication.processEvents()


def dialogs(desk: Desk) -> list[UnexpectedDialog]:
    return [one for one in desk.window.findChildren(UnexpectedDialog) if one.isVisible()]


def close(dialog: UnexpectedDialog) -> None:
    dialog.go_on.click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_fault_in_a_slot_shows_one_dialog_and_the_game_goes_on(
    desk: Desk, unexpected: Unexpected, faults: Faults, capsys: pytest.CaptureFixture[str]
) -> None:
    before = desk.controller.game
    run(faults.raise_value)
    (dialog,) = dialogs(desk)
    assert [button.text() for button in (dialog.copy, dialog.restart, dialog.go_on)] == [
        "Copy report",
        "Restart",
        "Go on",
    ]
    close(dialog)
    assert dialogs(desk) == []
    assert desk.controller.game == before
    desk.controller.lift_curtain()
    assert desk.controller.draft is not None
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Traceback" not in said


def test_the_same_fault_is_told_once_and_a_storm_of_faults_is_one_dialog(
    desk: Desk, unexpected: Unexpected, faults: Faults, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(1000):
        run(faults.raise_value)
        run(faults.raise_key)
    (dialog,) = dialogs(desk)
    close(dialog)
    run(faults.raise_value)
    run(faults.raise_key)
    assert dialogs(desk) == []
    assert "1001 times" in unexpected.report()
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == 2 * 4  # the first in full, then the 10th, 100th and 1000th
    run(faults.raise_attribute)
    close(*dialogs(desk))


def fault_in_line(number: int) -> Callable[[], None]:
    code = compile("\n" * number + "raise ValueError", "fault.py", "exec")
    return lambda: exec(code)


def test_a_program_that_goes_wrong_everywhere_stops_telling(desk: Desk, unexpected: Unexpected) -> None:
    told = 0
    for number in range(MOST_FAULTS * 3):
        run(fault_in_line(number))
        for dialog in dialogs(desk):
            told += 1
            close(dialog)
    assert told == MOST_FAULTS


def test_the_report_tells_versions_and_places_but_no_names_tiles_or_folders(
    desk: Desk, unexpected: Unexpected, faults: Faults
) -> None:
    run(faults.raise_value)
    (dialog,) = dialogs(desk)
    run(faults.raise_key)
    run(faults.raise_attribute)
    dialog.copy.click()
    assert dialog.copy.text() == "Copied"
    report = QGuiApplication.clipboard().text()
    assert report == unexpected.report()
    for wanted in ("Qwirkle Desktop 0", "Python 3", "Qt 6", "qwirkle_desktop/library/record.py:", "KeyError"):
        assert wanted in report, report
    assert "AttributeError: 'NoneType' object has no attribute 'hand'" in report
    assert "Secretname" not in report
    assert sys.prefix not in report
    assert "/home" not in report
    assert "/tmp" not in report
    close(dialog)


def test_a_fault_tells_its_causes_and_where_they_were() -> None:
    try:
        try:
            Seat("")
        except ValueError as error:
            raise Unreadable("Rc Bf Gs") from error
    except Unreadable as error:
        trace, place = trace_of(error), place_of(error)
    assert place.startswith("Unreadable at test_unexpected.py:")
    assert trace.index("ValueError") < trace.index("Unreadable")
    assert "Bf" not in trace


def test_an_error_on_another_thread_is_told_too(desk: Desk, unexpected: Unexpected, qtbot: QtBot) -> None:
    thread = threading.Thread(target=Faults().raise_key)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs(desk)) == 1)
    close(*dialogs(desk))


def test_an_error_that_python_cannot_raise_is_told_too(desk: Desk, unexpected: Unexpected) -> None:
    class Bad:
        def __del__(self) -> None:
            raise ValueError

    Bad()
    QCoreApplication.processEvents()
    close(*dialogs(desk))


def test_a_fault_while_another_dialog_is_open_can_be_answered(
    desk: Desk, unexpected: Unexpected, faults: Faults
) -> None:
    desk.contents.actions_.about.trigger()
    (about,) = [one for one in desk.window.findChildren(QDialog) if one.isVisible()]
    run(faults.raise_value)
    (dialog,) = dialogs(desk)
    assert dialog.parent() is about
    close(dialog)
    assert about.isVisible()
    about.close()


@pytest.fixture
def bad_painting(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats' cards cannot be painted; before the window is made, for Qt remembers who paints."""
    calls = []

    def paint(*_: object) -> None:
        calls.append(1)
        raise ValueError("Secretname")

    monkeypatch.setattr(SeatCardWidget, "paintEvent", paint)
    return calls


def painted(desk: Desk, times: int = 1) -> None:
    """Paint as the program does: out of a running loop, where nobody can catch what a painting raises."""
    for _ in range(times):
        desk.contents.table.panel.update()
        loop = QEventLoop()
        QTimer.singleShot(10, loop.quit)
        loop.exec()


def test_a_fault_in_every_painting_is_one_dialog(
    bad_painting: list[int], desk: Desk, unexpected: Unexpected
) -> None:
    painted(desk, times=5)
    assert len(bad_painting) > 5
    (dialog,) = dialogs(desk)
    dialog.go_on.click()
    painted(desk, times=2)
    assert dialogs(desk) == []


def test_an_error_that_keeps_the_program_from_starting_is_told_once(
    desk: Desk, unexpected: Unexpected, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It once offered to go on in the half-filled window as well."""
    told: list[UnexpectedDialog] = []
    monkeypatch.setattr(UnexpectedDialog, "exec", lambda dialog: told.append(dialog))
    assert unexpected.stop(ValueError("a fault")) == 1
    QCoreApplication.processEvents()
    assert len(told) == 1
    assert dialogs(desk) == []


def test_restart_closes_the_window_and_asks_for_a_new_program(
    desk: Desk, unexpected: Unexpected, faults: Faults
) -> None:
    run(faults.raise_value)
    (dialog,) = dialogs(desk)
    dialog.restart.click()
    assert unexpected.wants_restart
    assert not desk.window.isVisible()
