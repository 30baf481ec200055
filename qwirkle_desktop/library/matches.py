"""Keeping the games of a match as record files."""

from datetime import datetime
from pathlib import Path
from uuid import uuid4

from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.engine.match.plan import Match
from qwirkle_desktop.engine.match.runner import MatchGame
from qwirkle_desktop.engine.match.table import Played
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.turns import apply, close
from qwirkle_desktop.rules.variants import Variant

from .files import write_atomically
from .game import Game, new_game
from .record import Seat
from .text import format_record

SUFFIX = ".qwirkle"


class FolderInUse(Exception):
    """The folder already has records in it."""


def prepare_folder(path: Path) -> None:
    """Make the folder if need be. Raises OSError, or FolderInUse rather than mix two matches."""
    path.mkdir(parents=True, exist_ok=True)
    if any(path.glob(f"*{SUFFIX}")):
        raise FolderInUse(f"{path} already holds records; please name another folder")


def keep_game(folder: Path, match: Match, game: MatchGame, now: datetime) -> Path:
    """Write a game's record, named by its place in the match. Raises OSError."""
    place = game.deal * match.seats + game.rotation + 1
    path = folder / f"{place:0{len(str(match.games))}}{SUFFIX}"
    seats = tuple(_seat(match, entrant) for entrant in game.seating)
    record = _replayed(game.played, seats, now, variant_named(match.variant)).record
    write_atomically(path, format_record(record).encode())
    return path


def _seat(match: Match, entrant: int) -> Seat:
    """A level by its name; a bot by its place among the players, since a record never holds a command."""
    player = match.entrants[entrant]
    if player.level is None:
        return Seat(f"bot {entrant + 1}")
    return Seat(player.name, player.level.value, CALIBRATION)


def _replayed(played: Played, seats: tuple[Seat, ...], now: datetime, variant: Variant) -> Game:
    id = str(uuid4())
    game = new_game(seats, deal=played.deal, first=played.first, started=now, id=id, variant=variant)
    # The time for an answer that forfeits belongs to no move.
    for move, seconds in zip(played.moves, played.seconds, strict=False):
        step = apply(game.state, move)
        if isinstance(step, Refusal):
            raise ValueError(f"a game of the match does not replay: {step.value}")
        game = game.after(step, None if seconds is None else round(1000 * seconds))
    if not game.is_over:
        game = game.after(close(game.state, played.end, played.forfeit.seat if played.forfeit else None))
    return game
