"""Starts programs many times from a process that has them loaded: a fork instead of a second of imports.

    python -m tests.faults.nursery SOCKET

The first start of a program is tested elsewhere; here it is how programs end, and what they leave.
"""

import array
import json
import os
import select
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

ROOT = Path(__file__).parents[2]
LARGEST = 1 << 16
START = "import sys; from qwirkle_desktop.__main__ import main; sys.exit(main())"


class Nursery:
    """The process that starts others; `close` ends it."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.faults.nursery", str(theirs.fileno())],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
            )

    def start(self, *arguments: str, code: str = START) -> "Born":
        """Start that code of Python's in a session of its own."""
        pipes = [os.pipe() for _ in range(3)]
        asked = json.dumps({"arguments": arguments, "code": code, "environment": dict(os.environ)})
        socket.send_fds(self._socket, [asked.encode()], [write for _, write in pipes])
        for _, write in pipes:
            os.close(write)
        return Born(*(os.fdopen(read) for read, _ in pipes))

    def close(self) -> None:
        """What was started lives on."""
        self._socket.close()
        self._process.wait()


class Afresh:
    """Starts programs as everybody does, where they cannot be forked."""

    def start(self, *arguments: str, code: str = START) -> subprocess.Popen[str]:
        """Start that code of Python's in a session of its own."""
        return subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def close(self) -> None:
        """Nothing is to be done."""


class Born:
    """A program as `subprocess.Popen` shows one, as far as tests ask."""

    def __init__(self, stdout: TextIO, stderr: TextIO, told: TextIO) -> None:
        self.stdout, self.stderr, self._told = stdout, stderr, told
        self.returncode: int | None = None
        self.pid = int(told.readline())

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        with suppress(ProcessLookupError):
            if self.returncode is None:
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float) -> int:
        """Its exit code. Raises TimeoutExpired."""
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            self.returncode = int(self._told.readline())
        return self.returncode

    def communicate(self, timeout: float) -> tuple[str, str]:
        """Wait, and what it wrote since; nothing the next time."""
        self.wait(timeout)
        texts = [file.read() for file in (self.stdout, self.stderr) if not file.closed]
        for file in (self.stdout, self.stderr, self._told):
            file.close()
        stdout, stderr = texts or ("", "")
        return stdout, stderr


def serve(asked: socket.socket) -> None:
    """Start what is asked for, until nobody can ask any more; a program comes back from here to its end."""
    from qwirkle_desktop.app import later_starts  # with all that a start loads
    from tests.faults import acknowledging

    assert later_starts
    assert acknowledging
    # Who waits for a program is buried by the system.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while (request := asked.recvmsg(LARGEST, socket.CMSG_SPACE(3 * 4)))[0]:
        pipes = array.array("i", request[1][0][2])
        if not os.fork():
            asked.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            stdout, stderr, told = pipes
            if pid := os.fork():
                os.close(stdout)
                os.close(stderr)
                tell_end(pid, told)
            os.close(told)
            live(json.loads(request[0]), stdout, stderr)
            return
        for pipe in pipes:
            os.close(pipe)


def tell_end(pid: int, told: int) -> None:
    """Tell a program's number, and how it ended."""
    os.write(told, f"{pid}\n".encode())
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    os.write(told, f"{code}\n".encode())
    os._exit(0)


def live(asked: dict[str, Any], stdout: int, stderr: int) -> None:
    """Be the program."""
    os.setsid()
    for pipe, number in ((stdout, 1), (stderr, 2)):
        os.dup2(pipe, number)
        os.close(pipe)
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv[1:] = asked["arguments"]
    exec(asked["code"], {"__name__": "__main__"})


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
