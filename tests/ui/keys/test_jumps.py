"""Where arrow keys lead between the cells that take a tile."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.keys.jumps import Direction, in_reading_order, nearest, nearest_ahead, next_in_order

LEFT, RIGHT, UP, DOWN = Direction
PICTURE = """
. a . . b
. . s . c
d . . . .
. . e . .
"""


def drawn(picture: str) -> dict[str, Cell]:
    """The letters of a picture and where they are."""
    rows = [row.split() for row in picture.strip().splitlines()]
    return {sign: Cell(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}


cells = st.sets(st.builds(Cell, st.integers(-6, 6), st.integers(-6, 6)), min_size=1, max_size=12)


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        ("s", RIGHT, "c"),
        ("s", UP, "a"),
        ("s", DOWN, "e"),
        ("s", LEFT, "a"),
        ("c", UP, "b"),
        ("c", RIGHT, None),
        ("e", UP, "d"),
        ("d", RIGHT, "e"),
        ("a", LEFT, "d"),
    ],
)
def test_an_arrow_leads_to_the_nearest_cell_that_way(
    start: str, direction: Direction, end: str | None
) -> None:
    places = drawn(PICTURE)
    legal = [cell for sign, cell in places.items() if sign != "s"]
    assert nearest_ahead(legal, places[start], direction) == (None if end is None else places[end])


@given(cells, st.sampled_from(Direction), st.data())
def test_an_arrow_never_leads_back_and_never_nowhere_while_a_cell_is_that_way(
    legal: set[Cell], direction: Direction, data: st.DataObject
) -> None:
    start = data.draw(st.sampled_from(sorted(legal)))
    dx, dy = direction.value
    ahead = {cell for cell in legal if (cell.x - start.x) * dx + (cell.y - start.y) * dy > 0}
    found = nearest_ahead(legal, start, direction)
    assert found in ahead if ahead else found is None


@given(cells, st.data())
def test_going_on_visits_every_cell_once_and_comes_back(legal: set[Cell], data: st.DataObject) -> None:
    start = cell = data.draw(st.sampled_from(sorted(legal)))
    visited = []
    for _ in legal:
        following = next_in_order(legal, cell, 1)
        assert following is not None
        assert next_in_order(legal, following, -1) == cell
        visited.append(cell := following)
    assert cell == start
    assert set(visited) == legal


def test_from_beside_the_cells_the_next_is_the_one_that_one_would_read_next() -> None:
    legal = [Cell(0, 0), Cell(4, 0), Cell(1, 2)]
    assert next_in_order(legal, Cell(2, 0), 1) == Cell(4, 0)
    assert next_in_order(legal, Cell(2, 0), -1) == Cell(0, 0)
    assert next_in_order(legal, Cell(9, 9), 1) == Cell(0, 0)
    assert next_in_order((), Cell(0, 0), 1) is None


def test_the_nearest_is_nearest_by_steps() -> None:
    assert nearest([Cell(3, 0), Cell(1, 1), Cell(0, 4)], Cell(0, 0)) == Cell(1, 1)
    assert nearest((), Cell(0, 0)) is None


def test_cells_are_read_row_by_row() -> None:
    assert in_reading_order({Cell(1, 1), Cell(5, -1), Cell(0, 1)}) == [Cell(5, -1), Cell(0, 1), Cell(1, 1)]
