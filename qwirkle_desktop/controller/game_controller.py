"""The one owner of the game in progress: takes orders, tells what became of them."""

import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft, draft_of
from qwirkle_desktop.rules.moves import Lift, Move, Pass, Roll, Trade
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import Step, apply, close
from qwirkle_desktop.rules.view import shows_hands, view_of

from .computers import Computers
from .curtain import Curtain
from .keeper import Keeper
from .undo import Timed, taken_back, turn_to_undo, turns_to_redo

log = logging.getLogger(__name__)


class GameController(QObject):
    """Owns the game, the draft and the curtain.

    game_shown(Game): another game is on the table.
    draft_changed(Draft | None): the tentative tiles are now these; None while no person may lay any.
    refused(Refusal): an order breaks a rule; nothing changed.
    advanced(Step): a move was made; an aside does not end the turn.
    rewound(GameState, GameState): turns were taken back, from, to.
    seats_changed(Game): a seat has another player.
    hand_seen(seat | None): whose hand may be seen now; None while the curtain is down.
    turn_began(seat): it is that seat's turn; what led to it is on the disk.
    ended(Outcome): the game is over.
    computer_failed(): the computer whose turn it is does not answer.
    bot_forfeited(Forfeit): the outside bot whose turn it is gives no move in this game.
    idle_reached(): three whole rounds went by without a play; the players may end the game.
    unsaved(str): the library could not be written, and why; told once, until it can be written again.
    """

    game_shown = Signal(object)
    draft_changed = Signal(object)
    refused = Signal(object)
    advanced = Signal(object)
    rewound = Signal(object, object)
    seats_changed = Signal(object)
    hand_seen = Signal(object)
    turn_began = Signal(object)
    ended = Signal(object)
    computer_failed = Signal()
    bot_forfeited = Signal(object)
    idle_reached = Signal()
    unsaved = Signal(object)

    def __init__(self, library: Library, computers: Computers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = Keeper(library, self)
        self._computers = computers
        self._game: Game | None = None
        self._draft: Draft | None = None
        self._redo: tuple[Timed, ...] = ()
        self._curtain = Curtain((), 0, is_needed=False)
        self._clock = QElapsedTimer()
        self._keeper.unsaved.connect(self.unsaved)
        computers.decided.connect(self._take_decision)
        computers.failed.connect(self.computer_failed)
        computers.forfeited.connect(self.bot_forfeited)

    # What there is

    @property
    def game(self) -> Game | None:
        """The game on the table."""
        return self._game

    @property
    def draft(self) -> Draft | None:
        """The tentative tiles of the person to move; None while nobody may lay any."""
        return self._draft

    @property
    def curtain(self) -> Curtain:
        """Who holds the laptop."""
        return self._curtain

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people have."""
        if self._game is None:
            return ()
        return tuple(seat for seat, one in enumerate(self._game.header.seats) if one.computer is None)

    @property
    def is_saved(self) -> bool:
        """Whether the library has the game as it is; what is being written just now is waited for."""
        return self._keeper.is_saved

    @property
    def is_practice(self) -> bool:
        """Whether nothing on the table is kept."""
        return not self._keeper.kept

    @property
    def is_paused(self) -> bool:
        """Whether the computers wait to be stepped."""
        return self._computers.is_paused

    @property
    def is_stuck(self) -> bool:
        """Whether the computer whose turn it is gave no move."""
        return self._computers.has_failed

    @property
    def seat_seen(self) -> int | None:
        """Whose hand may be seen; None while the curtain is down or no game is on the table."""
        if self._game is None:
            return None
        return self._curtain.seen(self._game.state.seat)

    @property
    def can_undo(self) -> bool:
        """Whether a turn could be taken back (in pass-and-play the next player is asked)."""
        return self._turn_to_undo() is not None

    @property
    def seat_to_undo(self) -> int | None:
        """Whose turn would be taken back; None where none may be."""
        turn = self._turn_to_undo()
        return None if self._game is None or turn is None else self._game.steps[turn].seat

    @property
    def can_redo(self) -> bool:
        """Whether a turn that was taken back can be made again."""
        hidden = self._curtain.is_needed and self._curtain.holder is None
        return bool(self._redo) and not hidden

    @property
    def undo_needs_consent(self) -> bool:
        """Whether somebody else has to agree before a turn is taken back."""
        if self._game is None or self._game.is_over or not self._curtain.is_needed:
            return False
        # What was done aside in this very turn is the holder's own affair.
        is_own = self._game.state.aside is not None and self.seat_to_undo == self._curtain.holder
        return not is_own

    # Putting a game on the table

    def show(self, game: Game, *, kept: bool = True) -> None:
        """Put a saved game on the table and go on with it; one not `kept` is practice: nobody else moves."""
        self._keep_what_failed()
        self._computers.forget()
        self._computers.set_paused(False)
        self._computers.begin()
        self._computers.seat([seat.computer for seat in game.header.seats])
        self._game, self._keeper.kept = game, kept
        self._redo = ()
        self._seat_people()
        self._set_draft(None)
        self.game_shown.emit(game)
        self._show_hand()
        self._begin_turn()

    def leave(self) -> None:
        """Take the game off the table; it stays in the library."""
        self._keep_what_failed()
        self._computers.forget()
        self._game = None
        self._redo = ()
        self._set_draft(None)

    def keep(self) -> None:
        """Once more to the disk: what could not be written when it happened may be now."""
        if self._game is not None:
            self._keeper.save(self._game)
            self.finish_writing()

    def finish_writing(self) -> None:
        """Wait until the disk has every turn; the next one is announced then."""
        self._keeper.finish()

    # The draft

    def lay(self, place: int, cell: Cell) -> bool:
        """Lay a hand tile, or move a tentative one; False where that is refused."""
        if self._draft is None:
            return False
        result = self._draft.lay(place, cell)
        if isinstance(result, Refusal):
            self.refused.emit(result)
            return False
        self._set_draft(result)
        return True

    def take_back(self, place: int) -> None:
        """Take a tentative tile back into the hand."""
        if self._draft is not None:
            self._set_draft(self._draft.take_back(place))

    def take_back_all(self) -> None:
        """Take all tentative tiles back."""
        if self._draft is not None:
            self._set_draft(self._draft.clear())

    # Turns

    def play(self) -> bool:
        """Play the draft; False where a rule forbids it."""
        return self._draft is not None and self._make(self._draft.play)

    def trade(self, places: Sequence[int]) -> bool:
        """Trade hand tiles by their places; False where a rule forbids it."""
        if self._draft is None:
            return False
        return self._make(Trade(tuple(self._draft.hand[place] for place in places)))

    def roll(self, places: Sequence[int]) -> bool:
        """Roll dice of the hand again, by their places, before the play; False where a rule forbids it."""
        if self._draft is None:
            return False
        return self._make(Roll(tuple(self._draft.hand[place] for place in places)))

    def lift(self, cell: Cell) -> bool:
        """Spend a disc to take the tile on a cell into the hand; False where a rule forbids it."""
        tile = None if self._draft is None else self._draft.board.tiles.get(cell)
        if tile is None:
            self.refused.emit(Refusal.NOTHING_TO_LIFT)
            return False
        return self._make(Lift(Placement(cell, tile)))

    def pass_turn(self) -> bool:
        """Pass, where the rules of this game let a person do so."""
        return self._draft is not None and self._make(Pass())

    def undo(self) -> bool:
        """Take back the last turn that may be; consent, where it is needed, was given."""
        turn = self._turn_to_undo()
        if self._game is None or turn is None:
            return False
        self._computers.forget()
        before = self._game.state
        game, undone = taken_back(self._game, turn)
        self._keep(game)
        self._redo = undone + self._redo
        self._drop_for_another()
        self._set_draft(None)
        self.rewound.emit(before, game.state)
        self._show_hand()
        self._begin_turn()
        return True

    def redo(self) -> bool:
        """Make the turns again that the last undo took back."""
        if self._game is None or not self.can_redo:
            return False
        self._computers.forget()
        count = turns_to_redo([step for step, _ in self._redo], self.people)
        again, self._redo = self._redo[:count], self._redo[count:]
        for step, ms in again:
            self._advance(step, ms)
        self._begin_turn(in_turn=again[0][0].seat == again[-1][0].seat)
        return True

    def end(self, reason: EndReason, loser: int | None = None) -> None:
        """The players end the game; who forfeits it is its loser."""
        if self._game is None or self._game.is_over:
            return
        if reason is EndReason.IDLE and not self._game.state.is_idle:
            # A computer laid tiles while the players were asked.
            return
        self._computers.forget()
        self._redo = ()
        self._advance(close(self._game.state, reason, loser))
        self._begin_turn()

    def hand_over(self, seat: int, player: Seat) -> None:
        """Give a seat to another player, a computer's or a person's."""
        if self._game is None or self._game.is_over:
            return
        seats = self._game.header.seats
        self._computers.forget()
        self._redo = ()
        game = self._game.with_seats((*seats[:seat], player, *seats[seat + 1 :]))
        self._computers.seat([one.computer for one in game.header.seats])
        self._keep(game)
        self._seat_people()
        if self.people:
            # Only a game that nobody plays in can be paused.
            self._computers.set_paused(False)
        self._set_draft(None)
        self.seats_changed.emit(game)
        self._show_hand()
        self._begin_turn()

    def note_help(self) -> None:
        """The person whose turn it is was helped: the record says so from now on."""
        game = self._game
        if game is not None and self._draft is not None and not game.header.seats[game.state.seat].assisted:
            self._keep(game.with_help(game.state.seat))

    def ask_again(self) -> None:
        """Ask the computer whose turn it is once more, if it is one's."""
        if self._game is not None and self._game.state.seat not in self.people:
            self._ask_or_open()

    # The curtain

    def lift_curtain(self) -> None:
        """The person awaited took the laptop."""
        if self._game is None or not self._curtain.is_needed or self._curtain.holder is not None:
            return
        self._curtain = self._curtain.lifted(self._game.state.seat)
        self._clock.start()
        self._show_hand()
        self._open_draft()

    def drop_curtain(self) -> None:
        """Hide the hand, for instance when the window loses the focus."""
        if self._game is None or self._curtain.holder is None or self._game.is_over:
            return
        self._curtain = self._curtain.fallen()
        self._set_draft(None)
        self._show_hand()

    def cover_hands(self) -> None:
        """Hide every hand, whoever plays, until it is uncovered: the players make a pause."""
        if self._game is not None and not self._game.is_over:
            self._curtain = replace(self._curtain, covered=True)
            self._set_draft(None)
            self._show_hand()

    def uncover_hands(self) -> None:
        """The players go on."""
        if self._curtain.covered:
            self._curtain = replace(self._curtain, covered=False)
            self._clock.start()
            self._show_hand()
            self._open_draft()

    # Inside

    def _make(self, move: Move) -> bool:
        """Make the move a person decided on."""
        refusal = self._apply(move)
        if refusal is not None:
            self.refused.emit(refusal)
        return refusal is None

    def _take_decision(self, move: Move) -> None:
        """Make a computer's move; an illegal one is that computer's failure, not news for people."""
        if refusal := self._apply(move):
            log.warning("a computer's move was refused: %s", refusal.name)
            self._computers.refuse(f"{json.dumps(format_move(move))}: {refusal.value}")

    def _apply(self, move: Move) -> Refusal | None:
        if self._game is None:
            return Refusal.GAME_OVER
        step = apply(self._game.state, move)
        if isinstance(step, Refusal):
            return step
        self._redo = ()
        self._advance(step, self._clock.elapsed())
        self._begin_turn(in_turn=True)
        return None

    def _advance(self, step: Step, ms: int | None = None) -> None:
        """Swap the state, have it written, and tell what was done."""
        if self._game is None:
            return
        game = self._game.after(step, ms)
        self._keep(game)
        self._draft = None
        self._drop_for_another()
        self.advanced.emit(step)
        self.draft_changed.emit(self._draft)

    def _drop_for_another(self) -> None:
        """The curtain falls unless the one who holds the laptop is to move."""
        if self._game is not None and self._curtain.awaited(self._game.state.seat) != self._curtain.holder:
            self._curtain = self._curtain.fallen()

    def _begin_turn(self, *, in_turn: bool = False) -> None:
        """Make the moves that leave no choice; say whose turn it is, but for one that goes on `in_turn`."""
        self._make_forced()
        self._show_hand()
        self._keeper.when_written(partial(self._announce_turn, in_turn=in_turn))

    def _announce_turn(self, *, in_turn: bool) -> None:
        """Nobody hears of the next turn before the last one is on the disk."""
        if self._game is None:
            return
        if (result := outcome(self._game.state)) is not None:
            self.ended.emit(result)
            return
        if self._game.state.is_idle and not self.people:
            self.end(EndReason.IDLE)
            return
        self._clock.start()
        if not (in_turn and self._game.state.aside):
            self.turn_began.emit(self._game.state.seat)
        self._ask_or_open()
        self._tell_if_idle()

    def _tell_if_idle(self) -> None:
        """Once, when the third round ends; who plays on is not asked every turn."""
        game = self._game
        if game and game.steps and game.state.is_idle and not game.steps[-1].before.is_idle:
            self.idle_reached.emit()

    def _make_forced(self) -> None:
        """The moves that leave no choice are made at once."""
        while self._game is not None and (forced := self._game.state.forced):
            step = apply(self._game.state, forced)
            if isinstance(step, Step):
                self._advance(step)

    def _ask_or_open(self) -> None:
        if self._game is None or self._game.is_over or self._keeper.is_awaited:
            return
        state = self._game.state
        level = self._game.header.seats[state.seat].computer
        if level is None:
            self._open_draft()
        elif self._keeper.kept:
            self._computers.ask(view_of(state, state.seat), level, state.seat)

    def _open_draft(self) -> None:
        if self._game is None or self._game.is_over or self._keeper.is_awaited:
            return
        state = self._game.state
        if state.seat in self.people and self.seat_seen == state.seat and self._draft is None:
            self._set_draft(draft_of(state, state.seat))

    def _set_draft(self, draft: Draft | None) -> None:
        self._draft = draft
        self.draft_changed.emit(draft)

    def _show_hand(self) -> None:
        self.hand_seen.emit(self.seat_seen)

    def _seat_people(self) -> None:
        if self._game is not None:
            state = self._game.state
            are_open = shows_hands(state.rules, state.variant)
            self._curtain = Curtain.over(self.people, state.seats, open_hands=are_open)

    def _turn_to_undo(self) -> int | None:
        if self._game is None:
            return None
        return turn_to_undo(self._game, self.people, only_last=self._curtain.is_needed)

    def _keep(self, game: Game) -> None:
        self._game = game
        self._keeper.save(game)

    def _keep_what_failed(self) -> None:
        """Before a game leaves the table: it may be possible to write it by now."""
        self._keeper.forget()
        if not self.is_saved:
            self.keep()
