"""The dialog that seats a game played on from another: the new-game dialog with its seats given."""

from PySide6.QtWidgets import QWidget

from qwirkle_desktop.controller.setup import seats_of
from qwirkle_desktop.library.store import SavedGame
from qwirkle_desktop.rules.state import turns_in
from qwirkle_desktop.ui.dialogs.new_game import Given, NewGameDialog
from qwirkle_desktop.ui.phrases import replay as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale


def play_on_dialog(
    theme: Theme,
    fonts: TypeScale,
    saved: SavedGame,
    turn: int,
    levels: tuple[str, ...],
    names: tuple[str, ...],
    bots: tuple[str, ...],
    parent: QWidget,
) -> NewGameDialog:
    """Ask who plays on after so many moves; the seats are suggested as they were."""
    given = Given(
        phrases.play_on_title(),
        phrases.play_on_heading(turns_in(saved.game.state.moves[:turn])),
        phrases.play_on_help(),
    )
    return NewGameDialog(
        theme, fonts, seats_of(saved), names, parent=parent, playable_levels=levels, given=given, bots=bots
    )
