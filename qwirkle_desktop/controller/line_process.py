"""A program asked by lines: whatever it does, it stays within bounds, and it goes when it is told to."""

import logging
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QDeadlineTimer, QObject, QProcess, QProcessEnvironment, QThread, QTimer, Signal

from qwirkle_desktop.formats.jsonlines import LONGEST_LINE

from .forfeits import Fault

log = logging.getLogger(__name__)

STOP_MS = 500
"""How long a program may take to leave when asked to."""
MOST_OUTPUT = 4 * 1024 * 1024
"""Bytes that may come between two questions."""
LAST_WORDS = 4000
"""Bytes kept of what it wrote to its standard error."""
MOST_LOGGED = 16 * 1024
"""Bytes of its standard error that go to the log."""
HANDFUL = 20
"""Lines read before the window may go on with its own."""
PEEK = 0 if sys.platform == "win32" else os.WEXITED | os.WNOHANG | os.WNOWAIT
"""Looks whether a child has ended, and leaves the news of it to Qt."""
TOO_LONG = "it wrote a line longer than 64 KiB"


class LineProcess(QObject):
    """A program from its start to its end, with all that it started itself.

    heard(bytes): it wrote a line.
    broke(Fault, str): it ended by itself, did not start or floods; it is gone, and the text tells more.
    """

    heard = Signal(object)
    broke = Signal(object, object)

    def __init__(
        self,
        command: Sequence[str],
        name: str,
        parent: QObject,
        environment: QProcessEnvironment | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._buffer, self._words = bytearray(), b""
        self._written, self._logged = 0, 0
        self._pid = 0
        self._end = ""
        self._is_over = False
        self._more = QTimer(self, singleShot=True, interval=0)
        self._more.timeout.connect(self._hand_on)
        process = QProcess(self)
        process.setProgram(command[0])
        process.setArguments(list(command[1:]))
        if environment is not None:
            process.setProcessEnvironment(environment)
        if sys.platform != "win32":
            # A session of its own: the whole family can be killed at once.
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._listen)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._on_error)
        self._process = process

    @property
    def words(self) -> str:
        """The end of what it wrote to its standard error."""
        return self._words.decode("utf-8", "replace").strip()

    def start(self) -> None:
        """Start it; it is broken where that fails."""
        self._process.start()
        self._pid = self._process.processId()

    def write(self, line: bytes) -> None:
        """Ask, without waiting for it to read."""
        self._written = 0
        if not self._is_over and self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.write(line)

    def leave(self) -> None:
        """Ask it to leave, without waiting; it is killed if it does not. Nothing more is heard of it."""
        self._is_over = True
        self._process.closeWriteChannel()
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self.kill()
        else:
            QTimer.singleShot(STOP_MS, self, self.kill)

    def stop(self, patience_ms: int = STOP_MS) -> None:
        """Ask it to leave and wait; it is killed if it does not. Call it before windows are destroyed."""
        self._is_over = True
        self._process.closeWriteChannel()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._wait(patience_ms)
        self.kill()

    def _wait(self, patience_ms: int) -> None:
        """Qt's own waiting reads what comes, and has no end while a flood does."""
        if sys.platform == "win32":
            self._process.waitForFinished(patience_ms)
            return
        patience = QDeadlineTimer(patience_ms)
        with suppress(ChildProcessError):
            while not patience.hasExpired() and not os.waitid(os.P_PID, self._pid, PEEK):
                QThread.msleep(2)

    def kill(self) -> None:
        """End it and what it started, at once."""
        self._is_over = True
        self._kill_family()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(STOP_MS)
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self.deleteLater()
        else:
            self._process.finished.connect(self.deleteLater)

    def _kill_family(self) -> None:
        if self._pid and sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._pid, signal.SIGKILL)
        self._pid = 0

    def _read(self) -> None:
        chunk = self._process.readAllStandardOutput().data()
        if self._is_over:
            return
        self._buffer += chunk
        self._written += len(chunk)
        self._check_output()
        self._hand_on()

    def _hand_on(self) -> None:
        """Lines by the handful: a window that reads a flood must not stand still meanwhile."""
        for _ in range(HANDFUL):
            end = self._buffer.find(b"\n")
            if self._is_over or end < 0:
                break
            line = bytes(self._buffer[:end])
            del self._buffer[: end + 1]
            if len(line) > LONGEST_LINE:
                self._break(Fault.FLOODS, TOO_LONG)
            else:
                self.heard.emit(line)
        if self._is_over:
            return
        if b"\n" in self._buffer:
            self._more.start()
        elif len(self._buffer) > LONGEST_LINE:
            self._break(Fault.FLOODS, TOO_LONG)
        elif self._end:
            self._break(Fault.ENDED, self._end)

    def _check_output(self) -> None:
        if not self._is_over and self._written > MOST_OUTPUT:
            self._break(Fault.FLOODS, "it wrote more than 4 MiB that nobody asked for")

    def _listen(self) -> None:
        chunk = bytes(self._process.readAllStandardError().data())
        self._words = (self._words + chunk)[-LAST_WORDS:]
        if room := chunk[: max(0, MOST_LOGGED - self._logged)]:
            self._logged += len(room)
            log.info("%s: %s", self._name, room.decode("utf-8", "replace").rstrip())
        self._written += len(chunk)
        self._check_output()

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        is_crash = status == QProcess.ExitStatus.CrashExit
        self._end = f"it was ended by signal {code}" if is_crash else f"it exited with code {code}"
        if self._is_over:
            self.kill()
        else:
            self._hand_on()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and not self._is_over:
            self._break(Fault.NOT_STARTED, self._process.errorString())

    def _break(self, fault: Fault, detail: str) -> None:
        self.kill()
        self.broke.emit(fault, detail)


def stop_all(processes: Sequence[LineProcess]) -> None:
    """Stop several at once: ten that hang take no longer than one."""
    for process in processes:
        process.leave()
    patience = QDeadlineTimer(STOP_MS)
    for process in processes:
        process.stop(patience.remainingTime())
