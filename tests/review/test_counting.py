"""Counting: what a seat does not see, and how likely others hold it."""

from itertools import combinations

import pytest

from qwirkle_desktop.review.counting import chance_held, unseen
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import parse_tile, parse_tiles
from qwirkle_desktop.rules.view import PlayerView

BOARD = parse_board("Rc@0,0 Rs@1,0")


def view_of_hand(hand: str, bag: int, others: tuple[int, ...], **more) -> PlayerView:
    return PlayerView(BOARD, parse_tiles(hand), bag, others, (0,) * (1 + len(others)), **more)


def test_the_board_and_the_own_hand_are_seen():
    left = unseen(view_of_hand("Rc Rc Gs", 97, (6,)))
    assert left[parse_tile("Rc")] == 0
    assert left[parse_tile("Rs")] == 2
    assert left[parse_tile("Gs")] == 2
    assert left[parse_tile("Ye")] == 3
    assert sum(left.values()) == 108 - 5


def test_open_hands_are_seen_too():
    view = view_of_hand("Rc Gs", 98, (2,), open_hands=(parse_tiles("Ye Ye"),))
    assert unseen(view)[parse_tile("Ye")] == 1
    assert chance_held(view, [parse_tile("Ye")]) == 1
    assert chance_held(view, [parse_tile("Pe")]) == 0


@pytest.mark.parametrize(("wanted", "held"), [("Rs", 2), ("Rs Ye", 3), ("Rc", 6)])
def test_the_chance_is_the_part_of_all_hands_that_hold_one(wanted, held):
    view = view_of_hand("Rc Rc Gs", 103 - held, (held,))
    kinds = parse_tiles(wanted)
    left = unseen(view)
    copies = sum(left[kind] for kind in kinds)
    # Every hand that could be: the copies wanted are the first of all tiles that are not seen.
    total = 103
    without = 1
    for place in range(held):
        without *= (total - copies - place) / (total - place)
    assert chance_held(view, kinds) == pytest.approx(1 - without)


def test_a_small_case_counted_by_hand():
    """Of 4 unseen tiles 2 are wanted; of the 6 hands of two, 5 hold one."""
    hands = list(combinations(["wanted", "wanted", "other", "other"], 2))
    part = sum("wanted" in hand for hand in hands) / len(hands)
    left = dict.fromkeys(unseen(view_of_hand("Rc", 0, (2,))), 0)
    left[parse_tile("Ye")] = left[parse_tile("Gc")] = 2
    assert chance_held(view_of_hand("Rc", 2, (2,)), [parse_tile("Ye")], left=left) == pytest.approx(part)


def test_one_seat_holds_it_less_often_than_any():
    view = view_of_hand("Rc", 87, (6, 6, 6))
    wanted = [parse_tile("Ye")]
    assert 0 < chance_held(view, wanted, other=0) < chance_held(view, wanted) < 1
