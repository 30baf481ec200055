"""What moves are worth: the plain ones, repeated from the seed, and exact at the end."""

import pytest

from qwirkle_desktop.review.valuing import value_moves
from qwirkle_desktop.rules.moves import Pass, Trade
from qwirkle_desktop.rules.tiles import format_tiles, parse_tiles
from qwirkle_desktop.rules.view import view_of
from tests.random_games import position_after
from tests.tables import drawn, game, play, tiles_left

from .conftest import LITTLE, MORE, played

FIVE = drawn("Rc Rs Rd Rl Rf").board


def with_rest_in_bag(board, *hands):
    """A game of these hands; all tiles that are nowhere else are in the bag."""
    used = tuple(tile for hand in hands for tile in parse_tiles(hand))
    left = tiles_left(tuple(board.tiles.values()), used)
    return game(board, *hands, bag=format_tiles(left))


def test_completing_a_line_of_six_is_best_and_anything_else_loses_what_it_gives_away():
    state = with_rest_in_bag(FIVE, "Re Gs Pd Yl Bf Oc", "Gc Gd Pl Ps Yf Ye")
    valuation = value_moves(view_of(state, 0), MORE, 1, play("Oc@0,1"))
    assert "Re@" in str(valuation.best.move)
    assert valuation.best.score == 12
    assert valuation.made.behind > 3 * valuation.made.doubt > 0


def test_the_seed_repeats_the_values():
    state = position_after(4, 2, 10)
    view = view_of(state, state.seat)
    assert value_moves(view, LITTLE, 3) == value_moves(view, LITTLE, 3)


def test_the_move_made_is_valued_however_poor_and_the_best_is_behind_nothing():
    for step in played().steps[::6]:
        valuation = value_moves(view_of(step.before, step.seat), LITTLE, 1, step.move)
        assert valuation.made in valuation.candidates
        assert valuation.best.behind == 0
        assert all(one.behind >= 0 for one in valuation.candidates)


def test_an_opening_is_known_wherever_it_was_laid():
    state = with_rest_in_bag(drawn(".").board, "Rc Rs Gd Pl Yf Be", "Gc Gs Pd Ps Yl Ye")
    here = value_moves(view_of(state, 0), LITTLE, 1, play("Rc@0,0 Rs@1,0"))
    there = value_moves(view_of(state, 0), LITTLE, 1, play("Rc@7,-3 Rs@8,-3"))
    assert here == there


def test_a_trade_and_a_pass_are_valued_too():
    state = with_rest_in_bag(FIVE, "Re Gs Pd Yl Bf Oc", "Gc Gd Pl Ps Yf Ye")
    trade = Trade(parse_tiles("Gs Pd"))
    assert value_moves(view_of(state, 0), LITTLE, 1, trade).made.move == trade
    assert value_moves(view_of(state, 0), LITTLE, 1, Pass()).made.move == Pass()


def test_a_move_against_the_rules_is_refused():
    state = with_rest_in_bag(FIVE, "Re Gs Pd Yl Bf Oc", "Gc Gd Pl Ps Yf Ye")
    with pytest.raises(ValueError, match="no legal play"):
        value_moves(view_of(state, 0), LITTLE, 1, play("Re@9,9"))


def test_without_a_play_there_is_nothing_to_value():
    state = with_rest_in_bag(drawn("Rc").board, "Gs Gs Pd Pd Yl Yl", "Gc Gd Pl Ps Yf Ye")
    assert value_moves(view_of(state, 0), LITTLE, 1) is None


def test_at_the_end_the_values_are_what_the_game_then_gives():
    ends = [step for step in played().steps if not step.before.bag and step.after.is_over]
    assert ends
    for step in ends:
        made = value_moves(view_of(step.before, step.seat), MORE, 1, step.move).made
        scores = step.after.scores
        assert (made.value, made.error) == (scores[step.seat] - scores[1 - step.seat], 0)
