"""Tells what was put right in the library while it was in use, each thing once."""

from PySide6.QtCore import QObject, Qt, Signal

from qwirkle_desktop.library.mending import Mended
from qwirkle_desktop.library.open_library import Repair
from qwirkle_desktop.ui.contents import Contents
from qwirkle_desktop.ui.phrases import recovery as phrases


class Repairs(QObject):
    """Listens to the library, and tells it in the window."""

    _found = Signal(object)

    def __init__(self, contents: Contents) -> None:
        super().__init__(contents.window)
        self._contents = contents
        self._told: set[tuple[str, ...]] = set()
        self._found.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def hear(self, repair: Repair) -> None:
        """Tell it when the turn is made that met it, which another thread may be writing."""
        self._found.emit(repair)

    def _tell(self, repair: Repair) -> None:
        words = phrases.mended(repair) if isinstance(repair, Mended) else phrases.put_back(repair)
        if words not in self._told:
            self._told.add(words)
            self._contents.desk.tell(*words)
