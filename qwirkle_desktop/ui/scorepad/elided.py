"""A line of text that is cut with an ellipsis where there is no room for it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel

from qwirkle_desktop.ui.typography import TextRole, TypeScale


class ElidedLabel(QLabel):
    """As narrow as it has to be; the whole text is what is read aloud."""

    def __init__(self, fonts: TypeScale, role: TextRole) -> None:
        super().__init__()
        self._font, self._whole = fonts.font(role), ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role.name.lower())
        self.setMinimumWidth(1)

    def show_text(self, text: str) -> None:
        """Show as much of the text as there is room for."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics = QFontMetrics(self._font)
        self.setText(metrics.elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()))
