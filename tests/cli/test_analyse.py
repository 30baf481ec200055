"""`qwirkle-cli analyse`: a line a turn, for people and for programs, from a file or standard input."""

import json

import pytest

from qwirkle_desktop.commands import analyse
from qwirkle_desktop.library.record import Header, Record, Seat, Turn
from qwirkle_desktop.library.text import format_record
from qwirkle_desktop.review.text import parse_turn_review
from tests.review.conftest import LITTLE, steps_of


@pytest.fixture(autouse=True)
def little_work(monkeypatch):
    monkeypatch.setattr(analyse, "STANDARD", LITTLE)


def record(turns: int) -> bytes:
    """The first turns of a game of two."""
    from datetime import UTC, datetime

    steps = steps_of(11, ("beginner", "club"))[:turns]
    start = steps[0].before
    header = Header(
        "9c3cfb5b-5b2c-4a47-b2f6-0a1c9d3e2f10",
        datetime(2026, 1, 1, tzinfo=UTC),
        (Seat("Ada"), Seat("Robin")),
        start.hands,
        start.first,
    )
    made = tuple(Turn(one.move, one.score or None, one.drawn) for one in steps)
    return format_record(Record(header, made)).encode()


def test_each_turn_is_a_line_of_json(run):
    ran = run("analyse", "--json", "-", stdin=record(3))
    assert (ran.code, ran.err) == (0, "")
    turns = [parse_turn_review(json.loads(line)) for line in ran.lines]
    assert [one.turn for one in turns] == [0, 1, 2]


def test_people_read_the_turns_and_then_how_each_seat_did(run):
    ran = run("analyse", stdin=record(2))
    assert ran.code == 0
    assert len(ran.lines) == 4
    assert ran.lines[-2].startswith("Ada: accuracy")
    assert ran.lines[-1].startswith("Robin: accuracy")


def test_a_record_against_the_rules_is_blamed_with_its_line(run):
    spoiled = record(1) + b'{"play": "Rc@70,70", "score": 1}\n'
    ran = run("analyse", "--json", stdin=spoiled)
    assert ran.code == 1
    assert ran.err.startswith("-:3: ")
