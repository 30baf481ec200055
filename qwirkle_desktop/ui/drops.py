"""Records dropped on the window."""

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

ENDING = ".qwirkle"


class Drops(QObject):
    """Takes record files of this machine, and nothing else.

    dropped(list[str]): these files were dropped.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A drag is let in if it has a record; the files are copied from, never moved."""
        if isinstance(event, QDragEnterEvent | QDropEvent) and records_in(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            if event.type() == QEvent.Type.Drop:
                self.dropped.emit(records_in(event.mimeData()))
            return True
        return False


def records_in(data: QMimeData) -> list[str]:
    """The record files that a drag carries."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return [file for file in files if file.lower().endswith(ENDING)]
