"""Luck: what a draw is worth more than others that the bag could have given, all hands and the bag known.

Each sample takes another draw from the bag as it was, and goes on from it and from the draw that was made
with the same numbers of chance: so most of what happens later is the same, and cancels. Playing on is plain:
each seat takes the most points. What a seat finds that is better than that is not in the value of its draw;
`swings` tells it, hands known, and it counts for the draws that made it possible. So luck and skill add up to
the result but for what the samples miss; an end that is searched, against plain moves, would not.
"""

from collections.abc import Sequence
from random import Random

from qwirkle_desktop.engine.endgame import Endgame
from qwirkle_desktop.engine.evaluation import fitted_weights
from qwirkle_desktop.engine.grid import Grid
from qwirkle_desktop.engine.leaf import Leaf
from qwirkle_desktop.engine.packed import score_of
from qwirkle_desktop.engine.playout import HAND, MIDDLE, Playout
from qwirkle_desktop.engine.rollouts import Rollouts
from qwirkle_desktop.engine.search import SEED_BITS
from qwirkle_desktop.engine.table import hand_mask, table_of
from qwirkle_desktop.rules.deal import without
from qwirkle_desktop.rules.house import Opening
from qwirkle_desktop.rules.lines import largest_set
from qwirkle_desktop.rules.moves import Play, Trade
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.turns import Step

from .packing import NOTHING
from .samples import Mean, mean
from .work import TWO, Work

NO_LUCK = Mean(0.0, 0.0)


def luck_of(step: Step, work: Work, seed: int) -> Mean:
    """The luck of the tiles drawn in a turn, in points of the final margin; none where none were drawn."""
    if not step.drawn or step.after.is_over or len(step.drawn) == len(step.before.bag):
        return NO_LUCK
    course = _Course(step, work)
    chance = Random(f"{seed} luck {len(step.before.moves)}")
    return mean([course.gain(chance) for _ in range(work.draws)])


def _rollouts(playout: Playout) -> Rollouts:
    """Rollouts of a playout whose hands are all known; its end is as plain as the rest of it."""
    rollouts = Rollouts(playout, Leaf(playout, fitted_weights()), Endgame(playout, 0), [])
    rollouts.sees_hands = True
    return rollouts


def _margin(rollouts: Rollouts, bag: Sequence[int], seed: int, turns: int) -> int:
    """The margin of seat 0, who has moved, in one deal from this bag."""
    rollouts.hidden_size = len(bag)
    for place, bit in enumerate(bag):
        rollouts.hidden[place] = bit
    rollouts.playout.chance.seed(seed)
    rollouts.offer([NOTHING], 1)
    rollouts.sample(1, turns)
    return int(rollouts.sums[0])


class _Course:
    """The game just after a turn, the mover's draw still open. Seat 0 is the mover."""

    def __init__(self, step: Step, work: Work) -> None:
        after = step.after
        playout = Playout(table_of(after.board).grid, after.seats, 0)
        playout.laid_size = len(after.board)
        for place in range(after.seats):
            seat = (step.seat + place) % after.seats
            playout.scores[place] = after.scores[seat]
            for tile in after.hands[seat] if place else _kept(step):
                playout.give(place, 1 << tile.kind)
        self._hand = list(playout.hands[:HAND])
        bag = _in_order(step.before.bag)
        self._bag = [1 << tile.kind for tile in bag]
        self._given = [1 << tile.kind for tile in step.move.tiles] if isinstance(step.move, Trade) else []
        self._drawn = _places(bag, step.drawn)
        self._turns = max(work.turns, after.seats)
        self._rollouts = _rollouts(playout)

    def gain(self, chance: Random) -> int:
        """What the draw that was made is worth more than another, in one deal of the rest."""
        other = chance.sample(range(len(self._bag)), len(self._drawn))
        seed = chance.getrandbits(SEED_BITS)
        return self._value(self._drawn, seed) - self._value(other, seed)

    def _value(self, drawn: Sequence[int], seed: int) -> int:
        playout = self._rollouts.playout
        for place, word in enumerate(self._hand):
            playout.hands[place] = word
        bag = list(self._bag)
        for place in sorted(drawn, reverse=True):
            playout.give(0, bag[place])
            # The last fills the gap: the others stay where they are, and are drawn at the same time.
            bag[place] = bag[-1]
            bag.pop()
        return _margin(self._rollouts, bag + self._given, seed, self._turns)


def _in_order(tiles: Sequence[Tile]) -> list[Tile]:
    """A record does not tell the order of the bag: no figure may depend on it."""
    return sorted(tiles, key=lambda tile: tile.kind)


def _kept(step: Step) -> tuple[Tile, ...]:
    laid = step.move.tiles if isinstance(step.move, Play | Trade) else ()
    return without(step.before.hand, laid)


def _places(bag: Sequence[Tile], drawn: Sequence[Tile]) -> list[int]:
    """Where in the bag the tiles drawn may have been."""
    free = list(enumerate(bag))
    places = []
    for tile in drawn:
        found = next(one for one in free if one[1] == tile)
        free.remove(found)
        places.append(found[0])
    return places


def opening_luck(start: GameState, work: Work, seed: int) -> tuple[Mean, ...]:
    """The luck of each opening hand against others, the rest of the deal the same; told for two seats."""
    if start.seats != TWO or start.rules.opening is not Opening.FULL:
        return (NO_LUCK,) * start.seats
    return tuple(_opening_luck(start, seat, work, seed) for seat in range(start.seats))


def _opening_luck(start: GameState, seat: int, work: Work, seed: int) -> Mean:
    chance = Random(f"{seed} opening {seat}")
    playout = Playout(Grid(), TWO, 0)
    gains = []
    for _ in range(work.deals):
        pool = _in_order([*start.hands[seat], *start.bag])
        chance.shuffle(pool)
        size = len(start.hands[seat])
        others = (*start.hands[:seat], tuple(pool[:size]), *start.hands[seat + 1 :])
        number = chance.getrandbits(SEED_BITS)
        made = _opened(playout, start.hands, _in_order(start.bag), start.first, seat, number, work)
        other = _opened(playout, others, pool[size:], _starter(others, start.first), seat, number, work)
        gains.append(made - other)
    return mean(gains)


def _starter(hands: Sequence[Sequence[Tile]], first: int) -> int:
    """Who starts with these hands; who did start, where the sets are equal."""
    return max(range(len(hands)), key=lambda seat: (largest_set(hands[seat]), seat == first))


def _opened(
    playout: Playout,
    hands: Sequence[Sequence[Tile]],
    bag: Sequence[Tile],
    starter: int,
    seat: int,
    seed: int,
    work: Work,
) -> int:
    """The margin of a seat once the starter has opened, in one deal of the rest."""
    for place in range(HAND * TWO):
        playout.hands[place] = 0
    for place, hand in enumerate((hands[starter], hands[1 - starter])):
        playout.scores[place] = 0
        for tile in hand:
            playout.give(place, 1 << tile.kind)
    playout.chance.seed(seed)
    playout.stir()
    playout.generator.search_opening(MIDDLE, hand_mask(hands[starter]), largest_set(hands[starter]))
    play = playout.generator.best(playout.salt)
    playout.lay(0, play)
    playout.scores[0] = score_of(play)
    margin = _margin(_rollouts(playout), [1 << tile.kind for tile in bag], seed, work.turns)
    playout.take_back(0)
    return margin if seat == starter else -margin
