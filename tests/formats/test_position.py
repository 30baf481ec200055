"""Positions as other people's programs write them: what they mean, and what is wrong with the wrong ones."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.formats.errors import FormatError, Illegal, Unreadable, Unsupported
from qwirkle_desktop.formats.jsonlines import format_object, parse_object
from qwirkle_desktop.formats.position import format_position, parse_position
from qwirkle_desktop.rules.house import AtZero, HouseRules, Opening, Tie
from qwirkle_desktop.rules.moves import Pass, Play
from qwirkle_desktop.rules.notation import parse_board, parse_placements
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.view import HiddenTrade, PlayerView, view_of
from tests.random_games import position_after

CASES = Path(__file__).parents[1] / "data" / "cases" / "positions.jsonl"
FULL_LINE = {"board": "Rc@0,0 Rs@1,0", "hand": "Rd Bf", "bag": 98, "hands": [6]}
EVERYTHING = {
    "board": "Rc@0,0 Rs@1,0",
    "hand": "Rd Bf",
    "bag": 92,
    "hands": [6, 6],
    "scores": [1, 2, 3],
    "rules": {"opening": "free", "target": 100, "open": True, "tie": "lot", "at_zero": "pass"},
    "variant": "classic",
    "history": [{"seat": 1, "play": "Rc@0,0 Rs@1,0"}, {"seat": 2, "trade": 3}, {"seat": 0, "pass": True}],
    "open": ["Rc Rc Bf Bf Gs Gs", "Pe Pe Pe Od Od Od"],
    "something new": [1, {"x": None}],
}


def test_every_field_is_read():
    assert parse_position(EVERYTHING) == PlayerView(
        board=parse_board("Rc@0,0 Rs@1,0"),
        hand=parse_tiles("Rd Bf"),
        bag=92,
        others=(6, 6),
        scores=(1, 2, 3),
        rules=HouseRules(opening=Opening.FREE, target=100, at_zero=AtZero.PASS, open_hands=True, tie=Tie.LOT),
        history=(
            (1, Play(parse_placements("Rc@0,0 Rs@1,0"))),
            (2, HiddenTrade(3)),
            (0, Pass()),
        ),
        open_hands=(parse_tiles("Rc Rc Bf Bf Gs Gs"), parse_tiles("Pe Pe Pe Od Od Od")),
    )


def test_what_is_left_out_is_at_its_default():
    view = parse_position({"board": "", "hand": "Rc", "bag": 101})
    assert view == PlayerView(parse_board(""), parse_tiles("Rc"), 101, (6,), (0, 0))


@pytest.mark.parametrize(
    ("bag", "others"),
    [
        (107, ()),
        (106, (1,)),
        (101, (6,)),
        (100, (4, 3)),
        (95, (6, 6)),
        (94, (5, 4, 4)),
        (77, (6, 6, 6, 6, 6)),
    ],
)
def test_without_hands_the_other_tiles_are_split_among_as_few_seats_as_hold_them(bag, others):
    assert parse_position({"board": "", "hand": "Rc", "bag": bag}).others == others


@given(number=st.integers(0, 30), seats=st.integers(2, 6), turns=st.integers(0, 12))
def test_what_is_written_reads_back_as_the_same_view(number, seats, turns):
    state = position_after(number, seats, turns)
    for seat in range(seats):
        view = view_of(state, seat)
        line = format_object(format_position(view)).encode()
        assert parse_position(parse_object(line)) == view


@pytest.mark.parametrize("bag", [107, 77, 20, 0])
def test_a_position_without_hands_is_written_so_that_it_reads_back(bag):
    view = parse_position({"board": "", "hand": "Rc", "bag": bag})
    assert parse_position(format_position(view)) == view


def test_everything_reads_back_and_only_what_the_format_lists_is_written():
    view = parse_position(EVERYTHING)
    written = format_position(view)
    assert parse_position(written) == view
    assert written.keys() == EVERYTHING.keys() - {"variant", "something new"}


def test_the_known_positions_are_read():
    for line in CASES.read_bytes().splitlines():
        case = parse_object(line)
        view = parse_position(case)
        assert [*map(str, view.board)] == sorted(
            case["board"].split(), key=lambda word: [*map(int, reversed(word[3:].split(",")))]
        )
        assert view.others == tuple(case["hands"])


@pytest.mark.parametrize(
    ("change", "kind", "words"),
    [
        ({"board": None}, Unreadable, "field board"),
        ({"board": 3}, Unreadable, "field board"),
        ({"board": "Rc@0,0  Rs@1,0"}, Unreadable, "field board"),
        ({"board": "Rc@0,0 "}, Unreadable, "field board"),
        ({"board": "Rc@0,0 Rs@0,0"}, Unreadable, "field board: cell 0,0 is named twice"),
        ({"board": "Xc@0,0"}, Unreadable, "field board"),
        ({"board": "rc@0,0"}, Unreadable, "field board"),
        ({"board": "Rc@0"}, Unreadable, "field board"),
        ({"board": "Rc@1.0,0"}, Unreadable, "field board"),
        ({"board": "Rc@1000001,0"}, Unreadable, "field board"),
        ({"board": "Rc@٣,0"}, Unreadable, "field board"),
        ({"board": "Rc@0,0 Rs@2,0"}, Illegal, "field board: the tiles do not form one pattern"),
        ({"board": "Rc@0,0 Rs@1,1"}, Illegal, "field board: the tiles do not form one pattern"),
        ({"board": "Rc@0,0 Rc@1,0"}, Illegal, "field board: Rc Rc at 0,0"),
        ({"board": "Rc@0,0 Bs@1,0"}, Illegal, "field board: Rc Bs at 0,0"),
        ({"board": "Rc@0,0 Rs@0,1 Bs@0,2"}, Illegal, "field board: Rc Rs Bs at 0,0"),
        ({"board": "Rc@0,0 Rs@1,0 Rc@2,0"}, Illegal, "field board: Rc Rs Rc at 0,0"),
        ({"hand": ""}, Unreadable, "field hand: 1 to 6 tiles, not 0"),
        ({"hand": "Rc Bf Gs Yl Pe Od Os"}, Unreadable, "field hand: 1 to 6 tiles, not 7"),
        ({"hand": "Rd,Bf"}, Unreadable, "field hand"),
        ({"hand": ["Rd"]}, Unreadable, "field hand"),
        ({"hand": "Rc Rc Rc"}, Illegal, "4 Rc"),
        ({"bag": -1}, Unreadable, "field bag"),
        ({"bag": 109}, Unreadable, "field bag"),
        ({"bag": 98.0}, Unreadable, "field bag"),
        ({"bag": True}, Unreadable, "field bag"),
        ({"bag": "98"}, Unreadable, "field bag"),
        ({"bag": 10**30}, Unreadable, "field bag"),
        ({"bag": 97}, Illegal, "field bag: the tiles add up to 107, not 108"),
        ({"bag": 99}, Illegal, "field bag: the tiles add up to 109, not 108"),
        ({"hands": []}, Unreadable, "field hands"),
        ({"hands": [7]}, Unreadable, "field hands"),
        ({"hands": [-1]}, Unreadable, "field hands"),
        ({"hands": [1, 1, 1, 1, 1, 1]}, Unreadable, "field hands"),
        ({"hands": None}, Unreadable, "field hands"),
        ({"hands": 6}, Unreadable, "field hands"),
        ({"scores": [1]}, Unreadable, "field scores: 1 scores for 2 seats"),
        ({"scores": [1, -2]}, Unreadable, "field scores"),
        ({"scores": [1, 2.5]}, Unreadable, "field scores"),
        ({"rules": None}, Unreadable, "field rules"),
        ({"rules": {"opening": "half"}}, Unreadable, "field rules.opening"),
        ({"rules": {"target": 0}}, Unreadable, "field rules.target"),
        ({"variant": "cubes of ice"}, Unsupported, "cubes of ice"),
        ({"variant": None}, Unreadable, "field variant"),
        ({"history": {}}, Unreadable, "field history"),
        ({"history": [{"seat": 2, "pass": True}]}, Unreadable, "field history[0].seat"),
        ({"history": [{"seat": 0}]}, Unreadable, "field history[0]"),
        ({"history": [{"seat": 0, "pass": True, "trade": 1}]}, Unreadable, "field history[0]"),
        ({"history": [{"seat": 0, "pass": False}]}, Unreadable, "field history[0].pass"),
        ({"history": [{"seat": 0, "trade": 7}]}, Unreadable, "field history[0].trade"),
        ({"history": [{"seat": 0, "trade": "Rc"}]}, Unreadable, "field history[0].trade"),
        ({"history": [{"seat": 0, "play": "Rc"}]}, Unreadable, "field history[0].play"),
        ({"history": [{"seat": 0, "play": ""}]}, Unreadable, "field history[0].play"),
        ({"open": ["Gs Gs Gs Yl Yl Yl"]}, Illegal, "field open"),
        ({"rules": {"open": True}, "open": ["Gs Gs Gs Yl Yl"]}, Illegal, "field open"),
        ({"rules": {"open": True}, "open": ["Gs Gs Gs Gs Yl Yl"]}, Illegal, "4 Gs"),
        ({"rules": {"open": True}, "open": ["Gs Gs Gs Yl Yl Yx"]}, Unreadable, "field open[0]"),
    ],
)
def test_a_field_that_is_wrong_is_named(change, kind, words):
    parse_position(FULL_LINE)
    with pytest.raises(FormatError) as caught:
        parse_position({**FULL_LINE, **change})
    assert type(caught.value) is kind
    assert words in caught.value.reason


@pytest.mark.parametrize("field", ["board", "hand", "bag"])
def test_a_field_that_is_missing_is_named(field):
    with pytest.raises(Unreadable, match=field):
        parse_position({key: value for key, value in FULL_LINE.items() if key != field})


@pytest.mark.parametrize("value", [None, 3, "Rc", [FULL_LINE]])
def test_what_is_no_object_is_no_position(value):
    with pytest.raises(Unreadable):
        parse_position(value)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=6,
)


@given(st.sampled_from(sorted(EVERYTHING)), json_values)
def test_whatever_stands_in_a_field_only_errors_of_the_format_come_out(field, value):
    with suppress(FormatError):
        view = parse_position({**EVERYTHING, field: value})
        assert parse_position(format_position(view)) == view
