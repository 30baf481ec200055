"""What a seat may know, and that it is told nothing else."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import HouseRules, Opening
from qwirkle_desktop.rules.moves import Pass, Trade
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import KINDS, format_tiles, parse_tiles
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.rules.view import HiddenTrade, view_of
from tests.random_games import position_after
from tests.tables import game, play, taken

REDS = "Rc@0,0 Rs@1,0 Rd@2,0"


def hidden_tiles_shuffled(state: GameState, seat: int, chance: Random) -> GameState:
    """The same game with other hidden tiles: in the bag, in the hands of others, in trades; another deal."""
    hidden = [*state.bag, *(tile for one, hand in enumerate(state.hands) if one != seat for tile in hand)]
    chance.shuffle(hidden)
    tiles = iter(hidden)
    hands = tuple(
        hand if one == seat else tuple(next(tiles) for _ in hand) for one, hand in enumerate(state.hands)
    )
    moves = tuple(
        Trade(tuple(chance.choices(KINDS, k=len(move.tiles)))) if isinstance(move, Trade) else move
        for move in state.moves
    )
    return replace(state, hands=hands, bag=tuple(tiles), moves=moves, deal=Deal(chance.randrange(1000)))


@settings(max_examples=10)
@given(st.integers(0, 10_000), st.integers(2, 6), st.integers(0, 50), st.randoms())
def test_a_view_does_not_depend_on_any_hidden_tile(number, seats, turns, chance):
    state = position_after(number, seats, turns)
    for seat in range(seats):
        assert view_of(hidden_tiles_shuffled(state, seat, chance), seat) == view_of(state, seat)


def test_a_view_counts_the_others_in_turn_order_after_its_seat():
    state = game(REDS, "Rl Bf", "Yc", "Gs Gd Ge", bag="Pe Od", scores=(7, 8, 9))
    seen = view_of(state, 1)
    assert format_tiles(seen.hand) == "Yc"
    assert (seen.others, seen.scores, seen.bag) == ((3, 2), (8, 9, 7), 2)
    assert seen.open_hands == ()


def test_a_view_tells_the_public_moves_but_not_what_was_traded():
    rules = HouseRules(passing=True)
    state = game(REDS, "Rl Bf", "Yc Yd", "Gs", bag="Pe Od Re Gd Gl Ge Bs", rules=rules, seat=2)
    for move in (Pass(), play("Rl@3,0"), Trade(parse_tiles("Yc Yd"))):
        state = taken(apply(state, move)).after
    assert view_of(state, 0).history == ((2, Pass()), (0, play("Rl@3,0")), (1, HiddenTrade(2)))
    assert view_of(state, 1).history == ((1, Pass()), (2, play("Rl@3,0")), (0, HiddenTrade(2)))


def test_other_hands_are_shown_only_under_the_house_rule():
    state = game(REDS, "Rl Bf", "Yc", "Gs Gd", bag="Pe", rules=HouseRules(open_hands=True))
    assert view_of(state, 1).open_hands == (parse_tiles("Gs Gd"), parse_tiles("Rl Bf"))
    assert view_of(replace(state, rules=HouseRules()), 1).open_hands == ()


@pytest.mark.parametrize(("rules", "size"), [(HouseRules(), 2), (HouseRules(opening=Opening.FREE), 0)])
def test_a_view_tells_how_long_the_opening_must_be(rules, size):
    state = game("", "Rl Rf Bc", "Yc", bag="Pe", rules=rules)
    assert view_of(state, 0).opening_size == state.opening_size == size
