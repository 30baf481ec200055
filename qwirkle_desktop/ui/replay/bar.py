"""The bar under a replay: where it is in words, the way through the turns, and what can be done from here."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from qwirkle_desktop.ui.art.icons import Glyph, icon
from qwirkle_desktop.ui.dialogs.parts import text_label
from qwirkle_desktop.ui.dock.action_button import ActionButton
from qwirkle_desktop.ui.dock.words_line import WordsLine
from qwirkle_desktop.ui.phrases import replay as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale, letters_within

from .actions import ReplayActions
from .course import Speed

ICON, LONGEST_SPEED = 22, 7


class ReplayBar(QWidget):
    """Its buttons follow the replay's actions, and the window's that do something with the game: `doings`.

    sought(int): the slider was moved to that place.
    speed_chosen(Speed): the turns are to play at that speed.
    """

    sought = Signal(object)
    speed_chosen = Signal(object)

    def __init__(
        self,
        actions: ReplayActions,
        doings: Sequence[QAction],
        theme: Theme,
        fonts: TypeScale,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self._actions, self._fonts = actions, fonts
        self.words = WordsLine(fonts, self)
        self.slider = TurnSlider(self)
        self.slider.valueChanged.connect(self._seek)
        self._speed = self._speed_box()
        self._deal = text_label("", "small", wrap=False)
        self._deal.setObjectName("replay_deal")
        self._way = _row([_tool(action, self) for action in _glyphs(actions)])
        # Time runs from left to right for everyone, as on every player of films.
        if QApplication.isRightToLeft():
            self._way.setDirection(QBoxLayout.Direction.RightToLeft)
        self._pushes = [_push(action, self) for action in (actions.hands, *doings, actions.leave)]
        self._doing = _row(self._pushes)
        self._page = QVBoxLayout(self)
        self._rows = QHBoxLayout(), QHBoxLayout()
        for row in self._rows:
            self._page.addLayout(row)
        self.set_theme(theme)
        self.set_compact(False)

    def _speed_box(self) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName("replay_speed")
        box.setAccessibleName(phrases.speed())
        box.setToolTip(phrases.speed())
        box.setMinimumContentsLength(LONGEST_SPEED)
        for speed in Speed:
            box.addItem(phrases.speed_name(speed.name), speed)
        box.setCurrentIndex(box.findData(Speed.NORMAL))
        box.currentIndexChanged.connect(self._choose_speed)
        return box

    def set_deal(self, number: int | None) -> None:
        """Tell the number of the deal, where the game has one."""
        self._deal.setText("" if number is None else phrases.deal(number))

    def show_place(self, heading: str, text: str, place: int) -> None:
        """Tell where the replay is."""
        self.words.say(heading, text)
        self.slider.setValue(place)
        self.slider.setAccessibleDescription(heading)

    def show_playing(self, playing: bool) -> None:
        """Offer to pause, or to play."""
        play = self._actions.play
        play.setChecked(playing)
        play.setIconText(phrases.pause() if playing else phrases.action_text("replay_play"))
        self._refresh_icons()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._refresh_icons()
        self.update()

    def _refresh_icons(self) -> None:
        glyphs = _glyphs(self._actions)
        if self._actions.play.isChecked():
            glyphs[self._actions.play] = Glyph.PAUSE
        for action, glyph in glyphs.items():
            action.setIcon(icon(glyph, self._theme.text, ICON, self._theme.disabled_text))

    def set_compact(self, compact: bool) -> None:
        """Words above the way; what can be done is beside the words, in a small window beside the way."""
        first, second = self._rows
        for row in self._rows:
            for item in (self._way, self._doing):
                row.removeItem(item)
            for widget in (self.words, self._deal, self.slider, self._speed):
                row.removeWidget(widget)
        self._letter(letters_within(self._fonts, self.window().width()) if compact else self._fonts)
        self.words.set_compact(True)
        self._deal.setVisible(not compact)
        self._page.setContentsMargins(*((16, 4, 16, 6) if compact else (24, 8, 24, 8)))
        self._page.setSpacing(2 if compact else 4)
        for row in self._rows:
            row.setSpacing(8 if compact else 16)
        first.addWidget(self.words, 1)
        second.addLayout(self._way)
        second.addWidget(self.slider, 1)
        if compact:
            first.addWidget(self._speed)
            second.addLayout(self._doing)
        else:
            first.addWidget(self._deal)
            first.addLayout(self._doing)
            second.addWidget(self._speed)

    def _letter(self, fonts: TypeScale) -> None:
        self.words.set_fonts(fonts)
        for part in (self._speed, *self._pushes):
            part.setFont(fonts.font())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dock's ground and the hairline over it."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.dock)
            painter.fillRect(0, 0, self.width(), 1, self._theme.separator)

    def _seek(self, place: int) -> None:
        self.sought.emit(place)

    def _choose_speed(self) -> None:
        self.speed_chosen.emit(self._speed.currentData())


class TurnSlider(QSlider):
    """A slider over the turns: a click goes to where it is, not a page further."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("replay_slider")
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(phrases.slider())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the handle to the mouse, so that a drag goes on from there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().toPoint().x()))
        super().mousePressEvent(event)

    def _value_at(self, x: int) -> int:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        parts = QStyle.SubControl
        groove = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, parts.SC_SliderGroove, self
        )
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, parts.SC_SliderHandle, self
        )
        span = groove.width() - handle.width()
        along = x - groove.left() - handle.width() // 2
        return QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), along, span)


def _glyphs(actions: ReplayActions) -> dict[QAction, Glyph]:
    return {
        actions.first: Glyph.TO_START,
        actions.back: Glyph.STEP_BACK,
        actions.play: Glyph.PLAY,
        actions.on: Glyph.STEP_ON,
        actions.last: Glyph.TO_END,
    }


def _tool(action: QAction, parent: QWidget) -> QToolButton:
    button = QToolButton(parent)
    button.setDefaultAction(action)
    button.setIconSize(QSize(ICON, ICON))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _push(action: QAction, parent: QWidget) -> QPushButton:
    button = ActionButton(parent)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.follow(action)
    return button


def _row(buttons: list[QToolButton] | list[QPushButton]) -> QBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(4)
    for button in buttons:
        row.addWidget(button)
    return row
