"""The tiles left: counted from what a seat may know, and silent behind a curtain."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QLabel, QTabBar, QWidget

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.tiles import KINDS, parse_tile, parse_tiles
from qwirkle_desktop.rules.variants import CLASSIC
from qwirkle_desktop.ui.panel.side_panel import SidePanel
from qwirkle_desktop.ui.panel.unseen import unseen_counts
from qwirkle_desktop.ui.panel.values import SeatCard


def tracker(panel: SidePanel) -> QWidget:
    return panel.findChild(QWidget, "tile_tracker")


def open_tiles_left(panel: SidePanel) -> None:
    panel.findChild(QTabBar).setCurrentIndex(1)


def words(panel: SidePanel) -> list[str]:
    return [label.accessibleName() for label in tracker(panel).findChildren(QLabel) if label.isVisible()]


def test_every_tile_is_unseen_before_anything_is_known() -> None:
    counts = unseen_counts(Board(), (), CLASSIC)
    assert counts == dict.fromkeys(KINDS, 3)


def test_board_and_own_hand_are_known() -> None:
    counts = unseen_counts(parse_board("Rc@0,0 Rs@1,0"), parse_tiles("Rc Rc Bf"), CLASSIC)
    assert [counts[parse_tile(text)] for text in ("Rc", "Rs", "Bf", "Ye")] == [0, 2, 2, 3]
    assert sum(counts.values()) == 108 - 5


def test_each_kind_says_how_many_are_left(panel) -> None:
    open_tiles_left(panel)
    panel.show_tiles_left(unseen_counts(parse_board("Rc@0,0"), parse_tiles("Rc Rc"), CLASSIC))
    assert words(panel)[:2] == ["red circle, none left", "red square, 3 left"]
    assert len(words(panel)) == 36
    name = QAccessible.queryAccessibleInterface(tracker(panel)).text(QAccessible.Text.Name)
    assert name == "Tiles left, 105 tiles not seen yet"


def test_a_curtain_leaves_no_count_to_see_or_to_hear(panel) -> None:
    open_tiles_left(panel)
    panel.show_tiles_left(unseen_counts(Board(), parse_tiles("Rc Rc"), CLASSIC))
    panel.show_tiles_left(None)
    labels = tracker(panel).findChildren(QLabel)
    assert words(panel) == []
    assert {label.accessibleName() + label.toolTip() for label in labels} == {""}
    assert tracker(panel).accessibleName() == "Shown with your hand"


def test_a_spent_kind_is_paler(panel) -> None:
    open_tiles_left(panel)
    counts = dict.fromkeys(KINDS, 1)
    panel.show_tiles_left(counts)
    before = symbol_of_first(panel)
    panel.show_tiles_left(counts | {KINDS[0]: 0})
    assert symbol_of_first(panel).lightness() > before.lightness() + 40


def symbol_of_first(panel: SidePanel) -> QColor:
    """The colour in the middle of the first kind's symbol, on what lies behind it."""
    first = tracker(panel).findChildren(QLabel)[0]
    return panel.grab().toImage().pixelColor(first.mapTo(panel, QPoint(12, first.height() // 2)))


def test_the_tabs_change_the_page(panel, qtbot) -> None:
    tabs = panel.findChild(QTabBar)
    history = panel.findChild(QWidget, "history")
    assert history.isVisible()
    qtbot.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(1).center())
    assert tracker(panel).isVisible()
    assert not history.isVisible()
    qtbot.keyClick(tabs, Qt.Key.Key_Left)
    assert history.isVisible()


def test_six_seats_in_the_least_window_leave_tiles_large_enough_to_tell_apart(panel) -> None:
    panel.set_compact(True)
    panel.show_seats(tuple(SeatCard(name) for name in "ABCDEF"))
    panel.resize(panel.width(), 468)
    open_tiles_left(panel)
    panel.show_tiles_left(dict.fromkeys(KINDS, 3))
    kinds = tracker(panel).findChildren(QLabel)
    assert all(kind.tile_size >= 22 for kind in kinds)
    assert all(panel.rect().contains(kind.mapTo(panel, kind.rect().bottomRight())) for kind in kinds)
