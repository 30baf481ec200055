"""A field to look for something, with a cross that clears it."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from qwirkle_desktop.ui.art.icons import Glyph, icon
from qwirkle_desktop.ui.phrases import library as phrases
from qwirkle_desktop.ui.theme import Theme

_STYLE = "QToolButton { border: none; padding: 0; min-width: 0; min-height: 0; }"


class SearchField(QLineEdit):
    """Leaves Ctrl+Z to the window when nothing typed is to be undone."""

    def __init__(self, theme: Theme, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search")
        self.setStyleSheet(_STYLE)
        self._cross = self.addAction(
            icon(Glyph.CLOSE, theme.muted), QLineEdit.ActionPosition.TrailingPosition
        )
        self._cross.triggered.connect(self.clear)
        self.textChanged.connect(self._show_cross)
        self._show_cross("")
        self.set_words(words)

    def set_words(self, words: str) -> None:
        """Say what is looked for here, in the language of the window."""
        self.setPlaceholderText(words)
        self.setAccessibleName(words)
        self._cross.setText(phrases.clear())
        self._cross.setToolTip(phrases.clear())

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._cross.setIcon(icon(Glyph.CLOSE, theme.muted))

    def _show_cross(self, text: str) -> None:
        self._cross.setVisible(bool(text))

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.matches(QKeySequence.StandardKey.Undo)
            and not self.isUndoAvailable()
        ):
            event.ignore()
            return True
        return super().event(event)
