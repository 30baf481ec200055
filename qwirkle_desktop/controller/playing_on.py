"""Playing on from a turn of a game that is over: a new game that begins as the old one did."""

from dataclasses import replace
from datetime import UTC, datetime
from uuid import uuid4

from qwirkle_desktop.library.game import Game, deal_by_chance, game_of
from qwirkle_desktop.library.record import Origin, Record
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.view import shows_hands

from .new_games import seats_of
from .setup import GameSetup


def has_open_hands(game: Game) -> bool:
    """Whether nobody's hand is a secret any more.

    A game that the players stopped between turns can be taken up again by an undo, so its hands stay hidden
    as those of an unfinished one do.
    """
    are_open = shows_hands(game.state.rules, game.state.variant)
    return are_open or (game.is_over and game.steps[-1].move is not None)


def can_play_on(game: Game, turns: int) -> bool:
    """Whether a new game may begin after so many turns of this one.

    From an unfinished game it may not: whoever took another seat would see a hand that the old game hides.
    """
    return has_open_hands(game) and turns <= len(game.turns) and not _state_after(game, turns).is_over


def shareable_deal(game: Game) -> int | None:
    """The number of a finished game's deal: with that of a game that goes on one could look up its hands."""
    return game.header.deal if game.is_over else None


def played_on(game: Game, turns: int, setup: GameSetup, version: int) -> Game:
    """A new game that goes on after those turns, with these seats and a bag mixed anew.

    `version` is the levels' calibration. Raises ValueError where `can_play_on` is false.
    """
    if not can_play_on(game, turns):
        raise ValueError("this game cannot be played on from there")
    header = replace(
        game.header,
        id=str(uuid4()),
        started=datetime.now(UTC),
        seats=seats_of(setup, version),
        deal=None,
        origin=Origin(game.header.id, turns),
    )
    return game_of(Record(header, game.turns[:turns]), deal_by_chance())


def _state_after(game: Game, turns: int) -> GameState:
    return game.steps[turns - 1].after if turns else game.start
