"""How many points a play gives, and the maximum."""

import json
from pathlib import Path

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.state import EndReason, GameState
from qwirkle_desktop.rules.tiles import COLOURS, SHAPES, Tile
from qwirkle_desktop.rules.turns import apply
from tests.tables import drawn, game, play, taken, tiles_left, verdict

CASES = Path(__file__).parents[1] / "data" / "cases"


def test_the_first_tile_of_a_game_alone_gives_one_point():
    assert verdict("*Rc") == 1


def test_old_tiles_of_a_line_count_too():
    assert verdict("Rc Rs Rd *Rl") == 4


def test_a_tile_with_no_neighbour_across_makes_no_line_there():
    assert verdict("Rc\n*Rs") == 2


def test_a_tile_in_two_lines_counts_in_both():
    assert (
        verdict("""
            Gc  Gl  Gd
            Yc  .   Yd
            Bc  .   Bd
            Rc  Rs  *Rd
        """)
        == 3 + 4
    )


def test_every_line_that_a_play_makes_counts():
    assert (
        verdict("""
            Rc   Rs   Rd
            *Yc  *Ys  *Yd
        """)
        == 3 + 2 + 2 + 2
    )


def test_a_line_that_was_only_beside_the_play_does_not_count():
    assert (
        verdict("""
            Rc  Rs  Rd
            .   .   *Yd
            .   .   *Bd
        """)
        == 3
    )


def test_a_line_of_six_scores_six_more():
    assert verdict("Rc Rs Rd Rl Rf *Re") == 12


def test_several_lines_of_six_in_one_turn_all_score_six_more():
    assert (
        verdict("""
            Oc  Os  Od  Ol  Of  Oe
            Yc  .   .   .   .   Ye
            Gc  .   .   .   .   Ge
            Bc  .   .   .   .   Be
            Pc  .   .   .   .   Pe
            Rc  Rs  Rd  Rl  Rf  *Re
        """)
        == 12 + 12
    )


def test_filling_two_gaps_counts_the_line_once():
    assert (
        verdict("""
            Rc  *Rs  *Rd  Rl
            Yc  .    .    Yl
            Gc  Gs   Gd   Gl
        """)
        == 4
    )


def test_the_most_that_lines_give_is_84():
    assert taken(apply(whole_square_but_a_row(bag=True), last_row())).score == 84


def test_the_most_that_a_turn_gives_is_90():
    step = taken(apply(whole_square_but_a_row(bag=False), last_row()))
    assert (step.score, step.out_bonus) == (84, 6)
    assert step.after.scores == (90, 0)
    assert step.after.ending.reason is EndReason.OUT


def whole_square_but_a_row(*, bag: bool) -> GameState:
    """Each row a colour and each column a shape; seat 0 holds the row of purple that is missing."""
    rows = enumerate(COLOURS[:-1])
    board = " ".join(f"{Tile(colour, shape)}@{x},{y}" for y, colour in rows for x, shape in enumerate(SHAPES))
    return game(board, "Pc Ps Pd Pl Pf Pe", "Rc", bag="Gs" if bag else "")


def last_row():
    return play("Pc@0,5 Ps@1,5 Pd@2,5 Pl@3,5 Pf@4,5 Pe@5,5")


def test_the_rulebooks_example_scores_as_printed():
    turns = json.loads((CASES / "worked_example.json").read_text("utf-8"))
    board, scores = Board(), []
    for turn in turns:
        move = play(turn["play"])
        rest = tiles_left(move.tiles, tuple(board.tiles.values()))
        state = game(board, " ".join(map(str, move.tiles)), "Rc", bag=" ".join(map(str, rest)))
        step = taken(apply(state, move))
        board = step.after.board
        scores.append(step.score)
    assert scores == [turn["score"] for turn in turns] == [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]


def test_each_line_of_a_step_tells_its_points_and_whether_it_is_a_qwirkle():
    table = drawn("""
        Rc  Rs  Rd  Rl  Rf  *Re
        .   .   .   .   .   *Be
    """)
    step = taken(apply(game(table.board, "Re Be Gc", "Rc", bag="Gs"), table.play))
    assert [(len(line.line), line.points, line.is_qwirkle) for line in step.lines] == [
        (2, 2, False),
        (6, 12, True),
    ]
