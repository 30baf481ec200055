"""Shows on the table what the controller tells, and says it in words."""

from PySide6.QtCore import QObject, QTimer, Signal

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.outcome import Outcome
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.hands import just_drawn
from qwirkle_desktop.ui.phrases.moves import step_sentence
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.position import area_of, cells_of, seat_cards, show_position
from qwirkle_desktop.ui.screens.end_summary import summarise
from qwirkle_desktop.ui.showing import show_curtain, show_panel
from qwirkle_desktop.ui.status import Words, fits_nowhere, lifting_words, out_of_turn, words_for, words_now
from qwirkle_desktop.ui.table import Table

REFUSAL_MS = 5000
"""How long a refusal stays in the line of words."""


class Presenter(QObject):
    """Connects the controller to the parts of the table.

    said(Words): the line of words changed.
    """

    said = Signal(object)

    def __init__(self, controller: GameController, table: Table) -> None:
        super().__init__(table)
        self._controller = controller
        self._table = table
        self._colours: tuple[int, ...] = ()
        self._play_key = ""
        self._refusal_time = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._refusal_time.timeout.connect(self.say_now)
        self._connect()

    def _connect(self) -> None:
        controller, table = self._controller, self._table
        controller.game_shown.connect(self._show_game)
        controller.draft_changed.connect(self._show_draft)
        controller.refused.connect(self._say_refusal)
        controller.advanced.connect(self._advance)
        controller.rewound.connect(self._rewind)
        controller.seats_changed.connect(self._show_seats)
        controller.hand_seen.connect(self._show_hand)
        controller.turn_began.connect(self._begin_turn)
        controller.ended.connect(self._end)
        controller.computer_failed.connect(self._show_stuck)
        controller.bot_forfeited.connect(self._show_stuck)
        table.gestures.held.connect(self._show_held)
        table.gestures.out_of_turn.connect(self._say_out_of_turn)
        table.gestures.lifting.changed.connect(self.say_now)
        table.marks.changed.connect(self._show_marks)
        table.marks.refused.connect(self._say_refusal)
        table.panel.turn_hovered.connect(self._show_turn)
        table.view.cell_clicked.connect(self._dismiss_banner)
        table.overlays.curtain.undo_refused.connect(self.say_now)
        table.overlays.curtain.lifted.connect(controller.lift_curtain)
        table.overlays.curtain.lifted.connect(table.view.setFocus)
        table.overlays.curtain.undo_granted.connect(controller.undo)

    def set_colours(self, colours: tuple[int, ...]) -> None:
        """The colours of the next game's seats, indices into the theme's."""
        self._colours = colours

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the seats."""
        return self._colours

    def set_play_key(self, key: str) -> None:
        """The key that plays a turn, as people know it; empty: none does."""
        if key != self._play_key:
            self._play_key = key
            self.say_now()

    # Games

    def show_empty(self) -> None:
        """No game yet: the players still choose who starts. What the panel tells is of the game before."""
        self._clear()
        self._table.panel.hide()
        self._table.overlays.curtain.hide()
        self._table.view.fit()
        self.say_now()

    def _show_game(self, game: Game) -> None:
        self._clear()
        self._table.sprites.set_dice(game.state.variant.are_dice)
        self._table.panel.show()
        show_position(self._table.scene, game)
        self._show_seats(game)
        self._table.view.fit()
        self.say_now()

    def _clear(self) -> None:
        table = self._table
        table.finish()
        table.gestures.release()
        table.marks.end()
        table.hands.forget()
        table.overlays.clear_board()
        table.scene.show_draft(None)
        # Another game may have dice where this one has tiles.
        table.scene.show_board(Board())

    def _show_seats(self, game: Game) -> None:
        self._table.panel.show_seats(seat_cards(game, self._colours))
        self._renew_hands(game.state)
        self._show_panel(game.state, animate=False)

    def _end(self, result: Outcome) -> None:
        self._table.overlays.curtain.hide()
        self.show_result()
        self.say_now()

    def show_result(self) -> None:
        """Show the card with the result of a finished game."""
        game = self._controller.game
        if game is None or not game.is_over:
            return
        names = _names(game)
        colours = self._colours or tuple(range(len(names)))
        summary = summarise(game.state, game.steps, names, colours)
        self._table.overlays.end_card.show_summary(summary, game.header.deal)

    def _dismiss_banner(self) -> None:
        """The announcement goes at a click on the board; the question who starts stays."""
        if self._controller.game is not None:
            self._table.overlays.banner.dismiss()

    # Turns

    def _begin_turn(self, seat: int) -> None:
        self.say_now()

    def _advance(self, step: Step) -> None:
        game, table = self._controller.game, self._table
        if game is None:
            return
        table.dock.tray.finish()
        table.renew_hand(step)
        if step.seat == self._controller.seat_seen or step.seat in self._controller.people:
            table.gestures.release()
        table.marks.end()
        table.scene.show_draft(None)
        show_position(table.scene, game)
        source = None if step.seat in self._controller.people else table.card_in_scene()
        table.animator.show_step(step, source)
        self._show_panel(step.after, animate=True)
        if isinstance(step.move, Play):
            table.view.follow(area_of(cells_of(step)))
        self.say_now()

    def _rewind(self, before: GameState, after: GameState) -> None:
        game = self._controller.game
        if game is None:
            return
        self._table.finish()
        self._table.gestures.release()
        self._table.overlays.end_card.hide()
        show_position(self._table.scene, game)
        self._renew_hands(after)
        # Nothing is drawn or rolled where a turn is taken back.
        self._table.hands.show(self._table.hands.seat)
        self._show_panel(after, animate=True)
        self.say_now()

    def _show_turn(self, turn: int | None) -> None:
        """A turn is pointed at: light its tiles and lines."""
        game = self._controller.game
        steps = game.steps if game is not None else ()
        self._table.turn_light.show_step(steps[turn] if turn is not None and turn < len(steps) else None)

    def show_pause(self) -> None:
        """The computers were paused, or go on."""
        if (game := self._controller.game) is not None:
            self._show_panel(game.state, animate=False)
        self.say_now()

    def _show_panel(self, state: GameState, *, animate: bool) -> None:
        show_panel(self._table.panel, self._controller, state, animate=animate)

    # The hand and the draft

    def _show_draft(self, draft: object) -> None:
        self._show_laid()
        current = self._controller.draft
        if current is None or current.laid:
            self._table.marks.end()
        self.say_now()

    def _show_laid(self) -> None:
        """The tentative tiles; one that is held is off the table meanwhile."""
        table, draft = self._table, self._controller.draft
        held = table.gestures.place
        shown = draft.take_back(held) if draft and held is not None else draft
        table.scene.show_draft(shown)
        table.view.set_draggable(frozenset(cell for _, cell in shown.laid) if shown else frozenset())
        table.dock.tray.show_laid([place for place, _ in shown.laid] if shown else ())

    def _show_held(self, place: int | None) -> None:
        table, draft = self._table, self._controller.draft
        self._show_laid()
        if place is None:
            return
        table.overlays.banner.dismiss()
        tile = table.hands.tile(place)
        if draft is not None and tile is not None and not table.gestures.takes_it:
            self._say(fits_nowhere(self._controller, tile))
        else:
            self.say_now()

    def _show_hand(self, seat: int | None) -> None:
        game, hands = self._controller.game, self._table.hands
        if game is None:
            return
        if seat != hands.seat:
            self._table.gestures.release()
        hands.show(seat, just_drawn(game.steps, game.state, seat))
        show_curtain(self._table, self._controller, game, seat)
        self._show_panel(game.state, animate=False)

    def _show_marks(self) -> None:
        if self._table.marks.is_on:
            self._table.gestures.release()
            self._table.gestures.lifting.end()
        self._table.dock.tray.show_marked(self._table.marks.places)
        self.say_now()

    def _renew_hands(self, state: GameState) -> None:
        for seat in range(state.seats):
            self._table.hands.renew(state, seat)

    # Words

    def _show_stuck(self) -> None:
        self._table.panel.set_thinking(None)
        self.say_now()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        game, table = self._controller.game, self._table
        if game is not None:
            table.finish()
            show_position(table.scene, game)
            table.panel.show_seats(seat_cards(game, self._colours))
            last = step_sentence(game.steps[-1], _names(game)) if game.steps else ""
            table.overlays.curtain.tell(last)
            if not table.overlays.end_card.isHidden():
                self.show_result()
        self.say_now()

    def say_now(self) -> None:
        """Say whose turn it is and what can be done."""
        if self._table.gestures.lifting.is_on:
            self._say(lifting_words())
        else:
            self._say(words_now(self._controller, self._table.marks, self._play_key))

    def warn(self, text: str) -> None:
        """Say something that must not be missed, for as long as a refusal is told."""
        self._say(Words(self._table.dock.words.heading, text, is_error=True))

    def say(self, text: str) -> None:
        """Say something that just happened, until the next words."""
        self._say(Words(self._table.dock.words.heading, text))

    def _say_refusal(self, refusal: Refusal) -> None:
        self._say(words_for(refusal, self._controller))

    def _say_out_of_turn(self) -> None:
        self._say(out_of_turn(self._controller))

    def _say(self, words: Words) -> None:
        self._table.dock.words.say(words.heading, words.text, is_error=words.is_error)
        self._refusal_time.stop()
        if words.is_error:
            self._refusal_time.start()
        self.said.emit(words)


def _names(game: Game) -> tuple[str, ...]:
    return shown_names(game.header.seats)
