"""The last turns: what alpha-beta finds is what a plain minimax over all plays finds."""

import pytest

from qwirkle_desktop.engine.choice import choose
from qwirkle_desktop.engine.endgame import Endgame
from qwirkle_desktop.engine.packed import count_of, score_of
from qwirkle_desktop.engine.playout import Playout
from qwirkle_desktop.engine.table import Table, table_of
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.view import PlayerView
from tests import checker
from tests.tables import plain, plain_tiles

OUT_BONUS = 6
BOARD = "Rc@0,0 Rs@1,0 Rd@2,0 Gd@2,1 Bd@2,2 Bc@3,2 Bl@4,2 Yc@0,1"
ENDS = [
    ("Rl", "Rf"),
    ("Rl Gc", "Rf"),
    ("Rl Gc", "Rf Pd"),
    ("Bs Bf", "Be Gl"),
    ("Rf Re", "Rl Bf"),
    ("Bs Bf", "Rl Gc"),
    ("Yl Ye", "Bs"),
    ("Rl Rl", "Re Re"),
]
NODES = 100_000


def searched(board: str, mine: str, theirs: str, nodes: int = NODES) -> tuple[Endgame, Table]:
    """The endgame of the seat to move, searched."""
    table = table_of(parse_board(board))
    playout = Playout(table.grid, 2, 1)
    for seat, hand in enumerate((mine, theirs)):
        for tile in parse_tiles(hand):
            playout.give(seat, 1 << tile.kind)
    playout.laid_size = len(board.split())
    endgame = Endgame(playout, nodes)
    endgame.solve(0)
    return endgame, table


def minimax(board: dict[tuple[int, int], str], mine: list[str], theirs: list[str], passed: bool) -> int:
    """The points that who moves wins more than the other, every play of both tried to the end."""
    plays = checker.plays(board, mine)
    if not plays:
        return 0 if passed or not checker.plays(board, theirs) else -minimax(board, theirs, mine, True)
    return max(after(board, mine, theirs, text, score) for text, score in plays)


def after(
    board: dict[tuple[int, int], str], mine: list[str], theirs: list[str], text: str, score: int
) -> int:
    laid = plain(parse_board(text))
    rest = list(mine)
    for tile in laid.values():
        rest.remove(tile)
    return score + (OUT_BONUS if not rest else -minimax({**board, **laid}, theirs, rest, False))


@pytest.mark.parametrize(("mine", "theirs"), ENDS)
def test_the_value_of_an_endgame_is_that_of_a_plain_minimax(mine, theirs):
    endgame, table = searched(BOARD, mine, theirs)
    board = plain(parse_board(BOARD))
    hands = plain_tiles(parse_tiles(mine)), plain_tiles(parse_tiles(theirs))
    exact = minimax(board, *hands, False)
    assert endgame.is_exact
    assert endgame.value == exact
    play = str(table.play(endgame.play))
    goes_out = count_of(endgame.play) == len(hands[0])
    assert after(board, *hands, play, score_of(endgame.play) - OUT_BONUS * goes_out) == exact


def test_a_search_leaves_the_board_and_the_hands_as_they_were():
    table = table_of(parse_board(BOARD))
    before = bytes(memoryview(table.grid.lines))
    endgame, after = searched(BOARD, "Gs Rf Re", "Rl Bf")
    assert bytes(memoryview(after.grid.lines)) == before
    assert [endgame.playout.hands[place] for place in (3, 7)] == [3, 2]


def test_a_search_that_runs_out_of_nodes_still_has_a_play():
    endgame, _ = searched(BOARD, "Rl Gc Bs Of Yl", "Rf Pd Re Gs Bf", nodes=10)
    assert not endgame.is_exact
    assert score_of(endgame.play) > 0


def test_where_hands_lie_open_the_master_plays_the_end_of_the_game_exactly():
    rules = HouseRules(open_hands=True)
    mine, theirs = parse_tiles("Rl Gc"), parse_tiles("Rf Pd")
    seen = PlayerView(parse_board(BOARD), mine, 0, (2,), (50, 40), rules=rules, open_hands=(theirs,))
    exact = minimax(plain(parse_board(BOARD)), plain_tiles(mine), plain_tiles(theirs), False)
    assert choose(seen, "master", seed=1).value == 10 + exact
