"""How fast the engine is: positions a second by tiles laid, and whole greedy games a second.

Seconds are those of the processor, and the best of several passes counts: other programs run, too.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time

from .build import build_name
from .greedy import GreedyGame, play_games
from .grid import Grid
from .playout import HAND, Playout

GAMES = 30
TILES_LAID = tuple(range(10, 101, 10))
SEATS = 2

PASSES = 5
PASS_SECONDS = 0.06


@dataclass(frozen=True, slots=True)
class Stage:
    """Positions with about so many tiles laid: cells beside a tile, plays (means), and searches a second."""

    tiles: int
    frontier: float
    plays: float
    speed: float


@dataclass(frozen=True, slots=True)
class Bench:
    """What was measured of a build."""

    build: str
    stages: tuple[Stage, ...]
    games: float


def measure(seed: int) -> Bench:
    """Measure the build that runs, on positions from greedy games of that seed."""
    stages = tuple(_stage(tiles, seed) for tiles in TILES_LAID)
    return Bench(build_name(), stages, _games_a_second(seed))


def harmonic(speeds: list[float]) -> float:
    """The speed over positions of all kinds alike: seconds are what adds up."""
    return len(speeds) / sum(1 / speed for speed in speeds)


def _stage(tiles: int, seed: int) -> Stage:
    positions = list(_positions(tiles, seed))
    searches = [(playout.generator, hand) for playout, hand in positions]

    def search_all() -> None:
        for generator, hand in searches:
            generator.search(hand)

    seconds = _seconds(search_all)
    count = len(positions)
    frontier = sum(playout.grid.frontier_size for playout, _ in positions) / count
    plays = sum(playout.generator.count for playout, _ in positions) / count
    return Stage(tiles, frontier, plays, count / seconds)


def _positions(tiles: int, seed: int) -> Iterator[tuple[Playout, int]]:
    """The first position of each game with at least so many tiles laid, and the hand to move."""
    for number in range(GAMES):
        playout = Playout(Grid(), SEATS, 0)
        game = GreedyGame(playout, seed + number)
        while playout.laid_size < tiles and not game.is_over:
            game.step()
        if not game.is_over:
            yield playout, playout.hands[HAND * game.turn]


def _games_a_second(seed: int) -> float:
    playout = Playout(Grid(), SEATS, 0)
    count = 2 if build_name() == "interpreted" else 100
    return count / _seconds(lambda: play_games(playout, seed, count))


def _seconds(work: Callable[[], object]) -> float:
    """The seconds of processor time that the work takes, in the best of several passes."""
    return min(_pass(work) for _ in range(PASSES))


def _pass(work: Callable[[], object]) -> float:
    times, began = 0, process_time()
    while (spent := process_time() - began) < PASS_SECONDS or not times:
        work()
        times += 1
    return spent / times
