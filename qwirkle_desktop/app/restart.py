"""Beginning the program again as it was begun, on the same data folder."""

import sys

from PySide6.QtCore import QProcess


def begin_again(data_dir: str | None) -> None:
    """Start another of this program, which goes on with the game last on the table.

    A record or a new game that was asked for is not asked for again: it is in the library by now.
    """
    ours = sys.orig_argv[1 : len(sys.orig_argv) - len(sys.argv) + 1]
    folder = [] if data_dir is None else ["--data-dir", data_dir]
    QProcess.startDetached(sys.executable, [*ours, *folder])
