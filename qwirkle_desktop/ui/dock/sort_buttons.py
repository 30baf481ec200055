"""The two small buttons that sort the hand."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from qwirkle_desktop.ui.art.icons import Glyph, icon
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TypeScale

ICON = 20


class SortButtons(QWidget):
    """sort_asked(by_shape): the hand is to be sorted."""

    sort_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.by_colour, self.by_shape = QToolButton(self), QToolButton(self)
        self.by_colour.clicked.connect(self._ask_by_colour)
        self.by_shape.clicked.connect(self._ask_by_shape)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)
        self.retranslate()

    @property
    def _buttons(self) -> tuple[QToolButton, QToolButton]:
        return (self.by_colour, self.by_shape)

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self.by_colour.setToolTip(tr("Sort the hand by colour"))
        self.by_shape.setToolTip(tr("Sort the hand by shape"))
        self.by_colour.setText(tr("By colour", "sort the hand"))
        self.by_shape.setText(tr("By shape", "sort the hand"))
        for button in self._buttons:
            button.setAccessibleName(button.toolTip())

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.by_colour.setIcon(icon(Glyph.SORT_BY_COLOUR, theme.muted))
        self.by_shape.setIcon(icon(Glyph.SORT_BY_SHAPE, theme.muted))

    def set_able(self, can_sort: bool) -> None:
        """Whether there is a hand to sort."""
        for button in self._buttons:
            button.setEnabled(can_sort)

    def set_letters(self, letters: TypeScale) -> None:
        """Take icons as large as letters of that size ask for."""
        for button in self._buttons:
            button.setIconSize(QSize(ICON, ICON) * max(1.0, letters.base / DEFAULT_BASE))

    def set_words(self, with_words: bool) -> None:
        """With their words, or as icons alone."""
        beside, alone = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly
        for button in self._buttons:
            button.setToolButtonStyle(beside if with_words else alone)

    @property
    def has_words(self) -> bool:
        """Whether the words are there."""
        return self.by_colour.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon

    @property
    def words_width(self) -> int:
        """What the words need beside the icons."""
        return max(button.fontMetrics().horizontalAdvance(button.text()) for button in self._buttons)

    def _ask_by_colour(self) -> None:
        self.sort_asked.emit(False)

    def _ask_by_shape(self) -> None:
        self.sort_asked.emit(True)
