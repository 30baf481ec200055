"""What the window asks and tells in the middle of a game."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.setup import SeatSetup
from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.ui.dialogs.ask import Question, end_game_question, idle_question, notice
from qwirkle_desktop.ui.phrases import files as phrases
from qwirkle_desktop.ui.phrases.seats import computer_name, is_you
from qwirkle_desktop.ui.screens.curtain import Curtain
from qwirkle_desktop.ui.typography import text_growth

AROUND = 48
"""What stays of a window around a dialog that needs all the room."""


def show(dialog: QDialog) -> None:
    """Open a dialog over its window without blocking; it goes for good when it closes."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if not isinstance(dialog, QFileDialog):
        widen(dialog)
    dialog.open()


def widen(dialog: QDialog) -> None:
    """Give larger letters more room, as far as the window goes that the dialog lies over."""
    around, layout = dialog.parentWidget(), dialog.layout()
    if text_growth() <= 1.0 or around is None or layout is None:
        return
    room, least = around.window().width() - AROUND, dialog.minimumSizeHint().width()
    is_sized = dialog.testAttribute(Qt.WidgetAttribute.WA_Resized)
    usual = dialog.width() if is_sized else max(dialog.minimumWidth(), least)
    hint = 0 if is_sized else dialog.sizeHint().width()
    width = max(least, min(room, max(hint, round(usual * text_growth()))))
    height = dialog.height() if is_sized else dialog.sizeHint().height()
    if not is_sized and layout.hasHeightForWidth():
        height = layout.totalHeightForWidth(width)
    if not is_sized:
        height = min(height, around.window().height() - AROUND)
    dialog.resize(width, height)


class Questions(QObject):
    """Asks about ends, undo and seats, and orders what was answered. `levels` may take a seat."""

    def __init__(
        self, controller: GameController, curtain: Curtain, levels: tuple[str, ...], window: QWidget
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._curtain = curtain
        self._levels = levels
        self._bots: tuple[str, ...] = ()
        self._window = window
        controller.unsaved.connect(self._tell_unsaved)
        controller.computer_failed.connect(self._ask_again)
        controller.idle_reached.connect(self._ask_idle)

    def set_bots(self, names: tuple[str, ...]) -> None:
        """The bots that may take a seat, too."""
        self._bots = names

    def ask_to_end(self) -> None:
        """Whether the players stop the game here."""
        self._ask(end_game_question(self._window), self._end_game)

    def undo(self) -> None:
        """Alone, a turn is taken back at once; in pass-and-play the curtain asks the next player."""
        if self._controller.undo_needs_consent:
            self._controller.drop_curtain()
            self._curtain.ask_undo()
        else:
            self._controller.undo()

    def ask_hand_over(self) -> None:
        """Which seat goes to which computer."""
        from qwirkle_desktop.ui.dialogs.hand_over import HandOverDialog

        game = self._controller.game
        if game is None:
            return
        seats = tuple(SeatSetup(seat.name, seat.computer) for seat in game.header.seats)
        self._hand_over = HandOverDialog(seats, self._levels, game.state.seat, self._window, bots=self._bots)
        self._hand_over.accepted.connect(self._hand_over_chosen)
        show(self._hand_over)

    def _hand_over_chosen(self) -> None:
        game, choice = self._controller.game, self._hand_over.choice()
        if game is not None:
            name = _name_for(choice.seat, choice.level, tuple(one.name for one in game.header.seats))
            version = CALIBRATION if choice.level in self._levels else None
            self._controller.hand_over(choice.seat, Seat(name, choice.level, version))

    def _end_game(self) -> None:
        self._controller.end(EndReason.ABANDONED)

    def _ask_idle(self) -> None:
        self._ask(idle_question(self._window), self._end_idle)

    def _end_idle(self) -> None:
        self._controller.end(EndReason.IDLE)

    def _ask_again(self) -> None:
        """The computer to move gave no move: ask again, or who takes its seat if its level is not here."""
        game = self._controller.game
        if game is not None and game.header.seats[game.state.seat].computer not in self._levels:
            self.ask_hand_over()
            return
        self._ask(Question(*phrases.computer_failed(), self._window), self._controller.ask_again)

    def _tell_unsaved(self, reason: str) -> None:
        show(notice(phrases.not_kept_heading(), phrases.not_kept(reason), self._window))

    def _ask(self, question: Question, yes: Callable[[], object]) -> None:
        question.accepted.connect(yes)
        show(question)


def _name_for(seat: int, level: str | None, names: tuple[str, ...]) -> str:
    """A computer is not called You."""
    return computer_name(names) if level and is_you(names[seat]) else names[seat]
