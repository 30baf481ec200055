"""Whole games of complete greedy players: the measure of speed, and where positions for tests come from."""

from typing import Final

from mypy_extensions import i64

from .playout import HAND, HAND_SIZE, MIDDLE, SIZE, TILES, Playout
from .words import ALL_KINDS, BITS, COLOUR, SHAPE

COPIES: Final = 3
IDLE_ROUNDS: Final = 3


class GreedyGame:
    """A game from a seed, a turn at a time. `turn` is the seat to move."""

    def __init__(self, playout: Playout, seed: i64) -> None:
        self.playout = playout
        self.turn: i64 = 0
        self.idle: i64 = 0
        self.is_over = False
        playout.chance.seed(seed)
        playout.take_back(0)
        self._deal()
        self.turn = self._starter()

    def _deal(self) -> None:
        playout = self.playout
        for place in range(HAND * playout.seats):
            playout.hands[place] = 0
        for place in range(TILES):
            playout.bag[place] = BITS[place // COPIES]
        playout.chance.shuffle(playout.bag, TILES)
        playout.bag_first = 0
        playout.bag_size = TILES
        for seat in range(playout.seats):
            playout.scores[seat] = 0
            playout.draw(seat)

    def _starter(self) -> i64:
        """A seat with the largest set, by chance."""
        largest: i64 = 0
        found: i64 = 0
        equal: i64 = 0
        for seat in range(self.playout.seats):
            size = largest_set(self.playout.hands[HAND * seat])
            if size > largest:
                largest = size
                equal = 0
            if size == largest:
                equal += 1
                if not self.playout.chance.below(equal):
                    found = seat
        return found

    def step(self) -> None:
        """Play the next turn."""
        self.step_with(self.choose())

    def step_with(self, play: i64) -> None:
        """Play the next turn with that play; 0 trades, or passes."""
        playout, seat = self.playout, self.turn
        if play:
            playout.play(seat, play)
            self.idle = 0
        else:
            self.idle += 1
            playout.trade_all(seat)
        self.is_over = (
            not playout.hands[HAND * seat | SIZE]
            or (not playout.bag_size and self.idle == playout.seats)
            or self.idle == IDLE_ROUNDS * playout.seats
        )
        self.turn = (seat + 1) % playout.seats

    def choose(self) -> i64:
        """A play worth most; 0 where there is none."""
        playout = self.playout
        playout.stir()
        if playout.laid_size:
            return playout.best(self.turn)
        hand = playout.hands[HAND * self.turn]
        playout.generator.search_opening(MIDDLE, hand, largest_set(hand))
        return playout.generator.best(playout.salt)


def largest_set(hand: i64) -> i64:
    """The most kinds of one colour, or of one shape."""
    largest: i64 = 0
    colour: i64 = COLOUR
    shape: i64 = SHAPE
    for _ in range(HAND_SIZE):
        largest = max(largest, _count(hand & colour), _count(hand & shape))
        colour = colour << HAND_SIZE & ALL_KINDS
        shape <<= 1
    return largest


def _count(kinds: i64) -> i64:
    count: i64 = 0
    while kinds:
        kinds &= kinds - 1
        count += 1
    return count


def play_games(playout: Playout, seed: i64, count: i64) -> i64:
    """Play so many games; the number of turns."""
    turns: i64 = 0
    for number in range(count):
        game = GreedyGame(playout, seed + number)
        while not game.is_over:
            game.step()
            turns += 1
    return turns
