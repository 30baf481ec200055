"""Records, the library and the figures of the other variants."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from qwirkle_desktop.formats.errors import FormatError, Illegal
from qwirkle_desktop.library.check import CheckResult, check_file, read_record
from qwirkle_desktop.library.game import Game, game_of
from qwirkle_desktop.library.statistics import Player, statistics
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.library.text import format_record
from qwirkle_desktop.rules.moves import Aside, Lift, Roll
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.state import EndReason
from tests.library.family import VARIANTS, family_game
from tests.library.playing import figures_of, fresh_game

RECORDS = Path(__file__).parents[1] / "data" / "records"
SAMPLES = {
    "cubes": CheckResult(78, (118, 102), EndReason.OUT),
    "select": CheckResult(81, (142, 140), EndReason.OUT),
    "connect": CheckResult(64, (158, 135), EndReason.OUT),
    "select-connect": CheckResult(63, (153, 152), EndReason.OUT),
}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path / "library.sqlite3")
    yield library
    library.close()


def lines_of(game: Game) -> list[dict[str, object]]:
    return [json.loads(line) for line in format_record(game.record).splitlines()]


def read(lines: list[dict[str, object]]) -> Game:
    text = "".join(f"{json.dumps(line)}\n" for line in lines)
    return game_of(read_record(text.encode()).record, mix=0)


def number_of(game: Game, kind: type) -> int:
    """The line of the first move of that kind in the game's record, the header being 0."""
    return next(number for number, step in enumerate(game.steps, start=1) if isinstance(step.move, kind))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_written_down_is_read_again_equal(name):
    game = family_game(name)
    reading = read_record(format_record(game.record).encode())
    assert reading.record == game.record
    assert game_of(reading.record) == game
    assert lines_of(game)[0]["variant"] == name


@pytest.mark.parametrize("name", VARIANTS)
def test_a_record_replays_without_the_number_of_its_deal(name):
    game = family_game(name)
    header, *turns = lines_of(game)
    del header["deal"]
    again = read([header, *turns])
    assert again.state.scores == game.state.scores
    assert again.state.board == game.state.board
    assert again.state.ending == game.state.ending


@pytest.mark.parametrize("name", VARIANTS)
def test_a_record_kept_from_the_first_version_that_knew_the_variant_still_loads(name):
    result = check_file(str(RECORDS / f"format1-{name}.qwirkle"))
    assert result == SAMPLES[name]


def test_a_roll_is_a_line_of_its_own_that_tells_how_the_dice_fell():
    game = family_game("cubes")
    number = number_of(game, Roll)
    line, step = lines_of(game)[number], game.steps[number - 1]
    assert line.keys() - {"ms"} == {"roll", "draw"}
    assert line["roll"].split() == [str(die) for die in step.move.tiles]
    assert line["draw"].split() == [str(die) for die in step.drawn]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"roll": ""}, "at least one die"),
        ({"roll": "Rc Rc Rc Rc Rc Rc Rc"}, "does not hold"),
        ({"draw": ""}, "not the dice"),
        ({"draw": "Zz"}, "not a tile"),
    ],
)
def test_a_roll_that_cannot_be_is_refused_with_its_line(change, words):
    game = family_game("cubes")
    lines, number = lines_of(game), number_of(game, Roll)
    lines[number] |= change
    with pytest.raises(FormatError, match=words) as caught:
        read(lines)
    assert caught.value.line == number + 1


def test_a_lift_is_a_line_of_its_own():
    game = family_game("select")
    number = number_of(game, Lift)
    line, step = lines_of(game)[number], game.steps[number - 1]
    assert line.keys() - {"ms"} == {"lift"}
    assert line["lift"] == str(step.move.placement)
    lines = lines_of(game)
    lines[number]["lift"] = "Rc@0,0"
    with pytest.raises(Illegal, match="does not lie there"):
        read(lines)


def test_the_header_tells_what_was_filled_before_the_start():
    game = family_game("connect")
    header, *turns = lines_of(game)
    assert header["filled"].split() == [str(one) for one in game.start.board]
    for filled in ("", header["filled"].replace("@5,5", "@5,6")):
        with pytest.raises(Illegal, match="not on the cells") as caught:
            read([header | {"filled": filled}, *turns])
        assert caught.value.line == 1


def test_the_score_of_a_play_has_the_numbers_covered_in_it():
    game = family_game("connect")
    number = next(number for number, step in enumerate(game.steps, start=1) if step.numbers)
    lines = lines_of(game)
    assert lines[number]["score"] == game.steps[number - 1].score
    lines[number]["score"] -= sum(game.steps[number - 1].numbers.values())
    with pytest.raises(Illegal, match="field score"):
        read(lines)


@pytest.mark.parametrize("name", ["cubes", "select"])
def test_a_game_in_the_middle_of_a_turn_is_kept_and_goes_on_the_same(library, name):
    whole = family_game(name)
    cut = whole.cut(number_of(whole, Aside))
    library.add(cut, (0, 1))
    again = library.load(cut.header.id).game
    assert again == cut
    assert again.state.aside == cut.state.aside
    following = whole.steps[len(cut.steps)]
    assert again.after(following).state == following.after


@pytest.mark.parametrize("name", VARIANTS)
def test_the_figures_count_turns_and_qwirkles_as_the_game_does(library, name):
    game = family_game(name)
    library.add(game, (0, 1))
    for seat, player in enumerate((Player("Ada", False), Player("club", True))):
        figures = figures_of(library, player, variant=name)
        mine = [step for step in game.steps if step.seat == seat and step.move]
        turns = [step for step in mine if not isinstance(step.move, Aside)]
        qwirkles = sum(line.is_qwirkle for step in mine for line in step.lines)
        assert figures.games == 1
        assert figures.turns == len(turns)
        assert figures.qwirkles_a_game == qwirkles
        assert figures.best_turn.points == max(step.score for step in turns)


def test_each_variant_has_figures_of_its_own(library):
    classic, cubes, select = fresh_game(1), family_game("cubes", 2), family_game("select", 3)
    for game in (classic, cubes, select):
        library.add(game, (0, 1))
    assert library.variants() == ["classic", "cubes", "select"]
    assert statistics(library).people == ()
    ada = figures_of(library, Player("Ada", False), variant="cubes")
    assert (ada.games, ada.mean_score) == (1, cubes.state.scores[0])


def test_a_lists_picture_shows_what_lies_on_the_board(library):
    """What lay there before the first turn, and not what was lifted."""
    game = family_game("select-connect")
    library.add(game, (0, 1))
    assert any(isinstance(step.move, Lift) for step in game.steps)
    card = library.card(game.header.id)
    assert parse_board(card.board).tiles == game.state.board.tiles
    assert card.turns == sum(not isinstance(step.move, Aside) for step in game.steps if step.move)
    untouched = game.cut(0)
    library.save(untouched)
    assert parse_board(library.card(game.header.id).board).tiles == game.start.board.tiles
