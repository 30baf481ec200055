"""The list of moves: what a row says, what stays when moves come and go, which turn is pointed at."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView

from qwirkle_desktop.rules.board import Board, Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.notation import parse_placements
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.tiles import parse_tile, parse_tiles
from qwirkle_desktop.rules.turns import apply, close
from qwirkle_desktop.ui.panel.side_panel import SidePanel
from qwirkle_desktop.ui.panel.values import SeatCard

OPENING_PLAY = "Rc@0,0 Rs@1,0 Rd@2,0"
MOVES = (OPENING_PLAY, "Re@3,0 Rl@4,0", "trade Gf Ye")


def history(panel: SidePanel) -> QListView:
    return panel.findChild(QListView, "history")


def rows(panel: SidePanel) -> list[str]:
    model = history(panel).model()
    return [
        model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())
    ]


def middle_of_row(panel: SidePanel, row: int) -> QPoint:
    view = history(panel)
    return view.visualRect(view.model().index(row, 0)).center()


def test_rows_tell_the_moves_in_words_the_latest_first(panel, game) -> None:
    panel.show_history(game(*MOVES))
    assert rows(panel) == [
        "turn 3, Ada: traded 2 tiles; 3 in all",
        "turn 2, Robin: red eight-point star, red clover, 5 points; 5 in all",
        "turn 1, Ada: red circle, red square, red diamond, 3 points; 3 in all",
    ]


def test_no_row_says_which_tiles_were_traded(panel, game) -> None:
    panel.show_history(game(*MOVES))
    index = history(panel).model().index(0, 0)
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.UserRole)
    told = " ".join(str(index.data(role)) for role in roles)
    assert "green" not in told
    assert "Gf" not in told


def test_a_qwirkle_is_told_and_marked(panel, game) -> None:
    before = game(OPENING_PLAY)[-1].after
    board = before.board.with_tiles(parse_placements("Rl@3,0 Re@4,0"))
    six = replace(before, board=board, hands=(before.hands[0], parse_tiles("Rf")), bag=parse_tiles("Bc"))
    step = apply(six, Play(parse_placements("Rf@5,0")))
    panel.show_history((step,))
    assert rows(panel) == ["turn 1, Robin: red four-point star, Qwirkle, 12 points; 12 in all"]


def test_going_out_has_a_row_of_its_own(panel, game) -> None:
    before = replace(game(OPENING_PLAY)[-1].after, bag=(), hands=(parse_tiles("Bc"), parse_tiles("Rl")))
    panel.show_history((apply(before, Play((Placement(Cell(3, 0), parse_tile("Rl")),))),))
    assert rows(panel) == [
        "Robin went out, 6 points; 10 in all",
        "turn 1, Robin: red clover, 4 points; 4 in all",
    ]


def test_an_ending_between_turns_is_no_row(panel, game) -> None:
    steps = game(OPENING_PLAY)
    panel.show_history((*steps, close(steps[-1].after, EndReason.ABANDONED)))
    assert len(rows(panel)) == 1


def test_undo_and_another_move_replace_only_what_changed(panel, game, qtbot) -> None:
    steps = game(*MOVES)
    panel.show_history(steps)
    model = history(panel).model()
    with qtbot.assertNotEmitted(model.modelReset):
        panel.show_history(steps[:1])
        assert len(rows(panel)) == 1
        panel.show_history((*steps[:1], apply(steps[0].after, Play(parse_placements("Rl@3,0")))))
    assert rows(panel) == [
        "turn 2, Robin: red clover, 4 points; 4 in all",
        "turn 1, Ada: red circle, red square, red diamond, 3 points; 3 in all",
    ]


def test_a_new_game_empties_the_list(panel, game) -> None:
    panel.show_history(game(*MOVES))
    panel.show_history(())
    assert rows(panel) == []


def test_a_name_with_tags_is_plain_in_the_tooltip(panel, game) -> None:
    panel.show_seats((SeatCard("<i>Ada</i>"), SeatCard("Robin", "club", 1)))
    panel.show_history(game(OPENING_PLAY))
    tooltip = history(panel).model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;i&gt;Ada&lt;/i&gt;" in tooltip
    assert rows(panel)[0].startswith("turn 1, <i>Ada</i>")


def test_pointing_at_a_row_tells_its_turn(panel, game, qtbot) -> None:
    panel.show_history(game(*MOVES))
    pointed: list[int | None] = []
    panel.turn_hovered.connect(pointed.append)
    for row in (1, 2):
        QTest.mouseMove(history(panel).viewport(), middle_of_row(panel, row))
        qtbot.waitUntil(lambda seen=row: len(pointed) == seen)
    panel.show_history(())
    assert pointed == [1, 0, None]


def test_arrow_keys_point_at_turns_too(panel, game, qtbot) -> None:
    panel.show_history(game(*MOVES))
    view = history(panel)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(view.hasFocus)
    view.setCurrentIndex(view.model().index(0, 0))
    with qtbot.waitSignal(panel.turn_hovered) as pointed:
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert pointed.args == [1]


@pytest.mark.parametrize("compact", [False, True])
def test_six_tiles_leave_the_points_in_place(panel, game, compact) -> None:
    panel.set_compact(compact)
    before = game(OPENING_PLAY)[-1].after
    six = parse_placements("Bc@0,0 Bs@1,0 Bd@2,0 Bl@3,0 Bf@4,0 Be@5,0")
    hand = tuple(placement.tile for placement in six)
    step = apply(replace(before, board=Board(), moves=(), hands=(hand, hand)), Play(six))
    panel.show_history((step,))
    assert rows(panel)[0].endswith("Qwirkle, 12 points; 15 in all")
    row = history(panel).visualRect(history(panel).model().index(0, 0))
    right = 8 + panel.width() - 2 * (12 if compact else 16)
    pixels = history(panel).viewport().grab().toImage()
    accent = [pixels.pixelColor(x, row.center().y() - 9).name() for x in range(right - 70, right - 24)]
    assert accent.count("#1f6f5c") > 10
