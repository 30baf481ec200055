"""Which games may be reviewed, and what a game says of itself to whoever reviews it."""

import hashlib
import json

from qwirkle_desktop.formats.house import format_rules
from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.record import Turn
from qwirkle_desktop.rules.tiles import format_tiles

from .playing_on import has_open_hands


def can_review(game: Game) -> bool:
    """Whether the coach knows the game, and it is over for good, its hands no secret, with a turn to see."""
    return game.header.variant.is_plain and game.is_over and has_open_hands(game) and bool(game.turns)


def told_game(game: Game) -> dict[str, object]:
    """The game as the process takes it: what was dealt, and every turn."""
    header = game.header
    return {
        "hands": [format_tiles(hand) for hand in header.hands],
        "first": header.first,
        "turns": [_told_turn(turn) for turn in game.turns],
        "variant": header.variant.id,
        "rules": format_rules(header.rules),
        "over": game.is_over,
    }


def _told_turn(turn: Turn) -> dict[str, object]:
    drawn = {"draw": format_tiles(turn.drawn)} if turn.drawn else {}
    return {**format_move(turn.move), **drawn}


def mark_of(game: Game) -> str:
    """A short text that another course of the game would not have."""
    told = json.dumps(told_game(game), sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:32]
