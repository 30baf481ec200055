"""`qwirkle-cli moves` and `best`: positions in, a line out for each."""

import json
from pathlib import Path

import pytest

CASES = Path(__file__).parents[1] / "data" / "cases" / "positions.jsonl"
GOOD = b'{"board": "Rc@0,0", "hand": "Rs", "bag": 100}\n'
ANSWER = '{"plays": [["Rs@-1,0", 2], ["Rs@0,-1", 2], ["Rs@0,1", 2], ["Rs@1,0", 2]]}'
LOCKED = (
    "Rc@1,0 Pc@2,0 Oc@3,0 Pc@1,1 Rc@2,1 Gc@3,1 Oc@0,2 Gc@1,2 Yc@2,2 Pc@3,2 Bc@4,2 "
    "Bc@0,3 Oc@1,3 Gc@2,3 Rc@3,3 Yc@4,3 Bc@2,4 Yc@3,4"
)


def expected() -> list[dict[str, object]]:
    return [{"plays": json.loads(line)["plays"]} for line in CASES.read_text("utf-8").splitlines()]


def test_every_known_position_has_exactly_its_plays(run):
    ran = run("moves", str(CASES))
    assert (ran.code, ran.err) == (0, "")
    assert [json.loads(line) for line in ran.lines] == expected()


def test_a_process_reads_the_positions_from_its_standard_input(run_alone):
    for arguments in (["moves"], ["moves", "-"]):
        ran = run_alone(*arguments, stdin=CASES.read_bytes())
        assert (ran.code, ran.err) == (0, "")
        assert [json.loads(line) for line in ran.lines] == expected()


def test_each_answer_is_one_line_as_the_format_shows_it(run):
    assert run("moves", stdin=GOOD).out == ANSWER + "\n"


@pytest.mark.parametrize("data", [b"\xef\xbb\xbf" + GOOD, GOOD[:-1] + b"\r\n", GOOD[:-1]])
def test_a_byte_order_mark_and_any_line_end_are_accepted(run, data):
    assert run("moves", stdin=data).lines == [ANSWER]


def test_no_positions_are_no_answers(run):
    ran = run("moves")
    assert (ran.code, ran.out, ran.err) == (0, "", "")


@pytest.mark.parametrize("command", [["moves"], ["best", "--level", "club"]])
@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        (b"zzz\n", "not JSON"),
        (b"\n", "not JSON"),
        (b"\xff\n", "not UTF-8"),
        (b"[]\n", "not a JSON object"),
        (b'{"board": "", "hand": "Rc", "bag": NaN}\n', "NaN"),
        (b'{"board": "", "board": "", "hand": "Rc", "bag": 1}\n', "twice"),
        (b'{"board": "", "hand": "Rx", "bag": 1}\n', "field hand"),
        (b'{"board": "", "hand": "Rc", "bag": 101, "hands": [5]}\n', "field bag"),
        (b"x" * 70_000 + b"\n", "64 KiB"),
    ],
)
def test_it_stops_at_the_first_bad_line_after_writing_what_came_before(run, command, bad, reason):
    ran = run(*command, "-", stdin=GOOD + GOOD + bad + GOOD)
    assert ran.code == 1
    assert len(ran.lines) == 2
    assert ran.err.startswith("-:3: ")
    assert reason in ran.err
    assert ran.err.count("\n") == 1


def test_an_error_names_the_file(run, tmp_path):
    path = tmp_path / "positions of mine"
    path.write_bytes(GOOD + b"{}\n")
    ran = run("moves", str(path))
    assert ran.code == 1
    assert ran.lines == [ANSWER]
    assert ran.err.startswith(f"{path}:2: ")


@pytest.mark.parametrize("level", ["first-timer", "beginner", "casual", "club", "random", "greedy"])
def test_the_best_move_of_each_level_is_one_of_the_plays_with_its_score(run, level):
    ran = run("best", str(CASES), "--level", level, "--seed", "1", "--seconds", "1.5")
    assert (ran.code, ran.err) == (0, "")
    for line, known in zip(ran.lines, expected(), strict=True):
        answer = json.loads(line)
        if known["plays"]:
            assert [answer["move"]["play"], answer["score"]] in known["plays"]
        else:
            assert answer["score"] == 0
            assert answer["move"].keys() in ({"trade"}, {"pass"})


def test_a_level_that_looks_ahead_prints_the_margin_it_expects(run):
    position = GOOD.replace(b"Rc@0,0", b"Rc@0,0 Rd@1,0")
    ran = run("best", "--level", "master", "--seed", "1", stdin=position)
    answer = json.loads(ran.out)
    assert answer.keys() == {"move", "score", "value"}
    assert run("best", "--level", "master", "--seed", "1", stdin=position).out == ran.out


def test_club_takes_the_most_points(run):
    ran = run("best", "--level", "club", stdin=GOOD.replace(b"Rc@0,0", b"Rc@0,0 Rd@1,0"))
    assert json.loads(ran.out)["score"] == 3


def test_a_seed_repeats_a_choice_and_others_differ(run):
    outs = [run("best", "--level", "random", "--seed", str(seed), stdin=GOOD).out for seed in (*range(12), 0)]
    assert outs[0] == outs[-1]
    assert len(set(outs)) > 1


@pytest.mark.parametrize(("bag", "move"), [(60, {"trade": "Rs"}), (0, {"pass": True})])
def test_where_nothing_fits_the_best_is_a_trade_or_a_pass(run, bag, move):
    position = json.dumps({"board": LOCKED, "hand": "Rs", "bag": bag}).encode()
    ran = run("best", "--level", "club", stdin=position)
    assert json.loads(ran.out) == {"move": move, "score": 0}
