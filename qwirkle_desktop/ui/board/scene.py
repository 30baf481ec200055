"""What lies on the table: tiles, the draft and the marks, each in its layer."""

from collections import Counter
from collections.abc import Collection
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
from qwirkle_desktop.ui.typography import TypeScale

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

ABOVE, BELOW = QPointF(-0.46, -0.22), QPointF(-0.46, 1.22)
"""Where a chip goes beside a cell, from its usual corner, in cells."""
LEAST_NAMED = 24
"""At smaller cells, in pixels, a name would cover more than it tells."""


class Layer(IntEnum):
    """What lies over what."""

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
        self._turn: list[SpriteItem] = []
        self._legal: dict[Cell, SpriteItem] = {}
        self._last: list[SpriteItem] = []
        self._by: list[SpriteItem] = []
        self.last_move_cells: frozenset[Cell] = frozenset()
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
        self._show_names(not self._draft and not self._legal)

    def add(self, render: Render, at: QPointF, layer: Layer) -> SpriteItem:
        """A new picture on the table; it is fetched once a view has told its zoom."""
        item = SpriteItem(render, at, layer)
        if self._pictures_for is not None:
            item.restyle(*self._pictures_for)
        self.addItem(item)
        return item

    def add_chip(
        self, text: str, cell: Cell, tone: ChipTone = ChipTone.ACCENT, shift: QPointF | None = None
    ) -> SpriteItem:
        """A new chip on a cell's corner, or shifted from there."""
        render = chip_render(self._sprites, text, self._fonts.chip_font, tone)
        return self.add(render, point_of(cell) + (shift or QPointF()), Layer.CHIP)

    def add_capsule(self, line: Line) -> SpriteItem:
        """A new frame around a line, under the line's own tiles."""
        columns, rows = (len(line), 1) if line.axis is Axis.ACROSS else (1, len(line))
        return self.add(capsule_render(self._sprites, columns, rows), point_of(line.cells[0]), Layer.LINE)

    # The board

    def show_board(self, board: Board, last: Collection[Cell] = (), by: str = "") -> None:
        """Show exactly these tiles, the last move's cells marked, with a word on whose move it was."""
        for cell in self._tiles.keys() - board.tiles.keys():
            self.removeItem(self._tiles.pop(cell))
            del self._kinds[cell]
        for cell, tile in board.tiles.items():
            if self._kinds.get(cell) != tile:
                self._put(cell, tile)
        self._clear(self._last)
        self._clear(self._by)
        self.last_move_cells = frozenset(last)
        self._last = [
            self.add(mark_render(self._sprites, Mark.LAST_MOVE), point_of(cell), Layer.LAST_MOVE)
            for cell in last
        ]
        if by and last:
            self._by = [self._add_name(by, last)]
        self._show_names(True)

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

    def _add_name(self, name: str, cells: Collection[Cell]) -> SpriteItem:
        """Whose move it was, beside its tiles where the table is free, so that no symbol is covered."""
        first, *rest = sorted(cells, key=lambda cell: (cell.y, -cell.x))
        for cell, side, offset in ((first, -1, ABOVE), ((rest or [first])[-1], 1, BELOW)):
            if Cell(cell.x, cell.y + side) not in self._kinds:
                return self.add_chip(name, cell, ChipTone.INK, offset * UNIT)
        return self.add_chip(name, first, ChipTone.INK)

    def _show_names(self, visible: bool) -> None:
        is_large = self._pictures_for is not None and self._pictures_for[0] >= LEAST_NAMED
        for item in self._by:
            item.setVisible(visible and is_large)

    def show_turn(self, cells: Collection[Cell]) -> None:
        """Light the tiles of a turn that is pointed at in the list; no cells: none."""
        self._clear(self._turn)
        render = mark_render(self._sprites, Mark.CURSOR)
        self._turn = [self.add(render, point_of(cell), Layer.LAST_MOVE) for cell in cells]

    def last_move_items(self) -> list[SpriteItem]:
        """The marks of the last move."""
        return list(self._last)

    def last_move_chips(self) -> list[SpriteItem]:
        """The chip that tells whose move it was."""
        return list(self._by)

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
        self._show_names(not self._draft and not self._legal)

    def _show_draft_lines(self, lines: tuple[ScoredLine, ...]) -> None:
        self._clear(self._draft_lines)
        for scored in lines:
            self._draft_lines.append(self.add_capsule(scored.line))
            self._draft_lines.append(self.add_chip(f"+{scored.points}", scored.line.cells[-1]))
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
        """Mark the cells that take the held tile; whose the last move was is no matter meanwhile."""
        self._show_names(not cells and not self._draft)
        for cell in self._legal.keys() - set(cells):
            self.removeItem(self._legal.pop(cell))
        for cell in set(cells) - self._legal.keys():
            self._legal[cell] = self.add(mark_render(self._sprites, Mark.LEGAL), point_of(cell), Layer.LEGAL)

    def show_ghost(self, tile: Tile, cell: Cell, points: int) -> None:
        """Show what the held tile would look like on a cell, and what it would give."""
        self.hide_ghost()
        if cell in self._legal:
            self._legal[cell].hide()
        self._ghost = [
            self.add(tile_render(self._sprites, tile, Look.GHOST), point_of(cell), Layer.GHOST),
            self.add_chip(f"+{points}", cell),
        ]

    def hide_ghost(self) -> None:
        """Take the ghost away."""
        for mark in self._legal.values():
            mark.show()
        self._clear(self._ghost)

    def show_cursor(self, cell: Cell | None) -> None:
        """Frame the cell that the keyboard is on; None: no cell."""
        self._clear(self._cursor)
        if cell is not None:
            render = mark_render(self._sprites, Mark.CURSOR)
            self._cursor = [self.add(render, point_of(cell), Layer.CURSOR)]

    # Extent

    def content_rect(self) -> QRectF:
        """The square of the board with the draft and the marked cells; an empty table's is around 0,0."""
        cells = {*self._tiles, *self._legal, *(placement.cell for placement, _ in self._draft.values())}
        xs, ys = [cell.x for cell in cells or [ORIGIN]], [cell.y for cell in cells or [ORIGIN]]
        return rect_of(Cell(min(xs), min(ys))).united(rect_of(Cell(max(xs), max(ys))))

    def _clear(self, items: list[SpriteItem]) -> None:
        for item in items:
            self.removeItem(item)
        items.clear()
