"""The chart on the panel: a click on a mistake or anywhere goes to that turn; arrows walk, Enter goes."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolTip, QWidget

from qwirkle_desktop.ui.panel.painting import RADIUS, plain_tooltip
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale, letters_within

from .chart import Frame, frame_for, paint
from .spots import Spot

PADDING = 8
NEAR = 9.0
"""Px within which a mistake is meant, not just the turn above or below the mouse."""
HEIGHT, SMALL_HEIGHT = 14.5, 11.5
"""In heights of body text."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -(10**6), Qt.Key.Key_End: 10**6}


class ReviewChart(QWidget):
    """Signals: `turn_chosen(turn)` (from 0; the number of turns means the end) at a click or Enter."""

    turn_chosen = Signal(object)

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review_chart")
        self._theme, self._fonts, self._all_fonts = theme, fonts, fonts
        self._spots: tuple[Spot, ...] = ()
        self._names: Sequence[str] = ()
        self._seat, self._turns = 0, 1
        self._current: int | None = None
        self._pointed: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Time runs from left to right for everyone.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.set_compact(False)

    def show_spots(self, spots: tuple[Spot, ...], names: Sequence[str], seat: int, turns: int) -> None:
        """Show a seat's course of a game of so many turns; more spots may come."""
        self._spots, self._names, self._seat, self._turns = spots, names, seat, turns
        self._pointed = None
        own = [spot for spot in spots if spot.review is not None and spot.review.seat == seat]
        mistakes = sum(map(_is_error, own))
        self.setAccessibleName(phrases.chart_summary(names[seat], mistakes))
        self.update()

    def show_current(self, turn: int | None) -> None:
        """Mark the turn that the replay shows."""
        self._current = turn
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def set_compact(self, compact: bool) -> None:
        """A lower one for a small window, in letters that leave room for lines."""
        fonts = letters_within(self._all_fonts, self.window().width()) if compact else self._all_fonts
        self._fonts = fonts
        self.setFixedHeight(round((SMALL_HEIGHT if compact else HEIGHT) * fonts.base))
        self.update()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """What is shown."""
        return self._spots

    def mark_centre(self, turn: int) -> QPointF:
        """Where the mark of a turn is."""
        spot = next(spot for spot in self._spots if spot.turn == turn)
        return self._frame().point(spot)

    def sizeHint(self) -> QSize:
        return QSize(280, self.height())

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(PADDING, PADDING, -PADDING, -PADDING)

    def _frame(self) -> Frame:
        return frame_for(self._area(), self._spots, self._turns, self._fonts)

    def _spot_at(self, point: QPointF) -> int | None:
        """A mistake under the mouse comes first, then what is nearest from side to side."""
        if not self._spots:
            return None
        frame = self._frame()
        places = range(len(self._spots))
        errors = [place for place in places if _is_error(self._spots[place])]
        near = min(errors, key=lambda place: _distance(frame, self._spots[place], point), default=None)
        if near is not None and _distance(frame, self._spots[near], point) < NEAR:
            return near
        return min(places, key=lambda place: abs(frame.x(self._spots[place].turn) - point.x()))

    def _point_at(self, place: int | None) -> None:
        self._pointed = place
        told = "" if place is None else self._told(self._spots[place])
        self.setAccessibleDescription(told)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.update()

    def _told(self, spot: Spot) -> str:
        if spot.review is None:
            return phrases.end_spoken(spot.margin)
        told = phrases.spot_spoken(spot.turn + 1, spot.margin, spot.chance)
        return phrases.spot_with_grade(told, self._names[spot.review.seat], spot.review.grade)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._spot_at(event.position())
        if place != self._pointed:
            self._point_at(place)
            if place is not None:
                text = plain_tooltip(self._told(self._spots[place]))
                QToolTip.showText(event.globalPosition().toPoint(), text, self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        place = self._spot_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self.turn_chosen.emit(self._spots[place].turn)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point_at(None)

    def event(self, event: QEvent) -> bool:
        """The arrows walk here, not through the replay, while the keyboard is on the chart."""
        asks = event.type() == QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _STEPS:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._spots and key in _STEPS:
            start = -1 if self._pointed is None else self._pointed
            self._point_at(min(len(self._spots) - 1, max(0, start + _STEPS[key])))
        elif self._pointed is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.turn_chosen.emit(self._spots[self._pointed].turn)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = self._theme.accent if self.hasFocus() else self._theme.separator
            painter.setPen(QPen(edge, 2 if self.hasFocus() else 1))
            painter.setBrush(self._theme.card)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
            current = self._current if self._pointed is None else self._spots[self._pointed].turn
            frame = self._frame()
            paint(painter, self._area(), frame, self._spots, self._seat, self._theme, self._fonts, current)


def _is_error(spot: Spot) -> bool:
    return spot.review is not None and spot.review.grade.is_error


def _distance(frame: Frame, spot: Spot, point: QPointF) -> float:
    return QLineF(frame.point(spot), point).length()
