"""Paints one row of the list of moves: number, name, tiles, points, running total."""

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from qwirkle_desktop.ui.art.printed import paint_disc
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.panel.history_model import NAME_ROLE, ROW_ROLE, HistoryModel, Index
from qwirkle_desktop.ui.panel.metrics import OUTSET, TILE, TILE_PITCH, row_height
from qwirkle_desktop.ui.panel.painting import LEFT, RIGHT, as_read, draw_text, fill_rounded, text_width
from qwirkle_desktop.ui.panel.row_words import row_points
from qwirkle_desktop.ui.panel.seat_card import BAR_WIDTH
from qwirkle_desktop.ui.panel.values import WITHOUT_NUMBER, HistoryRow, RowKind
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

GAP, AFTER_NAME, BEFORE_TOTAL = 6, 8, 8
MOST_NAME_SHARE, LEAST_NAME = 0.34, 28
ROW_RADIUS, PILL_PADDING = 6, 7
MOST_PICTURES = 128


@dataclass(frozen=True, slots=True)
class Columns:
    """Where a row's parts begin, in px from the row's left; points end at `right`, the total at `total`."""

    name: int
    name_width: int
    tiles: int
    tile_size: int
    pitch: float
    right: int
    total: int


class HistoryDelegate(QStyledItemDelegate):
    """The painter of rows, all equally high. Each row's picture is kept: a new turn moves every row."""

    def __init__(self, model: HistoryModel, theme: Theme, fonts: TypeScale, sprites: Sprites) -> None:
        super().__init__(model)
        self._model = model
        self._sprites = sprites
        self.set_style(theme, fonts, content_width=0)

    def set_style(self, theme: Theme, fonts: TypeScale, content_width: int) -> None:
        """Paint in these colours and fonts, the text this wide, from now on."""
        self._theme, self._fonts, self._content_width = theme, fonts, content_width
        self._small, self._body = fonts.font(TextRole.SMALL), fonts.font()
        self._bold = fonts.font(TextRole.BODY, QFont.Weight.Bold)
        self.forget_pictures()

    def forget_pictures(self) -> None:
        """Their words are in another language from now on."""
        self._pictures: dict[Hashable, QPixmap] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, row_height(self._fonts))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, name, ratio = index.data(ROW_ROLE), index.data(NAME_ROLE), option.widget.devicePixelRatioF()
        state = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus)
        model = self._model
        among = model.seats, len(str(len(model.rows))), len(str(model.most))
        looks = state, option.rect.width(), option.direction, ratio, self._sprites.are_dice
        key = row, name, self._noted(row), row.turn == model.current, among, looks
        if key not in self._pictures:
            if len(self._pictures) == MOST_PICTURES:
                self._pictures.clear()
            self._pictures[key] = self._picture(option, row, name, ratio)
        painter.drawPixmap(option.rect.topLeft(), self._pictures[key])

    def _picture(self, option: QStyleOptionViewItem, row: HistoryRow, name: str, ratio: float) -> QPixmap:
        picture = QPixmap(option.rect.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        place = QRect(QPoint(), option.rect.size())
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter, place, option.state, row)
            columns = self._columns(row)
            area = as_read(QRect(OUTSET, 0, self._content_width, place.height()), place)
            self._paint_words(painter, area, columns, row, name)
            self._paint_tiles(painter, area, columns, row, ratio)
            self._paint_points(painter, area, columns, row)
        return picture

    def _paint_ground(
        self, painter: QPainter, place: QRect, state: QStyle.StateFlag, row: HistoryRow
    ) -> None:
        width = min(place.width(), 2 * OUTSET + self._content_width)
        ground = as_read(QRectF(0, 1, width, place.height() - 2), place)
        if row.turn == self._model.current:
            fill_rounded(painter, ground, ROW_RADIUS, self._theme.pressed)
            mark = QRectF(ground.left(), ground.top() + 4, BAR_WIDTH, ground.height() - 8)
            fill_rounded(painter, as_read(mark, place), BAR_WIDTH / 2, self._theme.accent)
        elif state & QStyle.StateFlag.State_MouseOver:
            fill_rounded(painter, ground, ROW_RADIUS, self._theme.card)
        elif row.is_qwirkle:
            fill_rounded(painter, ground, ROW_RADIUS, self._theme.active_card)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(self._theme.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), ROW_RADIUS - 1, ROW_RADIUS - 1)

    def _columns(self, row: HistoryRow) -> Columns:
        """The name's column is as wide as the longest name needs; many tiles take from it, then shrink."""
        names = (card.name for card in self._model.seats)
        number = max(12, text_width(str(len(self._model.rows)), self._small))
        start = number + AFTER_NAME
        right = self._content_width - BEFORE_TOTAL - self._last_width()
        free = right - start - AFTER_NAME - self._points_width(row) - GAP
        longest = max((text_width(name, self._body) for name in names), default=0)
        wanted = min(int(MOST_NAME_SHARE * self._content_width), longest)
        count = len(row.tiles) + row.discs
        name = min(wanted, free - count * TILE_PITCH)
        if name < min(LEAST_NAME, wanted):
            name = BAR_WIDTH
        pitch = min(float(TILE_PITCH), (free - name) / max(1, count))
        tiles = start + name + AFTER_NAME
        return Columns(start, name, tiles, min(TILE, int(pitch)), pitch, right, self._content_width)

    def _points_width(self, row: HistoryRow) -> int:
        padding = 2 * PILL_PADDING if row.is_qwirkle else 0
        return text_width(row_points(row), self._bold) + padding

    def _paint_words(
        self, painter: QPainter, area: QRect, columns: Columns, row: HistoryRow, name: str
    ) -> None:
        if row.kind not in WITHOUT_NUMBER:
            number = QRect(area.left(), area.top(), columns.name, area.height())
            draw_text(painter, as_read(number, area), str(row.number), self._small, self._theme.muted, LEFT)
        width = columns.name_width
        if not row.tiles:
            width = columns.right - columns.name - self._points_width(row) - GAP
        place = as_read(QRect(area.left() + columns.name, area.top(), width, area.height()), area)
        if width == BAR_WIDTH:
            self._paint_seat_bar(painter, place, row)
        else:
            draw_text(painter, place, name, self._body, self._theme.text, LEFT)

    def _paint_seat_bar(self, painter: QPainter, place: QRect, row: HistoryRow) -> None:
        """The seat's colour where its name has no room."""
        colours, card = self._theme.seat_colours, self._model.seats[row.seat]
        bar = QRectF(place).adjusted(0, 7, 0, -7)
        fill_rounded(painter, bar, BAR_WIDTH / 2, colours[card.colour % len(colours)])

    def _paint_tiles(
        self, painter: QPainter, area: QRect, columns: Columns, row: HistoryRow, ratio: float
    ) -> None:
        """The tiles, and the discs after them."""
        top = area.top() + (area.height() - columns.tile_size) // 2
        for place in range(len(row.tiles) + row.discs):
            left = area.left() + columns.tiles + int(place * columns.pitch)
            rect = as_read(QRect(left, top, columns.tile_size, columns.tile_size), area)
            if place < len(row.tiles):
                sprite = self._sprites.tile(row.tiles[place], columns.tile_size, ratio, Look.SMALL)
                painter.drawPixmap(QPointF(rect.topLeft()) + sprite.offset, sprite.pixmap)
            else:
                inner = QRectF(rect).adjusted(2, 2, -2, -2)
                paint_disc(painter, inner, self._theme.muted, self._theme.panel)

    def _paint_points(self, painter: QPainter, area: QRect, columns: Columns, row: HistoryRow) -> None:
        colour, right = self._theme.text, columns.right
        width = self._points_width(row)
        place = as_read(QRect(area.left() + right - width, area.top(), width, area.height()), area)
        if row.is_qwirkle:
            height = min(area.height() - 6, row_height(self._fonts) - 8)
            pill = QRectF(place.left(), area.center().y() + 1 - height / 2, width, height)
            fill_rounded(painter, pill, height / 2, self._theme.accent)
            place.adjust(PILL_PADDING, 0, -PILL_PADDING, 0)
            colour = self._theme.on_accent
        elif row.kind not in (RowKind.PLAY, RowKind.OUT):
            colour = self._theme.muted
        draw_text(painter, place, row_points(row), self._bold, colour, RIGHT)
        last = QRect(area.left() + right, area.top(), columns.total - right, area.height())
        self._paint_last(painter, as_read(last, area), row)

    def _noted(self, row: HistoryRow) -> Hashable:
        """What the picture shows that is not in the row."""
        return None

    def _last_width(self) -> int:
        """The last column: what the seat had after the turn."""
        return text_width(str(self._model.most), self._small)

    def _paint_last(self, painter: QPainter, place: QRect, row: HistoryRow) -> None:
        draw_text(painter, place, str(row.total), self._small, self._theme.muted, RIGHT)
