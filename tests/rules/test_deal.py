"""Numbered deals: the same luck on every machine."""

import json
from collections import Counter
from pathlib import Path

import pytest

from qwirkle_desktop.rules.deal import LARGEST_DEAL, Deal, without
from qwirkle_desktop.rules.house import HouseRules, Opening
from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.state import begin
from qwirkle_desktop.rules.tiles import KINDS, format_tiles, parse_tiles
from qwirkle_desktop.rules.turns import apply
from tests.tables import taken

CASES = json.loads((Path(__file__).parents[1] / "data" / "cases" / "deals.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES["deals"], ids=lambda case: str(case["deal"]))
def test_a_numbered_deal_is_the_published_one(case):
    deal, seats = Deal(case["deal"]), case["seats"]
    hands = deal.hands(seats)
    bag = deal.bag_without(tile for hand in hands for tile in hand)
    assert [format_tiles(hand) for hand in hands] == case["hands"]
    assert format_tiles(bag[:12]) == case["next_draws"]
    assert deal.lot(range(seats)) == case["lot_among_all_seats"]


def test_the_first_trade_of_a_deal_is_the_published_one():
    case = CASES["first_trade"]
    deal = Deal(case["deal"])
    free = HouseRules(opening=Opening.FREE)
    state = begin(deal.hands(case["seats"]), 0, deal, free)
    step = taken(apply(state, Trade(parse_tiles(case["trade"]))))
    assert format_tiles(step.drawn) == case["draw"]
    assert format_tiles(step.after.bag[:6]) == case["bag_after_first_six"]


@pytest.mark.parametrize("number", [0, 1, LARGEST_DEAL])
def test_a_deal_holds_three_of_each_of_36_kinds(number):
    assert Counter(Deal(number).tiles()) == Counter(dict.fromkeys(KINDS, 3))


@pytest.mark.parametrize("number", [-1, LARGEST_DEAL + 1])
def test_a_deal_out_of_range_is_refused(number):
    with pytest.raises(ValueError, match="deal's number"):
        Deal(number)


def test_the_mix_after_a_trade_does_not_depend_on_the_order_before(new_deal):
    bag = new_deal.tiles()[:40]
    assert new_deal.mixed(bag, 1) == new_deal.mixed(reversed(bag), 1)
    assert new_deal.mixed(bag, 1) != new_deal.mixed(bag, 2)
    assert Counter(new_deal.mixed(bag, 1)) == Counter(bag)


def test_the_bag_is_what_was_neither_dealt_nor_drawn():
    tiles = parse_tiles("Rc Bf Rc Gs")
    assert format_tiles(without(tiles, parse_tiles("Rc Gs"))) == "Bf Rc"
    with pytest.raises(ValueError, match="2 Rc too many"):
        without(tiles, parse_tiles("Rc Rc Rc Rc"))
