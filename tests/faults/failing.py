"""Ways to make the system's calls fail: the N-th of them, or every write past a size."""

import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest

CALLS = ("open", "fsync", "replace", "rename", "chmod", "mkdir")


class Nth:
    """Within it, lets calls through but for the one of that number, from 1, which meets a full disk."""

    def __init__(self, number: int) -> None:
        self.number, self.count, self.is_on = number, 0, False

    def __enter__(self) -> "Nth":
        self.is_on = True
        return self

    def __exit__(self, *_: object) -> None:
        self.is_on = False

    @property
    def came(self) -> bool:
        """Whether that call was made."""
        return self.count >= self.number

    def around(self, call: Callable[..., Any]) -> Callable[..., Any]:
        """The call, counted."""

        def counted(*args: Any, **more: Any) -> Any:
            self.count += self.is_on
            if self.is_on and self.count == self.number:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return call(*args, **more)

        return counted


def failing_calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nth]:
    """For N = 1, 2, 3... until there is no N-th call: all that Python's own writers ask of the system."""
    nth = Nth(0)
    while nth.came:
        nth = Nth(nth.number + 1)
        with monkeypatch.context() as broken:
            for name in CALLS:
                broken.setattr(os, name, nth.around(getattr(os, name)))
            broken.setattr(os, "fdopen", partial(_counted_file, nth, os.fdopen))
            yield nth


def _counted_file(nth: Nth, fdopen: Callable[..., Any], descriptor: int, mode: str) -> Any:
    if "w" not in mode:
        return fdopen(descriptor, mode)
    return io.BufferedWriter(_Counted(io.FileIO(descriptor, mode), nth))  # type: ignore[arg-type]


class _Counted(io.RawIOBase):
    """A file whose writes are counted."""

    def __init__(self, raw: io.FileIO, nth: Nth) -> None:
        super().__init__()
        self._raw, self._write = raw, nth.around(raw.write)

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._raw.fileno()

    def write(self, data: Any) -> int:
        return int(self._write(data))

    def close(self) -> None:
        super().close()
        self._raw.close()


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """No file of this process may grow past that size meanwhile: a write there fails as on a full disk."""
    resource = pytest.importorskip("resource", reason="only POSIX systems limit a file's size")
    _, hard = before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
