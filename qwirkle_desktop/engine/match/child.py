"""A bot's operating system process: lines in and out, and nothing it does can block or flood us."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

from qwirkle_desktop.formats.jsonlines import LONGEST_LINE

log = logging.getLogger(__name__)

CHUNK = 64 * 1024
MOST_CHUNKS = 256
"""How much output may wait unread; a process that is further ahead is read no more."""
LAST_WORDS = 2000
"""Bytes kept of what it wrote to its standard error."""
LEAVE_SECONDS = 1.0
"""How long it may take to exit once its standard input is closed."""


class TooLong(Exception):
    """The process wrote a line longer than 64 KiB."""


class Child:
    """A started process. Its pipes belong to threads, since a pipe can block for as long as the bot likes."""

    def __init__(self, command: Sequence[str]) -> None:
        """Raises OSError where it cannot be started."""
        # Unbuffered pipes: a buffer locked by a blocked thread would stop the interpreter from leaving.
        # A session of its own: Ctrl+C is for the match, and the whole family can be killed at once.
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._chunks: Queue[bytes] = Queue()
        self._line = bytearray()
        self._words = b""
        self._floods = False
        self._threads = [Thread(target=work, daemon=True) for work in (self._write, self._read, self._listen)]
        for thread in self._threads:
            thread.start()

    @property
    def is_running(self) -> bool:
        """Whether it has not exited."""
        return self._process.poll() is None

    def send(self, line: bytes) -> None:
        """Write a line, without waiting for it to be read."""
        self._requests.put(line)

    def receive(self, deadline: float) -> bytes:
        """The next line. Raises TimeoutError at that monotonic time, EOFError, or TooLong."""
        while (end := self._line.find(b"\n")) < 0:
            if len(self._line) > LONGEST_LINE:
                raise TooLong
            self._line += self._chunk(deadline)
        if end > LONGEST_LINE:
            raise TooLong
        line = bytes(self._line[:end])
        del self._line[: end + 1]
        # A flood of lines that nobody asked for must end in time, too.
        if monotonic() > deadline:
            raise TimeoutError
        return line

    def _chunk(self, deadline: float) -> bytes:
        try:
            chunk = self._chunks.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise TimeoutError from None
        if not chunk:
            self._chunks.put(chunk)
            raise EOFError
        return chunk

    def last_words(self) -> str:
        """Why its output ended: how it exited, if it did, and the last line of its standard error."""
        if self._floods:
            return "it floods its output"
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVE_SECONDS)
            self._threads[-1].join(LEAVE_SECONDS)
        code = self._process.returncode
        fate = "its output ended" if code is None else f"it exited with code {code}"
        lines = self._words.decode("utf-8", "replace").split("\n")
        words = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{fate}: {words[:200]}" if words else fate

    def close(self) -> None:
        """Ask it to leave by closing its standard input; kill it if it does not."""
        self._requests.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVE_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it and what it started, at once."""
        self._requests.put(None)
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVE_SECONDS)
        for thread in self._threads:
            thread.join(LEAVE_SECONDS)
        if self._words:
            log.info("a bot's standard error: %s", self._words.decode("utf-8", "replace"))

    def _write(self) -> None:
        stream = _pipe(self._process.stdin)
        with suppress(OSError), stream:
            while (line := self._requests.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[stream.write(rest) :]

    def _read(self) -> None:
        with suppress(OSError), _pipe(self._process.stdout) as stream:
            while not self._floods and (chunk := stream.read(CHUNK)):
                self._chunks.put(chunk)
                self._floods = self._chunks.qsize() > MOST_CHUNKS
        self._chunks.put(b"")

    def _listen(self) -> None:
        with suppress(OSError), _pipe(self._process.stderr) as stream:
            while chunk := stream.read(CHUNK):
                self._words = (self._words + chunk)[-LAST_WORDS:]


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise RuntimeError("the process was started without its pipes")
    return stream
