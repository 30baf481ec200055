"""All 108 tiles in one straggling snake: the whole of it fits the window, and every part can be reached."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Axis, Cell
from qwirkle_desktop.rules.lines import line_refusal
from qwirkle_desktop.rules.tiles import KINDS, Tile
from qwirkle_desktop.ui.board.items import rect_of

LINE = 6
TWO = GameSetup((SeatSetup("Ada"), SeatSetup("Ben", colour=1)), deal=1)


def snake(*, is_upright: bool = False) -> Board:
    """Eighteen lines of six, each going on where the one above ends, by the tile of the same shape."""
    tiles: dict[Cell, Tile] = {}
    shape = 0
    for row in range(len(KINDS) * 3 // LINE):
        colour = KINDS[row % LINE * LINE : row % LINE * LINE + LINE]
        for column in range(LINE):
            x, y = row * (LINE - 1) + column, row
            tiles[Cell(y, x) if is_upright else Cell(x, y)] = colour[(shape + column) % LINE]
        shape = (shape + LINE - 1) % LINE
    return Board(tiles)


def test_the_snake_is_a_board_that_the_rules_allow() -> None:
    board = snake()
    assert len(board) == 108
    assert all(list(board.tiles.values()).count(kind) == 3 for kind in KINDS)
    for cell in board.tiles:
        for axis in Axis:
            assert line_refusal(board.line_at(cell, axis).tiles) is None


@pytest.mark.parametrize("is_upright", [False, True])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (800, 600)])
def test_all_of_the_snake_fits_and_its_ends_can_be_seen_close(
    open_desk: Callable[..., Desk], is_upright: bool, width: int, height: int
) -> None:
    desk = open_desk()
    desk.contents.desk.start(TWO)
    desk.window.resize(width, height)
    board, table = snake(is_upright=is_upright), desk.contents.table
    table.scene.show_board(board)
    whole = rect_of(min(board.tiles)).united(rect_of(max(board.tiles)))
    table.view.fit()
    QTest.qWait(20)
    assert shown(desk).contains(whole), (table.view.camera, table.view.size())
    for end in (min(board.tiles), max(board.tiles)):
        for _ in range(40):
            table.view.zoom_by(1)
        table.view.follow(rect_of(end))
        QTest.qWait(20)
        assert shown(desk).contains(rect_of(end).center())
        assert table.view.camera.cell > 30
    table.view.fit()
    QTest.qWait(20)
    assert shown(desk).contains(whole), (table.view.camera, table.view.size())


def shown(desk: Desk) -> QRectF:
    view = desk.contents.table.view
    return view.mapToScene(view.viewport().rect()).boundingRect()
