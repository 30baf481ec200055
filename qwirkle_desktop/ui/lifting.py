"""Choosing the tile that a disc lifts from the board."""

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.board.items import SpriteItem, mark_render, point_of
from qwirkle_desktop.ui.board.scene import BoardScene, Layer


class Lifting(QObject):
    """Owns whether a tile is being chosen, and lights those that may be.

    changed(): choosing began or ended.
    """

    changed = Signal()

    def __init__(self, controller: GameController, scene: BoardScene, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._scene = controller, scene
        self._items: list[SpriteItem] = []
        self._is_on = False
        self._cells: frozenset[Cell] = frozenset()
        controller.draft_changed.connect(self._follow)

    @property
    def is_on(self) -> bool:
        """Whether clicks on the board lift."""
        return self._is_on

    @property
    def cells(self) -> frozenset[Cell]:
        """Where the tiles lie that may be lifted; none while nothing is being chosen."""
        return self._cells

    def begin(self) -> None:
        """Let the person choose, where there is a disc to spend; tentative tiles go back."""
        self._controller.take_back_all()
        game = self._controller.game
        if game is None or self._controller.draft is None or not game.state.can_lift:
            return
        self._is_on = True
        self._cells = frozenset(placement.cell for placement in game.state.liftable)
        render = mark_render(self._scene.sprites, Mark.LIFTABLE)
        self._items = [self._scene.add(render, point_of(cell), Layer.LAST_MOVE) for cell in self._cells]
        self._scene.set_marks_aside(True)
        self.changed.emit()

    def end(self) -> None:
        """Nothing is lifted, for now."""
        if self._is_on:
            self._is_on, self._cells = False, frozenset()
            self._scene.clear_items(self._items)
            self._scene.set_marks_aside(False)
            self.changed.emit()

    def choose(self, cell: Cell) -> None:
        """Lift the tile on a cell; where that may not be, the choice goes on."""
        self._controller.lift(cell)

    def _follow(self, draft: Draft | None) -> None:
        """A turn that is over, a hand that is hidden, or a tile that is laid: nothing is being chosen."""
        if draft is None or draft.laid:
            self.end()
