"""The line of words: whose turn it is, and what to do or why not."""

from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QWidget

from qwirkle_desktop.ui.panel.painting import explain, text_width
from qwirkle_desktop.ui.typography import TextRole, TypeScale

ROW_GAP = 12
WRAPPED, WHOLE = Qt.TextFlag.TextWordWrap, 16_777_215


class WordsLine(QWidget):
    """A heading and one line of help, one over the other or, in a small window, in a row."""

    def __init__(self, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self._heading, self._help, self._refusal = QLabel(), QLabel(), QLabel()
        # A label for each colour: restyling one label at every word costs a pass of the style sheet.
        self._help.setProperty("role", "muted")
        self._refusal.setProperty("role", "error")
        self._shown, self._words, self._in_row = self._help, ("", ""), False
        self._fonts = fonts
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
        self._fonts = fonts
        self._heading.setFont(fonts.font(TextRole.NAME))
        self._letter(TextRole.BODY)
        self._fit()

    def set_compact(self, compact: bool) -> None:
        """All in one row."""
        self._in_row = compact
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(row if compact else column)
        self._layout.setSpacing(ROW_GAP if compact else 2)
        width = QSizePolicy.Policy.Ignored if compact else QSizePolicy.Policy.Preferred
        for label in (self._help, self._refusal):
            label.setSizePolicy(width, QSizePolicy.Policy.Preferred)
            # After the policy, to which it adds that the height goes with the width.
            label.setWordWrap(not compact)
        for place, stretch in enumerate((0, 0, 1, 1, 0) if compact else (1, 0, 0, 0, 1)):
            self._layout.setStretch(place, stretch)
        self._fit()

    def say(self, heading: str, text: str, *, is_error: bool = False) -> None:
        """Show these words; a refusal in the error's colour."""
        self._words = heading, text
        self._shown, other = (self._refusal, self._help) if is_error else (self._help, self._refusal)
        explain(self._shown, text)
        other.clear()
        other.setToolTip("")
        other.hide()
        self._fit()
        self._shown.show()
        self.setAccessibleName(heading)
        self.setAccessibleDescription(text)

    @property
    def text(self) -> str:
        """The help or reason shown."""
        return self._words[1]

    @property
    def heading(self) -> str:
        """The heading shown."""
        return self._words[0]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room for the words, or less."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """A new style sheet gives labels the fonts back that they had at first."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._fit)

    def showEvent(self, event: QShowEvent) -> None:
        """Only now there is a size to fit into, and the style has seen the usual letters."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        if not self.isVisible():
            self._show_heading(True)
            self._shown.setText(self._words[1])
        elif self._in_row:
            self._fit_row()
        else:
            self._fit_column()

    def _fit_row(self) -> None:
        """Words too long for a row take two lines where they can, or the heading's place, or end in dots."""
        heading, text = self._words
        body, small = self._fonts.font(), self._fonts.font(TextRole.SMALL)
        beside = text_width(heading, self._fonts.font(TextRole.NAME)) + ROW_GAP if heading else 0
        fits = beside + text_width(text, body) <= self.width()
        wraps = not fits and self.height() >= 2 * QFontMetrics(small).height()
        self._letter(TextRole.SMALL if wraps else TextRole.BODY)
        self._shown.setWordWrap(wraps)
        self._show_heading(fits or wraps)
        if not (fits or wraps):
            text = QFontMetrics(body).elidedText(text, Qt.TextElideMode.ElideRight, self.width())
        self._shown.setText(text)

    def _fit_column(self) -> None:
        """Words too long for a column are lettered smaller, and then take the heading's place too."""
        text = self._words[1]
        above = QFontMetrics(self._fonts.font(TextRole.NAME)).height() + self._layout.spacing()
        is_tall = self._high(text, TextRole.BODY) + above > self.height()
        self._letter(TextRole.SMALL if is_tall else TextRole.BODY)
        self._show_heading(not is_tall or self._high(text, TextRole.SMALL) + above <= self.height())
        self._shown.setText(text)

    def _show_heading(self, shown: bool) -> None:
        """Not hidden: to show it again would lay the whole window out while it is being laid out."""
        self._heading.setText(self._words[0] if shown else "")
        self._heading.setMaximumSize(*((WHOLE, WHOLE) if shown else (0, 0)))

    def _high(self, text: str, role: TextRole) -> int:
        """How high the words are in so many lines as they need."""
        room = QRect(0, 0, self.width(), self.height())
        return QFontMetrics(self._fonts.font(role)).boundingRect(room, WRAPPED, text).height()

    def _letter(self, role: TextRole) -> None:
        for label in (self._help, self._refusal):
            label.setFont(self._fonts.font(role))
