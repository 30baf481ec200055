"""The tray with the hand: tiles to click, drag, reorder and mark."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.kept import Sprite
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.phrases.hand import hand_text
from qwirkle_desktop.ui.theme import Theme

from .arrangement import Arrangement
from .shown_hand import ShownHand
from .tray_motion import TrayMotion

RADIUS = 10
APART_MS = 40
REFILL_DROP = 48.0


class HandTray(QWidget):
    """Shows a hand in its slots; it decides nothing. Tiles are named by their place in the hand.

    tile_clicked(place): pressed and released without a drag.
    drag_began(place, QPoint), drag_moved(QPoint), drag_ended(QPoint): a drag, points global.
    tray_clicked(): the tray was clicked beside the tiles.
    tile_chosen(place), tile_moved(place, slot): by the keyboard.
    focus_moved(slot | None): the keyboard is on that slot now, or on none.
    arranged(): other tiles are in the slots, or marked.
    """

    tile_clicked = Signal(object)
    drag_began = Signal(object, object)
    drag_moved = Signal(object)
    drag_ended = Signal(object)
    tray_clicked = Signal()
    tile_chosen = Signal(object)
    tile_moved = Signal(object, object)
    focus_moved = Signal(object)
    arranged = Signal()
    parts: object = None
    """What a screen reader finds here."""

    def __init__(self, sprites: Sprites, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hand")
        self._sprites = sprites
        self._theme = theme
        self._side, self._gap, self._edge = 64, 8, 12
        self._hand: tuple[Tile, ...] | None = None
        self._arrangement = Arrangement(())
        self._laid: frozenset[int] = frozenset()
        self._held: int | None = None
        self._dragged = False
        self._marked: frozenset[int] = frozenset()
        self._motion = TrayMotion(self, sprites)
        self._motion.changed.connect(self.update)
        self._focus: int | None = None
        self._pressed: tuple[int | None, QPoint] | None = None
        self._dragging = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    # What it shows

    @property
    def side(self) -> int:
        """The side of a tile in logical pixels."""
        return self._side

    @property
    def laid(self) -> frozenset[int]:
        """The tiles that lie on the table."""
        return self._laid

    def set_metrics(self, side: int, gap: int, edge: int) -> None:
        """The sizes of tiles, the gaps and the edge around them, in logical pixels."""
        self._side, self._gap, self._edge = side, gap, edge
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def set_moves(self, moves: bool, stretch: float = 1.0) -> None:
        """Whether tiles slide to their places and dice roll, and how slowly; else all is there at once."""
        self._motion.set_on(moves, stretch)

    def show_hand(
        self,
        hand: tuple[Tile, ...] | None,
        arrangement: Arrangement,
        new: Sequence[int] = (),
        *,
        rolls: bool = False,
    ) -> None:
        """Show a hand, None for a hidden one; what is at the `new` places comes in one by one, or rolls."""
        self.finish()
        self._hand, self._arrangement = hand, arrangement
        self._laid, self._held, self._marked = frozenset(), None, frozenset()
        self.retranslate()
        self.updateGeometry()
        self.update()
        if rolls and hand is not None:
            self._motion.roll({place: hand[place] for place in new})
        else:
            self._motion.slide({place: QPointF(0, REFILL_DROP) for place in new}, APART_MS)

    def rearrange(self, arrangement: Arrangement) -> None:
        """Show the same hand in another order, the tiles sliding there."""
        before = {place: self._slot_rect(slot).topLeft() for slot, place in self._slots()}
        self.finish()
        self._arrangement = arrangement
        shifts = {
            place: before[place] - self._slot_rect(slot).topLeft()
            for slot, place in self._slots()
            if place in before and place != self._held
        }
        self.retranslate()
        self._motion.slide({place: shift for place, shift in shifts.items() if not shift.isNull()}, 0)
        self.update()

    def show_laid(self, places: Collection[int]) -> None:
        """These tiles lie on the table: their slots are empty."""
        self._laid = frozenset(places)
        self.retranslate()
        self.update()

    def show_held(self, place: int | None, *, dragged: bool = False) -> None:
        """This tile is held: picked with a click it stands out, dragged it is faded in its slot."""
        self._held, self._dragged = place, dragged
        self.update()

    def show_marked(self, places: Collection[int]) -> None:
        """These tiles are marked, for a trade or to be rolled again."""
        self._marked = frozenset(places)
        self.retranslate()
        self.update()

    def show_focus(self, slot: int | None) -> None:
        """The keyboard is on this slot."""
        self._focus = slot
        self.update()
        self.focus_moved.emit(slot)

    @property
    def focus_slot(self) -> int | None:
        """The slot that the keyboard is on."""
        return self._focus

    @property
    def shown(self) -> ShownHand:
        """What is in the slots."""
        return ShownHand(self._hand, self._arrangement, self._laid)

    @property
    def chosen(self) -> frozenset[int]:
        """The places of the tiles that are held or marked."""
        return self._marked if self._held is None else self._marked | {self._held}

    def finish(self) -> None:
        """End all sliding and rolling at once."""
        self._motion.finish()

    # Where things are

    def slot_at_global(self, point: QPoint) -> int | None:
        """The slot nearest to a global point; None outside the tray."""
        local = self.mapFromGlobal(point)
        if not self.rect().contains(local) or not self._arrangement.places:
            return None
        slot = int((local.x() - self._edge) // (self._side + self._gap))
        return max(0, min(len(self._arrangement.places) - 1, slot))

    def global_rect_of(self, place: int) -> QRectF:
        """Where a tile's slot is on the screen."""
        slot = self._arrangement.slot_of(place) or 0
        rect = self._slot_rect(slot)
        return QRectF(QPointF(self.mapToGlobal(rect.topLeft().toPoint())), rect.size())

    def sizeHint(self) -> QSize:
        """All slots in a row."""
        slots = max(6, len(self._arrangement.places))
        width = slots * self._side + (slots - 1) * self._gap + 2 * self._edge
        return QSize(width, self._side + 2 * self._edge)

    def _slot_rect(self, slot: int) -> QRectF:
        left = self._edge + slot * (self._side + self._gap)
        return QRectF(left, (self.height() - self._side) / 2, self._side, self._side)

    def _slots(self) -> list[tuple[int, int]]:
        """The slots with their places."""
        return [(slot, place) for slot, place in enumerate(self._arrangement.places) if place is not None]

    def _place_at(self, point: QPoint) -> int | None:
        free = ((slot, place) for slot, place in self._slots() if place not in self._laid)
        return next((place for slot, place in free if self._slot_rect(slot).contains(QPointF(point))), None)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tray, its empty slots and the tiles."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.separator, 1))
            painter.setBrush(self._theme.card)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
            if self._hand is not None:
                for slot, place in self._slots():
                    self._paint_slot(painter, slot, place, self._hand[place])
            if self._focus is not None:
                corner = self._slot_rect(self._focus).topLeft()
                _draw(painter, self._sprites.mark(Mark.FOCUS, self._side, self.devicePixelRatioF()), corner)

    def _paint_slot(self, painter: QPainter, slot: int, place: int, tile: Tile) -> None:
        ratio, corner = self.devicePixelRatioF(), self._slot_rect(slot).topLeft()
        if place in self._laid:
            _draw(painter, self._sprites.mark(Mark.EMPTY_SLOT, self._side, ratio), corner)
            return
        held = Look.FADED if self._dragged else Look.TENTATIVE
        look = held if place == self._held else Look.HAND
        at = corner + self._motion.shift_of(place)
        if place in self._marked:
            at -= QPointF(0, self._edge / 2)
        if self._motion.paint_rolling(painter, place, self._side, at):
            return
        _draw(painter, self._sprites.tile(tile, self._side, ratio, look), at)
        if place in self._marked:
            _draw(painter, self._sprites.mark(Mark.CHOSEN, self._side, ratio), at)

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press starts a click or a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = (self._place_at(event.position().toPoint()), event.position().toPoint())
            self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pressed tile."""
        here = event.position().toPoint()
        if self._pressed is None:
            over = self._place_at(here) is not None
            self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
            return
        place, start = self._pressed
        if place is None:
            return
        if not self._dragging and (here - start).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.drag_began.emit(place, event.globalPosition().toPoint())
        if self._dragging:
            self.drag_moved.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End what the press began."""
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        (place, _), dragging = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if dragging:
            self.drag_ended.emit(event.globalPosition().toPoint())
        elif place is not None:
            self.tile_clicked.emit(place)
        else:
            self.tray_clicked.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A quick second click is a click like any other."""
        self.mousePressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """The dice of a game that begins roll once the table is in sight."""
        super().showEvent(event)
        self._motion.begin()

    def changeEvent(self, event: QEvent) -> None:
        """Say the hand anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """What a screen reader hears; a hidden hand is not named."""
        self.setAccessibleName(hand_text(None if self._hand is None else list(self.shown.tiles.values())))
        self.arranged.emit()


def _draw(painter: QPainter, sprite: Sprite, corner: QPointF) -> None:
    painter.drawPixmap(corner + sprite.offset, sprite.pixmap)
