"""The command line with the other variants: positions, matches and records name them."""

import json

import pytest

from qwirkle_desktop.formats.variants import variant_named

ON_A_BOARD = {"board": "Rc@0,0", "hand": "Rs", "bag": 100, "variant": "select"}
DICE = {
    "board": "Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0",
    "hand": "Rc Rs Rd Bc",
    "open": ["Gs Gs Gs Gs Gs Gs"],
    "bag": 75,
    "variant": "cubes",
}


def line(position: dict[str, object]) -> bytes:
    return json.dumps(position).encode() + b"\n"


def answer(ran) -> dict[str, object]:
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def test_moves_keep_to_the_board(run):
    assert answer(run("moves", stdin=line(ON_A_BOARD))) == {"plays": [["Rs@0,1", 2], ["Rs@1,0", 2]]}


def test_moves_tell_which_tiles_a_disc_could_lift(run):
    position = ON_A_BOARD | {"board": "Rc@0,0 Rd@1,0", "bag": 99, "discs": [1, 0]}
    assert answer(run("moves", stdin=line(position)))["lifts"] == ["Rc@0,0", "Rd@1,0"]


def test_moves_count_the_numbers_that_were_not_covered_yet(run):
    cell, points = next(iter(variant_named("connect").ground.numbers.items()))
    position = {"board": f"Rc@{cell.x + 1},{cell.y}", "hand": "Rs", "bag": 100, "variant": "connect"}
    assert [f"Rs@{cell}", 2 + points] in answer(run("moves", stdin=line(position)))["plays"]
    again = position | {"used": str(cell)}
    assert [f"Rs@{cell}", 2] in answer(run("moves", stdin=line(again)))["plays"]


def test_the_best_move_may_be_a_roll_and_after_it_is_a_play(run):
    rolls = answer(run("best", "--level", "club", "--seed", "1", stdin=line(DICE)))
    assert list(rolls["move"]) == ["roll"]
    rolled = DICE | {"aside": rolls["move"]}
    assert list(answer(run("best", "--level", "club", "--seed", "1", stdin=line(rolled)))["move"]) == ["play"]


def test_who_rolled_and_still_cannot_play_rolls_all_dice_as_the_game_would(run):
    position = DICE | {"board": "Rc@0,0 Rs@1,0", "hand": "Bf Bl Yl Yf", "bag": 78, "aside": {"roll": "Bf"}}
    assert answer(run("moves", stdin=line(position))) == {"plays": []}
    assert answer(run("best", "--level", "club", stdin=line(position)))["move"] == {"roll": "Bf Bl Yl Yf"}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"variant": "cards"}, "not known"),
        ({"board": "Rc@16,0"}, "not on the board"),
        ({"discs": [1, 0, 0]}, "field discs"),
        ({"used": "1;1"}, "field used"),
        ({"aside": {"roll": "Rc", "lift": "Rc@0,0"}}, "field aside"),
        ({"used": "5,5"}, "field used: 5,5 is neither a star nor a number"),
        ({"variant": "classic", "discs": [1, 0]}, "field discs: there are no discs in this game"),
        ({"aside": {"roll": "Rc"}}, "field aside.roll: there are no dice in this game"),
        (DICE | {"aside": {"roll": ""}}, "field aside.roll: a roll takes at least one die"),
        (DICE | {"aside": {"lift": "Rc@5,5"}}, "field aside.lift: there are no discs in this game"),
        ({"aside": {"lift": "Rd@1,0"}}, "field aside.lift: the hand does not hold Rd"),
        ({"aside": {"lift": "Rs@0,0"}}, "field aside.lift: a tile lies on 0,0"),
        ({"aside": {"lift": "Rs@16,0"}}, "field aside.lift: 16,0 is not on the board"),
        ({"history": [{"seat": 1, "roll": "Rc"}]}, "field history[0].roll: there are no dice"),
        ({"variant": "connect", "history": [{"seat": 1, "lift": "Rc@5,5"}]}, "field history[0].lift"),
        (DICE | {"history": [{"seat": 1, "trade": 2}]}, "field history[0].trade: there is no trading"),
        ({"hand": "Rs Rs Rs Rd Rd Rd Rf Rf"}, "field hand"),
        ({"open": ["Gs"]}, "field open"),
    ],
)
def test_a_field_that_is_wrong_is_named(run, change, words):
    ran = run("moves", stdin=line(ON_A_BOARD | change))
    assert ran.code == 1
    assert words in ran.err


@pytest.mark.parametrize("name", ["cubes", "select-connect"])
def test_a_match_is_played_in_a_variant_and_its_records_check(run, tmp_path, name):
    folder = tmp_path / "games"
    asked = ["match", "greedy", "random", "--games", "2", "--jobs", "1", "--json"]
    result = answer(run(*asked, "--variant", name, "--records", str(folder)))
    assert result["games"] == 2
    records = sorted(map(str, folder.glob("*.qwirkle")))
    ran = run("check", "--json", *records)
    assert ran.code == 0
    checked = [json.loads(text) for text in ran.lines]
    assert all(one["end"] for one in checked)
    mean = sum(sum(one["scores"]) for one in checked) / 2
    assert mean == pytest.approx(sum(player["score"] for player in result["players"]))


def test_analyse_says_that_it_knows_the_classic_game_only(run, tmp_path):
    folder = tmp_path / "games"
    run(
        "match",
        "random",
        "random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--variant",
        "cubes",
        "--records",
        str(folder),
    )
    ran = run("analyse", str(folder / "1.qwirkle"))
    assert ran.code == 1
    assert "knows only the classic game" in ran.err
