"""One seat's card: its colour, the turn lamp, name, what it is or does, and the score."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.printed import paint_disc
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.panel.metrics import CardMetrics, line_height
from qwirkle_desktop.ui.panel.painting import (
    RIGHT,
    as_read,
    draw_lamp,
    draw_text,
    explain,
    fill_rounded,
    frame_rounded,
    text_width,
)
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

if TYPE_CHECKING:
    from qwirkle_desktop.ui.dice.rolling import Rolling

COUNT_UP_MS = 400
BAR_AT, BAR_WIDTH, TEXT_AT, PADDING = 8, 4, 20, 12
LARGEST_TILE, LEAST_TILE = 24, 8
CLOCK_GAP, DISC_GAP = 6, 3


@dataclass(frozen=True, slots=True)
class CardView:
    """All that a card shows now: of `details`, longest first, the one that fits; `spoken` has all,
    and `told` the latest turn too.

    A hand that may be seen takes the details' place; `discs` are those that the seat may spend, None where
    the game has none.
    """

    name: str
    details: tuple[str, ...]
    spoken: str
    told: str
    score: int
    colour: int
    on_turn: bool
    hand: tuple[Tile, ...] = ()
    clock: str = ""
    is_late: bool = False
    discs: int | None = None


class SeatCardWidget(QLabel):
    """A painted card. It is a label, since that is what assistive tools should take it for.

    pointed(bool): the mouse came over it, or left it. pressed(): it was clicked.
    """

    pointed = Signal(object)
    pressed = Signal()

    def __init__(
        self, theme: Theme, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._fonts, self._sprites = theme, fonts, sprites
        self._metrics = CardMetrics(60, 8, True)
        self._view: CardView | None = None
        self._shown_score = 0
        self._rolling: Rolling | None = None
        self._counting = QVariantAnimation(
            self, duration=COUNT_UP_MS, easingCurve=QEasingCurve(QEasingCurve.Type.OutQuad)
        )
        self._counting.valueChanged.connect(self._show_score)

    @property
    def shown_score(self) -> int:
        """The number on the card at this moment, while it counts up too."""
        return self._shown_score

    def set_style(self, theme: Theme, fonts: TypeScale, metrics: CardMetrics) -> None:
        """Paint in these colours, fonts and sizes from now on."""
        self._theme, self._fonts, self._metrics = theme, fonts, metrics
        self.update()

    def show_view(self, view: CardView, *, animate: bool, stretch: float = 1.0, rolls: bool = False) -> None:
        """Show other values; where asked to the score counts to its new value, and new dice roll."""
        if view != self._view:
            if rolls:
                self._roll(self._view.hand if self._view else (), view.hand, stretch)
            self._view = view
            self.setAccessibleName(view.spoken)
            explain(self, view.told)
            self.update()
        self._count_to(view.score, animate=animate, stretch=stretch)

    def finish_counting(self) -> None:
        """Show the true score now."""
        self._counting.stop()
        if self._rolling is not None:
            self._rolling.finish()
        if self._view:
            self._show_score(self._view.score)

    def _roll(self, before: tuple[Tile, ...], hand: tuple[Tile, ...], stretch: float) -> None:
        """Let the dice roll that are new in the hand."""
        from qwirkle_desktop.ui.dice.rolling import Rolling, new_dice

        if self._rolling is None:
            self._rolling = Rolling(self, self._sprites)
            self._rolling.changed.connect(self.update)
        if new := new_dice(before, hand):
            self._rolling.roll(new, stretch)

    def _count_to(self, score: int, *, animate: bool, stretch: float) -> None:
        is_on_its_way = self._counting.state() == QVariantAnimation.State.Running
        if animate and is_on_its_way and self._counting.endValue() == score:
            return
        self._counting.stop()
        if not animate or score == self._shown_score:
            self._show_score(score)
            return
        self._counting.setDuration(round(COUNT_UP_MS * stretch))
        self._counting.setStartValue(self._shown_score)
        self._counting.setEndValue(score)
        self._counting.start()

    def _show_score(self, score: int) -> None:
        self._shown_score = score
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.pressed.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_frame(painter, self._view)
            left = self._paint_score(painter, self._view) - PADDING
            if self._view.clock:
                left = self._paint_clock(painter, self._view, left)
            if self._view.discs is not None:
                left = self._paint_discs(painter, self._view.discs, left)
            self._paint_words(painter, self._view, left)

    def _paint_frame(self, painter: QPainter, view: CardView) -> None:
        theme, rect = self._theme, QRectF(self.rect())
        if view.on_turn:
            frame_rounded(painter, rect, theme.active_card, theme.accent, 2)
        else:
            frame_rounded(painter, rect, theme.card, theme.separator, 1)
        inset = max(6.0, rect.height() / 5)
        bar = QRectF(BAR_AT, inset, BAR_WIDTH, rect.height() - 2 * inset)
        bar = as_read(bar, self.rect())
        fill_rounded(painter, bar, BAR_WIDTH / 2, theme.seat_colours[view.colour % len(theme.seat_colours)])

    def _paint_score(self, painter: QPainter, view: CardView) -> int:
        """Paint the number and return where its place begins, which does not move while it counts."""
        role = TextRole.SCORE if self._metrics.two_lines else TextRole.HEADING
        font = self._fonts.font(role, QFont.Weight.Bold)
        width = max(text_width(str(number), font) for number in (view.score, self._shown_score))
        left = self.width() - PADDING - width
        rect = as_read(QRect(left, 0, width, self.height()), self.rect())
        draw_text(painter, rect, str(self._shown_score), font, self._theme.text, RIGHT)
        return left

    def _paint_clock(self, painter: QPainter, view: CardView, right: int) -> int:
        """Paint what is left of the turn and return where its place begins: as wide for any figures."""
        font = self._fonts.font(TextRole.NAME)
        left = right - text_width("00:00" if len(view.clock) > len("0:00") else "0:00", font)
        rect = as_read(QRect(left, 0, right - left, self.height()), self.rect())
        colour = self._theme.error if view.is_late else self._theme.muted
        draw_text(painter, rect, view.clock, font, colour, RIGHT)
        return left - CLOCK_GAP

    def _paint_discs(self, painter: QPainter, discs: int, right: int) -> int:
        """Paint a disc and how many there are, faint without any; return where their place begins."""
        font = self._fonts.font(TextRole.NAME)
        count, side = str(discs), line_height(font)
        left = right - text_width(count, font)
        colour = self._theme.text if discs else self._theme.muted
        draw_text(
            painter,
            as_read(QRect(left, 0, right - left, self.height()), self.rect()),
            count,
            font,
            colour,
            RIGHT,
        )
        place = QRectF(left - DISC_GAP - side, (self.height() - side) / 2, side, side)
        place = as_read(place.adjusted(2, 2, -2, -2), self.rect())
        paint_disc(painter, place, colour if discs else self._theme.control_border, self._theme.card)
        return left - 2 * DISC_GAP - side

    def _paint_words(self, painter: QPainter, view: CardView, right: int) -> None:
        name_font, small = self._fonts.font(TextRole.NAME), self._fonts.font(TextRole.SMALL)
        first, second = line_height(name_font), line_height(small) if self._metrics.two_lines else 0
        spare = self.height() - first - second
        between = min(4, spare // 3) if second else 0
        top = (spare - between) // 2
        left = TEXT_AT
        if view.on_turn:
            size = self._fonts.size(TextRole.NAME) * 0.5
            lamp = as_read(QRectF(left, top + 0.5, size * 0.9, first), self.rect())
            draw_lamp(painter, lamp.center(), size, self._theme.accent)
            left += round(size) + 5
        place = as_read(QRect(left, top, right - left, first), self.rect())
        draw_text(painter, place, view.name, name_font, self._theme.text)
        if view.hand:
            beside = left + text_width(view.name, name_font) + CLOCK_GAP
            under = QRect(TEXT_AT, top + first, right - TEXT_AT, self.height() - top - first - 3)
            self._paint_hand(painter, view.hand, under if second else self._row_from(beside, right))
        elif second:
            rect = as_read(QRect(TEXT_AT, top + first + between, right - TEXT_AT, second), self.rect())
            fitting = (text for text in view.details if text_width(text, small) <= rect.width())
            draw_text(painter, rect, next(fitting, view.details[-1]), small, self._theme.muted)

    def _row_from(self, left: int, right: int) -> QRect:
        """The room beside the name, for a row of tiles in its middle."""
        size = min(LARGEST_TILE, self.height() - 6)
        return QRect(left, (self.height() - size) // 2, right - left, size)

    def _paint_hand(self, painter: QPainter, hand: tuple[Tile, ...], area: QRect) -> None:
        """The tiles under the name or beside it, as large as there is room for."""
        size = min(LARGEST_TILE, area.height(), area.width() // max(6, len(hand)) - 1)
        if size < LEAST_TILE:
            return
        top = area.top() + (area.height() - size) // 2
        for place, tile in enumerate(hand):
            sprite = self._sprites.tile(tile, size, self.devicePixelRatioF(), Look.SMALL)
            rect = as_read(QRect(area.left() + place * (size + 1), top, size, size), self.rect())
            corner = QPointF(rect.topLeft())
            if self._rolling is not None and self._rolling.paint(painter, place, size, corner):
                continue
            painter.drawPixmap(corner + sprite.offset, sprite.pixmap)
