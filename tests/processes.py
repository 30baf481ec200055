"""Which processes are alive, by Linux's own list: not every machine has `ps`."""

import os
from pathlib import Path

import pytest

PROC = Path("/proc")
needs_proc = pytest.mark.skipif(
    not (PROC / "self" / "stat").exists(), reason="only Linux lists processes there"
)


def living(session: int) -> list[int]:
    """The processes of a session that have not ended."""
    states = ((int(path.name), _state(path / "stat")) for path in PROC.iterdir() if path.name.isdigit())
    return [number for number, (state, of) in states if of == session and state not in "ZX"]


def _state(path: Path) -> tuple[str, int]:
    """Its state's letter and its session, which come after the program's name: that may hold anything."""
    try:
        fields = path.read_text("utf-8", "replace").rpartition(")")[2].split()
    except OSError:
        return "X", 0
    return fields[0], int(fields[3])


_before: set[int] = set()
"""What ran when the test began: a tracker of Python, say, or the engine of a window that others share."""


def note_children() -> None:
    """A test begins: what this process has started so far is none of its business."""
    _before.clear()
    _before.update(_children())


def children() -> list[int]:
    """The living processes that this one started since the test began (Linux)."""
    return [number for number in _children() if number not in _before]


def _children() -> list[int]:
    tasks = PROC / str(os.getpid()) / "task"
    found = [int(number) for task in tasks.glob("*/children") for number in task.read_text().split()]
    return [number for number in found if is_alive(number)]


def is_alive(number: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    return _state(PROC / str(number) / "stat")[0] not in "ZX"
