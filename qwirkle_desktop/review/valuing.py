"""What the moves of a view are worth, by the master's method at a fixed amount of work and from a fixed seed.

The search picks the ideas; these, the move that was made among them, are then compared once more on fresh
deals, the same for all: so the best is not the one that chance favoured, and in differences noise cancels.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from qwirkle_desktop.engine.imagined import rollouts_of
from qwirkle_desktop.engine.packed import SCORE_SHIFT, count_of, score_of
from qwirkle_desktop.engine.rollouts import MOST_SAMPLES, Rollouts
from qwirkle_desktop.engine.search import SEED_BITS, Valued, valued_plays
from qwirkle_desktop.engine.table import Table, packed_plays, table_of
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .packing import packed_move, unpacked_move
from .samples import Columns, Mean, difference, mean, most_worth
from .work import TWO, Work

IDEAS_OF_ONE_TURN = 2
STAKE_OF = 10
"""How many of the best moves tell what is at stake."""
CLEAR = 8.0
"""Points of loss beyond which nobody asks for more."""
SURE = 0.2
"""A standard error, in points, that is small enough."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move, the points of its lines, the final margin expected of it with its standard error.

    It is so much `behind` the best, with `doubt`, the standard error of this difference.
    """

    move: Move
    score: int
    value: float
    error: float
    behind: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Valuation:
    """The moves that were compared, the best first.

    `made` is the one asked about, `obvious` those that come to mind who looks one turn ahead. `stake` is what
    the best is worth more than the best ten on average; `plays` counts all that fit.
    """

    candidates: tuple[Candidate, ...]
    made: Candidate | None
    obvious: tuple[Candidate, ...]
    stake: float
    plays: int

    @property
    def best(self) -> Candidate:
        """The move that is worth most."""
        return self.candidates[0]


def value_moves(view: PlayerView, work: Work, seed: int, made: Move | None = None) -> Valuation | None:
    """The best moves of the view, and the one made; None where no tile fits.

    Raises ValueError for a move that the rules forbid.
    """
    table = table_of(view.board)
    plays = packed_plays(view, table)
    if not plays:
        return None
    chance = Random(f"{seed} {len(view.board)} {view.bag}")
    asked = None if made is None else packed_move(made, table, plays)
    ideas = valued_plays(view, table, plays, work.search, chance)
    obvious = sorted(plays, key=lambda play: -score_of(with_bonus(view, play)))[:IDEAS_OF_ONE_TURN]
    chosen = [idea.play for idea in ideas[: work.compared] if idea.value is not None]
    wanted = [*chosen, *obvious, *([] if asked is None else [asked])]
    moves = list(dict.fromkeys(wanted))
    columns = _compare(view, table, moves, work, chance, asked)
    found = _candidates(table, moves, columns)
    return Valuation(
        candidates=tuple(sorted(found.values(), key=lambda one: -one.value)),
        made=None if asked is None else found[asked],
        obvious=tuple(found[play] for play in obvious),
        stake=_stake(ideas),
        plays=len(plays),
    )


def with_bonus(view: PlayerView, play: int) -> int:
    """The play with the points for going out among its own, as they are counted while playing on."""
    goes_out = play > 0 and not view.bag and count_of(play) == len(view.hand)
    return play + (view.variant.out_bonus << SCORE_SHIFT) if goes_out else play


def _compare(
    view: PlayerView, table: Table, moves: Sequence[int], work: Work, chance: Random, asked: int | None
) -> Columns:
    """The margins of each move, deal by deal, until the one asked about is clear."""
    worth = [with_bonus(view, move) for move in moves]
    seats = view.seats
    if seats == TWO and not view.bag:
        return _played_out(view, table, worth, work)
    work = work.near(seats, view.bag)
    made = None if asked is None else moves.index(asked)
    columns: Columns = [[] for _ in moves]
    turns = max(work.search.turns, seats)
    more = work.fewest
    while more:
        nodes = work.nodes_for(seats, view.bag)
        rollouts = rollouts_of(view, table, chance.getrandbits(SEED_BITS), nodes)
        rollouts.offer(worth, len(worth))
        rollouts.sample(more, turns)
        columns = [[*one, *two] for one, two in zip(columns, columns_of(rollouts, worth), strict=True)]
        deals = len(columns[0])
        more = 0 if _is_clear(columns, made) else min(deals, work.most - deals, MOST_SAMPLES)
    return columns


def _played_out(view: PlayerView, table: Table, worth: list[int], work: Work) -> Columns:
    """The end of a game of two: all is known, and one deal tells."""
    rollouts = rollouts_of(view, table, 0, work.nodes)
    rollouts.offer(worth, len(worth))
    rollouts.sample(1, 1)
    return columns_of(rollouts, worth)


def columns_of(rollouts: Rollouts, worth: Sequence[int]) -> Columns:
    offered = list(rollouts.plays[: rollouts.count])
    rows = [int(rollouts.rows[offered.index(move)]) for move in worth]
    return [list(rollouts.values[row : row + int(rollouts.samples)]) for row in rows]


def _is_clear(columns: Columns, made: int | None) -> bool:
    """Whether more deals would hardly change what is said of the move made."""
    if made is None:
        return False
    behind = difference(columns[most_worth(columns)], columns[made])
    return behind.error < SURE or behind.value - 2 * behind.error > CLEAR


def _candidates(table: Table, moves: Sequence[int], columns: Columns) -> dict[int, Candidate]:
    best = columns[most_worth(columns)]
    return {
        move: _candidate(table, move, mean(column), difference(best, column))
        for move, column in zip(moves, columns, strict=True)
    }


def _candidate(table: Table, move: int, value: Mean, behind: Mean) -> Candidate:
    score = score_of(move) if move > 0 else 0
    return Candidate(unpacked_move(move, table), score, value.value, value.error, behind.value, behind.error)


def _stake(ideas: Sequence[Valued]) -> float:
    values = [idea.value for idea in ideas if idea.value is not None][:STAKE_OF]
    return max(values) - sum(values) / len(values) if values else 0.0
