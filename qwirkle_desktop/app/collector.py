"""Collects garbage in the one thread that may delete windows."""

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject


class Collector(QObject):
    """Collects as often as Python would, whenever the thread of the windows has nothing else to do.

    Python itself does it in whichever thread makes an object too many. PySide leaves the windows among the
    garbage for their own thread to delete a moment later, when their parents may have deleted them already:
    the program crashes.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._collect)

    def _collect(self) -> None:
        collect_due()


def collect_due() -> None:
    """Collect the oldest generation that has more in it than Python lets it have."""
    filled = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, limit) in enumerate(filled) if 0 < limit < count]
    if due:
        gc.collect(due[-1])
