"""Which processes are alive, by Linux's own list: not every machine has `ps`."""

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
