"""Who starts, and with what."""

import pytest

from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import HouseRules, Opening, Tie
from qwirkle_desktop.rules.lines import largest_set
from qwirkle_desktop.rules.moves import Pass, Trade
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.start import Start, StartReason, announce, starter
from qwirkle_desktop.rules.state import begin
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import apply
from tests import checker
from tests.tables import game, plain_tiles, play, taken

FREE = HouseRules(opening=Opening.FREE)
THREE_TIED = announce([parse_tiles("Rc Rs Rd Yl Bf Ge")] * 3)


@pytest.mark.parametrize(
    ("hand", "size"),
    [
        ("Rc Rc Rc Ys Bd Gl", 1),
        ("Rc Ys Bd Gl Pf Oe", 1),
        ("Rc Rc Rs Ys Bd Gl", 2),
        ("Rc Yc Bc Gs Gd Pl", 3),
        ("Rc Rs Rd Rl Rf Re", 6),
        ("Rc Oc Yc Gc Bc Pc", 6),
        ("Rc Rs Rd Rc Rs Rd", 3),
    ],
)
def test_a_seat_announces_its_largest_set_without_duplicates(hand, size):
    assert largest_set(parse_tiles(hand)) == size == checker.largest_set(hand.split())


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_seat_with_the_largest_set_starts(seats):
    for number in range(40):
        hands = Deal(number).hands(seats)
        announced = announce(hands)
        start = starter(announced, Tie.LOT, [None] * seats, Deal(number))
        assert list(announced.tied) == checker.starters([plain_tiles(hand) for hand in hands])
        assert start.seat in announced.tied
        assert (start.reason is StartReason.LARGEST_SET) == (len(announced.tied) == 1)


def test_the_largest_set_starts_whatever_the_ages():
    announced = announce([parse_tiles("Rc Ys Bd Gl Pf Oe"), parse_tiles("Rc Rs Bd Gl Pf Oe")])
    assert starter(announced, Tie.OLDEST, [80, 7], Deal(0)) == Start(1, StartReason.LARGEST_SET)


def test_the_oldest_of_those_tied_starts():
    assert starter(THREE_TIED, Tie.OLDEST, [30, 71, 9], Deal(0)) == Start(1, StartReason.OLDEST)


def test_the_youngest_of_those_tied_starts_where_that_is_agreed():
    assert starter(THREE_TIED, Tie.YOUNGEST, [30, 71, 9], Deal(0)) == Start(2, StartReason.YOUNGEST)


def test_a_child_of_no_year_has_an_age():
    assert starter(THREE_TIED, Tie.YOUNGEST, [30, 0, 9], Deal(0)) == Start(1, StartReason.YOUNGEST)


def test_an_older_seat_that_is_not_tied_does_not_start():
    small, large = parse_tiles("Rc Ys Bd Gl Pf Oe"), parse_tiles("Rc Rs Bd Gl Pf Oe")
    announced = announce([small, large, large])
    assert starter(announced, Tie.OLDEST, [90, 20, 30], Deal(0)) == Start(2, StartReason.OLDEST)


def test_a_missing_age_of_a_seat_that_is_not_tied_does_not_matter():
    small, large = parse_tiles("Rc Ys Bd Gl Pf Oe"), parse_tiles("Rc Rs Bd Gl Pf Oe")
    announced = announce([small, large, large])
    assert starter(announced, Tie.OLDEST, [None, 20, 30], Deal(0)) == Start(2, StartReason.OLDEST)


@pytest.mark.parametrize("ages", [[None, None, None], [40, 40, 40]])
def test_ages_missing_or_all_equal_leave_the_tie_to_the_lot(ages):
    for number in range(10):
        lot = Start(Deal(number).lot([0, 1, 2]), StartReason.LOT)
        assert starter(THREE_TIED, Tie.OLDEST, ages, Deal(number)) == lot


def test_the_oldest_of_those_who_gave_an_age_starts():
    assert starter(THREE_TIED, Tie.OLDEST, [8, None, 6], Deal(0)) == Start(0, StartReason.OLDEST)
    assert starter(THREE_TIED, Tie.YOUNGEST, [8, None, 6], Deal(0)) == Start(2, StartReason.YOUNGEST)


def test_two_equally_old_leave_it_to_the_lot_between_those_two():
    chosen = {starter(THREE_TIED, Tie.OLDEST, [40, 9, 40], Deal(number)) for number in range(30)}
    assert chosen == {Start(0, StartReason.LOT), Start(2, StartReason.LOT)}


def test_the_lot_decides_whatever_the_ages_where_that_is_agreed():
    chosen = {starter(THREE_TIED, Tie.LOT, [30, 71, 9], Deal(number)) for number in range(30)}
    assert chosen == {Start(seat, StartReason.LOT) for seat in range(3)}


def test_the_players_choose_among_those_tied_where_that_is_agreed():
    assert starter(THREE_TIED, Tie.CHOOSE, [30, 71, 9], Deal(0)) is None


def test_a_game_may_not_begin_with_a_seat_that_has_a_smaller_set():
    hands = [parse_tiles("Rc Ys Bd Gl Pf Oe"), parse_tiles("Rc Rs Bd Gl Pf Oe")]
    with pytest.raises(ValueError, match="largest set"):
        begin(hands, 0, Deal(0))
    assert begin(hands, 0, Deal(0), FREE).seat == 0


def test_a_fourth_copy_of_a_tile_may_not_be_dealt():
    with pytest.raises(ValueError, match="Rc too many"):
        begin([parse_tiles("Rc Rc Rc Ys Bd Gl"), parse_tiles("Rc Ys Bd Gl Pf Oe")], 0, Deal(0), FREE)


def test_the_starter_must_lay_a_line_of_the_full_size():
    state = game("", "Rc Rs Rd Yl Bf Ge", "Rc Ys Bd Gl Pf Oe", bag="Gs Gs Gs")
    assert move_refusal(state, play("Rc@0,0 Rs@1,0")) is Refusal.OPENING_TOO_SMALL
    assert move_refusal(state, play("Rc@0,0")) is Refusal.OPENING_TOO_SMALL
    assert taken(apply(state, play("Rs@0,0 Rc@1,0 Rd@2,0"))).score == 3


@pytest.mark.parametrize("tiles", ["Rc Rs Rd", "Rd Yd Gd", "Yd Ye Yf"])
@pytest.mark.parametrize("step", [(1, 0), (0, 1)])
def test_any_of_several_largest_sets_may_be_laid_in_either_orientation(tiles, step):
    state = game("", "Rc Rs Rd Yd Gd Ye", "Yd Ye Yf Rd Gd Pl", bag="Gs Gs Gs", seat=int("Yf" in tiles))
    words = [f"{tile}@{step[0] * n},{step[1] * n}" for n, tile in enumerate(tiles.split())]
    assert taken(apply(state, play(" ".join(words)))).score == 3


def test_an_opening_may_lie_anywhere():
    state = game("", "Rc Rs Ge", "Rc", bag="Gs")
    assert move_refusal(state, play("Rc@-40,7 Rs@-40,8")) is None


def test_an_opening_with_a_hole_is_refused():
    assert move_refusal(game("", "Rc Rs Ge", "Rc", bag="Gs"), play("Rc@0,0 Rs@2,0")) is Refusal.GAP


def test_an_opening_of_a_single_tile_scores_one_where_no_two_match():
    state = game("", "Rc Rc Rc Ys Bd Gl", "Rc Ys Bd Gl Pf Oe", bag="Gs")
    assert taken(apply(state, play("Bd@0,0"))).score == 1


def test_a_full_opening_is_neither_traded_nor_passed_away():
    state = game("", "Rc Rs Rd Yl Bf Ge", "Rc", bag="Gs Gs")
    assert move_refusal(state, Trade(parse_tiles("Rc"))) is Refusal.OPENING_MUST_PLAY
    assert move_refusal(state, Pass()) is Refusal.OPENING_MUST_PLAY


def test_a_free_opening_is_any_legal_line_or_a_trade():
    state = game("", "Rc Rs Rd Yl Bf Ge", "Rc", bag="Gs Gs", rules=FREE)
    assert taken(apply(state, play("Ge@0,0"))).score == 1
    assert taken(apply(state, play("Rc@0,0 Rs@1,0"))).score == 2
    assert taken(apply(state, Trade(parse_tiles("Rc")))).after.seat == 1
    assert move_refusal(state, play("Rc@0,0 Ge@1,0")) is Refusal.MIXED_LINE
    assert move_refusal(state, Pass()) is Refusal.CAN_PLAY


def test_only_the_first_play_must_be_of_the_full_size():
    state = game("", "Rc Rs Rd Yl Bf Ge", "Rl Rf Re Yc Bc Gc", bag="Gs Gs Gs")
    after = taken(apply(state, play("Rc@0,0 Rs@1,0 Rd@2,0"))).after
    assert taken(apply(after, play("Rl@3,0"))).score == 4
