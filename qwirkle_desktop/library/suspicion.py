"""A note beside the library that something in it could not be read: the next start looks through it all."""

from contextlib import suppress
from pathlib import Path


def _note(library: Path) -> Path:
    return library.with_name(f"{library.stem}.damaged")


def note_damage(library: Path) -> None:
    """Have the next start look at the library."""
    with suppress(OSError):
        _note(library).touch()


def is_suspect(library: Path) -> bool:
    """Whether something could not be read since it was last found whole."""
    return _note(library).exists()


def forget_damage(library: Path) -> None:
    """It was found whole, or put right."""
    with suppress(OSError):
        _note(library).unlink(missing_ok=True)
