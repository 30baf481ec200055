"""Qwirkle Connect: cells filled before the start, and numbers that give points once."""

from dataclasses import replace

import pytest

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.draft import draft_of
from qwirkle_desktop.rules.events import Laid
from qwirkle_desktop.rules.ground import Ground
from qwirkle_desktop.rules.moves import Lift, Trade
from qwirkle_desktop.rules.notation import parse_placement
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import begin
from qwirkle_desktop.rules.tiles import KINDS, parse_tiles
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.rules.variants import CLASSIC
from tests import checker
from tests.random_games import new_game
from tests.tables import game, plain, play, taken, tiles_out


def test_the_black_cells_are_filled_before_the_start_from_the_108(connect):
    state = new_game(11, 2, variant=connect)
    assert set(state.board.tiles) == set(connect.ground.filled)
    assert len(state.bag) == 108 - 12 - len(connect.ground.filled)
    assert set(tiles_out(state).values()) == {3}


@pytest.mark.parametrize("number", range(20))
def test_no_two_of_them_make_an_illegal_line(connect, number):
    board = plain(new_game(number, 2, variant=connect).board)
    assert all(checker.is_line(line) for line in checker.lines_of(board, board))


def test_a_tile_that_would_is_drawn_again_and_stays_in_the_bag():
    ground = Ground(16, 16, filled=(Cell(5, 5), Cell(6, 5), Cell(7, 5)))
    deal = Deal(1, replace(CLASSIC, ground=ground))
    bag = parse_tiles("Rc Bs Rc Rd Yf Gc Re")
    assert [str(one) for one in deal.filled(bag)] == ["Rc@5,5", "Rd@6,5", "Re@7,5"]
    assert [str(one) for one in deal.filled(parse_tiles("Rc Gc Rc Bc"))] == ["Rc@5,5", "Gc@6,5", "Bc@7,5"]


def test_a_bag_of_which_no_tile_fits_cannot_fill_the_board():
    ground = Ground(16, 16, filled=(Cell(5, 5), Cell(6, 5)))
    with pytest.raises(ValueError, match="no tile of the bag fits on 6,5"):
        Deal(1, replace(CLASSIC, ground=ground)).filled(parse_tiles("Rc Rc Bs"))


def test_a_start_that_is_filled_otherwise_is_refused(connect):
    deal = Deal(11, connect)
    hands = deal.hands(2)
    first = announce(hands, connect).tied[0]
    filled = deal.filled(deal.bag_without(tile for hand in hands for tile in hand))
    assert begin(hands, first, deal, variant=connect, filled=filled) == begin(
        hands, first, deal, variant=connect
    )
    with pytest.raises(ValueError, match="not on the cells"):
        begin(hands, first, deal, variant=connect, filled=filled[1:])
    equal = [replace(one, tile=filled[0].tile) for one in filled]
    with pytest.raises(ValueError, match=r"too many|illegal line"):
        begin(hands, first, deal, variant=connect, filled=equal)


def test_play_starts_from_any_tile_with_as_many_as_one_likes(connect):
    start = connect.ground.filled[0]
    state = game(f"Rc@{start}", "Rs Rd Rl Bs", "Gs", bag="Yc", variant=connect)
    assert state.opening_size == 0
    assert move_refusal(state, play(f"Rs@{start.x},{start.y + 1}")) is None
    assert move_refusal(state, play("Rs@8,8 Rd@9,8")) is Refusal.NOT_CONNECTED
    assert move_refusal(state, Trade(parse_tiles("Bs"))) is None


def test_the_largest_set_starts_as_in_the_classic_game(connect):
    deal = Deal(5, connect)
    hands = deal.hands(3)
    slow = next(seat for seat in range(3) if seat not in announce(hands, connect).tied)
    with pytest.raises(ValueError, match="largest set"):
        begin(hands, slow, deal, variant=connect)


def test_a_number_gives_its_points_once_when_first_covered(connect):
    cell, points = next(iter(connect.ground.numbers.items()))
    beside = cell.neighbours()[1]
    state = game(f"Rc@{beside}", "Rs Rd", "Rl", bag="Yc Yc", variant=connect)
    assert draft_of(state, 0).lay(0, cell).score == 2 + points
    step = taken(apply(state, play(f"Rs@{cell}")))
    assert step.score == 2 + points
    assert step.after.scores == (2 + points, 0)
    assert next(event for event in step.events if isinstance(event, Laid)).numbers == {cell: points}
    assert step.numbers == {cell: points}


def test_several_numbers_covered_in_one_play_all_count():
    ground = Ground(16, 16, numbers={Cell(1, 0): 2, Cell(2, 0): 5, Cell(9, 9): 7})
    state = game("Rc@0,0", "Rs Rd", "Rl", bag="Yc", variant=replace(CLASSIC, ground=ground))
    assert taken(apply(state, play("Rs@1,0 Rd@2,0"))).score == 3 + 7


def test_in_both_together_a_number_uncovered_by_a_lift_gives_nothing_more(both):
    cell = next(iter(both.ground.numbers))
    beside = cell.neighbours()[1]
    state = game(
        f"Rc@{beside} Bc@{beside.x},{beside.y + 1}", "Rs Rd", "Rl", bag="Yc Yc", variant=both, discs=(0, 1)
    )
    state = taken(apply(state, play(f"Rs@{cell}"))).after
    state = taken(apply(state, Lift(parse_placement(f"Rs@{cell}")))).after
    assert taken(apply(state, play(f"Rl@{cell}"))).score == 2


def test_both_boards_together_have_all_that_either_has(both, select, connect):
    assert both.ground.stars == select.ground.stars
    assert both.ground.numbers == connect.ground.numbers
    assert both.ground.filled == connect.ground.filled
    with pytest.raises(ValueError, match="printed"):
        select.ground + replace(select.ground, width=15)
    with pytest.raises(ValueError, match="printed"):
        select.ground + select.ground


def test_otherwise_it_is_the_classic_game(connect):
    assert replace(connect, id="classic", ground=CLASSIC.ground) == CLASSIC
    assert len(connect.pieces) == 3 * len(KINDS)
