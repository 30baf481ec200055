"""Finds puzzles in self-play: positions whose best move a deep search finds clearly best, too."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count as numbers
from itertools import islice
from random import Random

from qwirkle_desktop.engine.choice import choose
from qwirkle_desktop.engine.levels import Level
from qwirkle_desktop.engine.match.table import play_game
from qwirkle_desktop.engine.search import Effort
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .puzzles import GRADES, Puzzle
from .valuing import Valuation, value_moves
from .work import SEED, Work, is_near_end

PLAYERS = (Level.CASUAL, Level.CLUB, Level.EXPERT)
SOLVERS = (Level.BEGINNER, Level.CASUAL, Level.CLUB, Level.CAREFUL, Level.EXPERT)
TRIES = 4
"""How often each solver tries."""
MARGIN = 1.5
"""Points that the second best is behind, at least, in the deep search."""
SURE = 4.0
"""How many standard errors that margin must have."""
GLANCE = Work(Effort(plays=24, turns=4, work=3000, nodes=4000), 4, 64, 64, 2000, 0, 0, 0, 0, 0)
DEEP = Work(Effort(plays=32, turns=4, work=80_000, nodes=40_000), 4, 2048, 2048, 20_000, 0, 0, 0, 0, 0)
"""Ten times as much as a review spends on its search, four times on what it compares."""
FEWEST_TILES = 6
"""On the board: an opening is no puzzle."""
LARGEST_PART = 0.4
"""Of the set may be of one grade."""
A_GAME = 3
"""Puzzles of one game, at most."""
ENDGAMES = 6
"""One puzzle of so many may have an empty bag."""
DEAL_BITS = 53


class _Onlooker:
    """A level at the table that remembers what it saw."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed
        self.views: list[PlayerView] = []

    def move(self, view: PlayerView) -> Move:
        """The level's choice."""
        # Without what was played before, so that the puzzle is all there is to know.
        self.views.append(replace(view, history=()))
        return choose(view, self._level.value, self._seed).move


def make_puzzles(count: int, seed: int) -> Iterator[Puzzle]:
    """So many puzzles, not too many of any grade of difficulty; the same from the same seed."""
    room = Counter(dict.fromkeys(range(1, GRADES + 1), round(count * LARGEST_PART)))
    yield from islice(_puzzles(room, seed), count)


def _puzzles(room: Counter[int], seed: int) -> Iterator[Puzzle]:
    for number in numbers():
        for puzzle in puzzles_of_game(number, seed, room):
            room[puzzle.grade] -= 1
            yield puzzle


def puzzles_of_game(number: int, seed: int, room: Counter[int]) -> Iterator[Puzzle]:
    """The puzzles of the numbered game of self-play that are still wanted."""
    chance = Random(f"{seed} puzzles {number}")
    views = _views(chance)
    chance.shuffle(views)
    return islice((puzzle for view in views if (puzzle := puzzle_in(view, room))), A_GAME)


def _views(chance: Random) -> list[PlayerView]:
    """Positions of a game, as the seat to move saw them; seldom those of its end."""
    players = [_Onlooker(chance.choice(PLAYERS), chance.getrandbits(DEAL_BITS)) for _ in range(2)]
    play_game(chance.getrandbits(DEAL_BITS), players)
    views = [view for player in players for view in player.views if len(view.board) >= FEWEST_TILES]
    with_end = not chance.randrange(ENDGAMES)
    return [view for view in views if view.bag or with_end]


def puzzle_in(view: PlayerView, room: Counter[int] | None = None) -> Puzzle | None:
    """The puzzle in a position, if its best move is clear and its grade is still wanted.

    There is none where the bag is nearly empty: what comes after hangs too much on how it is searched.
    """
    if is_near_end(view.seats, view.bag):
        return None
    quick = value_moves(view, GLANCE, SEED)
    if quick is None or not _is_clear(quick, 1):
        return None
    puzzle = _puzzle(view, quick)
    if room is not None and not room[puzzle.grade]:
        return None
    deep = value_moves(view, DEEP, SEED)
    if deep is None or deep.best.move != quick.best.move or not _is_clear(deep, SURE):
        return None
    return replace(puzzle, value=deep.best.value, margin=deep.candidates[1].behind)


def _is_clear(valuation: Valuation, sure: float) -> bool:
    if len(valuation.candidates) < 2:
        return False
    second = valuation.candidates[1]
    return second.behind >= MARGIN and second.behind > sure * second.doubt


def _puzzle(view: PlayerView, valuation: Valuation) -> Puzzle:
    best = valuation.best
    return Puzzle(
        view, best.move, best.score, best.value, valuation.candidates[1].behind, _difficulty(view, best.move)
    )


def _difficulty(view: PlayerView, best: Move) -> float:
    """The part of the solvers' tries that miss it."""
    tries = [(level, seed) for level in SOLVERS for seed in range(TRIES)]
    return sum(choose(view, level.value, seed).move != best for level, seed in tries) / len(tries)
