"""How its other processes are started: from source by Python, when frozen as the programs beside it."""

import sys
from pathlib import Path


def engine_command() -> tuple[str, ...]:
    """The built-in computer player."""
    if is_frozen():
        here = Path(sys.executable)
        return (str(here.with_name("qwirkle-cli" + here.suffix)), "serve")
    return (sys.executable, "-m", "qwirkle_desktop.cli", "serve")


def own_command() -> tuple[str, ...]:
    """This very program, as it was started but without its arguments."""
    if is_frozen():
        return (sys.executable,)
    ours = sys.orig_argv[1 : len(sys.orig_argv) - len(sys.argv) + 1]
    return (sys.executable, *ours)


def is_frozen() -> bool:
    """Whether this is a program with a Python of its own, as PyInstaller makes them."""
    return bool(getattr(sys, "frozen", False))
