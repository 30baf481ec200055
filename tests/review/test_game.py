"""A whole review: it adds up, it repeats, it can be stopped, and it says how each seat did."""

from dataclasses import replace
from itertools import count

import pytest

from qwirkle_desktop.review.game import Review, accuracy_of, review_game, review_turns
from qwirkle_desktop.review.grades import Grade
from qwirkle_desktop.review.samples import Mean
from qwirkle_desktop.review.text import (
    format_head,
    format_turn_review,
    join_review,
    parse_turn_review,
)
from qwirkle_desktop.review.turn import TurnReview, review_turn
from qwirkle_desktop.review.valuing import value_moves
from qwirkle_desktop.review.work import VERSION
from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.rules.view import view_of
from tests.tables import drawn, taken

from .conftest import LITTLE, played
from .test_valuing import with_rest_in_bag

NO_LUCK = Mean(0.0, 0.0)


def turn(number: int, loss: float, weight: float = 1.0, fall: float = 0.0) -> TurnReview:
    return TurnReview(
        number, number % 2, Grade.GOOD, (), None, loss, 0.1, 0.5, fall, weight, Mean(loss / 2, 0.3)
    )


def review_of(*turns: TurnReview, scores: tuple[int, ...] | None = (40, 30)) -> Review:
    return Review(VERSION, (Mean(1.5, 0.2), Mean(-0.5, 0.2)), turns, scores)


def test_skill_luck_and_the_rest_are_the_result():
    review = played().review
    for seat in (0, 1):
        balance = review.balance(seat)
        assert balance.result == review.scores[seat] - review.scores[1 - seat]
        assert balance.skill.value + balance.luck.value + balance.rest == pytest.approx(balance.result)


def test_what_one_of_two_seats_has_the_other_lacks():
    one, other = played().review.balance(0), played().review.balance(1)
    assert one.skill.value == pytest.approx(-other.skill.value)
    assert one.luck.value == pytest.approx(-other.luck.value)
    assert one.rest == pytest.approx(-other.rest)


def test_skill_is_what_the_turns_lost_and_luck_what_the_draws_gave():
    review = review_of(turn(0, 2.0), turn(1, 0.5), turn(2, 1.0))
    assert review.seat(0).skill.value == -3.0
    assert review.seat(1).skill.value == -0.5
    assert review.seat(0).luck.value == pytest.approx(1.5 + 1.0 + 0.5)
    assert review.balance(0).skill.value == pytest.approx(-2.5)


def test_against_several_seats_skill_is_measured_by_their_mean():
    turns = [replace(turn(number, loss), seat=number) for number, loss in enumerate((1.0, 2.0, 6.0))]
    balance = Review(VERSION, (NO_LUCK,) * 3, tuple(turns), (50, 45, 20)).balance(0)
    assert balance.result == 5
    assert balance.skill.value == pytest.approx(-1.0 + 4.0)


@pytest.mark.parametrize(
    ("losses", "accuracy"), [((0.0, 0.0), 100.0), ((1.0, 1.0), 80.0), ((0.0, 2.0), 80.0), ((2.0, 2.0), 64.0)]
)
def test_each_point_lost_on_average_leaves_four_fifths_of_the_accuracy(losses, accuracy):
    assert accuracy_of([turn(0, loss) for loss in losses]) == pytest.approx(accuracy)


def test_a_loss_counts_by_what_was_at_stake():
    often = accuracy_of([turn(0, 0.0, 0.2), turn(2, 3.0, 4.0)])
    seldom = accuracy_of([turn(0, 0.0, 4.0), turn(2, 3.0, 0.2)])
    assert often < seldom


def test_without_a_turn_that_counts_there_is_no_accuracy():
    review = review_of(turn(0, 0.0, weight=0.0))
    assert review.seat(0).accuracy is None
    assert review.seat(0).turns == 0


def test_the_turns_that_mattered_most_cost_most_of_the_chance_to_win():
    turns = [
        turn(0, 1.0, fall=0.02),
        turn(1, 0.0),
        turn(2, 5.0, fall=0.3),
        turn(3, 2.0, fall=0.1),
        turn(4, 0.6),
    ]
    assert [one.turn for one in review_of(*turns).key_turns] == [2, 3, 0]


def test_a_game_without_a_loss_has_no_turn_that_mattered():
    assert review_of(turn(0, 0.0), turn(1, 0.0)).key_turns == ()


def test_an_unfinished_game_has_no_result_to_take_apart():
    steps = played().steps[:2]
    review = review_game(steps[0].before, steps, LITTLE)
    assert review.scores is None
    assert review.balance(0) is None
    assert len(review.turns) == 2


def test_the_same_turn_gets_the_same_review():
    step = played().steps[3]
    assert review_turn(step, LITTLE) == review_turn(step, LITTLE)


def test_a_review_stops_between_two_turns():
    asked = count()
    turns = list(review_turns(played().steps, LITTLE, lambda: next(asked) < 3))
    assert len(turns) == 3


def test_a_loss_inside_its_noise_is_none():
    for one in played().review.turns:
        assert one.loss == 0 or one.loss > 2 * one.doubt


def test_a_trade_because_nothing_fits_is_not_judged():
    state = with_rest_in_bag(drawn("Rc").board, "Gs Gs Pd Pd Yl Yl", "Gc Gd Pl Ps Yf Ye")
    one = review_turn(taken(apply(state, Trade(parse_tiles("Gs Pd Yl")))), LITTLE)
    assert (one.grade, one.loss, one.weight, one.best) == (Grade.FORCED, 0, 0, ())


def test_at_the_end_a_turn_is_judged_where_there_was_a_choice():
    steps = [one for one in played().steps if not one.before.bag]
    for step in steps:
        grade = review_turn(step, LITTLE).grade
        plays = value_moves(view_of(step.before, step.seat), LITTLE, 1)
        assert (grade is Grade.FORCED) == (plays is None or plays.plays == 1)


def test_a_review_is_written_down_line_by_line_and_read_again():
    review = played().review
    lines = [format_turn_review(one) for one in review.turns]
    read = join_review(format_head(review), tuple(map(parse_turn_review, lines)))
    assert format_head(read) == format_head(review)
    assert [format_turn_review(one) for one in read.turns] == lines
    assert read.scores == review.scores
    assert [one.grade for one in read.turns] == [one.grade for one in review.turns]
