"""Several records at once: added to the library one by one, and told of together."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.library.check import read_record
from qwirkle_desktop.library.importing import Imported
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.ui.phrases import files as phrases

MOST_FAULTS = 5
"""So many are told one by one."""


class Batch(QObject):
    """Takes a file a turn of the event loop, so that the window stays alive; then it tells and goes."""

    def __init__(
        self, library: Library, names: Sequence[str], tell: Callable[..., object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._library, self._names, self._tell = library, list(names), tell
        self._became: Counter[Imported] = Counter()
        self._faults: list[str] = []
        self._next = QTimer(self)
        self._next.timeout.connect(self._take)

    def begin(self) -> None:
        """Take the first file as soon as the window is free."""
        self._next.start()

    def _take(self) -> None:
        if not self._names:
            self._finish()
            return
        name = self._names.pop(0)
        try:
            record = read_record(read_file(name)).record
            self._became[self._library.import_record(record)] += 1
        except FormatError as error:
            self._faults.append(phrases.fault(Path(name).name, error))
        except LibraryError as error:
            self._names.clear()
            self._faults.append(str(error))

    def _finish(self) -> None:
        self._next.stop()
        faults = self._faults[:MOST_FAULTS]
        if more := len(self._faults) - len(faults):
            faults.append(phrases.more_faults(more))
        self._tell(
            phrases.several_heading(),
            phrases.several_text(self._became, len(self._faults)),
            "\n".join(faults),
        )
        self.deleteLater()
