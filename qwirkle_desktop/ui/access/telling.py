"""How the game stands, for those who ask with a key; nothing of it is hidden from anyone."""

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.ui.phrases import access as phrases
from qwirkle_desktop.ui.phrases.endings import result_title
from qwirkle_desktop.ui.phrases.lifting import with_discs
from qwirkle_desktop.ui.phrases.moves import step_sentence
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.phrases.turns import turn_heading


def standing(controller: GameController) -> str:
    """`Your turn, 34 to 41, 12 tiles left`: with two seats one's own score first."""
    game = controller.game
    if game is None:
        return ""
    names = _names(game)
    scores = list(zip(names, game.state.scores, strict=True))
    first = controller.people[0] if len(controller.people) == 1 else game.state.seat
    if len(scores) == 2:
        scores = [scores[first], scores[1 - first]]
    told = phrases.standing(_heading(controller, game, names), scores, len(game.state.bag))
    return with_discs(told, game.state.discs[first]) if game.state.discs else told


def last_turn(controller: GameController) -> str:
    """What happened last, in a sentence."""
    game = controller.game
    if game is None:
        return ""
    return step_sentence(game.steps[-1], _names(game)) if game.steps else phrases.nothing_happened()


def _heading(controller: GameController, game: Game, names: tuple[str, ...]) -> str:
    if (result := outcome(game.state)) is not None:
        return result_title(result, names)
    seat = game.state.seat
    alone = len(controller.people) == 1 and seat in controller.people
    return turn_heading(names[seat], alone=alone)


def _names(game: Game) -> tuple[str, ...]:
    return shown_names(game.header.seats)
