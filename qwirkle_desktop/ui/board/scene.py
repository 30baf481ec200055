"""What lies on the table: tiles, the draft and the marks, each in its layer."""

from collections import Counter
from collections.abc import Collection, Sequence
from enum import IntEnum

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from qwirkle_desktop.rules.board import Board, Line, Placement
from qwirkle_desktop.rules.cells import ORIGIN, Axis, Cell
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.lines import ScoredLine
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TypeScale

from .items import (
    UNIT,
    Render,
    SpriteItem,
    capsule_render,
    chip_render,
    mark_render,
    point_of,
    rect_of,
    tile_render,
)
from .move_marks import MoveMarks, ShownPlay
from .printed import PrintedCells, prizes_under

LEAST_NAMED = 24
"""At smaller cells, in pixels at the usual size of text, a name would cover more than it tells."""


class Layer(IntEnum):
    """What lies over what."""

    PRINTED = 0
    LEGAL = 1
    TILE = 2
    LINE = 3
    LINE_TILE = 4
    LAST_MOVE = 5
    DRAFT = 6
    GHOST = 7
    CURSOR = 8
    CHIP = 9
    SHOW = 10


class BoardScene(QGraphicsScene):
    """Shows a board, a draft on it, and marks; it decides nothing."""

    def __init__(self, sprites: Sprites, fonts: TypeScale, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._sprites = sprites
        self._fonts = fonts
        self._pictures_for: tuple[float, float] | None = None
        self._tiles: dict[Cell, SpriteItem] = {}
        self._kinds: dict[Cell, Tile] = {}
        self._draft: dict[int, tuple[Placement, SpriteItem]] = {}
        self._draft_lines: list[SpriteItem] = []
        self._raised: set[Cell] = set()
        self._raises: Counter[Cell] = Counter()
        self._legal: dict[Cell, SpriteItem] = {}
        self.printed = PrintedCells(self, Layer.PRINTED)
        self.marks = MoveMarks(self, Layer.LAST_MOVE)
        self._marks_aside = False
        self._ghost: list[SpriteItem] = []
        self._cursor: list[SpriteItem] = []

    # Pictures

    @property
    def sprites(self) -> Sprites:
        """Where the pictures come from."""
        return self._sprites

    def set_fonts(self, fonts: TypeScale) -> None:
        """Letter the chips in another size from now on."""
        self._fonts = fonts

    def restyle(self, cell: float, ratio: float) -> None:
        """Fetch every picture anew: the zoom settled, or the theme changed."""
        self._pictures_for = cell, ratio
        for item in self.items():
            if isinstance(item, SpriteItem):
                item.restyle(cell, ratio)
        self._refresh_marks()

    def add(self, render: Render, at: QPointF, layer: Layer) -> SpriteItem:
        """A new picture on the table; it is fetched once a view has told its zoom."""
        item = SpriteItem(render, at, layer)
        if self._pictures_for is not None:
            item.restyle(*self._pictures_for)
        self.addItem(item)
        return item

    def add_chip(
        self,
        text: str,
        cell: Cell,
        tone: ChipTone = ChipTone.ACCENT,
        shift: QPointF | None = None,
        *,
        is_name: bool = False,
    ) -> SpriteItem:
        """A new chip on a cell's corner, or shifted from there."""
        render = chip_render(self._sprites, text, self._fonts.chip_font, tone, is_name=is_name)
        return self.add(render, point_of(cell) + (shift or QPointF()), Layer.CHIP)

    def add_capsule(self, line: Line) -> SpriteItem:
        """A new frame around a line, under the line's own tiles."""
        columns, rows = (len(line), 1) if line.axis is Axis.ACROSS else (1, len(line))
        return self.add(capsule_render(self._sprites, columns, rows), point_of(line.cells[0]), Layer.LINE)

    # The board

    def show_board(
        self,
        board: Board,
        last: ShownPlay | None = None,
        earlier: Sequence[ShownPlay] = (),
        used: frozenset[Cell] = frozenset(),
    ) -> None:
        """Show exactly these tiles, the last play marked, and less so those of the round before it.

        `used` are the stars and numbers of the board that were covered.
        """
        self.printed.show(board.ground, used)
        for cell in self._tiles.keys() - board.tiles.keys():
            self.removeItem(self._tiles.pop(cell))
            del self._kinds[cell]
        for cell, tile in board.tiles.items():
            if self._kinds.get(cell) != tile:
                self._put(cell, tile)
        self.marks.show(last, earlier)
        self._refresh_marks()

    def _put(self, cell: Cell, tile: Tile) -> None:
        if cell in self._tiles:
            self.removeItem(self._tiles.pop(cell))
        self._kinds[cell] = tile
        self._tiles[cell] = self.add(
            tile_render(self._sprites, tile, Look.PLACED), point_of(cell), Layer.TILE
        )

    @property
    def board_tiles(self) -> dict[Cell, Tile]:
        """The tiles that lie on the table, the tentative ones left out."""
        return self._kinds

    @property
    def draft_tiles(self) -> dict[Cell, Tile]:
        """The tentative tiles."""
        return {placement.cell: placement.tile for placement, _ in self._draft.values()}

    def tile_item(self, cell: Cell) -> SpriteItem | None:
        """The tile that lies on a cell, not a tentative one."""
        return self._tiles.get(cell)

    def set_marks_aside(self, aside: bool) -> None:
        """Whether something else is told in place of which plays were made last."""
        self._marks_aside = aside
        self._refresh_marks()

    def _refresh_marks(self) -> None:
        """Whose the last plays were is no matter while a tile is held or laid."""
        least = LEAST_NAMED * self._fonts.base / DEFAULT_BASE
        is_large = self._pictures_for is not None and self._pictures_for[0] >= least
        names = is_large and not (self._draft or self._legal or self._marks_aside)
        self.marks.set_visible(not self._marks_aside, names)

    # The draft

    def show_draft(self, draft: Draft | None) -> None:
        """Show the tentative tiles, the lines they make and what each gives."""
        wanted = {} if draft is None else dict(zip(dict(draft.laid), draft.placements, strict=True))
        for place in [place for place, (laid, _) in self._draft.items() if wanted.get(place) != laid]:
            self.removeItem(self._draft.pop(place)[1])
        for place, placement in wanted.items():
            if place not in self._draft:
                render = tile_render(self._sprites, placement.tile, Look.TENTATIVE)
                item = self.add(render, point_of(placement.cell), Layer.DRAFT)
                self._draft[place] = (placement, item)
        self._show_draft_lines(() if draft is None else draft.lines)
        for cell, text in prizes_under(draft).items() if draft else ():
            self._draft_lines.append(self.add_chip(text, cell, shift=QPointF(-UNIT, 0)))
        self._refresh_marks()

    def _show_draft_lines(self, lines: tuple[ScoredLine, ...]) -> None:
        self.clear_items(self._draft_lines)
        for scored, shift in zip(lines, chip_shifts(lines), strict=True):
            self._draft_lines.append(self.add_capsule(scored.line))
            chip = self.add_chip(f"+{scored.points}", scored.line.cells[-1], shift=shift)
            self._draft_lines.append(chip)
        self._raise_lines(lines)

    def _raise_lines(self, lines: tuple[ScoredLine, ...]) -> None:
        """Let the draft's lines lie over their frames, and no others any more."""
        in_lines = {cell for scored in lines for cell in scored.line.cells}
        self.lower_tiles(self._raised)
        self.raise_tiles(in_lines)
        self._raised = in_lines

    def raise_tiles(self, cells: Collection[Cell]) -> None:
        """Let these tiles lie over the frames of lines; `lower_tiles` undoes one call."""
        self._raises.update(cells)
        self._set_layers(cells)

    def lower_tiles(self, cells: Collection[Cell]) -> None:
        """Let these tiles lie with all others again, unless another line still needs them."""
        self._raises.subtract(cells)
        self._set_layers(cells)

    def _set_layers(self, cells: Collection[Cell]) -> None:
        for cell in cells:
            if cell in self._tiles:
                self._tiles[cell].setZValue(Layer.LINE_TILE if self._raises[cell] > 0 else Layer.TILE)

    def draft_item(self, place: int) -> SpriteItem | None:
        """The tentative tile from that place of the hand."""
        return self._draft[place][1] if place in self._draft else None

    # Marks while a tile is held

    def show_legal(self, cells: Collection[Cell]) -> None:
        """Mark the cells that take the held tile."""
        for cell in self._legal.keys() - set(cells):
            self.removeItem(self._legal.pop(cell))
        for cell in set(cells) - self._legal.keys():
            self._legal[cell] = self.add(mark_render(self._sprites, Mark.LEGAL), point_of(cell), Layer.LEGAL)
        self._refresh_marks()

    def show_ghost(self, tile: Tile, cell: Cell, points: int) -> None:
        """Show what the held tile would look like on a cell, and what it would give."""
        self.hide_ghost()
        if cell in self._legal:
            self._legal[cell].hide()
        self._ghost = [
            self.add(tile_render(self._sprites, tile, Look.GHOST), point_of(cell), Layer.GHOST),
            self.add_chip(f"+{points}", cell),
        ]

    def show_refused(self, tile: Tile, cell: Cell) -> SpriteItem:
        """Show on a cell that the held tile may not lie there, until it is held elsewhere."""
        self.hide_ghost()
        self._ghost = [self.add(tile_render(self._sprites, tile, Look.ILLEGAL), point_of(cell), Layer.GHOST)]
        return self._ghost[0]

    def hide_ghost(self) -> None:
        """Take the ghost away."""
        for mark in self._legal.values():
            mark.show()
        self.clear_items(self._ghost)

    def show_cursor(self, cell: Cell | None) -> None:
        """Frame the cell that the keyboard is on; None: no cell."""
        self.clear_items(self._cursor)
        if cell is not None:
            render = mark_render(self._sprites, Mark.CURSOR)
            self._cursor = [self.add(render, point_of(cell), Layer.CURSOR)]

    # Extent

    def content_rect(self) -> QRectF:
        """The square of the board with the draft and the marked cells; an empty table's is around 0,0."""
        if not self.printed.ground.is_endless:
            return self.printed.rect
        cells = {*self._tiles, *self._legal, *(placement.cell for placement, _ in self._draft.values())}
        xs, ys = [cell.x for cell in cells or [ORIGIN]], [cell.y for cell in cells or [ORIGIN]]
        return rect_of(Cell(min(xs), min(ys))).united(rect_of(Cell(max(xs), max(ys))))

    def clear_items(self, *several: list[SpriteItem]) -> None:
        """Take pictures away; the lists are empty then."""
        for items in several:
            for item in items:
                self.removeItem(item)
            items.clear()


def chip_shifts(lines: Sequence[ScoredLine]) -> list[QPointF]:
    """How far each line's chip is moved from its end: two that end on one cell share its two corners."""
    across = {scored.line.cells[-1] for scored in lines if scored.line.axis is Axis.ACROSS}
    lower = QPointF(0, UNIT)
    return [
        lower if scored.line.axis is Axis.DOWN and scored.line.cells[-1] in across else QPointF()
        for scored in lines
    ]
