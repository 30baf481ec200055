"""What is true of every game of every variant, whoever plays."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwirkle_desktop.formats.variants import variants
from qwirkle_desktop.rules.deal import LARGEST_DEAL
from qwirkle_desktop.rules.moves import Aside, Lift, Play
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.variants import Variant
from qwirkle_desktop.rules.view import view_of
from tests import checker
from tests.family_games import family_steps
from tests.random_games import new_game
from tests.tables import plain, plain_play, taken, tiles_out

FAMILY = sorted(set(variants()) - {"classic"})
seats = st.integers(2, 4)
deals = st.integers(0, LARGEST_DEAL)


@pytest.mark.parametrize("name", FAMILY)
@settings(max_examples=1)
@given(number=deals, seats=seats)
def test_a_random_game_obeys_the_rules_to_its_end(name, number, seats):
    check_game(variants()[name], number, seats)


@pytest.mark.slow
@pytest.mark.parametrize("name", FAMILY)
@settings(max_examples=100)
@given(number=deals, seats=seats)
def test_many_random_games_obey_the_rules_to_their_end(name, number, seats):
    check_game(variants()[name], number, seats)


def check_game(variant: Variant, number: int, seats: int) -> None:
    start = new_game(number, seats, variant=variant)
    steps = list(family_steps(start, Random(number)))
    for step in steps:
        check_tiles(step)
        check_points(step)
        check_turn(step)
    check_what_is_public(steps[len(steps) // 2])
    check_what_is_public(steps[-1])
    assert steps[-1].after.ending.reason in (EndReason.OUT, EndReason.STUCK, EndReason.IDLE)
    check_replay(steps)
    check_undo(steps)


def check_tiles(step: Step) -> None:
    """Every tile and every die is somewhere; on a board nothing lies beyond its edge."""
    variant, after = step.after.variant, step.after
    assert set(tiles_out(after).values()) == {variant.copies}
    board = plain(after.board)
    assert all(checker.is_line(line) for line in checker.lines_of(board, board))
    assert all(map(variant.ground.holds, after.board.tiles))
    assert all(len(hand) <= variant.most_held for hand in after.hands)


def check_points(step: Step) -> None:
    """The lines as the plain checker counts them, and each number once."""
    before, after = step.before, step.after
    gained = after.scores[step.seat] - before.scores[step.seat]
    if not isinstance(step.move, Play):
        assert gained == 0
        return
    ground, cells = before.variant.ground, {placement.cell for placement in step.move.placements}
    printed = sum(ground.numbers[cell] for cell in cells & ground.numbers.keys() - before.used)
    assert step.score == checker.score(plain(before.board), plain_play(step.move)) + printed
    assert gained == step.score + step.out_bonus
    stars = len(cells & ground.stars - before.used)
    assert sum(after.discs) == sum(before.discs) + stars
    assert after.used == before.used | cells & (ground.stars | ground.numbers.keys())


def check_turn(step: Step) -> None:
    """A roll or a lift leaves the turn to the seat, anything else hands it on."""
    follows = 0 if isinstance(step.move, Aside) else 1
    assert step.after.seat == (step.before.seat + follows) % step.before.seats
    if isinstance(step.move, Lift):
        assert step.before.aside is None
        assert sum(step.after.discs) == sum(step.before.discs) - 1
    if step.is_forced:
        assert step.move == step.before.forced


def check_what_is_public(step: Step) -> None:
    """A view has whose turns were whose; who may see hands sees all of them."""
    for seat in range(step.after.seats):
        view = view_of(step.after, seat)
        movers = [(seat + mover) % step.after.seats for mover, _ in view.history]
        if step.move:
            assert movers[-1] == step.seat
        assert bool(view.open_hands) == step.after.variant.open_hands


def check_replay(steps: list[Step]) -> None:
    """The draws and rolls that a record tells give the same states."""
    state = steps[0].before
    for step in steps:
        if step.move is not None:
            replayed = taken(apply(state, step.move, step.drawn))
            assert (replayed.events, replayed.after) == (step.events, step.after)
            state = replayed.after


def check_undo(steps: list[Step]) -> None:
    """An earlier state, and the same move from it draws and falls the same again."""
    for step in steps[:: max(1, len(steps) // 5)]:
        if step.move is not None:
            assert apply(step.before, step.move) == step
