"""Situations in which other programs of this kind went wrong, and the right answer."""

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.lines import largest_set
from qwirkle_desktop.rules.moves import Pass, Trade
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import apply
from tests import checker
from tests.tables import drawn, game, plain, play, taken, verdict


def test_a_tile_that_matches_each_neighbour_but_not_the_joined_line_is_refused():
    assert (
        verdict("""
            Rc  *Rs  Bs
            Rd  .    Ys
            Re  Rf   Rs
        """)
        is Refusal.MIXED_LINE
    )


def test_a_play_down_whose_tiles_match_only_in_pairs_is_refused():
    assert verdict("Bf\n*Bd\n*Rd") is Refusal.MIXED_LINE


def test_two_tiles_in_one_row_with_an_empty_cell_between_them_are_refused():
    assert (
        verdict("""
            *Rc  .   *Rd
            Yc   Yl  Yd
        """)
        is Refusal.GAP
    )


def test_a_hand_with_three_red_circles_has_a_set_of_one():
    assert largest_set(parse_tiles("Rc Rc Rc")) == 1


def test_the_first_tile_of_the_game_alone_is_one_point():
    assert verdict("*Gl") == 1


def test_a_tile_without_a_neighbour_across_does_not_score_one_there():
    assert (
        verdict("""
            Rc  Rs
            .   *Ys
            .   *Gs
        """)
        == 3
    )


def test_filling_two_gaps_of_one_line_is_four_points_not_twelve():
    assert (
        verdict("""
            Rc  *Rs  *Rd  Rl
            Gc  .    .    Gl
            Bc  Bs   Bd   Bl
        """)
        == 4
    )


def test_the_fifth_and_sixth_tile_of_a_line_make_twelve():
    assert verdict("Rc Rs Rd Rl *Rf *Re") == 6 + 6


def test_a_corner_tile_that_ends_a_row_of_three_and_a_column_of_four():
    assert (
        verdict("""
            Gc  Gl  Gd
            Yc  .   Yd
            Bc  .   Bd
            Rc  Rs  *Rd
        """)
        == 3 + 4
    )


def test_trading_one_of_two_equal_tiles_keeps_the_other_and_loses_none():
    state = game("Rc@0,0", "Bf Bf", "Yc", bag="Pe Od")
    after = taken(apply(state, Trade(parse_tiles("Bf")))).after
    assert sorted(map(str, (*after.hands[0], *after.bag))) == ["Bf", "Bf", "Od", "Pe"]
    assert "Bf" in map(str, after.hands[0])


def test_a_trade_larger_than_the_bag_leaves_the_hand_as_it_is():
    state = game("Rc@0,0", "Bf Gs Ye", "Yc", bag="Pe Od")
    assert apply(state, Trade(state.hand)) is Refusal.BAG_TOO_SMALL
    assert state.hand == parse_tiles("Bf Gs Ye")
    assert move_refusal(state, Trade(state.hand[:2])) is None


def test_tiles_given_away_are_not_drawn_again_at_once():
    state = game("Rc@0,0", "Bf Gs", "Yc", bag="Pe Od")
    assert taken(apply(state, Trade(state.hand))).after.hands[0] == parse_tiles("Pe Od")


def test_the_sixth_tile_below_a_column_whose_upper_end_is_blocked_is_found():
    board = drawn("""
        .   Bs
        Rc  Bc
        Rs  .
        Rd  .
        Rl  .
        Rf  .
    """).board
    offered = Draft(board, parse_tiles("Re")).legal_cells(0)
    assert offered[Cell(0, 6)] == 12
    assert Cell(0, 0) not in offered
    assert ("Re@0,6", 12) in checker.plays(plain(board), ["Re"])


def test_tiles_on_both_sides_of_old_ones_are_one_play():
    assert verdict("*Rl Rc Rs Rd *Rf") == 5


def test_with_an_empty_bag_the_stuck_seat_passes_and_the_game_goes_on():
    state = game("Rc@0,0", "Bf", "Rs Gs")
    after = taken(apply(state, Pass())).after
    assert (after.seat, after.is_over) == (1, False)
    assert taken(apply(after, play("Rs@1,0"))).score == 2


def test_passes_that_are_not_in_a_row_do_not_end_the_game():
    state = game("Rc@0,0", "Bf Yl", "Rs Rd Pe")
    state = taken(apply(state, Pass())).after
    state = taken(apply(state, play("Rs@1,0"))).after
    state = taken(apply(state, Pass())).after
    assert not state.is_over


def test_equal_best_scores_share_the_win():
    state = game("Rc@0,0", "Rs", "Bf", "Bf", scores=(2, 10, 9))
    assert outcome(taken(apply(state, play("Rs@1,0"))).after).winners == (0, 1)


def test_a_computer_that_goes_out_gets_its_six_like_anyone():
    after = taken(apply(game("Rc@0,0", "Bf", "Rs", seat=1), play("Rs@1,0"))).after
    assert after.scores == (0, 2 + 6)


def test_each_of_several_largest_sets_opens_in_either_orientation():
    state = game("", "Rc Rs Ys Yd Gd Pe", "Gl", bag="Pe Pe")
    for one, two in (("Rc", "Rs"), ("Rs", "Ys"), ("Ys", "Yd"), ("Yd", "Gd")):
        assert move_refusal(state, play(f"{one}@0,0 {two}@1,0")) is None
        assert move_refusal(state, play(f"{one}@0,0 {two}@0,1")) is None
    assert len(checker.plays({}, ["Rc", "Rs", "Ys", "Yd", "Gd", "Pe"])) == 4 * 2 * 2
