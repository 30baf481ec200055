"""A disc lifts a tile: by mouse, by keys and by a screen reader; and what is undone, or kept, then."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QListView

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Lift, Play
from qwirkle_desktop.ui.access.announcer import Announcer
from qwirkle_desktop.ui.board.scene import Layer
from tests.ui.family.players import FamilyDriver, FamilyTypist
from tests.ui.table.conftest import SILENT_ENGINE

BOARD = "Rc@6,7 Rs@7,7 Rd@8,7 Bd@8,8 Be@8,9"
SIX = "Rc@4,7 Rs@5,7 Rd@6,7 Rl@7,7 Rf@8,7 Re@9,7 Be@9,8"


def moves(driver: FamilyDriver) -> list[str]:
    return [str(move) for move in driver.state.moves]


def test_the_mouse_lifts_a_tile_and_lays_it_elsewhere(board_with: Callable[..., FamilyDriver]) -> None:
    driver = board_with(BOARD)
    driver.press("Lift")
    assert driver.cells_at(Layer.LAST_MOVE) == set(driver.state.board.tiles)
    assert driver.words == "Click a tile with an arrow. It costs a disc."
    driver.click_cell(Cell(8, 9))
    assert moves(driver) == ["lift Be@8,9"]
    assert driver.state.discs == (0, 0)
    assert not driver.table.gestures.lifting.is_on
    assert driver.tray_tiles.split() == ["Rl", "Gc", "Ys", "Pe", "Od", "Bf"]
    assert driver.table.hands.place_in_slot(6) == 6
    assert not driver.offers("Lift")
    driver.lay_tile("Be", 8, 9)
    assert driver.words == "A lifted tile may not go back to where it was."
    driver.key(Qt.Key.Key_Escape)
    driver.lay_tile("Be", 9, 8)
    driver.press("Play")
    assert moves(driver) == ["lift Be@8,9", "Be@9,8"]
    assert len(driver.state.hands[0]) == 6
    driver.let_computers_play()
    assert driver.offers("Lift")
    assert driver.table.hands.place_in_slot(6) is None


def test_what_may_not_be_lifted_says_why_and_one_chooses_on(board_with: Callable[..., FamilyDriver]) -> None:
    driver = board_with(SIX)
    driver.press("Lift")
    assert driver.cells_at(Layer.LAST_MOVE) == {Cell(9, 8)}
    driver.click_cell(Cell(5, 7))
    assert driver.words == "A tile of a Qwirkle stays where it is."
    assert driver.is_reason
    driver.click_cell(Cell(1, 1))
    assert driver.words == "No such tile lies there."
    assert driver.table.gestures.lifting.is_on
    driver.press("Cancel")
    assert driver.cells_at(Layer.LAST_MOVE) == set()
    assert moves(driver) == []


def test_a_tile_of_the_hand_or_a_trade_ends_the_choice(board_with: Callable[..., FamilyDriver]) -> None:
    driver = board_with(BOARD)
    driver.press("Lift")
    driver.click_tile(0)
    assert not driver.table.gestures.lifting.is_on
    driver.press("Lift")
    assert driver.table.gestures.place is None
    driver.press("Trade")
    assert not driver.table.gestures.lifting.is_on


def test_without_a_disc_the_button_says_so(board_with: Callable[..., FamilyDriver]) -> None:
    driver = board_with(BOARD, discs=0)
    button = driver.button("Lift")
    assert not button.isEnabled()
    assert button.toolTip() == "Lifting a tile costs a disc, and you have none."
    cards = [card.accessibleName() for card in driver.table.panel._scores.cards]
    assert all(", 0 disc" in card for card in cards)


def test_who_can_play_or_trade_reads_that_lifting_is_another_way(
    board_with: Callable[..., FamilyDriver],
) -> None:
    assert board_with(BOARD).words == "Lay tiles, or lift one with a disc."
    driver = board_with("Rc@0,0 Gc@0,1 Rs@1,0 Gs@1,1", "Yd Pd")
    assert driver.words == "None of your tiles fits. Trade some, or lift a tile."


def test_who_can_neither_play_nor_trade_may_lift_or_pass(board_with: Callable[..., FamilyDriver]) -> None:
    driver = board_with("Rc@0,0 Gc@0,1 Rs@1,0 Gs@1,1", "Yd Pd", bag="")
    assert driver.words == "None of your tiles fits. Lift a tile, or pass."
    assert driver.button("Lift").isEnabled()
    driver.press("Pass")
    assert moves(driver) == ["pass"]


def test_the_keys_lift_a_tile_and_esc_leaves(new_board_with: Callable[..., FamilyDriver]) -> None:
    driver = new_board_with(BOARD)
    typist = FamilyTypist(driver)
    typist.press(Qt.Key.Key_D)
    assert typist.cell in driver.state.board.tiles
    typist.press(Qt.Key.Key_Escape)
    assert not driver.table.gestures.lifting.is_on
    typist.press(Qt.Key.Key_D)
    typist.go(Cell(8, 9))
    typist.press(Qt.Key.Key_Return)
    assert moves(driver) == ["lift Be@8,9"]
    typist.press(Qt.Key.Key_7)
    assert driver.table.gestures.place == 6


def test_a_screen_reader_finds_what_can_be_lifted_and_hears_of_it(
    board_with: Callable[..., FamilyDriver],
) -> None:
    driver = board_with(BOARD)
    said: list[str] = []
    driver.desk.window.findChild(Announcer).announced.connect(said.append)
    driver.press("Lift")
    board = QAccessible.queryAccessibleInterface(driver.table.view)
    names = [board.child(place).text(QAccessible.Text.Name) for place in range(board.childCount())]
    assert "blue eight-point star, row 9, column 8, can be lifted" in names
    driver.click_cell(Cell(8, 9))
    lifted = "Ada spent a disc and lifted the blue eight-point star."
    driver.qtbot.waitUntil(lambda: any(lifted in text for text in said))


def test_undo_goes_back_to_before_the_lift_and_redo_makes_the_turn_again(
    board_with: Callable[..., FamilyDriver],
) -> None:
    driver = board_with(BOARD)
    before = driver.state
    driver.lift(next(one for one in driver.state.liftable if one.cell == Cell(8, 9)))
    driver.action("undo").trigger()
    driver.settle()
    assert driver.state == before
    driver.action("redo").trigger()
    driver.settle()
    assert moves(driver) == ["lift Be@8,9"]
    driver.lay_tile("Rl", 9, 7)
    driver.press("Play")
    driver.action("undo").trigger()
    driver.settle()
    assert driver.state == before
    driver.action("redo").trigger()
    driver.settle()
    assert [type(move) for move in driver.state.moves] == [Lift, Play]


@pytest.fixture
def lifted(play_variant: Callable[..., FamilyDriver]) -> FamilyDriver:
    """Ada has just lifted a tile in a game that is kept."""
    driver = play_variant("select", deal=39)
    driver.let_computers_play()
    while not driver.state.can_lift:
        driver.take_turn()
        driver.let_computers_play()
    driver.lift(driver.some_liftable())
    return driver


def test_a_restart_after_a_lift_goes_on_in_the_same_turn(
    lifted: FamilyDriver, open_desk: Callable[..., Desk]
) -> None:
    state = lifted.state
    lifted.desk.window.close()
    lifted.desk.library.close()
    again = open_desk(engine=SILENT_ENGINE)
    again.contents.begin()
    driver = FamilyDriver(lifted.qtbot, again)
    assert driver.state == state
    assert isinstance(driver.state.aside, Lift)
    assert len(driver.draft.hand) == 7
    driver.take_turn()
    assert isinstance(driver.state.moves[-2], Lift)


def test_the_list_of_moves_tells_of_lifts_and_discs_under_one_number(lifted: FamilyDriver) -> None:
    history = lifted.table.panel.findChild(QListView, "history")
    rows = [history.model().index(row, 0).data() for row in range(history.model().rowCount())]
    assert "lifted the" in rows[0]
    assert any(", 1 disc" in row for row in rows)
    turn = rows[0].split(",")[0].lower()
    lifted.take_turn()
    rows = [history.model().index(row, 0).data() for row in range(history.model().rowCount())]
    assert rows[0].startswith(f"{turn},")
