"""Qwirkle Select: a board with an edge, stars, their discs, and lifting a tile."""

from dataclasses import replace

import pytest

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import draft_of
from qwirkle_desktop.rules.events import Lifted, TookDiscs
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.moves import Lift, Pass, Roll, Trade
from qwirkle_desktop.rules.notation import parse_placement
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.tiles import parse_tile, parse_tiles
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.rules.variants import CLASSIC
from tests.tables import game, play, taken

ROW = "Rc@7,7 Rs@8,7 Rd@9,7"


def lift(text: str) -> Lift:
    return Lift(parse_placement(text))


def test_the_board_has_16_by_16_cells_of_four_quarters_and_12_stars(select):
    assert (select.ground.width, select.ground.height) == (16, 16)
    assert len(select.ground.stars) == 12
    for cell in select.ground.stars:
        assert Cell(15 - cell.y, cell.x) in select.ground.stars, "the quarters are not the same, turned"


def test_nothing_lies_beyond_the_edge(select):
    state = game("Rc@0,0 Rs@1,0", "Rd Rl", "Gs", bag="Yc", variant=select)
    assert move_refusal(state, play("Rd@-1,0")) is Refusal.OFF_BOARD
    assert move_refusal(state, play("Rd@2,0")) is None
    assert state.board.frontier() == {Cell(2, 0), Cell(0, 1), Cell(1, 1)}


def test_a_tile_that_fits_only_beyond_the_edge_does_not_fit(select):
    state = game("Rc@0,0 Bc@0,1 Bs@1,1", "Rd Rs", "Gs", bag="Yc", variant=select)
    assert draft_of(state, 0).legal_cells(0) == {}
    assert set(draft_of(state, 0).legal_cells(1)) == {Cell(1, 0), Cell(1, 2)}


def test_the_first_play_covers_one_of_the_four_centre_cells(select):
    assert select.ground.start == {Cell(7, 7), Cell(8, 7), Cell(7, 8), Cell(8, 8)}
    state = game("", "Rc Rs Bl Gd", "Gs", bag="Yc", variant=select)
    assert move_refusal(state, play("Rc@2,2 Rs@3,2")) is Refusal.NOT_ON_START
    assert move_refusal(state, play("Rc@9,8 Rs@8,8")) is None
    assert set(draft_of(state, 0).legal_cells(0)) == select.ground.start


def test_covering_a_star_takes_its_disc(select):
    state = game("Rc@4,2 Rs@3,2", "Rd Rl", "Gs", bag="Yc Yc", variant=select)
    step = taken(apply(state, play("Rd@2,2")))
    assert TookDiscs((Cell(2, 2),)) in step.events
    assert step.after.discs == (1, 0)
    assert step.score == 3


def test_a_star_gives_its_disc_only_once(select):
    state = game("Rc@4,2 Rs@3,2", "Rd Rl", "Rf Re", bag="Yc Yc Yc", variant=select)
    state = taken(apply(state, play("Rd@2,2"))).after
    state = taken(apply(state, play("Rf@1,2"))).after
    state = taken(apply(state, lift("Rd@2,2"))).after
    state = taken(apply(state, play("Rl@2,2"))).after
    assert state.discs == (0, 0)


def test_a_disc_lifts_a_tile_into_the_hand_and_the_turn_goes_on(select):
    state = game(ROW, "Bc Gl", "Gs", bag="Yc Yc", variant=select, discs=(1, 0))
    step = taken(apply(state, lift("Rd@9,7")))
    assert step.events == (Lifted(parse_placement("Rd@9,7")),)
    assert Cell(9, 7) not in step.after.board
    assert step.after.hand == parse_tiles("Bc Gl Rd")
    assert step.after.discs == (0, 0)
    assert step.after.seat == state.seat
    assert step.score == 0


def test_the_lifted_tile_is_laid_in_the_same_turn_as_part_of_the_play(select):
    state = game(ROW, "Rl Gl", "Gs", bag="Yc Yc", variant=select, discs=(1, 0))
    state = taken(apply(state, lift("Rd@9,7"))).after
    assert taken(apply(state, play("Rd@6,7 Rl@5,7"))).score == 4


def test_the_lifted_tile_does_not_go_back_to_its_old_cell_this_turn(select):
    state = game(ROW, "Rl Gl", "Rf Ye", bag="Yc Yc Yc", variant=select, discs=(1, 0))
    state = taken(apply(state, lift("Rd@9,7"))).after
    assert move_refusal(state, play("Rd@9,7 Rl@10,7")) is Refusal.OLD_CELL
    assert draft_of(state, 0).lay(2, Cell(9, 7)) is Refusal.OLD_CELL
    assert move_refusal(state, play("Rl@9,7")) is None
    state = taken(apply(state, play("Rl@6,7"))).after
    state = taken(apply(state, play("Rf@5,7"))).after
    assert move_refusal(state, play("Rd@9,7")) is None


def test_the_lifted_tile_may_stay_in_the_hand(select):
    state = game(ROW, "Bc Bs Gl Gl Yl Yf", "Gs", bag="Pc Ps", variant=select, discs=(1, 0))
    state = taken(apply(state, lift("Rd@9,7"))).after
    assert len(state.hand) == 7
    step = taken(apply(state, play("Bc@7,8")))
    assert step.drawn == ()
    assert step.after.hands[0] == parse_tiles("Bs Gl Gl Yl Yf Rd")


def test_a_hand_of_seven_is_six_again_after_the_next_draw(select):
    hand = "Bc Bs Gl Gl Yl Yf"
    state = game(
        ROW, hand, "Gs", bag="Pc Ps Pd", variant=select, discs=(2, 0), rules=HouseRules(passing=True)
    )
    state = taken(apply(state, lift("Rd@9,7"))).after
    passed = taken(apply(state, Pass())).after
    assert len(passed.hands[0]) == 7
    again = taken(apply(passed, Pass())).after
    assert move_refusal(again, lift("Rs@8,7")) is Refusal.HAND_FULL
    assert len(taken(apply(again, play("Bc@7,8"))).after.hands[0]) == 6
    traded = taken(apply(state, Trade(parse_tiles("Gl Gl"))))
    assert traded.drawn == parse_tiles("Pc")
    assert len(traded.after.hands[0]) == 6


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("Rd@8,7", Refusal.NOTHING_TO_LIFT),
        ("Rd@1,1", Refusal.NOTHING_TO_LIFT),
        ("Rs@8,7", None),
    ],
)
def test_only_a_tile_that_lies_there_is_lifted(select, move, refusal):
    state = game(ROW, "Bc", "Gs", bag="Yc", variant=select, discs=(1, 0))
    assert move_refusal(state, lift(move)) is refusal


def test_a_tile_of_a_qwirkle_stays(select):
    line = "Rc@4,7 Rs@5,7 Rd@6,7 Rl@7,7 Rf@8,7 Re@9,7"
    state = game(f"{line} Bc@4,8 Gc@4,9", "Bc", "Gs", bag="Yc", variant=select, discs=(1, 0))
    assert move_refusal(state, lift("Rd@6,7")) is Refusal.LIFTS_QWIRKLE
    assert move_refusal(state, lift("Rc@4,7")) is Refusal.LIFTS_QWIRKLE
    assert [str(one) for one in state.liftable] == ["Bc@4,8", "Gc@4,9"]


def test_lifting_costs_a_disc_of_ones_own_once_a_turn_and_never_takes_the_last_tile(select):
    state = game(ROW, "Bc", "Gs", bag="Yc", variant=select, discs=(0, 1))
    assert move_refusal(state, lift("Rs@8,7")) is Refusal.NO_DISC
    state = game(ROW, "Bc", "Gs", bag="Yc", variant=select, discs=(2, 0))
    lifted = taken(apply(state, lift("Rs@8,7"))).after
    assert move_refusal(lifted, lift("Rd@9,7")) is Refusal.LIFTED_ALREADY
    alone = game("Rc@7,7", "Bc", "Gs", bag="Yc", variant=select, discs=(2, 0))
    assert move_refusal(alone, lift("Rc@7,7")) is Refusal.LIFTS_LAST


def test_the_hole_is_harmless_even_if_the_pattern_falls_apart(select):
    state = game(ROW, "Bc Gd", "Gs Rl", bag="Yc Yc", variant=select, discs=(1, 0))
    state = taken(apply(state, lift("Rs@8,7"))).after
    assert not state.board.is_connected()
    assert taken(apply(state, play("Gd@9,8"))).score == 2


def test_who_could_lay_only_the_lifted_tile_where_it_lay_cannot_play(select):
    narrow = replace(select, ground=replace(select.ground, width=2, height=1))
    state = game("Rc@0,0 Rs@1,0", "Gl", "Gs", variant=narrow, discs=(1, 0))
    state = taken(apply(state, lift("Rs@1,0"))).after
    assert (state.can_play, state.forced) == (False, Pass())


def test_who_could_lift_is_not_made_to_pass_but_may(select):
    state = game(ROW, "Gl", "Gs", variant=select, discs=(1, 0))
    assert (state.can_play, state.forced) == (False, None)
    assert move_refusal(state, Pass()) is None
    assert game(ROW, "Gl", "Gs", variant=select).forced == Pass()


def test_while_somebody_has_a_disc_a_locked_board_does_not_end_the_game(select):
    state = game(ROW, "Re Gl", "Gf", variant=select, discs=(1, 0))
    assert taken(apply(state, play("Re@10,7"))).after.ending is None
    locked = taken(apply(game(ROW, "Re Gl", "Gf", variant=select), play("Re@10,7"))).after
    assert locked.ending is not None


def test_a_game_that_the_last_disc_could_not_open_ends(select):
    state = game("Rc@7,7 Rs@8,7", "Gl", "Gf", variant=select, discs=(1, 0))
    state = taken(apply(state, lift("Rs@8,7"))).after
    assert move_refusal(state, play("Gl@7,8")) is Refusal.MIXED_LINE
    state = taken(apply(state, play("Rs@7,8"))).after
    assert state.ending is not None


def test_otherwise_it_is_the_classic_game(select):
    assert (select.copies, select.hand_size, select.size) == (CLASSIC.copies, CLASSIC.hand_size, 108)
    state = game(ROW, "Gl", "Gs", bag="Yc", variant=select)
    assert move_refusal(state, Pass()) is Refusal.MUST_TRADE
    assert move_refusal(state, Roll(state.hand)) is Refusal.NO_DICE
    assert move_refusal(game(ROW, "Rl", "Gs", variant=CLASSIC), lift("Rc@7,7")) is Refusal.NO_DISC
    assert parse_tile("Gl") in state.hand
