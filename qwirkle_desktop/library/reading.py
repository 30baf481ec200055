"""A kept game from its rows."""

from collections.abc import Sequence
from dataclasses import dataclass

from .check import read_record
from .game import Game, game_of
from .listing import colours_of


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game and its seats' colours, indices into the theme's."""

    game: Game
    colours: tuple[int, ...]


def saved_game(lines: Sequence[str], mix: int, colours: object) -> SavedGame:
    """The game that its record's lines tell. Raises FormatError, or TypeError for a row that is damaged."""
    text = "".join(f"{line}\n" for line in lines)
    # A kept game may be longer than a file may.
    record = read_record(text.encode(), most_turns=len(lines)).record
    return SavedGame(game_of(record, mix), colours_of(colours, len(record.header.seats)))
