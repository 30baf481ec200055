"""The board taken elsewhere: the clipboard, a PDF, a printer; never what anybody holds."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.ui.sharing.board_picture import CELL, MARGIN
from qwirkle_desktop.ui.sharing.board_text import board_text
from qwirkle_desktop.ui.sharing.score_pages import game_pdf
from qwirkle_desktop.ui.sharing.score_sheet import score_sheet
from tests.ui.table.driver import Driver

BOARD, HAND = "Rc Rd Rs", "Oc Yc Gc Bs Ps Rl"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
CHANGING = re.compile(rb'/(Creation|Mod)Date[^\n]*|/ID[^\n]*|xmp:\w+Date="[^"]*"|uuid:[-0-9a-f]*')


@pytest.fixture
def driver(table_with: Callable[..., Driver]) -> Driver:
    return table_with(BOARD, HAND)


def pdf(driver: Driver) -> bytes:
    game = driver.desk.controller.game
    assert game is not None
    return game_pdf(game, driver.desk.contents._appearance.sprites.style)


def play_and_answer(driver: Driver) -> None:
    driver.lay_tile("Bs", 2, 1)
    driver.press("Play")
    driver.let_computer_play("Re@3,0")


def test_a_board_as_text_has_its_rows_and_its_notation() -> None:
    board = parse_board("Rc@-1,0 Rd@0,0 Rs@1,0 Bs@1,1 Oc@-1,-1")
    assert board_text(board).splitlines() == [
        "Oc .  .",
        "Rc Rd Rs",
        ".  .  Bs",
        "",
        "Oc@-1,-1 Rc@-1,0 Rd@0,0 Rs@1,0 Bs@1,1",
    ]


def test_the_text_of_the_board_reads_back_and_leaves_the_laid_tile_out(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.key(Qt.Key.Key_C, CONTROL)
    text = QGuiApplication.clipboard().text()
    assert parse_board(text.splitlines()[-1]) == driver.state.board
    assert "Rl" not in text
    assert driver.words == "The board was copied as text."
    assert driver.laid == {Cell(3, 0): "Rl"}


def test_the_picture_shows_each_tile_and_leaves_the_laid_one_out(driver: Driver) -> None:
    driver.lay_tile("Rl", 3, 0)
    driver.key(Qt.Key.Key_C, CONTROL | SHIFT)
    image = QGuiApplication.clipboard().image()
    assert image.width() == (3 + 2 * MARGIN) * CELL
    assert image.height() == (1 + 2 * MARGIN) * CELL
    middles = [QPoint(round((place + 0.5) * CELL), round(1.47 * CELL)) for place in range(5)]
    near = [_is_reddish(image, middle) for middle in middles]
    assert near == [False, True, True, True, False]


def _is_reddish(image: QImage, at: QPoint) -> bool:
    colour = image.pixelColor(at)
    return colour.red() > 2 * max(colour.green(), colour.blue())


def test_a_pdf_is_written_where_it_was_asked_for(driver: Driver, tmp_path: Path) -> None:
    driver.key(Qt.Key.Key_S, CONTROL | SHIFT)
    dialog = driver.dialog("pdf_dialog")
    assert isinstance(dialog, QFileDialog)
    assert dialog.selectedFiles()[0].endswith("Ada - Robin.pdf")
    dialog.fileSelected.emit(str(tmp_path / "game.pdf"))
    assert (tmp_path / "game.pdf").read_bytes().startswith(b"%PDF-")
    assert driver.words == "Saved as game.pdf."


def test_a_pdf_that_cannot_be_written_is_told(driver: Driver, tmp_path: Path) -> None:
    driver.key(Qt.Key.Key_S, CONTROL | SHIFT)
    driver.dialog("pdf_dialog").fileSelected.emit(str(tmp_path / "nowhere" / "game.pdf"))
    told = [label.text() for label in driver.dialog("question").findChildren(QLabel)]
    assert "The PDF could not be saved" in told
    assert any(text.startswith("game.pdf: ") for text in told)


def test_a_pdf_is_the_same_whatever_anybody_holds(table_with: Callable[..., Driver]) -> None:
    pages = [
        pdf(table_with(BOARD, hand, other))
        for hand, other in ((HAND, "Re Oe Ye Ge Be Pe"), ("Rf Of Yf Gf Bf Pf", "Rl Ol Yl Gl Bl Pl"))
    ]
    assert CHANGING.sub(b"", pages[0]) == CHANGING.sub(b"", pages[1])


def test_a_score_sheet_tells_points_and_totals_but_not_what_was_traded(driver: Driver) -> None:
    play_and_answer(driver)
    driver.press("Trade")
    driver.click_tile(0)
    driver.press("Trade 1")
    game = driver.desk.controller.game
    sheet = score_sheet(game)
    told = [[(entry.text, entry.total) if entry else None for entry in round_] for round_ in sheet.rounds]
    assert told == [[("+2", 2), ("+4", 4)], [("trade 1", 2), None]]
    assert (sheet.names, sheet.scores) == (("Ada", "Robin"), (2, 4))


def test_a_long_game_goes_on_to_the_next_page(driver: Driver) -> None:
    play_and_answer(driver)
    game = driver.desk.controller.game
    assert pdf(driver).count(b"/Type /Page\n") == 1
    long = replace(game, steps=game.steps * 80, times=game.times * 80)
    assert game_pdf(long, driver.desk.contents._appearance.sprites.style).count(b"/Type /Page\n") == 3


def test_without_a_printer_a_pdf_is_offered(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    driver.key(Qt.Key.Key_P, CONTROL | SHIFT)
    assert driver.dialog("pdf_dialog").isVisible()
    assert driver.words == "There is no printer here: save a PDF instead."


def test_what_takes_the_board_elsewhere_is_in_a_menu_and_rests_without_a_board(driver: Driver) -> None:
    actions = driver.desk.contents.actions_
    (menu,) = [one for one in driver.desk.window.findChildren(QMenu) if actions.copy_text in one.actions()]
    assert menu.title().replace("&", "") == "Copy and print"
    assert tuple(menu.actions()) == actions.sharing
    assert all(action.isEnabled() for action in actions.sharing)
    driver.desk.controller.leave()
    driver.desk.contents.presenter.say_now()
    assert not any(action.isEnabled() for action in actions.sharing)


def test_a_replay_gives_the_board_that_it_shows(driver: Driver) -> None:
    play_and_answer(driver)
    driver.desk.contents.replays.look_back(0)
    driver.desk.contents.actions_.copy_text.trigger()
    text = QGuiApplication.clipboard().text()
    driver.desk.contents.replays.leave()
    assert "Bs@2,1" in text
    assert "Re@3,0" not in text
