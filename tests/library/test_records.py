"""Records as text: what is written is read again, and every wrong line is named."""

import json
import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwirkle_desktop.formats.errors import FormatError, Illegal, Unreadable, Unsupported
from qwirkle_desktop.library.check import MOST_TURNS, check_file, read_record
from qwirkle_desktop.library.game import game_of
from qwirkle_desktop.library.record import CONTROLS
from qwirkle_desktop.library.text import format_record
from qwirkle_desktop.rules.house import AtZero, HouseRules, Opening, Tie
from qwirkle_desktop.rules.state import EndReason
from tests.library.playing import game_by_chance

RECORDS = Path(__file__).parents[1] / "data" / "records"
UNFINISHED = (RECORDS / "format1-unfinished.qwirkle").read_bytes()
FINISHED = (RECORDS / "format1-finished.qwirkle").read_bytes()
GENEROUS = HouseRules(
    Opening.FREE,
    passing=True,
    target=300,
    turn_seconds=90,
    at_zero=AtZero.PASS,
    open_hands=True,
    tie=Tie.CHOOSE,
)


def read(data: bytes) -> None:
    """All that happens to a record that is opened."""
    game_of(read_record(data).record, mix=0)


def changed(line: int, data: bytes = UNFINISHED, **fields: object) -> bytes:
    """The sample with fields of a line (from 1) set, or left out where they are None."""
    lines = data.splitlines(keepends=True)
    value = json.loads(lines[line - 1]) | fields
    kept = {key: field for key, field in value.items() if field is not None}
    lines[line - 1] = json.dumps(kept).encode() + b"\n"
    return b"".join(lines)


@settings(max_examples=15)
@given(
    deal=st.integers(0, 10**6),
    seats=st.integers(2, 6),
    turns=st.integers(0, 40),
    rules=st.sampled_from([HouseRules(), GENEROUS]),
)
def test_a_game_written_down_is_read_again_equal(
    deal: int, seats: int, turns: int, rules: HouseRules
) -> None:
    game = game_by_chance(deal, seats, turns, rules)
    reading = read_record(format_record(game.record).encode())
    assert reading.warning is None
    assert reading.record == game.record
    assert game_of(reading.record) == game


@pytest.mark.parametrize(
    ("name", "turns", "scores", "end"),
    [
        ("format1-finished", 89, (120, 147), EndReason.OUT),
        ("format1-unfinished", 12, (9, 9, 10), None),
        ("format1-everything", 31, (10, 10, 16, 9, 8, 4), EndReason.FORFEIT),
    ],
)
def test_the_records_of_the_first_version_open_for_ever(
    name: str, turns: int, scores: tuple[int, ...], end: EndReason | None
) -> None:
    result = check_file(str(RECORDS / f"{name}.qwirkle"))
    assert (result.turns, result.scores, result.end, result.warning) == (turns, scores, end, None)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.qwirkle")), ids=lambda path: path.stem)
def test_a_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert format_record(game_of(read_record(text.encode()).record).record) == text


def test_a_bom_windows_line_ends_and_unknown_keys_are_accepted() -> None:
    data = changed(2, changed(1, colour="blue"), note={"a": [1]})
    windows = b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")
    assert read_record(windows).record == read_record(UNFINISHED).record


def test_a_game_that_its_last_turn_ended_is_finished_without_a_last_line() -> None:
    lines = FINISHED.splitlines(keepends=True)
    game = game_of(read_record(b"".join(lines[:-1])).record)
    assert game.is_over
    assert format_record(game.record).encode() == FINISHED


A_SEAT = {"name": "Ada"}
BAD_HEADERS = [
    ({"qwirkle": None}, Unreadable, "qwirkle"),
    ({"qwirkle": 2}, Unsupported, "newer version"),
    ({"qwirkle": 0}, Unreadable, "qwirkle"),
    ({"qwirkle": "1"}, Unreadable, "expected int"),
    ({"qwirkle": True}, Unreadable, "expected int"),
    ({"id": None}, Unreadable, "id"),
    ({"id": "1"}, Unreadable, "id"),
    ({"started": None}, Unreadable, "started"),
    ({"started": "2026-11-29T18:00:00"}, Unreadable, "started"),
    ({"started": "yesterday"}, Unreadable, "started"),
    ({"started": "0001-01-01T00:00:00+14:00"}, Unreadable, "started"),
    ({"variant": "cubes9"}, Unsupported, "variant"),
    ({"variant": 5}, Unreadable, "variant"),
    ({"seats": [A_SEAT]}, Unreadable, "seats"),
    ({"seats": [A_SEAT] * 1000}, Unreadable, "seats"),
    ({"seats": [A_SEAT] * 4}, Unreadable, "hands"),
    ({"seats": [A_SEAT, {"name": ""}, A_SEAT]}, Unreadable, "seats[1]"),
    ({"seats": [A_SEAT, {"name": "x" * 41}, A_SEAT]}, Unreadable, "seats[1]"),
    ({"seats": [A_SEAT, {"name": "x" * 10_000}, A_SEAT]}, Unreadable, "seats[1]"),
    ({"seats": [A_SEAT, A_SEAT, {"name": "a\nb"}]}, Unreadable, "seats[2]"),
    ({"seats": [A_SEAT, A_SEAT, {"name": "\x7f"}]}, Unreadable, "seats[2]"),
    ({"seats": [A_SEAT, A_SEAT, {"name": "\x9b31m"}]}, Unreadable, "seats[2]"),
    ({"seats": [A_SEAT, A_SEAT, {}]}, Unreadable, "seats[2]"),
    ({"seats": [A_SEAT | {"computer": "genius"}, A_SEAT, A_SEAT]}, Unreadable, "seats[0]"),
    ({"seats": [A_SEAT | {"computer": "bot:"}, A_SEAT, A_SEAT]}, Unreadable, "seats[0]"),
    ({"seats": [A_SEAT | {"computer": "cmd:rm"}, A_SEAT, A_SEAT]}, Unreadable, "seats[0]"),
    ({"seats": [A_SEAT | {"version": -1}, A_SEAT, A_SEAT]}, Unreadable, "seats[0].version"),
    ({"seats": [A_SEAT | {"age": 151}, A_SEAT, A_SEAT]}, Unreadable, "seats[0].age"),
    ({"seats": [A_SEAT | {"age": 7.5}, A_SEAT, A_SEAT]}, Unreadable, "seats[0].age"),
    ({"seats": [A_SEAT | {"assisted": 1}, A_SEAT, A_SEAT]}, Unreadable, "seats[0].assisted"),
    ({"hands": ["Rc"] * 3}, Unreadable, "hands[0]"),
    ({"hands": ["Rc Rc Rc Rc Rs Rd", "Oc Os Od Ol Of Oe", "Yc Ys Yd Yl Yf Ye"]}, Illegal, "Rc too many"),
    ({"hands": ["Rx Rc Rc Rc Rs Rd"] * 3}, Unreadable, "hands[0]"),
    ({"hands": ["Rc " * 1000] * 3}, Unreadable, "hands[0]"),
    ({"first": 3}, Unreadable, "first"),
    ({"first": -1}, Unreadable, "first"),
    ({"first": 10**30}, Unreadable, "first"),
    ({"first": 1}, Illegal, "largest set"),
    ({"deal": -1}, Unreadable, "deal"),
    ({"deal": 2**53}, Unreadable, "deal"),
    ({"from": {"id": "x", "turn": 1}}, Unreadable, "from.id"),
    ({"from": {"id": "12345678-9abc-4def-8123-456789abcdef"}}, Unreadable, "from"),
    ({"rules": {"opening": "any"}}, Unreadable, "rules.opening"),
    ({"rules": {"target": 0}}, Unreadable, "rules.target"),
    ({"rules": []}, Unreadable, "rules"),
]


@pytest.mark.parametrize(("fields", "kind", "words"), BAD_HEADERS)
def test_a_bad_header_is_refused_at_line_1_and_the_field_is_named(
    fields: dict[str, object], kind: type[FormatError], words: str
) -> None:
    with pytest.raises(kind) as caught:
        read(changed(1, **fields))
    assert caught.value.line == 1
    assert words in caught.value.reason


# The sample's third line is {"play": "Ol@2,-1 Oe@2,1", "score": 3, "draw": "Pf Ys", ...}.
BAD_TURNS = [
    ({"score": None}, Unreadable, "field score"),
    ({"score": 99}, Illegal, "field score: 99"),
    ({"score": -1}, Unreadable, "field score"),
    ({"score": "3"}, Unreadable, "field score"),
    ({"ms": -1}, Unreadable, "field ms"),
    ({"ms": 10**13}, Unreadable, "field ms"),
    ({"draw": "Zz"}, Unreadable, "field draw"),
    ({"draw": 4}, Unreadable, "field draw"),
    ({"draw": None}, Illegal, "field draw"),
    ({"draw": "Rc Rc Rc Rc Rc Rc"}, Illegal, "field draw"),
    ({"play": "Rc@0,1000001"}, Unreadable, "field play"),
    ({"play": "Rc@0,1 Rc@0,1"}, Unreadable, "field play"),
    ({"play": "Rc@0;1"}, Unreadable, "field play"),
    ({"play": "Rc@1000000,1000000"}, Illegal, ""),
    ({"play": ""}, Illegal, "at least one tile"),
    ({"play": None}, Unreadable, "a move is one of"),
    ({"trade": "Rc"}, Unreadable, "a move is one of"),
    ({"play": None, "pass": False}, Unreadable, "pass"),
    ({"play": None, "pass": True, "draw": None}, Illegal, "passing is not allowed"),
    ({"end": "out"}, Unreadable, "field end"),
]


@pytest.mark.parametrize(("fields", "kind", "words"), BAD_TURNS)
def test_a_bad_turn_is_refused_with_its_line_and_the_field(
    fields: dict[str, object], kind: type[FormatError], words: str
) -> None:
    assert b"play" in UNFINISHED.splitlines()[2]
    with pytest.raises(kind) as caught:
        read(changed(3, **fields))
    assert caught.value.line == 3
    assert words in caught.value.reason


def test_a_fourth_copy_drawn_is_refused() -> None:
    """Seat 2 was dealt two orange four-point stars: the bag has one more."""
    with pytest.raises(Illegal, match="the bag cannot give this draw") as caught:
        read(changed(2, draw="Of Rl Of"))
    assert caught.value.line == 2


BAD_ENDS = [
    ({"end": "won"}, Unreadable, "field end"),
    ({"end": "stuck"}, Illegal, "ended as 'out'"),
    ({"end": "abandoned"}, Illegal, "ended as 'out'"),
    ({"end": "forfeit"}, Unreadable, "field seat"),
    ({"scores": None}, Unreadable, "scores"),
    ({"scores": [120, 141]}, Illegal, "field scores"),
    ({"scores": [120, 147, 0]}, Illegal, "field scores"),
    ({"scores": [120, -147]}, Unreadable, "scores[1]"),
    ({"scores": "120"}, Unreadable, "scores"),
]


@pytest.mark.parametrize(("fields", "kind", "words"), BAD_ENDS)
def test_an_end_that_does_not_agree_is_refused_with_its_line(
    fields: dict[str, object], kind: type[FormatError], words: str
) -> None:
    with pytest.raises(kind) as caught:
        read(changed(91, FINISHED, **fields))
    assert caught.value.line == 91
    assert words in caught.value.reason


@pytest.mark.parametrize(
    ("end", "words"),
    [
        ('{"end": "out", "scores": [9, 9, 10]}', "the game goes on"),
        ('{"end": "idle", "scores": [9, 9, 10]}', "three whole rounds"),
        ('{"end": "forfeit", "scores": [9, 9, 10], "seat": 3}', "a seat of the game"),
        ('{"end": "abandoned", "scores": [9, 9, 11]}', "field scores"),
    ],
)
def test_an_end_that_has_not_come_is_refused(end: str, words: str) -> None:
    with pytest.raises(Illegal, match=words) as caught:
        read(UNFINISHED + end.encode() + b"\n")
    assert caught.value.line == 14


def test_players_may_stop_a_game() -> None:
    data = UNFINISHED + b'{"end": "forfeit", "scores": [9, 9, 10], "seat": 1}\n'
    game = game_of(read_record(data).record)
    assert game.state.ending is not None
    assert (game.state.ending.reason, game.state.ending.seat) == (EndReason.FORFEIT, 1)
    assert format_record(game.record).encode() == data


@pytest.mark.parametrize("line", [b'{"pass": true}', b'{"end": "out", "scores": [120, 147]}'])
def test_nothing_follows_the_end(line: bytes) -> None:
    with pytest.raises(Illegal, match="nothing follows") as caught:
        read(FINISHED + line + b"\n")
    assert caught.value.line == 92


def test_a_turn_after_the_game_is_over_is_refused_without_a_last_line_too() -> None:
    lines = FINISHED.splitlines(keepends=True)
    with pytest.raises(Illegal, match="the game is over") as caught:
        read(b"".join(lines[:-1]) + b'{"pass": true}\n')
    assert caught.value.line == 91


def test_a_cut_last_line_gives_the_whole_turns_and_a_warning() -> None:
    reading = read_record(UNFINISHED[:-20])
    assert len(reading.record.turns) == 11
    assert reading.warning == "the last line is cut off; the 11 whole turns before it count"


def test_a_bad_last_line_that_is_whole_is_an_error() -> None:
    with pytest.raises(Unreadable) as caught:
        read(UNFINISHED[:-20] + b"\n")
    assert caught.value.line == 13


def test_a_last_line_that_lost_only_its_newline_counts() -> None:
    reading = read_record(UNFINISHED.rstrip())
    assert (len(reading.record.turns), reading.warning) == (12, None)


def test_a_record_longer_than_any_game_is_refused_before_it_is_played() -> None:
    header = UNFINISHED.splitlines(keepends=True)[0]
    with pytest.raises(Unreadable, match="more than 3,000 turns") as caught:
        read(header + b'{"pass":true}\n' * (MOST_TURNS + 5))
    assert caught.value.line == MOST_TURNS + 2


def test_names_with_markup_and_right_to_left_letters_are_only_names() -> None:
    names = ["<img src=x>", "\u202eevil", "عائشة"]
    data = changed(1, seats=[{"name": name} for name in names])
    game = game_of(read_record(data).record)
    assert [seat.name for seat in game.header.seats] == names


def test_what_no_name_contains_is_what_unicode_calls_a_control_or_half_a_character() -> None:
    found = [chr(number) for number in range(sys.maxunicode + 1) if CONTROLS.match(chr(number))]
    every = map(chr, range(sys.maxunicode + 1))
    assert found == [one for one in every if unicodedata.category(one) in ("Cc", "Cs")]
