"""What the rules show is true: right lines, but for the mistakes, and the points that the game gives."""

import re

import pytest

from qwirkle_desktop.rules.board import Board, Placement
from qwirkle_desktop.rules.cells import Axis
from qwirkle_desktop.rules.legality import score_play
from qwirkle_desktop.rules.lines import line_refusal
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.rules.variants import CLASSIC
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.sprites import Look
from qwirkle_desktop.ui.phrases.rulebook import how_to_play
from qwirkle_desktop.ui.rulebook.pictures import PICTURES, Picture

ON_TABLE = {name: picture for name, picture in PICTURES.items() if not picture.apart}
MISTAKES = {"equal", "wrong_crossing"}


def laid(picture: Picture) -> tuple[Placement, ...]:
    tentative = [cell for cell, look in picture.looks.items() if look is Look.TENTATIVE]
    return tuple(one for one in parse_board(picture.tiles) if one.cell in tentative)


def before(picture: Picture) -> Board:
    here = {placement.cell for placement in laid(picture)}
    return Board({one.cell: one.tile for one in parse_board(picture.tiles) if one.cell not in here})


def breaks_a_rule(board: Board) -> bool:
    lines = [board.line_at(cell, axis).tiles for cell in board.tiles for axis in Axis]
    return not board.is_connected() or any(line_refusal(line) for line in lines)


def test_every_picture_is_on_one_page() -> None:
    shown = [rule.picture for page in how_to_play() for rule in page.rules if rule.picture]
    assert sorted(shown) == sorted(PICTURES)


def test_only_the_pictures_of_mistakes_break_a_rule() -> None:
    assert {
        name for name, picture in ON_TABLE.items() if breaks_a_rule(parse_board(picture.tiles))
    } == MISTAKES


def test_a_mistake_is_one_of_the_tile_that_is_crossed_out() -> None:
    for name in MISTAKES:
        picture = PICTURES[name]
        (wrong,) = picture.looks
        rest = {one.cell: one.tile for one in parse_board(picture.tiles) if one.cell != wrong}
        assert not breaks_a_rule(Board(rest)), name


@pytest.mark.parametrize("name", [name for name, picture in ON_TABLE.items() if picture.chips])
def test_the_points_of_a_picture_are_those_of_the_game(name: str) -> None:
    picture = PICTURES[name]
    (chip,) = picture.chips.values()
    lines = score_play(before(picture), laid(picture), CLASSIC)
    bonus = CLASSIC.out_bonus if name == "out" else 0
    assert sum(map(int, re.findall(r"\d+", chip))) == sum(line.points for line in lines) + bonus


def test_the_marked_cells_are_what_is_said_of_them() -> None:
    for name, picture in ON_TABLE.items():
        for cell, mark in picture.marks.items():
            board = parse_board(picture.tiles)
            fits = [kind for kind in KINDS if not breaks_a_rule(Board({**board.tiles, cell: kind}))]
            assert bool(fits) is (mark is not Mark.EMPTY_SLOT), name
