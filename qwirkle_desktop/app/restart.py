"""Beginning the program again as it was begun, on the same data folder."""

from PySide6.QtCore import QProcess

from qwirkle_desktop.programs import own_command


def begin_again(data_dir: str | None) -> None:
    """Start another of this program, which goes on with the game last on the table.

    A record or a new game that was asked for is not asked for again: it is in the library by now.
    """
    program, *ours = own_command()
    folder = [] if data_dir is None else ["--data-dir", data_dir]
    QProcess.startDetached(program, [*ours, *folder])
