"""Looks ahead: plays compared by playing on, the fewer left the longer; the last turns to the very end."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from qwirkle_desktop.rules.view import PlayerView

from .endgame import Endgame
from .imagined import rollouts_of
from .packed import SCORE_SHIFT, count_of, score_of
from .rollouts import Rollouts
from .table import Table

SEED_BITS = 53
SLICE = 1000
"""Turns played on between two looks at the clock: some milliseconds compiled."""

GoesOn = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a player looks: plays compared, deals for each at first, turns played on, endgame nodes."""

    plays: int
    samples: int
    turns: int
    nodes: int


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
    """The plays, the best first: those that were compared with their values, then the others by points."""
    in_order = sorted(plays)
    chance.shuffle(in_order)
    rollouts = rollouts_of(view, table, chance.getrandbits(SEED_BITS))
    if _is_known(view, rollouts):
        best = _solved(view, rollouts, effort.nodes)
        return [best, *(Valued(play) for play in _by_worth(view, in_order) if play != best.play)]
    return _compared(view, rollouts, in_order, effort, goes_on)


def _is_known(view: PlayerView, rollouts: Rollouts) -> bool:
    """Whether this is the end of a game of two, where what is not seen is the other's."""
    is_end = len(view.others) == 1 and not view.bag
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
    endgame.solve()
    goes_out = count_of(endgame.play) == len(view.hand)
    play = endgame.play - (view.variant.out_bonus << SCORE_SHIFT if goes_out else 0)
    return Valued(play, float(view.scores[0] - view.scores[1] + endgame.value))


def _compared(
    view: PlayerView, rollouts: Rollouts, plays: Sequence[int], effort: Effort, goes_on: GoesOn
) -> list[Valued]:
    """Half of the plays drop out after each round, and each round doubles the deals."""
    as_given = {_with_bonus(view, play): play for play in plays}
    rollouts.offer(list(as_given), effort.plays)
    dropped: list[Valued] = []
    while rollouts.count > 1 and _sample(rollouts, max(effort.samples, rollouts.samples), effort, goes_on):
        kept = max(1, rollouts.count // 2)
        values = _standing(rollouts)
        rollouts.keep_best(kept)
        stay = set(rollouts.plays[:kept])
        dropped = [one for one in values if one.play not in stay] + dropped
    valued = [Valued(as_given[one.play], one.value) for one in _falling([*_standing(rollouts), *dropped])]
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
    rollouts.keep_best(rollouts.count)
    return [
        Valued(rollouts.plays[place], int(rollouts.sums[place]) / int(rollouts.samples))
        for place in range(rollouts.count)
    ]


def _sample(rollouts: Rollouts, times: int, effort: Effort, goes_on: GoesOn) -> bool:
    """So many more deals; whether there was time for all."""
    for part in _parts(times, max(1, SLICE // (rollouts.count * effort.turns))):
        if not goes_on():
            return False
        rollouts.sample(part, effort.turns)
    return True


def _parts(total: int, size: int) -> Iterator[int]:
    for start in range(0, total, size):
        yield min(size, total - start)
