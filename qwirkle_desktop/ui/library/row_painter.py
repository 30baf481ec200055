"""Paints the rows of the library: the board's picture, who played, how it ended, and when."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from qwirkle_desktop.library.catalogue import Card
from qwirkle_desktop.ui.library.board_picture import BoardPictures, ground_of
from qwirkle_desktop.ui.library.model import CARD_ROLE, ROW_ROLE
from qwirkle_desktop.ui.library.row import Row, RowSeat
from qwirkle_desktop.ui.panel.painting import LEFT, RIGHT, draw_text, text_width
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

PADDING, GAP, LINE_GAP, OUTSET = 10, 12, 4, 2
LEAST_HEIGHT, PICTURE_SHAPE = 104, 1.5
DISC, AFTER_DISC, AFTER_NAME, AFTER_SEAT = 10, 6, 6, 16
RADIUS = 8
LEAST_NAME = 24

Index = QModelIndex | QPersistentModelIndex


class RowPainter(QStyledItemDelegate):
    """The painter of rows; all rows are equally high."""

    def __init__(
        self, theme: Theme, fonts: TypeScale, pictures: BoardPictures, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._fonts, self._pictures = theme, fonts, pictures
        self._name, self._body = fonts.font(TextRole.NAME), fonts.font()
        self._bold, self._small = fonts.font(TextRole.BODY, QFont.Weight.Bold), fonts.font(TextRole.SMALL)
        self._lines = [QFontMetrics(font).height() for font in (self._name, self._body, self._small)]
        self._height = max(LEAST_HEIGHT, sum(self._lines) + 2 * LINE_GAP + 2 * (PADDING + OUTSET))

    @property
    def height(self) -> int:
        """Of a row, in px."""
        return self._height

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme from now on."""
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row | None = index.data(ROW_ROLE)
        painter.save()
        painter.fillRect(option.rect, self._theme.panel)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = option.rect.adjusted(OUTSET + 2, OUTSET, -OUTSET - 2, -OUTSET)
        self._paint_ground(painter, option, area)
        if row is not None:
            picture = self._picture_area(area)
            self._paint_picture(painter, picture, index.data(CARD_ROLE), option.widget.devicePixelRatioF())
            text = area.adjusted(picture.right() - area.left() + GAP, PADDING, -PADDING, -PADDING)
            self._paint_words(painter, text, row)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, area: QRect) -> None:
        theme, chosen = self._theme, bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        fill = theme.active_card if chosen else theme.hover if hovered else theme.card
        edge, width = (theme.accent, 2) if focused else (theme.accent, 1) if chosen else (theme.separator, 1)
        half = width / 2
        painter.setPen(QPen(edge, width))
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(area).adjusted(half, half, -half, -half), RADIUS - half, RADIUS - half)

    def _picture_area(self, area: QRect) -> QRect:
        height = area.height() - 2 * PADDING
        width = min(round(height * PICTURE_SHAPE), area.width() // 4)
        return QRect(area.left() + PADDING, area.top() + PADDING, width, height)

    def _paint_picture(self, painter: QPainter, area: QRect, card: Card, ratio: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.table)
        painter.drawRoundedRect(area, RADIUS / 2, RADIUS / 2)
        inside = area.adjusted(4, 4, -4, -4)
        ground = ground_of(card.variant)
        if not ground.is_endless:
            side = min(inside.width(), inside.height())
            board = QRect(0, 0, side, side)
            board.moveCenter(inside.center())
            painter.setPen(QPen(self._theme.control_border, 1))
            painter.setBrush(self._theme.panel)
            painter.drawRect(board)
        painter.drawPixmap(inside.topLeft(), self._pictures.picture(card.board, inside.size(), ratio, ground))

    def _paint_words(self, painter: QPainter, area: QRect, row: Row) -> None:
        theme, spare = self._theme, area.height() - sum(self._lines)
        gap = max(0, min(LINE_GAP * 2, spare // 2))
        top = area.top() + (spare - 2 * gap) // 2
        first = QRect(area.left(), top, area.width(), self._lines[0])
        second = QRect(area.left(), first.bottom() + 1 + gap, area.width(), self._lines[1])
        third = QRect(area.left(), second.bottom() + 1 + gap, area.width(), self._lines[2])
        day = text_width(row.day, self._small)
        draw_text(painter, first, row.day, self._small, theme.muted, RIGHT)
        colour = theme.accent if row.is_unfinished else theme.text
        draw_text(painter, first.adjusted(0, 0, -day - GAP, 0), row.heading, self._name, colour, LEFT)
        self._paint_seats(painter, second, row.seats)
        draw_text(painter, third, row.detail, self._small, theme.muted, LEFT)

    def _paint_seats(self, painter: QPainter, area: QRect, seats: tuple[RowSeat, ...]) -> None:
        left = area.left()
        for seat, width in zip(seats, self._name_widths(area.width(), seats), strict=True):
            self._paint_disc(painter, QPointF(left + DISC / 2, area.center().y() + 1), seat.colour)
            left += DISC + AFTER_DISC
            font = self._bold if seat.won else self._body
            place = QRect(left, area.top(), width, area.height())
            draw_text(painter, place, seat.name, font, self._theme.text, LEFT)
            left += width + AFTER_NAME
            points = text_width(seat.score, self._bold)
            place = QRect(left, area.top(), points, area.height())
            draw_text(painter, place, seat.score, self._bold, self._theme.text, LEFT)
            left += points + AFTER_SEAT

    def _name_widths(self, room: int, seats: tuple[RowSeat, ...]) -> list[int]:
        """How wide each name may be: long ones give way first."""
        wanted = [text_width(seat.name, self._bold if seat.won else self._body) for seat in seats]
        taken = sum(text_width(seat.score, self._bold) for seat in seats)
        taken += len(seats) * (DISC + AFTER_DISC + AFTER_NAME + AFTER_SEAT) - AFTER_SEAT
        return shares(room - taken, wanted)

    def _paint_disc(self, painter: QPainter, centre: QPointF, colour: int) -> None:
        colours = self._theme.seat_colours
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours[colour % len(colours)])
        painter.drawEllipse(centre, DISC / 2, DISC / 2)


def shares(room: int, wanted: list[int]) -> list[int]:
    """What each gets of the room: all it wants, or else an equal share of what the modest ones leave."""
    if sum(wanted) <= room:
        return wanted
    left, result = room, dict.fromkeys(range(len(wanted)), 0)
    for done, place in enumerate(sorted(result, key=wanted.__getitem__)):
        result[place] = max(LEAST_NAME, min(wanted[place], left // (len(wanted) - done)))
        left -= result[place]
    return [result[place] for place in range(len(wanted))]
