"""Looks ahead: plays compared by playing on, the fewer left the longer; the last turns to the very end."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import NormalDist
from time import monotonic

from qwirkle_desktop.rules.view import PlayerView

from .endgame import Endgame
from .imagined import rollouts_of
from .leaf import SCALE
from .packed import SCORE_SHIFT, count_of, score_of
from .rollouts import MOST_SAMPLES, Rollouts
from .table import Table
from .trades import trades_to_compare

SEED_BITS = 53
BLOCK = 16
"""Deals between two looks at what has fallen behind."""
DOUBT = 25
"""A play drops out once it is so many tenths of a standard error behind."""
SLICE = 1000
"""Turns played on between two looks at the clock: some milliseconds compiled."""
SOON_LAID, LEAD_A_TILE, SPREAD_AT_END, SPREAD_A_TILE = 8, 0.08, 4.0, 0.25
"""Among more than two seats the margin that is expected over the best other is too large by so many points
a tile left in the bag, but for the first few, and as unsure as the spreads say."""
NEARLY_EMPTY = 4
"""With so few tiles in the bag, what comes after its last one is searched, not guessed."""
NEAR_PLAYS, NEAR_NODES = 16, 1000
"""Compared then, and searched after each deal: with a few dozen nodes it would be worse than to play on."""

GoesOn = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a player looks: plays compared, turns played on after each, turns in all, endgame nodes.

    `near` is the work where the bag is nearly empty and every deal is searched to the end; 0: it is not.
    """

    plays: int
    turns: int
    work: int
    nodes: int
    near: int = 0


@dataclass(frozen=True, slots=True)
class Valued:
    """A play, and the margin over the best other seat that it is expected to end with; None: not known."""

    play: int
    value: float | None = None


def always() -> bool:
    """No cap of time."""
    return True


def goes_on_for(seconds: float | None) -> GoesOn:
    """A cap of time from now; None for none."""
    if seconds is None:
        return always
    deadline = monotonic() + seconds
    return lambda: monotonic() < deadline


def valued_plays(
    view: PlayerView,
    table: Table,
    plays: Sequence[int],
    effort: Effort,
    chance: Random,
    goes_on: GoesOn = always,
) -> list[Valued]:
    """The plays, the best first: those that were compared with their values, then the others by points.

    Trades are among them where a play gives little. Among more than two seats the best is the one that wins
    most often, which need not have the largest value.
    """
    in_order = sorted(plays)
    chance.shuffle(in_order)
    is_near = bool(effort.near) and view.seats == 2 and view.bag <= NEARLY_EMPTY
    rollouts = rollouts_of(view, table, chance.getrandbits(SEED_BITS), NEAR_NODES if is_near else 0)
    if _is_known(view, rollouts):
        best = _solved(view, rollouts, effort.nodes)
        return [best, *(Valued(play) for play in _by_worth(view, in_order) if play != best.play)]
    if is_near:
        effort = replace(effort, plays=min(NEAR_PLAYS, effort.plays), work=effort.near)
    return _compared(view, rollouts, in_order, effort, goes_on)


def _is_known(view: PlayerView, rollouts: Rollouts) -> bool:
    """Whether this is the end of a game of two, where what is not seen is the other's."""
    is_end = view.seats == 2 and not view.bag
    return is_end and (rollouts.sees_hands or rollouts.hidden_size == view.others[0])


def _by_worth(view: PlayerView, plays: Sequence[int]) -> list[int]:
    return sorted(plays, key=lambda play: -score_of(_with_bonus(view, play)))


def _with_bonus(view: PlayerView, play: int) -> int:
    """The play with the points for going out among its own, as they are counted while playing on."""
    goes_out = not view.bag and count_of(play) == len(view.hand)
    return play + (view.variant.out_bonus << SCORE_SHIFT) if goes_out else play


def _solved(view: PlayerView, rollouts: Rollouts, nodes: int) -> Valued:
    """The end of a game of two, searched."""
    playout = rollouts.playout
    for place in range(0 if rollouts.sees_hands else rollouts.hidden_size):
        playout.give(1, rollouts.hidden[place])
    endgame = Endgame(playout, nodes)
    endgame.solve(0)
    goes_out = count_of(endgame.play) == len(view.hand)
    play = endgame.play - (view.variant.out_bonus << SCORE_SHIFT if goes_out else 0)
    return Valued(play, float(view.scores[0] - view.scores[1] + endgame.value))


def _compared(
    view: PlayerView, rollouts: Rollouts, plays: Sequence[int], effort: Effort, goes_on: GoesOn
) -> list[Valued]:
    """Plays drop out as soon as the deals so far tell them from the best one."""
    as_given = {_with_bonus(view, play): play for play in plays}
    rollouts.offer([*as_given, *trades_to_compare(view, plays)], effort.plays)
    dropped: list[Valued] = []
    turns = max(effort.turns, view.seats)  # The own next play is what tells most.
    while rollouts.count > 1 and rollouts.work < effort.work and rollouts.samples < MOST_SAMPLES:
        if not _sample(rollouts, BLOCK, turns, goes_on):
            break
        rollouts.sort()
        values = _standing(rollouts)
        rollouts.keep_likely(DOUBT)
        stay = set(rollouts.plays[: rollouts.count])
        dropped = [one for one in values if one.play not in stay] + dropped
    valued = [
        Valued(as_given.get(one.play, one.play), one.value)
        for one in _falling([*_standing(rollouts), *dropped])
    ]
    if view.seats > 2:
        likely = sorted(range(rollouts.count), key=lambda place: -_chance_to_win(rollouts, place, view.bag))
        valued[: rollouts.count] = [valued[place] for place in likely]
    known = {one.play for one in valued}
    return [*valued, *(Valued(play) for play in _by_worth(view, plays) if play not in known)]


def _falling(valued: Sequence[Valued]) -> Iterator[Valued]:
    """What dropped out early looked good in few deals at most: it is worth no more than what beat it."""
    least = math.inf
    for one in valued:
        if one.value is not None:
            least = min(least, one.value)
            yield Valued(one.play, least)
        else:
            yield one


def _standing(rollouts: Rollouts) -> list[Valued]:
    """The plays still compared, the best first."""
    if not rollouts.samples:
        return [Valued(play) for play in rollouts.plays[: rollouts.count]]
    rollouts.sort()
    return [
        Valued(rollouts.plays[place], int(rollouts.sums[place]) / int(rollouts.samples) / SCALE)
        for place in range(rollouts.count)
    ]


def _chance_to_win(rollouts: Rollouts, place: int, bag: int) -> float:
    """How many of the deals are won with a play, each counted as far as the tiles left let it be known.

    To be ahead of all of several seats is rare, and a play that gives it a little more often is worth more
    than one that is behind by less; of two seats the margin tells as much.
    """
    first, samples = int(rollouts.rows[place]), int(rollouts.samples)
    left = max(0, bag - SOON_LAID)
    enough, spread = left * LEAD_A_TILE, SPREAD_AT_END + left * SPREAD_A_TILE
    margins = NormalDist(enough, spread)
    values = rollouts.values[first : first + samples]
    return sum(margins.cdf(int(value) / SCALE) for value in values)


def _sample(rollouts: Rollouts, times: int, turns: int, goes_on: GoesOn) -> bool:
    """So many more deals; whether there was time for all."""
    for part in _parts(times, max(1, SLICE // (rollouts.count * turns))):
        if not goes_on():
            return False
        rollouts.sample(part, turns)
    return True


def _parts(total: int, size: int) -> Iterator[int]:
    for start in range(0, total, size):
        yield min(size, total - start)
