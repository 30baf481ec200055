"""The layouts of the boards: drawn, labelled as ours, the same from each side, and filled without fail."""

import json

import pytest
from msgspec.structs import replace

from qwirkle_desktop.formats.errors import Unreadable, Unsupported
from qwirkle_desktop.formats.variants import read_layout, variant_field, variant_named, variants
from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.variants import CLASSIC, CUBES

LAYOUTS = ("select", "connect")
QUARTER = 8


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter turn."""
    return tuple("".join(row[x] for row in reversed(rows)) for x in range(len(rows)))


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_is_four_equal_quarters_turned_about_the_middle_and_mirrored(name):
    rows = read_layout(name).rows
    assert {len(rows), *map(len, rows)} == {2 * QUARTER}
    assert turned(rows) == rows
    assert tuple(row[::-1] for row in rows) == rows


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_is_labelled_as_our_own(name):
    fields = json.loads(resource_path("variants", f"{name}.json").read_text("utf-8"))
    assert fields["about"].startswith("Our own layout")
    assert fields["name"]


def test_select_has_its_12_stars_and_4_cells_to_start_from_and_connect_its_numbers():
    select, connect = (read_layout(name).ground() for name in LAYOUTS)
    assert (len(select.stars), len(select.start), select.numbers, select.filled) == (12, 4, {}, ())
    assert connect.numbers
    assert connect.filled
    assert connect.stars == frozenset()


def test_the_first_play_beside_a_filled_cell_reaches_no_number():
    """Whoever starts is a few points ahead as it is: the second seat is the first to reach one."""
    connect = read_layout("connect").ground()
    for cell in connect.numbers:
        assert all(min(abs(cell.x - one.x), abs(cell.y - one.y)) >= 2 for one in connect.filled)


@pytest.mark.parametrize("name", ["connect", "select-connect"])
def test_every_deal_can_fill_the_board(name):
    variant = variant_named(name)
    for number in range(50):
        deal = Deal(number, variant)
        assert len(deal.filled(deal.tiles()[12:])) == len(variant.ground.filled)


@pytest.mark.parametrize(
    ("rows", "words"), [((".", ".."), "different lengths"), (("?",), "stands for nothing")]
)
def test_a_layout_drawn_wrongly_is_refused(rows, words):
    with pytest.raises(Unreadable, match=words):
        replace(read_layout("select"), rows=rows).ground()


def test_variants_are_found_by_their_ids_and_the_classic_one_goes_without_saying():
    assert list(variants()) == ["classic", "cubes", "select", "connect", "select-connect"]
    assert variant_named(None) is variant_named("classic") is CLASSIC
    assert variant_named("cubes") is CUBES
    assert variant_field(CLASSIC) == ""
    assert variant_field(CUBES) == "cubes"
    with pytest.raises(Unsupported, match="cards"):
        variant_named("cards")
