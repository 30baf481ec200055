"""What is told where the program does not start."""

import sys

from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import dress
from qwirkle_desktop.app.options import Options
from qwirkle_desktop.library.lock import FolderInUse
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.phrases import files as phrases


def refuse(app: QApplication, options: Options, trouble: Exception) -> int:
    """Tell it, unless the program that has the folder shows what was asked for; the exit code."""
    dress(app)
    if isinstance(trouble, FolderInUse):
        return _hand_over(options)
    return stop(phrases.cannot_start_heading(), str(trouble))


def stop(heading: str, text: str) -> int:
    """Tell what keeps the program from starting; the exit code."""
    print(f"{heading}: {text}", file=sys.stderr)
    notice(heading, text).exec()
    return 1


def _hand_over(options: Options) -> int:
    """Have the program that has the folder show what was asked for; it comes to the front."""
    from qwirkle_desktop.app.later_starts import tell_first

    return 0 if tell_first(options) else stop(*phrases.already_open())
