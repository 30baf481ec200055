"""Hints: the idea and where to look give away no more than they must, the third step all."""

import pytest

from qwirkle_desktop.review.hints import Idea, Side, hint_of
from qwirkle_desktop.review.reasons import Topic
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Pass, Trade
from qwirkle_desktop.rules.tiles import parse_tiles
from tests.tables import drawn, play

from .test_reasons import view

FIVE = drawn("Rc Rs Rd Rl Rf\nBc .  .  .  .").board


def test_a_qwirkle_is_told_as_an_idea_and_its_line_is_lit():
    hint = hint_of(view(FIVE, "Re Gc"), [play("Re@5,0"), play("Gc@0,2")])
    assert (hint.idea, hint.side) == (Idea.QWIRKLE, Side.TOP)
    assert hint.where == {Cell(x, 0) for x in range(6)}
    assert hint.facts.points == 12
    assert hint.reason.topic is Topic.QWIRKLE


LONG = drawn("Rc .  .  .  .  .  .\nRs Bs Gs Ys .  .  .\n.  .  .  Yc .  .  .\n.  .  .  Yd Gd Bd Pd").board


@pytest.mark.parametrize(
    ("move", "side"),
    [("Rd@0,2", Side.LEFT), ("Pc@6,2", Side.RIGHT), ("Rl@0,-1", Side.LEFT), ("Ps@2,0", Side.TOP)],
)
def test_the_side_is_where_the_longest_line_lies_on_the_board(move, side):
    assert hint_of(view(LONG, "Rd Pc Rl Ps"), [play(move)]).side is side


def test_two_lines_at_once_are_an_idea():
    board = drawn("Rc Rs\nBc .").board
    assert hint_of(view(board, "Bs Gd"), [play("Bs@1,1")]).idea is Idea.TWO_LINES


def test_the_first_move_of_a_game_is_to_open():
    hint = hint_of(view(Board({}), "Rc Rs", bag=96, others=(6,)), [play("Rc@0,0 Rs@1,0")])
    assert (hint.idea, hint.side) == (Idea.OPEN, Side.MIDDLE)


@pytest.mark.parametrize(("move", "idea"), [(Trade(parse_tiles("Gc")), Idea.TRADE), (Pass(), Idea.PASS)])
def test_a_trade_or_a_pass_lights_nothing(move, idea):
    hint = hint_of(view(FIVE, "Gc Gs"), [move])
    assert (hint.idea, hint.where, hint.reason) == (idea, frozenset(), None)
