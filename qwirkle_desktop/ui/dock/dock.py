"""The dock under the table: the line of words, the tray, and the buttons of a turn."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.phrases.hand import play_label
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TextRole, TypeScale, letters_within, text_growth

from .action_button import ActionButton
from .sort_buttons import SortButtons
from .tray import HandTray
from .words_line import WordsLine

WIDE_TILE, WIDE_GAP, WIDE_EDGE = 64, 8, 14
SMALL_TILE, SMALL_GAP, SMALL_EDGE = 52, 6, 8
LEAST_TILE = 40
"""In a small window with large text the hand gives way to the buttons as far as that."""
SMALL_SIDE, SMALL_SPACE, HINT_EDGES, LONG_SCORE = 16, 4, 30, 12
WIDEST = 1680
"""On a wider table hand and buttons stay together, in the middle."""


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
        self._sorts = SortButtons(self)
        self._sorts.sort_asked.connect(self.sort_asked)
        self._buttons, self._top = QHBoxLayout(), QHBoxLayout()
        self._top.setSpacing(8)
        self._groups = {group: [self._button() for _ in range(3)] for group in Group}
        self._hint = self._button()
        self._hint.setObjectName("hint_button")
        self._groups[Group.TURN].insert(2, self._hint)
        self._pass = self._button()
        self._pass.setObjectName("pass_button")
        self._asides: list[ActionButton] = []
        self._offered: list[ActionButton] = []
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

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self.tray.retranslate()
        self._sorts.retranslate()

    def set_actions(self, group: Group, actions: Sequence[QAction]) -> None:
        """The actions that a group's buttons stand for."""
        for button, action in zip(self._groups[group], actions, strict=True):
            button.follow(action)

    def set_pass(self, action: QAction) -> None:
        """The action of a button that is there only where passing is allowed."""
        self._pass.follow(action)

    def add_aside(self, action: QAction) -> None:
        """A button of a turn, before the hint's: of what some games let one do before the play."""
        button = self._button()
        button.setObjectName(f"{action.objectName()}_button")
        button.follow(action)
        self.setTabOrder(self._before_play[-1], button)
        self._asides.append(button)
        self._buttons.insertWidget(self._before_hint(), button)
        self._letter()

    def show_group(self, group: Group) -> None:
        """Show what the situation needs: buttons, but those whose action is hidden, and in a turn sorting."""
        self._sorts.setVisible(group is Group.TURN)
        for button in (self._pass, *self._asides):
            button.setVisible(group is Group.TURN and button.property("offered") is True)
        for one, buttons in self._groups.items():
            for button in buttons:
                button.setVisible(one is group and button.property("offered") is not False)

    def set_sorting(self, can_sort: bool) -> None:
        """Whether there is a hand to sort."""
        self._sorts.set_able(can_sort)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.tray.set_theme(theme)
        self._sorts.set_theme(theme)
        self.update()

    def set_fonts(self, fonts: TypeScale) -> None:
        """Letter in another size."""
        self._fonts = fonts
        self._letter()

    def _letter(self) -> None:
        letters = self._fonts
        if self._is_compact:
            letters = letters_within(letters, self.window().width())
        self._letters = letters
        self.words.set_fonts(letters)
        self._sorts.set_letters(letters)
        grouped = (button for buttons in self._groups.values() for button in buttons)
        for button in (self._pass, *self._asides, *grouped):
            weight = QFont.Weight.Bold if button.property("primary") else QFont.Weight.Normal
            button.setFont(letters.font(TextRole.BODY, weight))

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
        self._sorts.set_words(not compact)
        if compact:
            self._lay_small()
        else:
            self._lay_wide()

    def event(self, event: QEvent) -> bool:
        """Where the buttons' texts are long, the words of sorting give way."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            if self._is_compact:
                self._place_hint()
                self._size_hand()
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
        row.insertWidget(self._before_hint() if fits else row.count(), self._hint)

    @property
    def _before_play(self) -> tuple[ActionButton, ...]:
        """The buttons of what may be done in place of a play, or before it."""
        return (self._groups[Group.TURN][1], *self._asides)

    def _before_hint(self) -> int:
        """Where in the row the hint's button belongs."""
        return max(map(self._buttons.indexOf, self._before_play)) + 1

    def _has_room_for_hint(self) -> bool:
        words = self._hint.fontMetrics()
        hint = words.horizontalAdvance(self._hint.text()) + HINT_EDGES
        beside = self.tray.sizeHint().width() + self._sorts.sizeHint().width() + 3 * SMALL_SPACE
        return beside + self._turn_width() + hint + 2 * SMALL_SIDE <= self.width()

    def _turn_width(self) -> int:
        """What the buttons of a turn need but for the hint's, and with as many points as may be to play."""
        back, play = self._groups[Group.TURN][0], self._groups[Group.TURN][-1]
        # While tiles are being marked none of them is offered: there is as much room as before.
        self._offered = [
            button for button in self._before_play if button.property("offered")
        ] or self._offered
        others = (back, *self._offered)
        words = play.fontMetrics()
        longer = words.horizontalAdvance(play_label(LONG_SCORE)) - words.horizontalAdvance(play.text())
        return sum(button.sizeHint().width() + SMALL_GAP for button in (*others, play)) + longer

    def _make_room(self) -> None:
        squeezed = self._sorts.sizeHint().width() - self._sorts.minimumSizeHint().width()
        spare = self.width() - self._grid.minimumSize().width() - squeezed
        if self._sorts.has_words and spare < 0:
            self._sorts.set_words(False)
        elif not self._sorts.has_words and spare > self._sorts.words_width + WIDE_EDGE:
            self._sorts.set_words(True)

    def _lay_wide(self) -> None:
        self._hint.set_low(False)
        self._buttons.insertWidget(self._before_hint(), self._hint)
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

    def _size_hand(self) -> None:
        """The buttons' texts may be others now, and longer."""
        if (side := self._small_tile()) != self.tray.side:
            self.tray.set_metrics(side, SMALL_GAP, SMALL_EDGE)

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
        self._pass.set_low(True, self._letters.base)
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
