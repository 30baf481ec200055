"""Says what was just done, and offers for some seconds to take it back."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QEnterEvent, QHideEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QWidget

from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, button, text_label
from qwirkle_desktop.ui.phrases import library as phrases

STAYS_MS = 12_000


class UndoBar(QFrame):
    """Hidden until there is something to tell. It stays as long as the mouse or the focus is in it.

    Signals: `undo` when the button was pressed.
    """

    undo = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("undo_bar")
        self.setProperty("surface", "active")
        self._words = text_label("", wrap=True)
        self._words.setObjectName("undo_words")
        self.button: QPushButton = button(phrases.undo(), "undo_delete")
        self.button.clicked.connect(self.undo)
        row = QHBoxLayout(self)
        row.setContentsMargins(PADDING, GAP, GAP, GAP)
        row.setSpacing(PADDING)
        row.addWidget(self._words, 1)
        row.addWidget(self.button)
        self._timer = QTimer(self, interval=STAYS_MS)
        self._timer.timeout.connect(self._go_unless_used)
        self.hide()

    @property
    def text(self) -> str:
        """What the bar says."""
        return self._words.text()

    def tell(self, words: str, *, can_undo: bool = False) -> None:
        """Say something, with or without the offer."""
        self._words.setText(words)
        self.button.setVisible(can_undo)
        self.setAccessibleName(words)
        self.show()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _go_unless_used(self) -> None:
        if not self.underMouse() and not self.isAncestorOf(QApplication.focusWidget() or self):
            self.hide()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
