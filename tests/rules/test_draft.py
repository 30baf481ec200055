"""Tiles laid tentatively: where they may go, what they would score, and taking them back."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft, draft_of
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import apply
from tests import checker
from tests.random_games import position_after
from tests.tables import drawn, game, plain, plain_play, play, taken

REDS = "Rc@0,0 Rs@1,0 Rd@2,0"


def draft(board: str, hand: str, *laid: tuple[int, int, int]) -> Draft:
    """A draft with hand places laid at x, y, each of which must be allowed."""
    made = Draft(parse_board(board), parse_tiles(hand))
    for place, x, y in laid:
        made = made.lay(place, Cell(x, y))
        assert isinstance(made, Draft), made
    return made


def test_a_tile_laid_lies_on_its_cell_and_scores():
    made = draft(REDS, "Rl Rf", (0, 3, 0))
    assert (made.place_at(Cell(3, 0)), made.laid_on(0)) == (0, Cell(3, 0))
    assert (made.place_at(Cell(4, 0)), made.laid_on(1)) == (None, None)
    assert (made.score, made.refusal, made.play) == (4, None, play("Rl@3,0"))


def test_tiles_add_up_to_one_play():
    made = draft(REDS, "Rl Rf Re", (0, 3, 0), (2, -1, 0), (1, 4, 0))
    assert made.play == play("Re@-1,0 Rl@3,0 Rf@4,0")
    assert made.score == 12
    assert [line.is_qwirkle for line in made.lines] == [True]


@pytest.mark.parametrize(
    ("x", "y", "refusal"),
    [
        (1, 0, Refusal.CELL_TAKEN),
        (9, 9, Refusal.NOT_CONNECTED),
        (4, 0, Refusal.NOT_CONNECTED),
        (0, 1, None),
        (2_000_000, 0, Refusal.TOO_FAR),
    ],
)
def test_a_tile_lands_only_where_the_draft_stays_legal(x, y, refusal):
    result = draft(REDS, "Rl Gc").lay(0, Cell(x, y))
    assert (None if isinstance(result, Draft) else result) is refusal


def test_a_second_tile_outside_the_line_of_the_first_is_refused():
    made = draft(REDS, "Rl Rf", (0, 3, 0))
    assert made.lay(1, Cell(0, 1)) is Refusal.NOT_ONE_LINE
    assert made.lay(1, Cell(3, 0)) is Refusal.CELL_TAKEN
    assert made.lay(1, Cell(5, 0)) is Refusal.GAP


def test_a_tile_that_is_laid_already_may_be_moved():
    made = draft(REDS, "Rl Rf", (0, 3, 0), (0, -1, 0))
    assert made.play == play("Rl@-1,0")


def test_a_refused_move_leaves_the_draft_as_it_was():
    made = draft(REDS, "Rl Rf", (0, 3, 0))
    assert made.lay(0, Cell(9, 9)) is Refusal.NOT_CONNECTED
    assert made.play == play("Rl@3,0")


def test_each_of_two_equal_tiles_has_its_own_place():
    made = draft(REDS, "Rl Rl", (1, 3, 0))
    assert (made.laid_on(0), made.laid_on(1)) == (None, Cell(3, 0))
    assert made.take_back(0) == made
    assert made.take_back(1) == draft(REDS, "Rl Rl")


def test_taking_a_tile_back_may_leave_a_gap_which_is_told():
    made = draft(REDS, "Rl Rf Re", (0, 3, 0), (1, 4, 0)).take_back(0)
    assert made.placements == play("Rf@4,0").placements
    assert made.refusal is Refusal.NOT_CONNECTED
    assert (made.lines, made.score) == ((), 0)


def test_a_gap_between_tiles_that_touch_is_told():
    board = drawn("""
        Gl  Gs  Ge
        Yl  .   .
        Bl  .   .
    """).board
    made = Draft(board, parse_tiles("Ys Ye Yf"))
    for place, cell in ((0, Cell(1, 1)), (1, Cell(2, 1)), (2, Cell(3, 1))):
        made = made.lay(place, cell)
    assert made.refusal is None
    assert made.take_back(1).refusal is Refusal.GAP
    assert made.take_back(1).lay(1, Cell(2, 1)).refusal is None


def test_clearing_takes_every_tile_back():
    assert draft(REDS, "Rl Rf", (0, 3, 0), (1, 4, 0)).clear() == draft(REDS, "Rl Rf")


def test_a_draft_of_nothing_is_no_play():
    assert draft(REDS, "Rl").refusal is Refusal.NOTHING_LAID
    assert draft(REDS, "Rl").score == 0


def test_an_empty_table_offers_its_middle_and_then_the_cells_around():
    made = Draft(parse_board(""), parse_tiles("Rc Rs"), opening_size=2)
    assert made.legal_cells(0) == {Cell(0, 0): 1}
    made = made.lay(0, Cell(0, 0))
    assert made.refusal is Refusal.OPENING_TOO_SMALL
    assert made.legal_cells(1) == {Cell(x, y): 2 for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    assert made.lay(1, Cell(0, -1)).refusal is None


def test_a_draft_of_a_game_has_the_hand_and_the_length_of_the_opening():
    state = game("", "Rc Rs Gd", "Yc Bl", bag="Pe Pe")
    assert draft_of(state, 0) == Draft(state.board, parse_tiles("Rc Rs Gd"), opening_size=2)
    later = game(REDS, "Rc Rs Gd", "Yc Bl", bag="Pe Pe")
    assert draft_of(later, 1) == Draft(later.board, parse_tiles("Yc Bl"))


@settings(max_examples=12)
@given(st.integers(0, 10_000), st.integers(2, 6), st.integers(1, 45))
def test_a_cell_is_offered_if_and_only_if_laying_there_is_legal(number, seats, turns):
    state, chance = position_after(number, seats, turns), Random(number)
    made = draft_of(state, state.seat)
    for place in chance.sample(range(len(made.hand)), len(made.hand)):
        offered = made.legal_cells(place)
        assert {(cell.x, cell.y): score for cell, score in offered.items()} == by_trying(made, place)
        if offered and chance.random() < 0.7:
            made = made.lay(place, chance.choice(list(offered)))
            assert made.score == taken(apply(state, made.play)).score
        if made.laid and chance.random() < 0.2:
            made = made.take_back(chance.choice(made.laid)[0])


def by_trying(made: Draft, place: int) -> dict[tuple[int, int], int]:
    """The cells for a hand tile and the draft's score there, by trying every cell near the board."""
    board, tile = plain(made.board), str(made.hand[place])
    rest = plain_play(made.take_back(place).play)
    xs, ys = [x for x, _ in (*board, *rest)], [y for _, y in (*board, *rest)]
    tried = [
        (x, y)
        for x in range(min(xs) - 2, max(xs) + 3)
        for y in range(min(ys) - 2, max(ys) + 3)
        if (x, y) not in rest
    ]
    plays = {cell: {**rest, cell: tile} for cell in tried}
    return {cell: checker.score(board, play) for cell, play in plays.items() if checker.is_legal(board, play)}
