"""The list of all scorepads."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from qwirkle_desktop.library.scorepads import KeptPad
from qwirkle_desktop.library.store import Library, LibraryError
from qwirkle_desktop.ui.dialogs.ask import Question, notice
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, text_label
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.questions import show

WIDTH, HEIGHT, ROW_AIR = 560, 420, 14


class PadsDialog(QDialog):
    """Signals: `opened(KeptPad)` when one is to be seen, `new_wanted` for another; `deleted(str)`: its id."""

    opened = Signal(object)
    deleted = Signal(object)
    new_wanted = Signal()

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._pads: list[KeptPad] = []
        self.setObjectName("pads_dialog")
        self.setWindowTitle(phrases.list_title())
        self.list = QListWidget()
        self.list.setObjectName("pads")
        self.list.setAccessibleName(phrases.list_title())
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.open_button = button(phrases.open_pad(), "open_pad", kind="primary")
        self.delete = button(phrases.delete(), "delete_pad")
        new = button(phrases.new(), "new_pad")
        close = button(phrases.close(), "close_pads")
        self._none = text_label(phrases.none_yet(), "muted")
        below = FlowLayout(gap=GAP)
        for each in (self.open_button, new, self.delete, close):
            below.addWidget(each)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.list_title(), "heading"))
        page.addWidget(self._none)
        page.addWidget(self.list, 1)
        page.addLayout(below)
        self.resize(WIDTH, HEIGHT)
        self.open_button.clicked.connect(self._open)
        self.list.itemActivated.connect(self._open)
        self.list.currentRowChanged.connect(self._enable)
        self.delete.clicked.connect(self._ask_deletion)
        new.clicked.connect(self._begin_new)
        close.clicked.connect(self.reject)
        self._fill()

    def _fill(self) -> None:
        """List them anew."""
        row = max(0, self.list.currentRow())
        try:
            self._pads = self._library.pads()
        except LibraryError as error:
            show(notice(file_phrases.not_read_heading(), str(error), self))
        self.list.clear()
        for kept in self._pads:
            self.list.addItem(self._item(kept))
        self.list.setCurrentRow(min(row, len(self._pads) - 1))
        self._none.setVisible(not self._pads)
        self._enable()

    def _item(self, kept: KeptPad) -> QListWidgetItem:
        told = phrases.result_title(kept.pad) if kept.pad.is_over else phrases.going_on()
        item = QListWidgetItem(f"{phrases.standing(kept.pad)}\n{phrases.begun(kept.started)} · {told}")
        item.setSizeHint(QSize(0, 2 * self.list.fontMetrics().lineSpacing() + ROW_AIR))
        return item

    @property
    def _chosen(self) -> KeptPad | None:
        row = self.list.currentRow()
        return self._pads[row] if 0 <= row < len(self._pads) else None

    def _enable(self) -> None:
        for each in (self.open_button, self.delete):
            each.setEnabled(self._chosen is not None)

    def _open(self) -> None:
        if (kept := self._chosen) is not None:
            self.accept()
            self.opened.emit(kept)

    def _begin_new(self) -> None:
        self.accept()
        self.new_wanted.emit()

    def _ask_deletion(self) -> None:
        if (kept := self._chosen) is not None:
            question = Question(*phrases.delete_question(kept.pad), self, careful=True)
            question.accepted.connect(self._delete)
            show(question)

    def _delete(self) -> None:
        if (kept := self._chosen) is not None:
            try:
                self._library.delete_pad(kept.id)
                self.deleted.emit(kept.id)
            except LibraryError as error:
                show(notice(file_phrases.not_kept_heading(), str(error), self))
            self._fill()
