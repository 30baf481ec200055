"""The engine's own board: what it knows of each cell is right, and a tile taken up again leaves no trace."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.engine.generator import Generator
from qwirkle_desktop.engine.grid import DOWN, FIT, Grid
from qwirkle_desktop.engine.steps import steps_of
from qwirkle_desktop.engine.table import table_of
from qwirkle_desktop.engine.words import LENGTH_SHIFT
from qwirkle_desktop.rules.board import Board, Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import KINDS
from tests import checker
from tests.tables import drawn, plain

TILES = 50
FIRST = 0
"""On the rim, so that the tiles reach around the ring."""


def contents(grid: Grid) -> tuple[bytes, list[int]]:
    """All that a grid holds; what stands behind the frontier's end does not count."""
    return (
        bytes(memoryview(grid.lines)),
        list(grid.frontier[: grid.frontier_size]),
    )


def lay_at_random(grid: Grid, chance: Random, tiles: int) -> list[int]:
    """The cells of at most so many tiles, laid one by one where they fit, copies uncounted."""
    laid: list[int] = []
    for _ in range(tiles):
        places = places_for(grid, chance.randrange(36))
        if places:
            cell, kind = chance.choice(places)
            grid.lay(cell, 1 << kind)
            laid.append(cell)
    return laid


def places_for(grid: Grid, kind: int) -> list[tuple[int, int]]:
    """Where a single tile may go."""
    if not grid.frontier_size:
        return [(FIRST, kind)]
    generator = Generator(grid)
    generator.search(1 << kind)
    return [steps_of(play, grid)[0] for play in generator.plays[: generator.count]]


@given(st.integers(0, 2**32), st.integers(0, 40), st.integers(1, 10))
def test_tiles_taken_up_again_leave_the_grid_as_it_was(seed, before, more):
    chance = Random(seed)
    grid = Grid()
    lay_at_random(grid, chance, before)
    then = contents(grid)
    laid = lay_at_random(grid, chance, more)
    assert not laid or contents(grid) != then
    for cell in reversed(laid):
        grid.unlay(cell)
    assert contents(grid) == then


def test_a_whole_random_board_is_taken_up_to_the_empty_grid():
    grid = Grid()
    empty = contents(grid)
    for seed in range(3):
        laid = lay_at_random(grid, Random(seed), TILES)
        assert len(laid) > TILES // 2
        for cell in reversed(laid):
            grid.unlay(cell)
        assert contents(grid) == empty


def test_the_frontier_is_the_empty_cells_beside_a_tile():
    board = Board({Cell(0, 0): KINDS[0], Cell(1, 0): KINDS[1], Cell(1, 1): KINDS[7]})
    table = table_of(board)
    cells = [table.cell(index) for index in table.grid.frontier[: table.grid.frontier_size]]
    assert set(cells) == board.frontier()
    assert len(cells) == len(set(cells))


def test_a_grid_knows_which_kinds_fit_each_cell_and_what_they_score():
    board = drawn(
        """
        Rc .  Rl Rf Re Rs Rd
        Gc .  Gl .  .  .  Gd
        Bc Bs Bl .  .  .  Bd
        .  .  .  .  .  Os Od
        """
    ).board
    grid = (table := table_of(board)).grid
    for cell in board.frontier():
        row, column = (grid.lines[table.index(cell) | line | FIT] for line in (0, DOWN))
        for kind in KINDS:
            after = plain(board.with_tiles([Placement(cell, kind)]))
            lines = checker.lines_of(after, [(cell.x, cell.y)])
            fits = bool(row & column & 1 << kind.kind)
            assert fits == all(checker.is_line(line) for line in lines)
            if fits:
                points = (row >> LENGTH_SHIFT) + (column >> LENGTH_SHIFT)
                assert points == sum(len(line) + 6 * (len(line) == 6) for line in lines)
