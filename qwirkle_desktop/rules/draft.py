"""The draft: tiles laid tentatively this turn, before they are played."""

from dataclasses import dataclass, replace

from .board import Board, Placement
from .cells import Cell
from .legality import fits, opening_cells, play_refusal, score_play
from .lines import ScoredLine
from .moves import Play
from .refusals import Refusal
from .state import GameState
from .tiles import Tile
from .variants import CLASSIC, Variant


@dataclass(frozen=True, slots=True)
class Draft:
    """Hand tiles on cells, by their place in the hand.

    A tile lands only where the draft stays a legal play (but for the length of an opening, which grows);
    taking one back may leave a gap, which `refusal` then tells.
    """

    board: Board
    hand: tuple[Tile, ...]
    opening_size: int = 0
    variant: Variant = CLASSIC
    laid: tuple[tuple[int, Cell], ...] = ()
    lifted: Placement | None = None
    used: frozenset[Cell] = frozenset()

    @property
    def placements(self) -> tuple[Placement, ...]:
        """The tentative tiles in the order laid."""
        return tuple(Placement(cell, self.hand[place]) for place, cell in self.laid)

    @property
    def play(self) -> Play:
        """The draft as a move."""
        return Play(self.placements)

    @property
    def refusal(self) -> Refusal | None:
        """Why the draft can not be played as it is, None if it can."""
        return play_refusal(self.board, self.placements, self.opening_size, self.lifted)

    @property
    def lines(self) -> tuple[ScoredLine, ...]:
        """The lines the draft makes, scored as they would be; none where the tiles do not hang together."""
        if play_refusal(self.board, self.placements):
            return ()
        return score_play(self.board, self.placements, self.variant)

    @property
    def score(self) -> int:
        """The points of the lines, and of the numbers covered."""
        lines = self.lines
        if not lines:
            return 0
        return sum(line.points for line in lines) + sum(self.numbers.values())

    @property
    def numbers(self) -> dict[Cell, int]:
        """The printed points of the cells covered for the first time."""
        return self.board.ground.numbers_under((cell for _, cell in self.laid), self.used)

    def place_at(self, cell: Cell) -> int | None:
        """The place in the hand of the tentative tile on a cell."""
        return next((place for place, laid in self.laid if laid == cell), None)

    def laid_on(self, place: int) -> Cell | None:
        """The cell on which a hand tile lies, None while it is in the hand."""
        return next((cell for laid, cell in self.laid if laid == place), None)

    def lay(self, place: int, cell: Cell) -> "Draft | Refusal":
        """Lay a hand tile, or move one that is laid already; the rule against it where there is one."""
        rest = self.take_back(place)
        draft = replace(rest, laid=(*rest.laid, (place, cell)))
        return play_refusal(draft.board, draft.placements, lifted=draft.lifted) or draft

    def take_back(self, place: int) -> "Draft":
        """The draft without a hand tile."""
        return replace(self, laid=tuple(laid for laid in self.laid if laid[0] != place))

    def clear(self) -> "Draft":
        """The draft with nothing laid."""
        return replace(self, laid=())

    def legal_cells(self, place: int) -> dict[Cell, int]:
        """Where a hand tile may be laid now, with the draft's points then."""
        rest = self.take_back(place)
        after = rest.board.with_tiles(rest.placements)
        cells = [
            cell for cell in (after.frontier() or opening_cells(after)) if fits(after, self.hand[place], cell)
        ]
        drafts = ((cell, self.lay(place, cell)) for cell in cells)
        return {cell: draft.score for cell, draft in drafts if isinstance(draft, Draft)}


def draft_of(state: GameState, seat: int) -> Draft:
    """An empty draft of a seat's hand."""
    return Draft(
        state.board,
        state.hands[seat],
        state.opening_size,
        state.variant,
        lifted=state.lifted,
        used=state.used,
    )
