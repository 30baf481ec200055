"""Holding a tile: picked with a click or dragged, from the hand or from the draft."""

from collections.abc import Collection

from PySide6.QtCore import QObject, QPoint, QPointF, Signal

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.cells import ORIGIN, Cell
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.board.animator import Animator
from qwirkle_desktop.ui.board.items import UNIT, rect_of
from qwirkle_desktop.ui.board.scene import BoardScene
from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.hands import Hands
from qwirkle_desktop.ui.held_tile import SHAKE_BY, HeldTile
from qwirkle_desktop.ui.lifting import Lifting


class Gestures(QObject):
    """Turns clicks and drags into orders to the controller. Owns which tile is held.

    held(place | None): a tile is held now, or none.
    dragged(QPoint | None): it is dragged to a global point, or not any more.
    out_of_turn(): a tile was to be laid while nobody may.
    """

    held = Signal(object)
    dragged = Signal(object)
    out_of_turn = Signal()

    def __init__(
        self,
        controller: GameController,
        scene: BoardScene,
        view: BoardView,
        hands: Hands,
        floating: HeldTile,
        animator: Animator,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._scene = scene
        self._view = view
        self._hands = hands
        self._floating = floating
        self._animator = animator
        self._place: int | None = None
        self._dragged_to: QPoint | None = None
        self._refused_on: Cell | None = None
        self._from_table = False
        self._legal: dict[Cell, int] = {}
        self._marks_legal = True
        self.lifting = Lifting(controller, scene, self)
        view.cell_clicked.connect(self.click_cell)
        view.cell_hovered.connect(self.hover)
        view.cell_context.connect(self._take_back_at)
        view.drag_began.connect(self._drag_draft)
        view.drag_moved.connect(self._drag_on)
        view.drag_ended.connect(self._drop)
        view.looked.connect(self._look_again)
        tray = hands.tray
        tray.drag_began.connect(self._drag_hand)
        tray.drag_moved.connect(self._drag_on)
        tray.drag_ended.connect(self._drop)
        tray.tray_clicked.connect(self._return_held)
        controller.draft_changed.connect(self._renew_legal)

    @property
    def place(self) -> int | None:
        """The place in the hand of the tile that is held."""
        return self._place

    @property
    def takes_it(self) -> bool:
        """Whether any cell takes the tile that is held."""
        return bool(self._legal)

    @property
    def legal(self) -> dict[Cell, int]:
        """The cells that take the tile that is held, with the draft's points then."""
        return self._legal

    @property
    def goals(self) -> Collection[Cell]:
        """Where the keyboard's cursor goes: to what takes the held tile, or to what may be lifted."""
        return self.lifting.cells or self._legal.keys()

    def set_marks_legal(self, marks: bool) -> None:
        """Whether the cells that take the held tile are marked."""
        self._marks_legal = marks
        self._show_legal()

    # Clicks

    def pick(self, place: int) -> None:
        """A tile of the hand was clicked: hold it, or let it go again."""
        if place == self._place:
            self.release()
        elif self._controller.draft is None:
            self.out_of_turn.emit()
        else:
            self._hold(place)

    def click_cell(self, cell: Cell) -> None:
        """A cell was clicked: lay the held tile there, pick up the tentative one, or lift what lies there."""
        draft = self._controller.draft
        if self.lifting.is_on:
            self.lifting.choose(cell)
            return
        if draft is None:
            return
        there = draft.place_at(cell)
        if there is not None:
            self.pick(there)
        elif self._place is not None:
            self._lay_held(draft.hand[self._place], self._meant(cell))

    def _lay_held(self, tile: Tile, cell: Cell) -> None:
        """Where it may not lie it shakes, and is held on: another place may take it."""
        if self._place is not None and self._controller.lay(self._place, cell):
            self.release()
        elif cell not in self._scene.board_tiles:
            self._refused_on = cell
            refused = self._scene.show_refused(tile, cell)
            self._animator.shake(refused, SHAKE_BY * UNIT / self._view.camera.cell)

    def hover(self, cell: Cell | None) -> None:
        """The mouse is over a cell: show the held tile there, if it may lie there."""
        if cell is not None and cell == self._refused_on:
            return
        self._refused_on = None
        self._scene.hide_ghost()
        draft = self._controller.draft
        if cell is None or self._place is None or draft is None:
            return
        cell = self._meant(cell)
        if cell in self._legal:
            self._scene.show_ghost(draft.hand[self._place], cell, self._legal[cell])

    def release(self) -> None:
        """Hold nothing; a tentative tile stays where it lies."""
        self._floating.put_down()
        self._set_place(None)

    def _return_held(self) -> None:
        """The tray was clicked: a held tentative tile goes back into it."""
        if self._place is not None:
            place = self._place
            self.release()
            self._controller.take_back(place)

    def _take_back_at(self, cell: Cell) -> None:
        draft = self._controller.draft
        place = draft.place_at(cell) if draft else None
        if place is not None:
            self.release()
            self._controller.take_back(place)
        elif self._place is not None:
            self.release()

    # Drags

    def _drag_hand(self, place: int, point: QPoint) -> None:
        self._from_table = False
        self._drag(place, point)

    def _drag_draft(self, cell: Cell, point: QPoint) -> None:
        draft = self._controller.draft
        place = draft.place_at(cell) if draft else None
        if place is not None:
            self._from_table = True
            self._drag(place, point)

    def _drag(self, place: int, point: QPoint) -> None:
        tile = self._hands.tile(place)
        if tile is not None:
            self._hold(place, dragged=True)
            self._floating.show_tile(tile, self._view.camera.cell, point)
            self._reach(point)

    def _drag_on(self, point: QPoint) -> None:
        if self._place is None:
            return
        self._reach(point)
        self._floating.follow(point)
        slot = self._hands.tray.slot_at_global(point)
        if slot is not None:
            self._scene.hide_ghost()
            if not self._from_table:
                self._hands.move(self._place, slot)
        else:
            self.hover(self._view.cell_at_global(point))

    def _reach(self, point: QPoint | None) -> None:
        if point != self._dragged_to:
            self._dragged_to = point
            self.dragged.emit(point)

    def _look_again(self) -> None:
        """The table moved under the tile that is dragged: another cell is there, or one of another size."""
        if self._dragged_to is not None and self._place is not None:
            self._floating.resize_to(self._view.camera.cell, self._dragged_to)
            self.hover(self._view.cell_at_global(self._dragged_to))

    def _drop(self, point: QPoint) -> None:
        place = self._place
        if place is None:
            return
        self._reach(None)
        slot = self._hands.tray.slot_at_global(point)
        cell = self._view.cell_at_global(point)
        self._scene.hide_ghost()
        if slot is not None:
            self._drop_on_tray(place, slot)
        elif cell is None:
            self._send_home(place, shake=False)
        elif self._controller.draft is None:
            self._send_home(place, shake=True)
            self.out_of_turn.emit()
        elif self._controller.lay(place, self._meant(cell)):
            self._land(place)
        else:
            self._send_home(place, shake=True)

    def _drop_on_tray(self, place: int, slot: int) -> None:
        if self._from_table:
            self._controller.take_back(place)
        self._hands.move(place, slot)
        self.release()

    def _land(self, place: int) -> None:
        """The tile falls from where it was let go to its cell."""
        corner = self._floating.corner
        start = self._view.mapToScene(self._view.viewport().mapFromGlobal(corner.toPoint()))
        self.release()
        item = self._scene.draft_item(place)
        if item is not None:
            self._animator.drop(item, QPointF(start))

    def _send_home(self, place: int, *, shake: bool) -> None:
        draft = self._controller.draft
        cell = draft.laid_on(place) if draft and self._from_table else None
        if cell is not None:
            home = self._view.global_rect_of(rect_of(cell)).topLeft()
        else:
            home = self._hands.tray.global_rect_of(place).topLeft()
        self._scene.show_legal(())
        self._floating.send_home(home, shake=shake, after=self.release)

    # State

    def _hold(self, place: int, *, dragged: bool = False) -> None:
        self.release()
        self.lifting.end()
        draft = self._controller.draft
        self._legal = draft.legal_cells(place) if draft else {}
        self._set_place(place, dragged=dragged)

    def _set_place(self, place: int | None, *, dragged: bool = False) -> None:
        self._place = place
        if not dragged:
            self._reach(None)
        self._refused_on = None
        if place is None:
            self._legal = {}
            self._scene.hide_ghost()
        self._hands.tray.show_held(place, dragged=dragged)
        self._show_legal()
        self.held.emit(place)

    def _renew_legal(self, draft: Draft | None) -> None:
        """One's turn came while a tile was already in the fingers."""
        if draft is not None and self._place is not None and not self._legal:
            self._legal = draft.legal_cells(self._place)
            self._show_legal()

    def _show_legal(self) -> None:
        self._scene.show_legal(tuple(self._legal) if self._marks_legal else ())

    def _meant(self, cell: Cell) -> Cell:
        """On an empty table every cell means the first: 0,0."""
        draft = self._controller.draft
        if (
            draft is None
            or draft.board.tiles
            or draft.board.ground.start
            or any(place != self._place for place, _ in draft.laid)
        ):
            return cell
        return ORIGIN
