"""The line of words: whose turn it is, and what to do or why not."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QWidget

from qwirkle_desktop.ui.panel.painting import explain
from qwirkle_desktop.ui.typography import TextRole, TypeScale


class WordsLine(QWidget):
    """A heading and one line of help, one over the other or, in a small window, in a row."""

    def __init__(self, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self._heading, self._help, self._refusal = QLabel(), QLabel(), QLabel()
        # A label for each colour: restyling one label at every word costs a pass of the style sheet.
        self._help.setProperty("role", "muted")
        self._refusal.setProperty("role", "error")
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.addStretch(1)
        for label in (self._heading, self._help, self._refusal):
            label.setTextFormat(Qt.TextFormat.PlainText)
            self._layout.addWidget(label)
        self._layout.addStretch(1)
        self._refusal.hide()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.set_fonts(fonts)
        self.set_compact(False)

    def set_fonts(self, fonts: TypeScale) -> None:
        """Letter in another size."""
        self._heading.setFont(fonts.font(TextRole.NAME))
        self._help.setFont(fonts.font(TextRole.BODY))
        self._refusal.setFont(fonts.font(TextRole.BODY))

    def set_compact(self, compact: bool) -> None:
        """All in one row."""
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(row if compact else column)
        self._layout.setSpacing(12 if compact else 2)
        for label in (self._help, self._refusal):
            label.setWordWrap(not compact)
        for place, stretch in enumerate((0, 0, 1, 1, 0) if compact else (1, 0, 0, 0, 1)):
            self._layout.setStretch(place, stretch)

    def say(self, heading: str, text: str, *, is_error: bool = False) -> None:
        """Show these words; a refusal in the error's colour."""
        self._heading.setText(heading)
        shown, other = (self._refusal, self._help) if is_error else (self._help, self._refusal)
        shown.setText(text)
        explain(shown, text)
        other.clear()
        other.setToolTip("")
        other.hide()
        shown.show()
        self.setAccessibleName(heading)
        self.setAccessibleDescription(text)

    @property
    def text(self) -> str:
        """The help or reason shown."""
        return self._help.text() or self._refusal.text()

    @property
    def heading(self) -> str:
        """The heading shown."""
        return self._heading.text()
