"""Trades and passes, and what the bag allows."""

import pytest

from qwirkle_desktop.rules.events import Drew, Passed, Traded
from qwirkle_desktop.rules.house import AtZero, HouseRules, Opening
from qwirkle_desktop.rules.moves import Pass, Trade
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import begin
from qwirkle_desktop.rules.tiles import format_tiles, parse_tiles
from qwirkle_desktop.rules.turns import apply
from tests.tables import game, play, taken, tiles_out

REDS = "Rc@0,0 Rs@1,0 Rd@2,0"


def trade(text: str) -> Trade:
    return Trade(parse_tiles(text))


def test_a_trade_draws_as_many_as_it_gives_and_scores_nothing():
    state = game(REDS, "Rl Bf Gs", "Yc", bag="Pe Od Yd Ye", scores=(7, 9))
    step = taken(apply(state, trade("Bf Gs")))
    assert step.events == (Traded(parse_tiles("Bf Gs")), Drew(parse_tiles("Pe Od")))
    assert format_tiles(step.after.hands[0]) == "Rl Pe Od"
    assert sorted(format_tiles(step.after.bag).split()) == ["Bf", "Gs", "Yd", "Ye"]
    assert (step.score, step.after.scores, step.after.seat) == (0, (7, 9), 1)


def test_a_trade_is_allowed_although_a_tile_could_be_laid():
    state = game(REDS, "Rl Bf", "Yc", bag="Pe Od")
    assert state.can_play
    assert move_refusal(state, trade("Rl Bf")) is None


def test_tiles_given_away_cannot_come_back_in_the_same_trade():
    state = game(REDS, "Rl Bf Gs", "Yc", bag="Pe Od Yd")
    step = taken(apply(state, trade("Rl Bf Gs")))
    assert sorted(map(str, step.drawn)) == ["Od", "Pe", "Yd"]
    with pytest.raises(ValueError, match="bag cannot give"):
        apply(state, trade("Rl"), drawn=parse_tiles("Rl"))


def test_a_trade_of_three_is_refused_when_the_bag_holds_two():
    state = game(REDS, "Rl Bf Gs", "Yc", bag="Pe Od")
    assert apply(state, trade("Rl Bf Gs")) is Refusal.BAG_TOO_SMALL
    assert format_tiles(state.hand) == "Rl Bf Gs"
    assert format_tiles(taken(apply(state, trade("Bf Gs"))).after.hands[0]) == "Rl Pe Od"


def test_nothing_is_traded_with_an_empty_bag():
    assert move_refusal(game(REDS, "Rl Bf", "Yc"), trade("Rl")) is Refusal.BAG_TOO_SMALL


def test_a_trade_of_one_of_two_equal_tiles_keeps_the_other():
    state = game(REDS, "Bf Bf Gs", "Yc", bag="Pe")
    assert sorted(map(str, taken(apply(state, trade("Bf"))).after.hands[0])) == ["Bf", "Gs", "Pe"]


def test_a_trade_of_more_equal_tiles_than_held_is_refused():
    state = game(REDS, "Bf Bf Gs", "Yc", bag="Pe Od Yd")
    assert move_refusal(state, trade("Bf Bf Bf")) is Refusal.NOT_IN_HAND
    assert move_refusal(state, trade("Ye")) is Refusal.NOT_IN_HAND


def test_a_trade_of_nothing_is_refused():
    assert move_refusal(game(REDS, "Bf", "Yc", bag="Pe"), trade("")) is Refusal.TRADES_NOTHING


def test_a_play_of_tiles_that_are_not_held_is_refused():
    state = game(REDS, "Rl Bf", "Yc", bag="Pe")
    assert move_refusal(state, play("Re@3,0")) is Refusal.NOT_IN_HAND
    assert move_refusal(state, play("Rl@3,0 Rl@-1,0")) is Refusal.NOT_IN_HAND


def test_who_cannot_play_must_trade_while_the_bag_has_tiles():
    state = game(REDS, "Bf Yl", "Yc", bag="Pe")
    assert (state.can_play, state.can_trade, state.must_pass) == (False, True, False)
    assert move_refusal(state, Pass()) is Refusal.MUST_TRADE
    assert taken(apply(state, trade("Bf"))).after.seat == 1


def test_who_can_neither_play_nor_trade_passes():
    state = game(REDS, "Bf Yl", "Yc Re")
    assert state.must_pass
    assert not state.can_trade
    step = taken(apply(state, Pass()))
    assert step.events == (Passed(forced=True),)
    assert (step.after.seat, step.after.hands, step.after.ending) == (1, state.hands, None)


def test_who_can_play_may_not_pass():
    for bag in ("", "Pe"):
        state = game(REDS, "Rl Bf", "Yc", bag=bag)
        assert not state.must_pass
        assert move_refusal(state, Pass()) is Refusal.CAN_PLAY


def test_a_pass_is_allowed_by_the_house_rule():
    state = game(REDS, "Rl Bf", "Yc", bag="Pe", rules=HouseRules(passing=True))
    assert taken(apply(state, Pass())).events == (Passed(forced=False),)


def test_a_pass_at_zero_is_allowed_only_where_the_timer_passes():
    timed = HouseRules(turn_seconds=30, at_zero=AtZero.PASS)
    reminded = HouseRules(turn_seconds=30, at_zero=AtZero.REMIND)
    untimed = HouseRules(at_zero=AtZero.PASS)
    legal = [
        move_refusal(game(REDS, "Rl", "Yc", bag="Pe", rules=rules), Pass()) is None
        for rules in (timed, reminded, untimed)
    ]
    assert legal == [True, False, False]


def test_after_an_opening_that_was_passed_the_next_seat_opens_with_its_own_set():
    timed = HouseRules(turn_seconds=30, at_zero=AtZero.PASS)
    state = taken(apply(game("", "Rc Rs Rd", "Yc Ys Bd", bag="Pe Pe", rules=timed), Pass())).after
    assert state.opening_size == 2
    assert move_refusal(state, trade("Yc")) is Refusal.OPENING_MUST_PLAY


def test_after_a_play_the_hand_is_drawn_back_to_six():
    state = game(REDS, "Rl Rf Bf Yl Gs Gd", "Yc", bag="Pe Od Yd")
    step = taken(apply(state, play("Rl@3,0 Rf@4,0")))
    assert (format_tiles(step.drawn), format_tiles(step.after.bag)) == ("Pe Od", "Yd")
    assert format_tiles(step.after.hands[0]) == "Bf Yl Gs Gd Pe Od"


def test_after_a_play_only_what_the_bag_has_is_drawn():
    step = taken(apply(game(REDS, "Rl Rf Bf Yl Gs Gd", "Re", bag="Pe"), play("Rl@3,0 Rf@4,0")))
    assert format_tiles(step.after.hands[0]) == "Bf Yl Gs Gd Pe"
    assert step.after.bag == ()


def test_a_recorded_draw_must_be_as_many_as_are_due_and_in_the_bag():
    state = game(REDS, "Rl Rf Bf Yl Gs Gd", "Yc", bag="Pe Od Yd")
    assert taken(apply(state, play("Rl@3,0"), parse_tiles("Yd"))).after.bag == parse_tiles("Pe Od")
    for wrong in ("", "Pe Od", "Rc"):
        with pytest.raises(ValueError, match=r"drawn|bag cannot give"):
            apply(state, play("Rl@3,0"), parse_tiles(wrong))
    with pytest.raises(ValueError, match="drawn"):
        apply(game(REDS, "Bf", "Re"), Pass(), parse_tiles("Pe"))


def test_all_108_tiles_are_there_after_every_kind_of_turn(new_deal):
    state = begin(new_deal.hands(2), 0, new_deal, HouseRules(opening=Opening.FREE))
    for move in (trade(str(state.hand[0])), play(f"{state.hands[1][0]}@0,0")):
        state = taken(apply(state, move)).after
        assert set(tiles_out(state).values()) == {3}
        assert len(tiles_out(state)) == 36


def test_three_whole_rounds_of_trades_and_passes_make_a_game_idle():
    rules = HouseRules(passing=True)
    state = game(REDS, "Rl Bf", "Re Yc", "Rf", bag="Pe Od Yd Rf Re Gl", rules=rules)
    state = taken(apply(state, play("Rl@3,0"))).after
    for _ in range(9):
        assert not state.is_idle
        state = taken(apply(state, Pass() if state.seat else Trade(state.hand[:1]))).after
    assert state.is_idle
    assert not state.is_over
    state = taken(apply(state, Pass())).after
    assert state.is_idle
    assert not taken(apply(state, play("Rf@4,0" if "Rf" in map(str, state.hand) else "Re@4,0"))).after.is_idle
