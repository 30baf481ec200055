"""What a position is worth beyond its points: a weighted sum of what each seat holds, fitted by self-play."""

from typing import Final

from mypy_extensions import i64

from .grid import DOWN, FIT
from .playout import HAND, MOST_SEATS, SIZE, THRICE, TWICE, Playout
from .words import ALL_KINDS, LENGTH_SHIFT, MATES, SPREAD, Words, filled

SCALE: Final = 64
"""Values are in parts of a point."""

BEST: Final = 0
TWELVE: Final = 1
FINISHES: Final = 2
SPARE: Final = 3
PAIRS: Final = 4
FITTING: Final = 5
HELD: Final = 6
SEAT_FEATURES: Final = 7
SEAT_NAMES: Final = ("best", "twelve", "finishes", "spare", "pairs", "fitting", "held")
"""Of a seat: the points of its best single tile; whether one completes a line of six, and whether two do; its
tiles beyond one of each kind; its pairs of kinds that may share a line; its kinds that fit anywhere; all its
tiles."""

TURN: Final = 0
FIVES: Final = 1
FOURS: Final = 2
BAG: Final = 3
TURN_FEATURES: Final = 4
TURN_NAMES: Final = ("turn", "fives", "fours", "bag")
"""Of the seat to move: the move itself; the tiles in the bag that open fives and fours wait for; the bag."""

STAGE: Final = 2 * SEAT_FEATURES + TURN_FEATURES
"""The weights of a stage of the game: of the seat to move, of a seat that waits, of the move."""
STAGES: Final = 3
FEW: Final = 12
QWIRKLE: Final = 12
FIVE: Final = 5


class Leaf:
    """Values how a playout stands; `features` are those of the seats, `turn` those of the seat to move."""

    def __init__(self, playout: Playout, weights: Words) -> None:
        self.playout = playout
        self.weights = weights
        self.features: Words = filled([0], SEAT_FEATURES * MOST_SEATS)
        self.turn: Words = filled([0], TURN_FEATURES)

    def value(self, mover: i64) -> i64:
        """The margin of seat 0 over the best other that is expected at the end, in parts of a point."""
        self.look()
        own = self._worth(0, mover)
        best = self._worth(1, mover)
        for seat in range(2, self.playout.seats):
            best = max(best, self._worth(seat, mover))
        return own - best

    def stage(self) -> i64:
        """The bag empty, nearly empty, or neither: where the weights of the game's stage begin."""
        bag = self.playout.bag_size
        return 0 if not bag else STAGE if bag <= FEW else 2 * STAGE

    def _worth(self, seat: i64, mover: i64) -> i64:
        weights = self.weights
        at = self.stage() if seat == mover else self.stage() + SEAT_FEATURES
        first = SEAT_FEATURES * seat
        worth = self.playout.scores[seat] * SCALE
        for feature in range(SEAT_FEATURES):
            worth += weights[at + feature] * self.features[first + feature]
        if seat == mover:
            at += 2 * SEAT_FEATURES
            for feature in range(TURN_FEATURES):
                worth += weights[at + feature] * self.turn[feature]
        return worth

    def look(self) -> None:
        """Find the features."""
        features, hands, seats = self.features, self.playout.hands, self.playout.seats
        for place in range(SEAT_FEATURES * seats):
            features[place] = 0
        lines, frontier = self.playout.grid.lines, self.playout.grid.frontier
        fitting: i64 = 0
        fives: i64 = 0
        fours: i64 = 0
        for place in range(self.playout.grid.frontier_size):
            row = frontier[place]
            across = lines[row | FIT]
            down = lines[row | DOWN | FIT]
            kinds = across & down & ALL_KINDS
            if kinds:
                fitting |= kinds
                along = across >> LENGTH_SHIFT
                up = down >> LENGTH_SHIFT
                for seat in range(seats):
                    if kinds & hands[HAND * seat] and along + up > features[SEAT_FEATURES * seat]:
                        features[SEAT_FEATURES * seat] = along + up
                if along == QWIRKLE or up == QWIRKLE:
                    fives |= kinds
                if along == FIVE:
                    fours |= kinds
                    self._note_four(kinds, across)
                if up == FIVE:
                    fours |= kinds
                    self._note_four(kinds, down)
        for seat in range(seats):
            self._note_hand(seat, fitting, fives)
        self._note_turn(fives, fours)

    def _note_four(self, kinds: i64, line: i64) -> None:
        """A line of four, and who holds the two tiles that it waits for."""
        hands = self.playout.hands
        for seat in range(self.playout.seats):
            hand = hands[HAND * seat]
            wanted = hand & line & ALL_KINDS
            if hand & kinds and wanted & (wanted - 1):
                self.features[SEAT_FEATURES * seat + FINISHES] = 1

    def _note_hand(self, seat: i64, fitting: i64, fives: i64) -> None:
        features, hands = self.features, self.playout.hands
        first = SEAT_FEATURES * seat
        at = HAND * seat
        hand = hands[at]
        features[first + TWELVE] = 1 if hand & fives else 0
        features[first + SPARE] = bits(hands[at | TWICE]) + bits(hands[at | THRICE])
        features[first + FITTING] = bits(hand & fitting)
        features[first + HELD] = hands[at | SIZE]
        pairs: i64 = 0
        rest = hand
        while rest:
            bit = rest & -rest
            rest ^= bit
            pairs += bits(rest & MATES[bit * SPREAD >> 57 & 63])
        features[first + PAIRS] = pairs

    def _note_turn(self, fives: i64, fours: i64) -> None:
        bag, first, turn = self.playout.bag, self.playout.bag_first, self.turn
        turn[TURN] = 1
        turn[FIVES] = 0
        turn[FOURS] = 0
        turn[BAG] = self.playout.bag_size
        for place in range(self.playout.bag_size):
            if bag[first + place] & fives:
                turn[FIVES] += 1
            if bag[first + place] & fours:
                turn[FOURS] += 1


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
