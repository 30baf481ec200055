"""Plays the parts of a match, here or on any executor."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import ExitStack
from dataclasses import dataclass, replace

from qwirkle_desktop.engine.choice import choose
from qwirkle_desktop.engine.levels import Level
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.moves import Move
from qwirkle_desktop.rules.view import PlayerView

from .bot import Bot
from .plan import Match
from .table import Played, Player, play_game


@dataclass(frozen=True, slots=True)
class BuiltIn:
    """A level at the table, with no cap on its time."""

    level: Level
    seed: int

    def move(self, view: PlayerView) -> Move:
        """The level's choice."""
        return choose(view, self.level.value, self.seed).move


@dataclass(frozen=True, slots=True)
class MatchGame:
    """A game and its place in the match: which of the deals, counted from 0, and who sat where."""

    deal: int
    rotation: int
    seating: tuple[int, ...]
    played: Played

    def without_moves(self) -> "MatchGame":
        """What is needed to count it: a long match would fill the memory with moves."""
        return replace(self, played=replace(self.played, moves=()))


def play_part(match: Match, deals: range) -> list[MatchGame]:
    """Play some deals, each in every rotation. A bot's process serves them all."""
    with ExitStack() as stack:
        bots = {
            place: Bot(entrant.command) for place, entrant in enumerate(match.entrants) if entrant.command
        }
        for bot in bots.values():
            stack.callback(bot.close)
        return [_play(match, bots, deal, rotation) for deal in deals for rotation in range(match.seats)]


def _play(match: Match, bots: dict[int, Bot], deal: int, rotation: int) -> MatchGame:
    for bot in bots.values():
        bot.prepare()
    seating = match.seating(rotation)
    players = [_player(match, bots, deal, rotation, entrant) for entrant in seating]
    played = play_game(match.deal_number(deal), players, variant_named(match.variant))
    return MatchGame(deal, rotation, tuple(seating), played)


def _player(match: Match, bots: dict[int, Bot], deal: int, rotation: int, entrant: int) -> Player:
    level = match.entrants[entrant].level
    return bots[entrant] if level is None else BuiltIn(level, match.seed_of(deal, rotation, entrant))


def play_match(match: Match, executor: Executor, in_flight: int) -> Iterator[list[MatchGame]]:
    """The games of each part as it is done, in any order; at most `in_flight` parts wait at the executor."""
    waiting: set[Future[list[MatchGame]]] = set()
    for part in match.parts():
        waiting.add(executor.submit(play_part, match, part))
        if len(waiting) >= in_flight:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)
