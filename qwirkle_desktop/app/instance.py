"""One program a data folder: a second start hands over what it was asked for to the first, and goes.

The folder's lock tells which is first. The way from one to the other is a local socket, for this user only,
named for the folder; whoever else writes there is not listened to.
"""

import hashlib
import os
import stat
import sys
import tempfile
from pathlib import Path
from typing import Annotated
from urllib.parse import quote, unquote_to_bytes

import msgspec
from PySide6.QtCore import QDeadlineTimer, QObject, QThread, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from qwirkle_desktop.app.options import Errand
from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import LONGEST_LINE, convert, format_object, parse_object
from qwirkle_desktop.rules.deal import LARGEST_DEAL

PATIENCE_MS = 5000
"""So long a second start waits for the first, which may just be starting itself."""
CALL_MS = 2000
"""So long a caller may take to say what it wants."""
MOST_CALLERS = 8
LONGEST_FOLDER = 60
"""In bytes: the path of a socket has about a hundred."""
TAKEN = b"taken\n"


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a start was asked for: a record, a new game as the command line writes it, or an errand.

    `file` is an absolute path in percent signs, as in a URL: its name may hold bytes that are no text.
    """

    file: str | None = None
    new: str | None = None
    deal: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_DEAL)] | None = None
    errand: Errand | None = None

    @property
    def path(self) -> str | None:
        """The record's absolute path."""
        return None if self.file is None else os.fsdecode(unquote_to_bytes(self.file))


def asked_for(file: str | None, new: str | None, deal: int | None, errand: Errand | None = None) -> Asked:
    """What the command line asked for, to be told to a program in another folder."""
    return Asked(None if file is None else quote(os.fsencode(Path(file).absolute())), new, deal, errand)


def door_of(data: Path) -> str | None:
    """The socket's name for a data folder, however that is written; None where there can be no safe one."""
    digest = hashlib.sha256(os.fsencode(os.path.realpath(data))).hexdigest()
    name = f"qwirkle-{digest[:24]}"
    if sys.platform == "win32":
        return name
    folder = _own_folder()
    return None if folder is None else str(folder / name)


def _own_folder() -> Path | None:
    """A folder that only this user can reach; in a shared one somebody else could answer in our place."""
    if (runtime := os.environ.get("XDG_RUNTIME_DIR")) and _is_own(Path(runtime)):
        return Path(runtime)
    folder = Path(tempfile.gettempdir()) / f"qwirkle-desktop-{os.getuid()}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return None
    return folder if _is_own(folder) else None


def _is_own(folder: Path) -> bool:
    try:
        status = folder.lstat()
    except OSError:
        return False
    is_ours = stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o077
    return is_ours and folder.is_absolute() and len(os.fsencode(folder)) <= LONGEST_FOLDER


def hand_over(door: str, asked: Asked, patience: int = PATIENCE_MS) -> bool:
    """Tell the first program what is wanted; False where it does not take it in time."""
    deadline = QDeadlineTimer(patience)
    while not deadline.hasExpired():
        socket = QLocalSocket()
        socket.connectToServer(door)
        if socket.waitForConnected(deadline.remainingTime()):
            return _tell(socket, asked, deadline)
        QThread.msleep(50)
    return False


def _tell(socket: QLocalSocket, asked: Asked, deadline: QDeadlineTimer) -> bool:
    socket.write(format_object(msgspec.to_builtins(asked)).encode() + b"\n")
    while not socket.canReadLine() and socket.waitForReadyRead(deadline.remainingTime()):
        pass
    return bytes(socket.readLine(len(TAKEN) + 1).data()) == TAKEN


class Door(QObject):
    """Listens for later starts.

    asked(Asked): another start wants this shown.
    """

    asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._callers: set[_Caller] = set()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(MOST_CALLERS)
        self._server.newConnection.connect(self._receive)

    def open(self, name: str) -> bool:
        """Listen; what a program that crashed left behind does not block. False where nobody can be heard."""
        if self._server.listen(name):
            return True
        if _somebody_listens(name):
            # A file system without locks let two programs in: the other one listens already.
            return False
        QLocalServer.removeServer(name)
        return self._server.listen(name)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()
        for caller in list(self._callers):
            caller.hang_up()

    def _receive(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if len(self._callers) >= MOST_CALLERS:
                socket.abort()
                socket.deleteLater()
                continue
            caller = _Caller(socket, self)
            self._callers.add(caller)
            caller.asked.connect(self.asked)
            caller.gone.connect(self._forget)
            caller.listen()

    def _forget(self, caller: "_Caller") -> None:
        self._callers.discard(caller)
        caller.deleteLater()


def _somebody_listens(name: str) -> bool:
    """Whether somebody listens there."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    answers = socket.waitForConnected(CALL_MS)
    socket.abort()
    return answers


class _Caller(QObject):
    """One connection: it says one line, in time and of bounded length, or is dropped.

    asked(Asked): it was understood. gone(_Caller): it is over.
    """

    asked = Signal(object)
    gone = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        self._is_gone = False
        socket.setParent(self)
        socket.setReadBufferSize(LONGEST_LINE + 2)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self.hang_up)
        self._time = QTimer(self, singleShot=True, interval=CALL_MS)
        self._time.timeout.connect(self.hang_up)

    def listen(self) -> None:
        """Hear what it says; it may have said it already."""
        self._time.start()
        self._read()

    def hang_up(self) -> None:
        """End the connection, whatever it was about to say."""
        if not self._is_gone:
            self._is_gone = True
            self._time.stop()
            self._socket.abort()
            self.gone.emit(self)

    def _read(self) -> None:
        if self._is_gone:
            return
        if self._socket.canReadLine():
            self._take(bytes(self._socket.readLine(LONGEST_LINE + 2).data()))
        elif self._socket.bytesAvailable() > LONGEST_LINE:
            self.hang_up()

    def _take(self, line: bytes) -> None:
        try:
            asked = convert(parse_object(line.removesuffix(b"\n")), Asked)
        except FormatError:
            self.hang_up()
            return
        self._socket.write(TAKEN)
        self._socket.waitForBytesWritten(CALL_MS)
        self._socket.disconnectFromServer()
        self.asked.emit(asked)
