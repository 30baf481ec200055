"""Which tile to lift for a disc: what the hand could lay with it, on the board without it."""

from collections.abc import Sequence

from qwirkle_desktop.rules.board import Board, Placement
from qwirkle_desktop.rules.legality import liftable
from qwirkle_desktop.rules.moves import Lift
from qwirkle_desktop.rules.view import PlayerView

from .generator import Generator
from .packed import score_of
from .prizes import Prizes, disc_worth
from .steps import steps_of
from .table import hand_mask, table_of


def lift_of(view: PlayerView, now: int) -> Lift | None:
    """The tile that in the hand is worth more than the disc that it costs; `now` is what is had without."""
    disc = disc_worth(view.bag)
    lifts = _Lifts(view, now + disc, disc)
    lifts.compare(liftable(view.board, view.variant))
    return Lift(lifts.best) if lifts.best else None


class _Lifts:
    """The best of many lifts, all looked at on one grid."""

    def __init__(self, view: PlayerView, least: int, disc: int) -> None:
        self.best: Placement | None = None
        self._most = least
        self._view = view
        self._table = table_of(Board(ground=view.board.ground))
        self._generator = Generator(self._table.grid)
        self._prizes = Prizes(view, self._table, disc)

    def compare(self, tiles: Sequence[Placement]) -> None:
        """Look at each of the tiles lifted."""
        lifted = set(tiles)
        self._lay([placement for placement in self._view.board if placement not in lifted])
        self._look(tiles)

    def _look(self, tiles: Sequence[Placement]) -> None:
        """Each half in turn, the other laid: so a tile is laid a few times, not once for every lift."""
        if len(tiles) == 1:
            self._consider(tiles[0])
            return
        middle = len(tiles) // 2
        for missing, laid in ((tiles[:middle], tiles[middle:]), (tiles[middle:], tiles[:middle])):
            if missing:
                self._lay(laid)
                self._look(missing)
                self._take_up(laid)

    def _lay(self, tiles: Sequence[Placement]) -> None:
        for placement in tiles:
            self._table.grid.lay(self._table.index(placement.cell), 1 << placement.tile.kind)

    def _take_up(self, tiles: Sequence[Placement]) -> None:
        for placement in reversed(tiles):
            self._table.grid.unlay(self._table.index(placement.cell))

    def _consider(self, lifted: Placement) -> None:
        """All tiles but this one lie on the grid."""
        hand, generator = (*self._view.hand, lifted.tile), self._generator
        generator.search(hand_mask(hand))
        if not self._view.bag:
            generator.reward(len(hand), self._view.variant.out_bonus)
        old = (self._table.index(lifted.cell), lifted.tile.kind)
        for play in generator.plays[: generator.count]:
            if score_of(play) + self._prizes.beside(play) > self._most:
                self._compare(play, lifted, old)

    def _compare(self, play: int, lifted: Placement, old: tuple[int, int]) -> None:
        worth = score_of(play) + self._prizes.of(play)
        if worth > self._most and old not in steps_of(play, self._table.grid):
            self.best, self._most = lifted, worth
