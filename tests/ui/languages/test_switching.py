import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMenu, QTabWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import SeatSettings, Settings, load_settings
from qwirkle_desktop.ui.phrases.endings import winners_title
from qwirkle_desktop.ui.phrases.seats import you
from qwirkle_desktop.ui.phrases.turns import turn_heading
from qwirkle_desktop.ui.translations import LANGUAGES, speak
from tests.ui.languages.looking import Said, said
from tests.ui.languages.pseudo import MARK, Pseudo
from tests.ui.languages.scenes import SCENES, with_draft
from tests.ui.table.conftest import QUICK, SILENT_ENGINE
from tests.ui.table.driver import Driver

Scene = Callable[[Desk, QtBot], None]
NAMES = {"Ada", "Ben", "Robin", "Cy", "Qwirkle", "Qwirkle Desktop"}
each_scene = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)


def in_language(language: str) -> Settings:
    return msgspec.structs.replace(QUICK, language=language)


def choose(desk: Desk, language: str) -> None:
    desk.contents._change(language=language)
    QCoreApplication.processEvents()


def on_all_pages(dialog: QDialog) -> set[str]:
    tabs = dialog.findChild(QTabWidget)
    texts = set()
    for place in range(tabs.count()):
        tabs.setCurrentIndex(place)
        texts |= {text for _, text in said(dialog)}
    return texts


def told(desk: Desk) -> list[Said]:
    QCoreApplication.processEvents()
    return said(desk.window)


@each_scene
def test_an_open_window_says_in_another_language_what_a_new_one_would(
    scene: Scene, open_desk: Callable[..., Desk], qtbot: QtBot, tmp_path: Path
) -> None:
    old = open_desk(folder=tmp_path / "old", engine=SILENT_ENGINE)
    scene(old, qtbot)
    choose(old, "fr")
    new = open_desk(in_language("fr"), folder=tmp_path / "new", engine=SILENT_ENGINE)
    scene(new, qtbot)
    assert told(old) == told(new)


@each_scene
def test_no_text_goes_round_the_translation(
    scene: Scene, open_desk: Callable[..., Desk], qtbot: QtBot, dressed: QApplication
) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    dressed.installTranslator(Pseudo(dressed))
    desk.contents._appearance.language.changed.emit()
    scene(desk, qtbot)
    plain = [(where, text) for where, text in told(desk) if not MARK.search(text)]
    assert [(where, text) for where, text in plain if text not in NAMES] == []


def test_what_was_laid_and_held_stays(open_desk: Callable[..., Desk], qtbot: QtBot) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    with_draft(desk, qtbot)
    driver = Driver(qtbot, desk)
    laid = driver.laid
    driver.click_tile(driver.place("Bs"))
    choose(desk, "nb")
    assert (driver.laid, driver.table.gestures.place) == (laid, driver.place("Bs"))
    assert driver.words == "En linje på 4: 4 poeng. Enter spiller den."


def test_the_preferences_change_their_own_language_too(open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.actions_.preferences.trigger()
    dialog = desk.window.findChild(QDialog, "preferences_dialog")
    before = on_all_pages(dialog)
    box = dialog.findChild(QComboBox, "preference_language")
    box.setCurrentIndex(box.findData("th"))
    QCoreApplication.processEvents()
    assert before & on_all_pages(dialog) == set(LANGUAGES.values())
    assert desk.contents._settings.language == "th"
    assert dialog.findChild(QComboBox, "preference_language").currentText() == LANGUAGES["th"]


def test_the_language_is_there_again_at_the_next_start(
    open_desk: Callable[..., Desk], tmp_path: Path
) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    choose(desk, "th")
    kept, _ = load_settings(places_in(tmp_path).settings)
    assert kept.language == "th"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_opens_one_entry_of_a_menu(language: str, open_desk: Callable[..., Desk]) -> None:
    desk = open_desk(in_language(language), engine=SILENT_ENGINE)
    bar = desk.window.menuBar()
    menus = [bar, *(menu for menu in desk.window.findChildren(QMenu) if menu.actions())]
    for menu in menus:
        letters = [letter for action in menu.actions() for letter in re.findall("&([^&])", action.text())]
        assert sorted({*map(str.lower, letters)}) == sorted(map(str.lower, letters)), menu.title()
        assert [
            action.text() for action in menu.actions() if action.text() and "&" not in action.text()
        ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_was_never_named_is_addressed_in_any_language(language: str, dressed: QApplication) -> None:
    speak(dressed, language)
    own = you()
    speak(dressed, "fr")
    assert winners_title([own]) == "Vous gagnez\u202f!"
    assert turn_heading(own, alone=False) == "Votre tour"


def test_a_first_game_greets_in_the_language_of_now(open_desk: Callable[..., Desk]) -> None:
    seats = (SeatSettings("You"), SeatSettings("Robin", "club"))
    desk = open_desk(msgspec.structs.replace(QUICK, seats=seats, language="fr"), engine=SILENT_ENGINE)
    desk.contents.begin()
    desk.contents.start_page.play.click()
    assert desk.controller.game.header.seats[0].name == "Vous"


def test_who_was_never_named_is_told_in_the_language_of_now(
    open_desk: Callable[..., Desk], qtbot: QtBot
) -> None:
    desk = open_desk(engine=SILENT_ENGINE)
    desk.contents.desk.start(GameSetup((SeatSetup("You"), SeatSetup("Robin", "club")), deal=1))
    desk.contents.table.overlays.banner.dismiss()
    choose(desk, "nb")
    told_now = {word for _, text in told(desk) for word in re.findall(r"\w+", text)}
    assert "Du" in told_now
    assert "You" not in told_now
    assert desk.controller.game.header.seats[0].name == "You"
