"""The coach as a process: positions and whole games, told turn by turn, stopped when nobody waits."""

import json
from io import BytesIO

import pytest

from qwirkle_desktop.engine.serve import serve
from qwirkle_desktop.formats.moves import format_move, parse_move
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.review import serving
from qwirkle_desktop.review.serving import COACH
from qwirkle_desktop.review.text import format_turn_review, join_review, parse_turn_review
from qwirkle_desktop.rules.tiles import format_tiles
from qwirkle_desktop.rules.view import view_of

from .conftest import LITTLE, played, steps_of


@pytest.fixture(autouse=True)
def little_work(monkeypatch):
    monkeypatch.setattr(serving, "STANDARD", LITTLE)


def answers_to(*requests: dict[str, object]) -> list[dict[str, object]]:
    answers = BytesIO()
    serve(BytesIO(b"".join(json.dumps(one).encode() + b"\n" for one in requests)), answers, COACH)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def review_request(turns: int, **more) -> dict[str, object]:
    steps = steps_of(11, ("beginner", "club"))[:turns]
    start = steps[0].before
    return {
        "id": 4,
        "do": "review",
        "hands": [format_tiles(hand) for hand in start.hands],
        "first": start.first,
        "turns": [{**format_move(one.move), "draw": format_tiles(one.drawn)} for one in steps],
        **more,
    }


def test_a_game_is_told_turn_by_turn_and_joined_to_a_review():
    *infos, last = answers_to(review_request(2))
    turns = tuple(parse_turn_review(one["info"]["turn"]) for one in infos)
    assert [one["info"]["done"] for one in infos] == [0.5, 1.0]
    review = join_review(last["review"], turns)
    assert review.scores is None
    # The other tests review the same turns, of a game whose bag lies in another order.
    assert list(map(format_turn_review, turns)) == list(map(format_turn_review, played().review.turns[:2]))


def test_a_game_that_the_players_ended_has_its_scores():
    *_, last = answers_to(review_request(2, over=True))
    assert last["review"]["scores"] == list(steps_of(11, ("beginner", "club"))[1].after.scores)


def test_a_review_that_nobody_wants_stops():
    *infos, last = answers_to(review_request(30), {"do": "stop", "id": 4})
    assert last == {"id": 4, "stopped": len(infos)}
    assert len(infos) < 30


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"first": 5}, "no seat 5"),
        ({"hands": ["Rc", "Rc Rc Rc"]}, "deal"),
        ({"turns": [{"play": "Rc@0,0 Ye@1,0"}]}, "turns[0]"),
        ({"turns": [{"play": "Zz@0,0"}]}, "turns[0]"),
        ({"turns": [{}]}, "turns[0]"),
        ({"turns": 3}, "turns"),
    ],
)
def test_a_game_against_the_rules_is_refused_with_the_place(change, reason):
    [answer] = answers_to({**review_request(1), **change})
    assert answer["id"] == 4
    assert reason in answer["error"]


def position_and_move() -> dict[str, object]:
    step = steps_of(11, ("beginner", "club"))[7]
    return {"position": format_position(view_of(step.before, step.seat)), "move": format_move(step.move)}


def test_a_position_is_analysed_with_the_move_made():
    request = {"id": 5, "do": "analyse", **position_and_move()}
    [answer] = answers_to(request)
    assert answer["best"] == answer["moves"][0]["move"]
    assert answer["best_value"] >= answer["value"]
    assert parse_move(answer["made"]["move"]) == parse_move(request["move"])
    assert answer["made"]["behind"] == pytest.approx(answer["best_value"] - answer["value"], abs=0.02)


def test_without_a_move_the_best_ones_are_told():
    request = {"id": 5, "do": "analyse", **position_and_move()}
    del request["move"]
    [answer] = answers_to(request)
    assert "value" not in answer
    values = [one["value"] for one in answer["moves"]]
    assert values == sorted(values, reverse=True)


def test_a_move_that_is_not_legal_there_is_refused():
    [answer] = answers_to({"id": 5, "do": "analyse", **position_and_move(), "move": {"play": "Rc@90,90"}})
    assert "no legal play" in answer["error"]
