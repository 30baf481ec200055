"""The dock under the table: the line of words, the tray, and the buttons of a turn."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from qwirkle_desktop.ui.art.icons import Glyph, icon
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.phrases.hand import play_label
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TextRole, TypeScale, text_growth

from .action_button import ActionButton
from .tray import HandTray
from .words_line import WordsLine

WIDE_TILE, WIDE_GAP, WIDE_EDGE = 64, 8, 14
SMALL_TILE, SMALL_GAP, SMALL_EDGE = 52, 6, 8
LEAST_TILE = 40
"""In a small window with large text the hand gives way to the buttons as far as that."""
SMALL_SIDE, SMALL_SPACE, HINT_EDGES, LONG_SCORE = 16, 4, 30, 12
WIDEST = 1680
"""On a wider table hand and buttons stay together, in the middle."""
LARGEST_LETTERS = 1 / 46
"""Letters of words and buttons, as a share of a small window's width: the hand needs room too."""


class Group(Enum):
    """A set of buttons: a person's turn, watching computers, a finished game."""

    TURN = auto()
    WATCH = auto()
    OVER = auto()


class Dock(QWidget):
    """Lays out the parts of the hand's dock; the buttons follow the window's actions.

    sort_asked(by_shape): the hand is to be sorted.
    """

    sort_asked = Signal(object)

    def __init__(
        self, sprites: Sprites, theme: Theme, fonts: TypeScale, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._is_compact = theme, False
        self.words = WordsLine(fonts, self)
        self.tray = HandTray(sprites, theme, self)
        self._sorts = self._sort_buttons()
        self._buttons, self._top = QHBoxLayout(), QHBoxLayout()
        self._top.setSpacing(8)
        self._groups = {group: [self._button() for _ in range(3)] for group in Group}
        self._hint = self._button()
        self._hint.setObjectName("hint_button")
        self._groups[Group.TURN].insert(2, self._hint)
        self._pass = self._button()
        self._pass.setObjectName("pass_button")
        for buttons in self._groups.values():
            for button in buttons:
                self._buttons.addWidget(button)
        for group in (Group.TURN, Group.OVER):
            self._groups[group][-1].setProperty("primary", True)
        self._groups[Group.TURN][-1].setObjectName("play_button")
        self._grid = QGridLayout(self)
        self.set_fonts(fonts)
        self.set_theme(theme)
        self.set_compact(False)

    def _button(self) -> ActionButton:
        button = ActionButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _sort_buttons(self) -> QWidget:
        box = QWidget(self)
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self._by_colour, self._by_shape = QToolButton(box), QToolButton(box)
        self._by_colour.clicked.connect(self._ask_by_colour)
        self._by_shape.clicked.connect(self._ask_by_shape)
        for button in (self._by_colour, self._by_shape):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)
        self.retranslate()
        return box

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self.tray.retranslate()
        self._by_colour.setToolTip(tr("Sort the hand by colour"))
        self._by_shape.setToolTip(tr("Sort the hand by shape"))
        self._by_colour.setText(tr("By colour", "sort the hand"))
        self._by_shape.setText(tr("By shape", "sort the hand"))
        for button in (self._by_colour, self._by_shape):
            button.setAccessibleName(button.toolTip())

    def set_actions(self, group: Group, actions: Sequence[QAction]) -> None:
        """The actions that a group's buttons stand for."""
        for button, action in zip(self._groups[group], actions, strict=True):
            button.follow(action)

    def set_pass(self, action: QAction) -> None:
        """The action of a button that is there only where passing is allowed."""
        self._pass.follow(action)

    def show_group(self, group: Group) -> None:
        """Show what the situation needs: buttons, but those whose action is hidden, and in a turn sorting."""
        self._sorts.setVisible(group is Group.TURN)
        self._pass.setVisible(group is Group.TURN and self._pass.property("offered") is True)
        for one, buttons in self._groups.items():
            for button in buttons:
                button.setVisible(one is group and button.property("offered") is not False)

    def set_sorting(self, can_sort: bool) -> None:
        """Whether there is a hand to sort."""
        self._by_colour.setEnabled(can_sort)
        self._by_shape.setEnabled(can_sort)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.tray.set_theme(theme)
        self._by_colour.setIcon(icon(Glyph.SORT_BY_COLOUR, theme.muted))
        self._by_shape.setIcon(icon(Glyph.SORT_BY_SHAPE, theme.muted))
        self.update()

    def set_fonts(self, fonts: TypeScale) -> None:
        """Letter in another size."""
        self._fonts = fonts
        self._letter()

    def _letter(self) -> None:
        letters = self._letters = self._fonts
        if self._is_compact and letters.base > DEFAULT_BASE:
            most = int(self.window().width() * LARGEST_LETTERS)
            letters = self._letters = TypeScale(max(DEFAULT_BASE, min(letters.base, most)))
        self.words.set_fonts(letters)
        for button in (self._pass, *(button for buttons in self._groups.values() for button in buttons)):
            button.setFont(letters.font(TextRole.BODY))

    def set_compact(self, compact: bool) -> None:
        """One row, or in a small window the words above the rest."""
        for widget in (self.words, self.tray, self._sorts):
            self._grid.removeWidget(widget)
        for row in (self._buttons, self._top):
            self._grid.removeItem(row)
        for row in (self._buttons, self._top):
            row.removeWidget(self._hint)
            row.removeWidget(self._pass)
        self._top.removeWidget(self.words)
        self._is_compact = compact
        if self._fonts.base > DEFAULT_BASE:
            self._letter()
        self.words.set_compact(compact)
        self._buttons.setSpacing(6 if compact else 8)
        self._arrange_sorts(compact)
        if compact:
            self._lay_small()
        else:
            self._lay_wide()

    def _arrange_sorts(self, compact: bool) -> None:
        """With their words, or in a small window as icons alone."""
        style = (
            Qt.ToolButtonStyle.ToolButtonIconOnly if compact else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        )
        for button in (self._by_colour, self._by_shape):
            button.setIconSize(QSize(20, 20) * max(1.0, text_growth()))
            button.setToolButtonStyle(style)

    def event(self, event: QEvent) -> bool:
        """Where the buttons' texts are long, the words of sorting give way."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            if self._is_compact:
                self._place_hint()
            else:
                self._make_room()
        return done

    def _place_hint(self) -> None:
        """Beside the other buttons, or where their texts are long in the line of words."""
        fits = self._has_room_for_hint()
        if fits == (self._buttons.indexOf(self._hint) >= 0):
            return
        row, other = (self._buttons, self._top) if fits else (self._top, self._buttons)
        other.removeWidget(self._hint)
        self._hint.set_low(not fits, self._letters.base)
        row.insertWidget(2, self._hint)

    def _has_room_for_hint(self) -> bool:
        words = self._hint.fontMetrics()
        hint = words.horizontalAdvance(self._hint.text()) + HINT_EDGES
        beside = self.tray.sizeHint().width() + self._sorts.sizeHint().width() + 3 * SMALL_SPACE
        return beside + self._turn_width() + hint + 2 * SMALL_SIDE <= self.width()

    def _turn_width(self) -> int:
        """What the buttons of a turn need but for the hint's, and with as many points as may be to play."""
        *others, play = (button for button in self._groups[Group.TURN] if button is not self._hint)
        words = play.fontMetrics()
        longer = words.horizontalAdvance(play_label(LONG_SCORE)) - words.horizontalAdvance(play.text())
        return sum(button.sizeHint().width() + SMALL_GAP for button in (*others, play)) + longer

    def _make_room(self) -> None:
        squeezed = self._sorts.sizeHint().width() - self._sorts.minimumSizeHint().width()
        spare = self.width() - self._grid.minimumSize().width() - squeezed
        has_words = self._by_colour.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        buttons = (self._by_colour, self._by_shape)
        words = max(button.fontMetrics().horizontalAdvance(button.text()) for button in buttons)
        if has_words and spare < 0:
            self._arrange_sorts(True)
        elif not has_words and spare > words + WIDE_EDGE:
            self._arrange_sorts(False)

    def _lay_wide(self) -> None:
        self._hint.set_low(False)
        self._buttons.insertWidget(2, self._hint)
        self._pass.set_low(False)
        self._buttons.insertWidget(0, self._pass)
        growth = text_growth()
        self.tray.set_metrics(round(WIDE_TILE * growth), WIDE_GAP, WIDE_EDGE)
        side = max(24, (self.width() - WIDEST) // 2)
        self._grid.setContentsMargins(side, 8, side, 8)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(0)
        self.words.setFixedWidth(round(232 * max(1.0, growth)))
        middle = Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(self.words, 0, 0)
        self._grid.addWidget(self.tray, 0, 1, middle)
        self._grid.addWidget(self._sorts, 0, 2, middle)
        self._grid.addLayout(self._buttons, 0, 4, middle | Qt.AlignmentFlag.AlignRight)
        self._grid.setColumnStretch(3, 1)
        self._grid.setColumnStretch(2, 0)

    def _small_tile(self) -> int:
        """As large as the text asks for, where the window has room for it beside the buttons."""
        growth = text_growth()
        size = round(SMALL_TILE * growth)
        if growth <= 1.0:
            return size
        aside = self._turn_width() + self._sorts.sizeHint().width() + 2 * (SMALL_SIDE + SMALL_EDGE)
        room = self.window().width() - aside - 3 * SMALL_SPACE + SMALL_GAP
        return max(LEAST_TILE, min(size, room // 6 - SMALL_GAP))

    def _lay_small(self) -> None:
        self.tray.set_metrics(self._small_tile(), SMALL_GAP, SMALL_EDGE)
        self._grid.setContentsMargins(SMALL_SIDE, 2, SMALL_SIDE, 4)
        self._grid.setHorizontalSpacing(SMALL_SPACE)
        self._grid.setVerticalSpacing(2)
        self.words.setMinimumWidth(0)
        self.words.setMaximumWidth(16_777_215)
        middle = Qt.AlignmentFlag.AlignVCenter
        self._top.addWidget(self.words, 1)
        self._hint.set_low(True, self._letters.base)
        self._pass.set_low(True)
        self._top.addWidget(self._pass)
        self._top.addWidget(self._hint)
        self._grid.addLayout(self._top, 0, 0, 1, 5)
        self._grid.addWidget(self.tray, 1, 0, middle)
        self._grid.addWidget(self._sorts, 1, 1, middle)
        self._grid.addLayout(self._buttons, 1, 4, middle | Qt.AlignmentFlag.AlignRight)
        self._grid.setColumnStretch(3, 0)
        self._grid.setColumnStretch(2, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dock's ground and the hairline over it."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.dock)
            painter.fillRect(0, 0, self.width(), 1, self._theme.separator)

    def _ask_by_colour(self) -> None:
        self.sort_asked.emit(False)

    def _ask_by_shape(self) -> None:
        self.sort_asked.emit(True)
