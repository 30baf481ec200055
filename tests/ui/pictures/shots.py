"""What the reference pictures show: moments of games and windows, in many looks, sizes and languages."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPoint, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.house import HouseRules, Tie
from qwirkle_desktop.ui.coach.hints import Stage
from tests.ui.coach.conftest import rest
from tests.ui.languages.windows import by_action, by_button
from tests.ui.pictures.games import dated, finished, in_the_middle
from tests.ui.review.conftest import made_up
from tests.ui.table.conftest import middle_game
from tests.ui.table.driver import Driver

LEAST, USUAL = QSize(800, 600), QSize(1280, 800)
BOARD, HAND = ". Yl .\nRc Rl Rs\n. Bl .", "Re Oe Bs Gc Pd Yf"
BAG = "Rc Oc Yc Gc Bc Pc Os Od"


@dataclass(frozen=True)
class Shot:
    """A picture: what to do with the window of the gallery, how it looks, and what of it is shown."""

    name: str
    scene: Callable[[Desk, QtBot], QWidget | None]
    look: dict[str, Any] = field(default_factory=dict)
    size: QSize = LEAST


def on_table(desk: Desk, qtbot: QtBot, game: Game | None = None) -> Driver:
    """A game on the table, without a word on who starts, and no mouse over anything."""
    game = dated(game or middle_game(BOARD, HAND, "Rf Of Yf Gf Bf Pf", bag=BAG, level="club"))
    desk.controller.show(game)
    desk.contents.desk.opened.emit()
    desk.contents.table.overlays.banner.dismiss()
    desk.controller.lift_curtain()
    return Driver(qtbot, desk)


def start(desk: Desk, qtbot: QtBot) -> None:
    """The first thing anybody sees."""
    desk.contents.pages.show_start()


def draft(desk: Desk, qtbot: QtBot) -> None:
    """Two tiles are laid, and may be played."""
    driver = on_table(desk, qtbot)
    driver.lay_tile("Re", 3, 1)
    driver.lay_tile("Oe", 3, 0)


def held(desk: Desk, qtbot: QtBot) -> None:
    """A tile is held over a place that takes it."""
    driver = on_table(desk, qtbot)
    driver.click_tile(driver.place("Re"))
    driver.hover(Cell(3, 1))


def refused(desk: Desk, qtbot: QtBot) -> None:
    """A tile was laid where it may not lie, and the reason is told."""
    driver = on_table(desk, qtbot)
    driver.lay_tile("Gc", 3, 1)


def trading(desk: Desk, qtbot: QtBot) -> None:
    """Two tiles are marked to be traded."""
    driver = on_table(desk, qtbot)
    desk.contents.actions_.trade.trigger()
    for place in (1, 3):
        driver.click_tile(place)


def long_game(desk: Desk, qtbot: QtBot) -> None:
    """Four seats in the middle of a game, the last round marked."""
    on_table(desk, qtbot, in_the_middle("Ada", "Robin:club", "Wren:expert", "Cy:casual", turns=28))


def pointed_at(desk: Desk, qtbot: QtBot) -> None:
    """The mouse is on a card: the lines that made its points are lit."""
    on_table(desk, qtbot, in_the_middle(turns=15))
    card = desk.contents.table.panel._scores.cards[0]
    for x in (30, 31):
        QTest.mouseMove(card, QPoint(x, 20))


def tiles_left(desk: Desk, qtbot: QtBot) -> None:
    """The kinds that nobody has shown."""
    long_game(desk, qtbot)
    desk.contents.table.panel._tabs.setCurrentIndex(1)


def passing_on(desk: Desk, qtbot: QtBot) -> None:
    """The curtain is down for the next player."""
    game = in_the_middle("Ada", "Ben", turns=9)
    desk.controller.show(game)
    desk.contents.desk.opened.emit()
    desk.contents.table.overlays.banner.dismiss()


def choosing(desk: Desk, qtbot: QtBot) -> None:
    """Who starts is asked."""
    setup = GameSetup(
        (SeatSetup("Ada"), SeatSetup("Ben", colour=1)), deal=2, rules=HouseRules(tie=Tie.CHOOSE)
    )
    desk.contents.desk.start(setup)


def ended(desk: Desk, qtbot: QtBot) -> None:
    """The result."""
    desk.controller.show(finished())
    desk.contents.desk.opened.emit()
    desk.contents.presenter.show_result()


def replay(desk: Desk, qtbot: QtBot) -> None:
    """A game is looked at again."""
    desk.contents.replays.show(finished().header.id, 12)


def review(desk: Desk, qtbot: QtBot) -> None:
    """What each turn was worth."""
    game = finished()
    desk.contents.reviews._reviewer._shelf.keep(game, made_up(game))
    desk.contents.reviews.show(game.header.id)


def hint(desk: Desk, qtbot: QtBot) -> None:
    """The coach shows the best play."""
    others = ("Rf Of Yf Gf Bf Pf",)
    bag = rest(BOARD, HAND, *others)
    on_table(desk, qtbot, middle_game(BOARD, HAND, *others, bag=bag, level="club"))
    ask = desk.contents.actions_.hint.trigger
    ask()
    hints = desk.contents.coach.hints
    assert hints is not None
    qtbot.waitUntil(lambda: hints.stage is Stage.IDEA, timeout=20_000)
    ask()
    ask()


def puzzle(desk: Desk, qtbot: QtBot) -> None:
    """A puzzle is to be solved."""
    desk.contents.coach.puzzles.open(3)


def lesson(desk: Desk, qtbot: QtBot) -> None:
    """The first step of the lesson."""
    desk.contents.actions_.tutorial.trigger()


def page_of_preferences(number: int) -> Callable[[Desk, QtBot], QWidget]:
    """A page of the preferences."""

    def scene(desk: Desk, qtbot: QtBot) -> QWidget:
        on_table(desk, qtbot)
        dialog = by_action("preferences")(desk)
        dialog.findChild(QTabWidget).setCurrentIndex(number)
        return dialog

    return scene


def window(name: str) -> Callable[[Desk, QtBot], QWidget]:
    """A window that a menu opens."""

    def scene(desk: Desk, qtbot: QtBot) -> QWidget:
        on_table(desk, qtbot)
        return by_action(name)(desk)

    return scene


def games(desk: Desk, qtbot: QtBot) -> QWidget:
    """The games kept, none of which is from today."""
    desk.contents.pages.show_start()
    return by_action("library")(desk)


def palette_editor(desk: Desk, qtbot: QtBot) -> QWidget:
    """An own palette is made."""
    on_table(desk, qtbot)
    return by_button(by_action("preferences"), "edit_palette")(desk)


DARK = {"appearance": "dark"}
SHOTS = (
    Shot("start", start, size=USUAL),
    Shot("start_dark_th", start, DARK | {"language": "th"}),
    Shot("draft", draft, size=USUAL),
    Shot("draft_dark_nb", draft, DARK | {"language": "nb"}),
    Shot("draft_walnut", draft, DARK | {"tiles": "walnut"}),
    Shot("draft_vision_letters", draft, {"tiles": "vision", "finish": "flat", "colour_marks": "letter"}),
    Shot("draft_contrast", draft, DARK | {"tiles": "contrast", "finish": "contrast"}),
    Shot("draft_large_text", draft, {"text_size": 200}, USUAL),
    Shot("held_fr", held, {"language": "fr"}),
    Shot("refused", refused),
    Shot("trading_dark", trading, DARK),
    Shot("last_round", long_game),
    Shot("lines_dark", pointed_at, DARK),
    Shot("tiles_left_patterns", tiles_left, {"colour_marks": "pattern"}),
    Shot("curtain_nb", passing_on, {"language": "nb"}),
    Shot("who_starts_dark", choosing, DARK),
    Shot("end_fr", ended, {"language": "fr"}, QSize(1024, 700)),
    Shot("end_dark", ended, DARK),
    Shot("replay_th", replay, {"language": "th"}),
    Shot("review_dark", review, DARK),
    Shot("hint", hint),
    Shot("puzzle_dark", puzzle, DARK),
    Shot("lesson_fr", lesson, {"language": "fr"}),
    Shot("new_game", window("new_game"), size=USUAL),
    Shot("preferences_looks_dark", page_of_preferences(0), DARK, USUAL),
    Shot("preferences_sound_large", page_of_preferences(2), {"text_size": 150}),
    Shot("palette_editor", palette_editor, size=USUAL),
    Shot("keys_dark_fr", window("keys"), DARK | {"language": "fr"}, USUAL),
    Shot("games", games),
    Shot("statistics_dark", window("statistics"), DARK),
)
