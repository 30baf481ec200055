"""What the side panel and the curtain show of the game that the controller has."""

from itertools import chain

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.view import shows_hands
from qwirkle_desktop.ui.panel.side_panel import SidePanel
from qwirkle_desktop.ui.panel.unseen import unseen_counts
from qwirkle_desktop.ui.phrases.moves import step_sentence
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.table import Table


def show_panel(panel: SidePanel, controller: GameController, state: GameState, *, animate: bool) -> None:
    """Scores, turns, open hands, and what is neither on the table nor in a hand that may be seen."""
    game, seen = controller.game, controller.seat_seen
    if game is None:
        return
    panel.show_state(state, animate=animate)
    panel.show_history(game.steps)
    are_open = shows_hands(state.rules, state.variant) and not controller.curtain.covered
    panel.set_with_hands(are_open)
    hands = state.hands if are_open else () if seen is None else (state.hands[seen],)
    panel.show_tiles_left(unseen_counts(state.board, chain(*hands), state.variant) if hands else None)
    person = state.seat if state.seat in controller.people and not state.is_over else None
    panel.set_person_to_move(person)
    thinks = person is None and not state.is_over and not controller.is_paused
    panel.set_thinking(state.seat if thinks else None)


def show_curtain(table: Table, controller: GameController, game: Game, seat: int | None) -> None:
    """Hide what nobody may see now: a hand between two people, in a pause the table; `seat` sees its hand."""
    curtain = table.overlays.curtain
    awaited = controller.curtain.awaited(game.state.seat)
    if seat is not None or awaited is None or game.is_over:
        curtain.hide()
    elif controller.curtain.covered:
        curtain.pause()
    else:
        names = shown_names(game.header.seats)
        last = step_sentence(game.steps[-1], names) if game.steps else ""
        asker = controller.seat_to_undo
        curtain.drop(names[awaited], last, undo_by=None if asker is None else names[asker])
    table.place_curtain()
