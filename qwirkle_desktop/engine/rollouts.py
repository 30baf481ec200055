"""Values plays by going on from them: many deals of the hidden tiles, each the same for every play."""

from typing import Final

from mypy_extensions import i64

from .belief import Belief
from .endgame import Endgame
from .leaf import SCALE, Leaf
from .packed import COUNT_BITS, COUNT_SHIFT, KIND_BITS, KIND_SHIFT, KINDS_SHIFT
from .playout import HAND, MOST_SEATS, SIZE, TILES, Playout
from .words import BITS, Words, filled

MOST_PLAYS: Final = 64
MOST_SAMPLES: Final = 1024
TRIES: Final = 12
"""How often a hand is dealt anew that its seat's last move speaks against."""

NO_VALUES: Final[Words] = filled([0], MOST_PLAYS * MOST_SAMPLES)
"""To be copied."""


class Rollouts:
    """The seat asked is 0, with its hand in the playout; `sizes` are the tiles that each seat holds.

    The first `count` of `plays` are being compared: `sums` are their margins over the best other seat, in
    parts of a point, added up over so many `samples`. A negative play is a trade. The first `hidden_size` of
    `hidden` are the tiles that seat 0 does not see; where the other hands lie open, they are in the playout,
    and all that is hidden is the bag. `beliefs` are of seat 1 and on. `work` counts the turns played.
    """

    def __init__(self, playout: Playout, leaf: Leaf, endgame: Endgame, beliefs: list[Belief]) -> None:
        self.playout = playout
        self.leaf = leaf
        self.endgame = endgame
        self.beliefs = beliefs
        self.hidden: Words = filled([0], TILES)
        self.hidden_size: i64 = 0
        self.sees_hands = False
        self.sizes: Words = filled([0], MOST_SEATS)
        self.plays: Words = filled([0], MOST_PLAYS)
        self.sums: Words = filled([0], MOST_PLAYS)
        self.rows: Words = filled([0], MOST_PLAYS)
        self.values: Words = NO_VALUES[:]
        self.count: i64 = 0
        self.samples: i64 = 0
        self.work: i64 = 0

    def offer(self, plays: list[i64], most: i64) -> None:
        """Compare at most so many of these plays, those of the highest score, and the trades among them."""
        self.count = 0
        self.samples = 0
        for play in sorted(plays, reverse=True)[: min(most, MOST_PLAYS)]:
            self._enter(play)
        for play in plays:
            if play < 0 and self.count < MOST_PLAYS and play not in self.plays[: self.count]:
                self._enter(play)

    def _enter(self, play: i64) -> None:
        self.plays[self.count] = play
        self.sums[self.count] = 0
        self.rows[self.count] = self.count * MOST_SAMPLES
        self.count += 1

    def sample(self, times: i64, turns: i64) -> None:
        """So many more deals, each with so many turns after every play."""
        playout = self.playout
        for _ in range(min(times, MOST_SAMPLES - self.samples)):
            self._deal()
            playout.stir()
            playout.keep()
            chance = playout.chance.state
            for place in range(self.count):
                playout.chance.state = chance
                if self.plays[place] < 0:
                    self._trade(-self.plays[place])
                else:
                    playout.play(0, self.plays[place])
                value = self._go_on(turns)
                self.values[self.rows[place] + self.samples] = value
                self.sums[place] += value
                playout.restore()
            self.samples += 1

    def _deal(self) -> None:
        playout = self.playout
        playout.chance.shuffle(self.hidden, self.hidden_size)
        size = self.hidden_size
        if not self.sees_hands:
            for place in range(HAND, HAND * playout.seats):
                playout.hands[place] = 0
            for seat in range(1, playout.seats):
                self._believe(self.beliefs[seat - 1], size)
                for _ in range(self.sizes[seat]):
                    size -= 1
                    playout.give(seat, self.hidden[size])
        for place in range(size):
            playout.bag[place] = self.hidden[place]
        playout.bag_first = 0
        playout.bag_size = size

    def _believe(self, belief: Belief, size: i64) -> None:
        """Put tiles that the seat may well have kept last among so many hidden ones."""
        hidden, chance = self.hidden, self.playout.chance
        if not belief.kept or belief.kept >= size:
            return
        for _ in range(TRIES):
            kept: i64 = 0
            for place in range(belief.kept):
                kept |= hidden[size - 1 - place]
            if belief.accepts(kept, chance):
                return
            for place in range(belief.kept):
                other = chance.below(size - place)
                last = size - 1 - place
                bit = hidden[other]
                hidden[other] = hidden[last]
                hidden[last] = bit

    def _trade(self, tiles: i64) -> None:
        """Seat 0 gives these tiles for as many."""
        playout = self.playout
        count = tiles >> COUNT_SHIFT & COUNT_BITS
        kinds = tiles >> KINDS_SHIFT
        end = playout.bag_first + playout.bag_size
        for place in range(end - count, end):
            bit = BITS[kinds & KIND_BITS]
            kinds >>= KIND_SHIFT
            playout.take(0, bit)
            playout.give(0, playout.bag[place])
            playout.bag[place] = bit
        playout.shuffle_bag()

    def _go_on(self, turns: i64) -> i64:
        """So many turns, each seat's best; then what the margin is expected to be."""
        playout = self.playout
        self.work += turns
        seat: i64 = 0
        idle: i64 = 0
        while turns:
            if not playout.hands[HAND * seat | SIZE]:
                return SCALE * self._margin()
            seat = (seat + 1) % playout.seats
            if not playout.bag_size and playout.seats == 2 and self.endgame.most_nodes:
                return SCALE * (self._margin() + self._endgame(seat))
            play = playout.best(seat)
            if play:
                playout.play(seat, play)
                idle = 0
            elif playout.bag_size:
                playout.trade_all(seat)
            else:
                idle += 1
                if idle == playout.seats:
                    return SCALE * self._margin()
            turns -= 1
        if not playout.hands[HAND * seat | SIZE]:
            return SCALE * self._margin()
        return self.leaf.value((seat + 1) % playout.seats)

    def _endgame(self, seat: i64) -> i64:
        endgame = self.endgame
        endgame.solve(seat)
        self.work += endgame.nodes
        return -endgame.value if seat else endgame.value

    def _margin(self) -> i64:
        scores = self.playout.scores
        best = scores[1]
        for seat in range(2, self.playout.seats):
            best = max(best, scores[seat])
        return scores[0] - best

    def sort(self) -> None:
        """The plays with the largest sums first."""
        for place in range(self.count):
            best = place
            for other in range(place + 1, self.count):
                if self.sums[other] > self.sums[best]:
                    best = other
            self._swap(place, best)

    def keep_likely(self, doubt: i64) -> None:
        """Drop the plays behind the first, once sorted, by more than so many standard errors, in tenths."""
        count = self.count
        self.count = 1
        for place in range(1, count):
            if not self._is_behind(place, doubt):
                self._swap(self.count, place)
                self.count += 1

    def _is_behind(self, place: i64, doubt: i64) -> bool:
        """The samples are common, so that it is the differences which vary."""
        values = self.values
        first, row, samples = self.rows[0], self.rows[place], self.samples
        total: i64 = 0
        squares: i64 = 0
        for sample in range(samples):
            difference = values[first + sample] - values[row + sample]
            total += difference
            squares += difference * difference
        mean = total // samples
        spread = squares // samples - mean * mean
        return mean > 0 and mean * mean * (samples - 1) * 100 > doubt * doubt * spread

    def _swap(self, place: i64, other: i64) -> None:
        plays, sums, rows = self.plays, self.sums, self.rows
        play, total, row = plays[place], sums[place], rows[place]
        plays[place], sums[place], rows[place] = plays[other], sums[other], rows[other]
        plays[other], sums[other], rows[other] = play, total, row
