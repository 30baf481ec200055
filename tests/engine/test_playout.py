"""Games played on inside the engine: by the rules, undone without a trace, the same on every build."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import qwirkle_desktop
from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.engine.chance import Chance
from qwirkle_desktop.engine.greedy import GreedyGame, largest_set
from qwirkle_desktop.engine.grid import CELL, STRIDE, Grid
from qwirkle_desktop.engine.packed import score_of
from qwirkle_desktop.engine.playout import HAND, MIDDLE, Playout
from qwirkle_desktop.engine.steps import steps_of
from qwirkle_desktop.engine.table import hand_mask
from qwirkle_desktop.engine.words import filled
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import KINDS, parse_tiles
from tests import checker

OUT_BONUS = 6
GAMES = """
import sys
if sys.argv[1:]:
    from qwirkle_desktop.engine.source import interpret
    interpret()
from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.engine.greedy import GreedyGame
from qwirkle_desktop.engine.grid import Grid
from qwirkle_desktop.engine.playout import Playout
print(build_name())
for seats in range(2, 7):
    playout = Playout(Grid(), seats, 0)
    for seed in range(3):
        game = GreedyGame(playout, seed)
        while not game.is_over:
            game.step()
            print(game.turn, list(playout.scores), list(playout.laid), list(playout.hands))
"""


def hand_of(playout: Playout, seat: int) -> list[int]:
    """The kinds in a hand, equal ones as often as they are held."""
    masks = playout.hands[HAND * seat : HAND * seat + 3]
    return [kind for kind in range(36) for mask in masks if mask >> kind & 1]


def bag_of(playout: Playout) -> list[int]:
    return [
        bit.bit_length() - 1 for bit in playout.bag[playout.bag_first : playout.bag_first + playout.bag_size]
    ]


def contents(playout: Playout) -> tuple[object, ...]:
    """All that a turn changes."""
    grid = playout.grid
    return (
        bytes(memoryview(grid.lines)),
        list(grid.frontier[: grid.frontier_size]),
        list(playout.hands),
        list(playout.scores),
        bag_of(playout),
        list(playout.laid[: playout.laid_size]),
    )


def at(cell: int) -> Cell:
    """The grid's cell by coordinates from its middle."""
    y, x = divmod(cell // CELL, STRIDE)
    middle_y, middle_x = divmod(MIDDLE // CELL, STRIDE)
    return Cell(x - middle_x, y - middle_y)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_greedy_games_keep_to_the_rules_and_take_the_most_points(seats, seed):
    playout = Playout(Grid(), seats, 0)
    game = GreedyGame(playout, seed)
    board: checker.Cells = {}
    while not game.is_over:
        seat, before = game.turn, list(playout.scores)
        hand = [str(KINDS[kind]) for kind in hand_of(playout, seat)]
        goes_out = 0 if playout.bag_size else len(hand)
        worth = [
            points + OUT_BONUS * (text.count("@") == goes_out) for text, points in checker.plays(board, hand)
        ]
        already = playout.laid_size
        kinds = Counter(hand_of(playout, seat))
        play = game.choose()
        steps = steps_of(play, playout.grid) if play else []
        game.step_with(play)
        assert playout.scores[seat] - before[seat] == max(worth, default=0)
        assert score_of(play) == max(worth, default=0)
        assert [cell for cell, _ in steps] == list(playout.laid[already : playout.laid_size])
        assert not Counter(kind for _, kind in steps) - kinds
        board.update({(at(cell).x, at(cell).y): str(KINDS[kind]) for cell, kind in steps})
        held = [kind for other in range(seats) for kind in hand_of(playout, other)]
        laid = [KINDS.index(tile) for tile in parse_tiles(" ".join(board.values()))]
        assert Counter(held + bag_of(playout) + laid) == dict.fromkeys(range(36), 3)
        assert checker.is_sound(board)


def test_a_game_is_restored_as_it_was_kept():
    playout = Playout(Grid(), 3, 0)
    for seed in range(5):
        game = GreedyGame(playout, seed)
        for _ in range(10 * seed):
            game.step()
        then = contents(playout)
        playout.keep()
        for seat in (0, 1, 2, 0, 1):
            if play := playout.best(seat) if playout.laid_size else game.choose():
                playout.play(seat, play)
        playout.trade_all(2)
        assert contents(playout) != then
        playout.restore()
        assert contents(playout) == then


def test_chance_repeats_from_its_seed_and_stays_within_bounds():
    one, other = Chance(5), Chance(5)
    numbers = [one.below(7) for _ in range(7000)]
    assert numbers == [other.below(7) for _ in range(7000)]
    assert all(800 < numbers.count(number) < 1200 for number in range(7))
    assert numbers[:50] != [Chance(6).below(7) for _ in range(50)]


def test_shuffled_words_are_the_same_words_in_another_order():
    words = filled(list(range(50)), 1)
    Chance(1).shuffle(words, 50)
    assert list(words) != sorted(words) == list(range(50))


@pytest.mark.parametrize(
    ("hand", "size"),
    [("Rc Rc Rc", 1), ("Rc Gs Bd Ye", 1), ("Rc Rs Rd Gc Gs Yc", 3), ("Pc Ps Pd Pl Pf Pe", 6)],
)
def test_the_largest_set_of_a_hand_is_counted(hand, size):
    assert largest_set(hand_mask(parse_tiles(hand))) == size


@pytest.mark.skipif(build_name() == "interpreted", reason="compares the compiled build with its source")
def test_both_builds_play_the_same_games():
    compiled, interpreted = games_of(), games_of("interpreted")
    assert compiled.pop(0) == "compiled"
    assert interpreted.pop(0) == "interpreted"
    assert compiled == interpreted
    assert len(compiled) > 500


def games_of(*build: str) -> list[str]:
    """What each turn of some games leads to, in a process of its own."""
    package = Path(qwirkle_desktop.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", GAMES, *build], cwd=package, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()
