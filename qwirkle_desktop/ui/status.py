"""What the line of words says in each situation."""

from collections.abc import Sequence
from dataclasses import dataclass

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.hand_marks import HandMarks, Purpose
from qwirkle_desktop.ui.phrases import dice, lifting
from qwirkle_desktop.ui.phrases.endings import ending_sentence, result_title
from qwirkle_desktop.ui.phrases.hand import (
    fits_nowhere_text,
    next_up,
    not_your_turn,
    paused_heading,
    trade_help,
    watching,
)
from qwirkle_desktop.ui.phrases.moves import step_sentence
from qwirkle_desktop.ui.phrases.refusals import refusal_text
from qwirkle_desktop.ui.phrases.seats import shown_name, shown_names
from qwirkle_desktop.ui.phrases.turns import (
    click_to_go_on,
    draft_text,
    no_move,
    thinking_text,
    turn_heading,
)
from qwirkle_desktop.ui.phrases.wording import sentences
from qwirkle_desktop.ui.phrases.words import tr

HELPED_ROUNDS = 2
"""For so long a turn begins with how to lay a tile; later with what the last player did."""


@dataclass(frozen=True, slots=True)
class Words:
    """A heading and a line; `is_error` where it tells of a refusal."""

    heading: str
    text: str = ""
    is_error: bool = False


def words_now(controller: GameController, marks: HandMarks, play_key: str = "") -> Words:
    """Whose turn it is and what can be done, among it with the key that plays the turn."""
    game = controller.game
    if game is None:
        return Words("")
    names = shown_names(game.header.seats)
    if (result := outcome(game.state)) is not None:
        return Words(result_title(result, names), ending_sentence(result, names))
    if marks.is_on:
        return _marking(marks)
    seat, draft = game.state.seat, controller.draft
    if draft is not None:
        return Words(_heading(controller, seat), _turn_text(game, draft, names, play_key))
    last = step_sentence(game.steps[-1], names) if game.steps else ""
    if controller.is_paused:
        return Words(paused_heading(), next_up(names[seat]))
    if controller.is_stuck:
        return Words(no_move(names[seat]), click_to_go_on())
    if not controller.people:
        return Words(thinking_text(names[seat]), last or watching())
    if seat in controller.people:
        return Words(_heading(controller, seat), last)
    return Words(thinking_text(names[seat]), last)


def _marking(marks: HandMarks) -> Words:
    """What to do while tiles of the hand are being marked."""
    count = len(marks.places)
    if marks.purpose is Purpose.TRADE:
        return Words(tr("Trade tiles"), trade_help(count, marks.most))
    return Words(dice.roll_again(), dice.roll_help(count))


def _turn_text(game: Game, draft: Draft, names: Sequence[str], play_key: str) -> str:
    """What the others did and, in the first rounds or where it matters, what to do now."""
    can_play = game.state.can_play
    help_ = draft_text(draft, bag=len(game.state.bag), can_play=can_play, play_key=play_key)
    if draft.variant.are_dice and not draft.laid:
        help_ = _dice_help(game)
    if game.state.can_lift and not draft.laid:
        help_ = _lift_help(game.state)
    if draft.laid or not game.steps:
        return help_
    last = step_sentence(game.steps[-1], names)
    if can_play and len(game.steps) > HELPED_ROUNDS * len(names):
        return last
    return sentences(last, help_)


def _lift_help(state: GameState) -> str:
    """What can be done where there is a disc to spend."""
    if state.can_play:
        return lifting.may_lift()
    return lifting.lift_or_trade() if state.can_trade else lifting.lift_or_pass()


def lifting_words() -> Words:
    """What to do while a tile is being chosen that a disc lifts."""
    return Words(lifting.heading(), lifting.help_line())


def _dice_help(game: Game) -> str:
    """What to do before any die is laid."""
    state = game.state
    if not state.can_play:
        return refusal_text(Refusal.MUST_ROLL)
    return dice.first_help(state.opening_size, may_roll=state.aside is None)


def fits_nowhere(controller: GameController, tile: Tile) -> Words:
    """A tile was taken up that no cell takes."""
    game = controller.game
    seat = game.state.seat if game else 0
    return Words(_heading(controller, seat), fits_nowhere_text(tile))


def words_for(refusal: Refusal, controller: GameController) -> Words:
    """Why an order was refused."""
    game = controller.game
    if game is None:
        return Words("")
    state = game.state
    text = refusal_text(refusal, opening_size=state.opening_size, bag=len(state.bag))
    return Words(_heading(controller, state.seat), text, is_error=True)


def out_of_turn(controller: GameController) -> Words:
    """A tile was to be laid while somebody else is to move."""
    game = controller.game
    if game is None or game.is_over:
        return words_now(controller, HandMarks())
    name = shown_name(game.header.seats[game.state.seat].name)
    return Words(thinking_text(name), not_your_turn(name), is_error=True)


def _heading(controller: GameController, seat: int) -> str:
    game = controller.game
    name = shown_name(game.header.seats[seat].name) if game else ""
    return turn_heading(name, alone=len(controller.people) == 1)
