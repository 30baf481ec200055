"""Setting a library's file aside, its journal with it: it is kept for its owner, whatever takes its place."""

import os
from datetime import datetime
from pathlib import Path

from .files import sync_folder

RECOVERY_PREFIX = ".recovery-"
"""Of the folders beside a library in which another is made to take its place."""


def set_library_aside(path: Path, now: datetime) -> Path | None:
    """Give a file, and its journal, names that nothing takes away; the file stays where it is too.

    So something lies at its place at every moment: this file until another one replaces it. None where it is
    not there. Raises OSError.
    """
    if not path.exists():
        return None
    aside = _free_name(path, now)
    journal = journal_of(path)
    try:
        os.link(path, aside)
    except OSError:
        # A disk without links, or a folder. The next start finds the copies where the library is missing.
        path.rename(aside)
    if journal.exists():
        journal.rename(journal_of(aside))
    sync_folder(path.parent)
    return aside


def journal_of(path: Path) -> Path:
    """Where SQLite notes what a transaction changes in a library."""
    return path.with_name(f"{path.name}-journal")


def _free_name(path: Path, now: datetime) -> Path:
    stamp = now.astimezone().strftime("%Y%m%d-%H%M%S")
    names = (
        f"{path.stem}.damaged-{stamp}{more}{path.suffix}" for more in ("", *(f"-{n}" for n in range(2, 100)))
    )
    return next(free for name in names if not (free := path.with_name(name)).exists())
