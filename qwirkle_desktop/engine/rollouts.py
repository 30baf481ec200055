"""Values plays by going on from them: many deals of the hidden tiles, each the same for every play."""

from typing import Final

from mypy_extensions import i64

from .packed import SCORE_SHIFT
from .playout import HAND, MOST_SEATS, SIZE, TILES, Playout
from .words import Words, filled

MOST_PLAYS: Final = 256


class Rollouts:
    """The seat asked is 0, with its hand in the playout; `sizes` are the tiles that each seat holds.

    The first `count` of `plays` are being compared: `sums` are their margins over the best other seat, added
    up over so many `samples`. The first `hidden_size` of `hidden` are the tiles that seat 0 does not see;
    where the other hands lie open, they are in the playout, and all that is hidden is the bag.
    """

    def __init__(self, playout: Playout) -> None:
        self.playout = playout
        self.hidden: Words = filled([0], TILES)
        self.hidden_size: i64 = 0
        self.sees_hands = False
        self.sizes: Words = filled([0], MOST_SEATS)
        self.plays: Words = filled([0], MOST_PLAYS)
        self.sums: Words = filled([0], MOST_PLAYS)
        self.count: i64 = 0
        self.samples: i64 = 0

    def offer(self, plays: list[i64], most: i64) -> None:
        """Compare at most so many of these plays, those of the highest score."""
        self.playout.generator.load(plays)
        self.consider(most)

    def consider(self, most: i64) -> None:
        """Compare at most so many of the plays found last, those of the highest score."""
        generator = self.playout.generator
        found = generator.plays
        self.count = min(most, generator.count, MOST_PLAYS)
        self.samples = 0
        for place in range(self.count):
            best = place
            for other in range(place + 1, generator.count):
                if found[other] >> SCORE_SHIFT > found[best] >> SCORE_SHIFT:
                    best = other
            play = found[best]
            found[best] = found[place]
            found[place] = play
            self.plays[place] = play
            self.sums[place] = 0

    def sample(self, times: i64, turns: i64) -> None:
        """So many more deals, each with so many turns after every play."""
        playout = self.playout
        for _ in range(times):
            self._deal()
            playout.keep()
            chance = playout.chance.state
            for place in range(self.count):
                playout.chance.state = chance
                playout.play(0, self.plays[place])
                self._go_on(turns)
                self.sums[place] += self._margin()
                playout.restore()
        self.samples += times

    def _deal(self) -> None:
        playout = self.playout
        playout.chance.shuffle(self.hidden, self.hidden_size)
        size = self.hidden_size
        if not self.sees_hands:
            for place in range(HAND, HAND * playout.seats):
                playout.hands[place] = 0
            for seat in range(1, playout.seats):
                for _ in range(self.sizes[seat]):
                    size -= 1
                    playout.give(seat, self.hidden[size])
        for place in range(size):
            playout.bag[place] = self.hidden[place]
        playout.bag_size = size

    def _go_on(self, turns: i64) -> None:
        playout = self.playout
        seat: i64 = 0
        while turns and playout.hands[HAND * seat | SIZE]:
            seat = (seat + 1) % playout.seats
            play = playout.best(seat)
            if play:
                playout.play(seat, play)
            elif playout.bag_size:
                playout.trade_all(seat)
            turns -= 1

    def _margin(self) -> i64:
        scores = self.playout.scores
        best = scores[1]
        for seat in range(2, self.playout.seats):
            best = max(best, scores[seat])
        return scores[0] - best

    def keep_best(self, count: i64) -> None:
        """Go on with so many plays, those with the largest sums, in falling order."""
        for place in range(min(count, self.count)):
            best = place
            for other in range(place + 1, self.count):
                if self.sums[other] > self.sums[best]:
                    best = other
            self._swap(place, best)
        self.count = min(count, self.count)

    def _swap(self, place: i64, other: i64) -> None:
        play, total = self.plays[place], self.sums[place]
        self.plays[place], self.sums[place] = self.plays[other], self.sums[other]
        self.plays[other], self.sums[other] = play, total
