"""Every window and dialog, opened as a person would, or as the program does when something happened."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.forfeits import Fault, Forfeit
from qwirkle_desktop.controller.pad_book import new_pad
from qwirkle_desktop.library.settings import BotSettings
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.dialogs.ask import end_game_question, idle_question, notice
from qwirkle_desktop.ui.dialogs.bot_editor import BotEditor
from qwirkle_desktop.ui.dialogs.bot_forfeit import ForfeitDialog
from qwirkle_desktop.ui.dialogs.bots import BotsDialog
from qwirkle_desktop.ui.dialogs.players import players_of
from qwirkle_desktop.ui.dialogs.unexpected import UnexpectedDialog
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.replay.play_on import play_on_dialog

Opener = Callable[[Desk], QDialog]
ACTIONS = (
    "new_game",
    "library",
    "statistics",
    "scorepad",
    "preferences",
    "about",
    "keys",
    "legal_plays",
    "hand_over",
)


def by_action(name: str) -> Opener:
    """A dialog that a menu opens."""

    def open_(desk: Desk) -> QDialog:
        getattr(desk.contents.actions_, name).trigger()
        return newest(desk.window)

    open_.__name__ = name
    return open_


def by_button(opener: Opener, button: str) -> Opener:
    """A dialog that a button of another opens."""

    def open_(desk: Desk) -> QDialog:
        pressed = opener(desk).findChild(QPushButton, button)
        assert pressed is not None, button
        pressed.click()
        return newest(desk.window)

    open_.__name__ = button
    return open_


def newest(window: QWidget) -> QDialog:
    """The dialog that was opened last."""
    QCoreApplication.processEvents()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    return dialog


def how_to_play(desk: Desk) -> QDialog:
    """The rules, beside the game."""
    desk.contents.actions_.how_to_play.trigger()
    (rules,) = desk.window.findChildren(QDialog, "how_to_play_dialog")
    return rules


def full_table(desk: Desk) -> QDialog:
    """A new game with as many seats as there may be."""
    dialog = by_action("new_game")(desk)
    while dialog.add_person.isEnabled():
        dialog.add_person.click()
    return dialog


def scorepad(desk: Desk) -> QDialog:
    """A pad with some turns on it."""
    desk.contents._games._pads.open(new_pad(("Ada", "Ben", "Cy")))
    pad = newest(desk.window)
    for key in ("digit_5", "write_turn", "line_6", "write_turn", "digit_9", "digit_9"):
        pad.findChild(QPushButton, key).click()
    return pad


def finished_pad(desk: Desk) -> QDialog:
    """A pad whose game is over."""
    pad = scorepad(desk)
    pad.book.end(1)
    return pad


def pads(desk: Desk) -> QDialog:
    """The list of scorepads."""
    scorepad(desk).accept()
    desk.contents._games._pads.show_list()
    return newest(desk.window)


def bots(desk: Desk) -> QDialog:
    """The list of bots."""
    return _show(BotsDialog((BotSettings("Rook", "python3 rook.py"),), desk.window))


def bot_editor(desk: Desk) -> QDialog:
    """The form for a bot."""
    return _show(BotEditor(None, (), desk.window))


def forfeit(desk: Desk) -> QDialog:
    """A bot lost its seat."""
    game = desk.controller.game
    assert game is not None
    view = view_of(game.state, game.state.seat)
    told = Forfeit(0, "Rook", Fault.FLOODS, "detail", view, 2)
    dialog = ForfeitDialog(told, "Ada", players_of(("club", "expert"), ()), desk.window)
    dialog.show_position.click()
    return _show(dialog)


def unexpected(desk: Desk) -> QDialog:
    """The program has a fault."""
    return _show(UnexpectedDialog(str, is_safe=False, parent=desk.window))


def end_question(desk: Desk) -> QDialog:
    """Whether to end the game."""
    return _show(end_game_question(desk.window))


def idle(desk: Desk) -> QDialog:
    """Nobody laid a tile for long."""
    return _show(idle_question(desk.window))


def not_kept(desk: Desk) -> QDialog:
    """The disk is full."""
    return _show(notice(file_phrases.not_kept_heading(), file_phrases.not_kept("no space"), desk.window))


def play_on(desk: Desk) -> QDialog:
    """Who goes on from a replay."""
    saved, look = desk.contents.desk.on_table, desk.contents._appearance
    assert saved is not None
    return _show(play_on_dialog(look.theme, look.fonts, saved, 0, ("club",), (), (), desk.window))


def _show(dialog: QDialog) -> QDialog:
    show(dialog)
    return dialog


PREFERENCES, LIBRARY, KEYS = by_action("preferences"), by_action("library"), by_action("keys")
OPENERS: tuple[Opener, ...] = (
    *map(by_action, ACTIONS),
    by_button(PREFERENCES, "edit_palette"),
    by_button(KEYS, "change_keys"),
    by_button(by_action("about"), "show_licences"),
    by_button(LIBRARY, "rename_game_button"),
    by_button(by_action("new_game"), "house_rules"),
    by_button(scorepad, "end_pad"),
    how_to_play,
    full_table,
    scorepad,
    finished_pad,
    pads,
    bots,
    bot_editor,
    forfeit,
    unexpected,
    end_question,
    idle,
    not_kept,
    play_on,
)
