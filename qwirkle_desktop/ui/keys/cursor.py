"""The keyboard's place on the board: it jumps between the cells that take the held tile, or goes freely."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.board.items import cell_at, rect_of
from qwirkle_desktop.ui.board.scene import BoardScene
from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.gestures import Gestures

from .jumps import Direction, nearest, nearest_ahead, next_in_order

BEYOND = 3
"""How many cells the cursor goes beyond the board: nobody loses it."""
BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class BoardCursor(QObject):
    """Owns the cell that keys are for. It shows once a key asks for it, until the mouse or Esc does.

    moved(Cell | None): the cursor is on that cell now, or does not show any more.
    used(): the key that lays a tile was pressed, wherever the cursor is.
    """

    moved = Signal(object)
    used = Signal()

    def __init__(self, scene: BoardScene, view: BoardView, gestures: Gestures) -> None:
        super().__init__(view)
        self._scene, self._view, self._gestures = scene, view, gestures
        self._cell: Cell | None = None
        self._is_shown, self._is_on = False, True
        self._mouse = QPoint()
        view.cell_clicked.connect(self.hide)
        view.cell_hovered.connect(self._yield_to_mouse)
        gestures.held.connect(self._follow_held)
        view.installEventFilter(self)

    @property
    def cell(self) -> Cell | None:
        """The cell the cursor is on; None while it does not show."""
        return self._cell if self._is_shown else None

    @property
    def can_lay(self) -> bool:
        """Whether a tile is held, or one is to be lifted, and the cursor says where."""
        is_asked = self._gestures.place is not None or self._gestures.lifting.is_on
        return self._is_shown and is_asked

    def begin(self) -> None:
        """A tile was taken up with a key, or one is to be lifted: go to the nearest cell for that."""
        self._view.setFocus()
        start = nearest(self._gestures.goals, self._start)
        if start is not None:
            self._go(start)

    def jump(self, direction: Direction) -> bool:
        """The next cell that takes the held tile, or with nothing held the next one; False while hidden."""
        if self._gestures.goals:
            start = self.cell
            target = nearest_ahead(self._gestures.goals, start, direction) if start else None
            self._go(target or start or self._nearest_legal())
            return True
        if self._is_shown:
            self.step(direction)
        return self._is_shown

    def step(self, direction: Direction) -> None:
        """The next cell, whatever is there."""
        if not self._is_shown:
            self._go(self._start)
            return
        cell = direction.step(self._start)
        if self._is_near(cell):
            self._go(cell)

    def go(self, step: int) -> None:
        """The next cell that takes the held tile as one reads (1), or the one before (-1)."""
        target = next_in_order(self._gestures.goals, self._start, step)
        if target is not None:
            self._go(target)

    def go_to(self, cell: Cell) -> None:
        """That cell, whatever is there."""
        if self._is_near(cell):
            self._go(cell)

    def act(self) -> None:
        """Lay the held tile at the cursor, or take up the tentative one that is there."""
        if self._is_shown and self._cell is not None:
            self._gestures.click_cell(self._cell)
        self.used.emit()

    def hide(self) -> None:
        """Show no cursor; the next key finds it where it was."""
        if self._is_shown:
            self._is_shown = False
            self._scene.show_cursor(None)
            self.moved.emit(None)

    def set_on(self, on: bool) -> None:
        """Whether it comes with the keyboard; a board that is only looked at has none."""
        self._is_on = on
        if not on:
            self.hide()

    def forget(self) -> None:
        """Another game is on the table."""
        self.hide()
        self._cell = None

    # Inside

    @property
    def _start(self) -> Cell:
        """Where the cursor is or was, else the middle of what one sees of the board."""
        if self._cell is not None:
            return self._cell
        return cell_at(self._scene.content_rect().center())

    def _nearest_legal(self) -> Cell:
        return nearest(self._gestures.goals, self._start) or self._start

    def _go(self, cell: Cell) -> None:
        self._cell, self._is_shown, self._mouse = cell, True, QCursor.pos()
        self._gestures.hover(cell)
        self._scene.show_cursor(cell)
        self._view.reveal(rect_of(cell))
        self.moved.emit(cell)

    def _is_near(self, cell: Cell) -> bool:
        if not self._scene.printed.ground.is_endless:
            return self._scene.printed.ground.holds(cell)
        by = BEYOND * rect_of(cell).width()
        return self._scene.content_rect().adjusted(-by, -by, by, by).contains(rect_of(cell))

    def _follow_held(self, place: int | None) -> None:
        """The held tile's picture goes with the cursor."""
        if place is not None and self._is_shown and self._cell is not None:
            self._gestures.hover(self._cell)

    def _yield_to_mouse(self, cell: Cell | None) -> None:
        """Who moves the mouse over the board uses that; a mouse that lies still is none of our business."""
        if cell is not None and QCursor.pos() != self._mouse:
            self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Who comes to the board with Tab sees where the keys go."""
        if (
            event.type() == QEvent.Type.FocusIn
            and isinstance(event, QFocusEvent)
            and event.reason() in BY_TAB
            and self._is_on
        ):
            self._go(self._start)
        elif event.type() == QEvent.Type.FocusOut:
            self._scene.show_cursor(None)
        elif event.type() == QEvent.Type.FocusIn and self._is_shown:
            self._scene.show_cursor(self._cell)
        return False
