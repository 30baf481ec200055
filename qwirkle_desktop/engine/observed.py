"""What positions of self-play came to: the sums from which their evaluation is fitted."""

from typing import Final

from mypy_extensions import i64

from .greedy import GreedyGame
from .grid import Grid
from .leaf import SEAT_FEATURES, STAGE, STAGES, TURN_FEATURES, Leaf
from .playout import Playout
from .words import Words, filled

SEATS: Final = 2
COLUMNS: Final = STAGE + 1
"""The features of the seat to move, of the other and of the move; then the margin won from there on."""
TABLE: Final = COLUMNS * COLUMNS
MOST_TURNS: Final = 512


class Observed:
    """Sums over the positions of greedy games, by stage: of each product of two columns."""

    def __init__(self) -> None:
        self.playout = Playout(Grid(), SEATS, 0)
        self.leaf = Leaf(self.playout, filled([0], STAGE * STAGES))
        self.sums: Words = filled([0], TABLE * STAGES)
        self.seen: Words = filled([0], COLUMNS * MOST_TURNS)
        self.stages: Words = filled([0], MOST_TURNS)
        self.movers: Words = filled([0], MOST_TURNS)
        self.positions: i64 = 0

    def play(self, seed: i64) -> None:
        """Add the positions of a game."""
        game = GreedyGame(self.playout, seed)
        game.step()
        turns: i64 = 0
        while not game.is_over and turns < MOST_TURNS:
            self._note(turns, game.turn)
            turns += 1
            game.step()
        margin = self._margin()
        for turn in range(turns):
            won = margin if self.movers[turn] == 0 else -margin
            self.seen[COLUMNS * turn + STAGE] += won
            self._add(turn)
        self.positions += turns

    def _margin(self) -> i64:
        return self.playout.scores[0] - self.playout.scores[1]

    def _note(self, turn: i64, mover: i64) -> None:
        leaf, seen = self.leaf, self.seen
        leaf.look()
        self.stages[turn] = leaf.stage() // STAGE
        self.movers[turn] = mover
        at = COLUMNS * turn
        for feature in range(SEAT_FEATURES):
            seen[at + feature] = leaf.features[SEAT_FEATURES * mover + feature]
            seen[at + SEAT_FEATURES + feature] = leaf.features[SEAT_FEATURES * (1 - mover) + feature]
        for feature in range(TURN_FEATURES):
            seen[at + 2 * SEAT_FEATURES + feature] = leaf.turn[feature]
        seen[at + STAGE] = self._margin() if mover else -self._margin()

    def _add(self, turn: i64) -> None:
        sums, seen = self.sums, self.seen
        row = COLUMNS * turn
        at = TABLE * self.stages[turn]
        for one in range(COLUMNS):
            for other in range(COLUMNS):
                sums[at] += seen[row + one] * seen[row + other]
                at += 1
