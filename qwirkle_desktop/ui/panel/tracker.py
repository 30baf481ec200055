"""The tiles nobody has shown yet, kind by kind: a row for each colour, a column for each shape."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from qwirkle_desktop.rules.tiles import COLOURS, KINDS, SHAPES, Tile
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.panel.metrics import TILE, row_height
from qwirkle_desktop.ui.panel.painting import LEFT, as_read, draw_text, explain, text_width
from qwirkle_desktop.ui.phrases import panel as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

BEFORE_COUNT, AFTER_COUNT, LEAST_DIGIT = 1, 2, 13
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -len(SHAPES),
    Qt.Key.Key_Down: len(SHAPES),
}


class KindCount(QLabel):
    """One kind and how many of it are unseen. A label, as assistive tools should take it for one."""

    def __init__(self, tile: Tile, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._tile, self._sprites = tile, sprites
        self._count: int | None = None
        self._are_dice = False
        self._is_picked = False
        self._theme: Theme | None = None
        self._fonts = TypeScale()

    def set_style(self, theme: Theme, fonts: TypeScale) -> None:
        """Paint in these colours and fonts from now on."""
        self._theme, self._fonts = theme, fonts
        self.update()

    def show_count(self, count: int, *, are_dice: bool = False) -> None:
        """Show how many are unseen; a spent kind fades. Dice count by their colour."""
        if (count, are_dice) == (self._count, self._are_dice):
            return
        self._count, self._are_dice = count, are_dice
        self.retranslate()
        self.update()

    def show_picked(self, picked: bool) -> None:
        """Frame the kind that was picked."""
        if picked != self._is_picked:
            self._is_picked = picked
            self.update()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        told = phrases.colour_unseen if self._are_dice else phrases.kind_unseen
        words = "" if self._count is None else told(self._tile, self._count)
        self.setAccessibleName(words)
        explain(self, words)

    def forget(self) -> None:
        """Say nothing more, to nobody."""
        self._count = None
        self.retranslate()

    @property
    def _font(self) -> QFont:
        """The count's, no higher than a low row has room for."""
        font = self._fonts.font(TextRole.SMALL)
        font.setPixelSize(max(LEAST_DIGIT, min(font.pixelSize(), self.height() - 2)))
        return font

    @property
    def tile_size(self) -> int:
        """The picture's edge in px: what height and count leave."""
        return min(TILE, self.height() - 2, self.width() - self._count_width - BEFORE_COUNT - AFTER_COUNT)

    @property
    def _count_width(self) -> int:
        """There are three tiles of a kind, but up to eighteen dice of a colour."""
        return text_width("00" if self._are_dice else "0", self._font)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is None or self._count is None:
            return
        font, size = self._font, self.tile_size
        with QPainter(self) as painter:
            look = Look.SMALL if self._count else Look.SPENT
            sprite = self._sprites.tile(self._tile, size, self.devicePixelRatioF(), look)
            picture = as_read(QRect(0, (self.height() - size) // 2, size, size), self.rect())
            painter.drawPixmap(QPointF(picture.topLeft()) + sprite.offset, sprite.pixmap)
            place = QRect(size + BEFORE_COUNT, 0, self._count_width + AFTER_COUNT, self.height())
            place = as_read(place, self.rect())
            colour = self._theme.text if self._count else self._theme.muted
            draw_text(painter, place, str(self._count), font, colour, LEFT)
            if self._is_picked:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(self._theme.accent, 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)


class TileTracker(QWidget):
    """The 36 kinds with their counts; nothing while a curtain hides the hand.

    kind_picked(Tile): a kind was clicked, or gone to with the arrow keys.
    """

    kind_picked = Signal(object)

    def __init__(
        self, theme: Theme, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tile_tracker")
        self._theme, self._fonts = theme, fonts
        self._kinds = {tile: KindCount(tile, sprites, self) for tile in KINDS}
        self._total: int | None = None
        self._are_dice = False
        self._picked: Tile | None = None
        self._margins = (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_style(theme, fonts)
        self.show_counts(None)

    def set_style(self, theme: Theme, fonts: TypeScale) -> None:
        """Paint in these colours and fonts from now on."""
        self._theme, self._fonts = theme, fonts
        for kind in self._kinds.values():
            kind.set_style(theme, fonts)
        self._arrange()
        self.update()

    def set_margins(self, left: int, right: int) -> None:
        """Keep this many px free beside the grid."""
        self._margins = (left, right)
        self._arrange()

    def show_counts(self, counts: dict[Tile, int] | None) -> None:
        """Show how many of each kind are unseen, or that they are hidden; of dice those of each colour."""
        self._total = None if counts is None else sum(counts.values())
        self._are_dice = counts is not None and len(counts) == len(COLOURS)
        self._mark(None)
        for tile, kind in self._kinds.items():
            if counts is None or tile not in counts:
                kind.forget()
            else:
                kind.show_count(counts[tile], are_dice=self._are_dice)
            kind.setVisible(counts is not None and tile in counts)
        self._name()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self._name()
        for kind in self._kinds.values():
            kind.retranslate()

    def _name(self) -> None:
        total = self._total
        self.setAccessibleName(phrases.unseen_hidden() if total is None else phrases.unseen_spoken(total))

    def pick(self, tile: Tile) -> None:
        """Frame a kind and tell that it was picked."""
        if self._total is not None and not self._are_dice:
            self._mark(tile)
            self.kind_picked.emit(tile)

    def _mark(self, tile: Tile | None) -> None:
        self._picked = tile
        for one, kind in self._kinds.items():
            kind.show_picked(one == tile)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click picks a kind."""
        for tile, kind in self._kinds.items():
            if kind.geometry().contains(event.position().toPoint()):
                self.pick(tile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go from kind to kind."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        place = 0 if self._picked is None else KINDS.index(self._picked) + step
        if 0 <= place < len(KINDS):
            self.pick(KINDS[place])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._picked is None:
            self.pick(KINDS[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        left_margin, right_margin = self._margins
        pitch = (self.width() - left_margin - right_margin) / len(SHAPES)
        height = min(row_height(self._fonts), self.height() // len(COLOURS))
        for number, kind in enumerate(self._kinds.values()):
            row, column = divmod(number, len(SHAPES))
            left, right = (left_margin + round(edge * pitch) for edge in (column, column + 1))
            place = QRect(left, row * height, right - left, height)
            kind.setGeometry(as_read(place, self.rect()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._total is None:
            with QPainter(self) as painter:
                line = as_read(QRect(self._margins[0], 0, self.width(), row_height(self._fonts)), self.rect())
                draw_text(painter, line, phrases.unseen_hidden(), self._fonts.font(), self._theme.muted, LEFT)
