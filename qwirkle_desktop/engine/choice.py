"""The question every player answers: what to do with this view."""

from dataclasses import dataclass, replace
from random import Random

from qwirkle_desktop.rules.moves import Lift, Move, Pass, Roll
from qwirkle_desktop.rules.view import PlayerView

from .asides import aside_of
from .careful import pick_carefully
from .efforts import best_effort, effort_of
from .levels import Level, level_named
from .packed import score_of
from .players import Sight, pick_any, pick_best, pick_longest, sight_of, worth
from .prizes import disc_worth, points_of, with_prizes
from .search import Effort, GoesOn, Valued, always, valued_plays
from .table import Table, packed_plays, table_of
from .trades import trade_of, unpacked

THOUGHTFUL = (Level.BEGINNER, Level.CASUAL, Level.CLUB, Level.EXPERT, Level.MASTER)
"""The levels that, where they count points, consider rolling again, or spending a disc, before they play."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, the points of its lines (without those for going out), and the final margin expected of it."""

    move: Move
    score: int
    value: float | None = None


def choose(view: PlayerView, level: str, seed: int, goes_on: GoesOn = always) -> Choice:
    """The move of the level with that id, repeated by the same seed. Raises ValueError for no such id.

    A level that looks ahead stops once `goes_on` says no, and chooses by what it has seen.
    """
    player = level_named(level)
    chance = Random(f"{seed} {len(view.board)} {view.bag}")
    table = table_of(view.board)
    found = packed_plays(view, table)
    if found and (sight := _sight_now(player, view, seed, chance)):
        return _choice(view, table, Valued(pick_longest(found, table.grid, sight, chance)))
    is_thoughtful = player in THOUGHTFUL
    plays = with_prizes(view, table, found, disc_worth(view.bag) if is_thoughtful else 0)
    if is_thoughtful and (aside := aside_of(view, table, plays, chance)):
        return Choice(aside, 0)
    if not plays:
        return _without_plays(view, chance)
    if effort := _effort_now(effort_of(player, view.seats), view):
        best = valued_plays(view, table, plays, effort, chance, goes_on)[0]
        return _choice(view, table, best)
    return _choice(view, table, Valued(_pick(player, view, table, plays, chance)))


def _effort_now(effort: Effort | None, view: PlayerView) -> Effort | None:
    """How far to look ahead in this turn, None for not at all.

    Who has lifted a tile knows the play that it is for. Who will roll what, nobody can search to the end.
    """
    if effort is None or isinstance(view.aside, Lift):
        return None
    if view.variant.are_dice:
        return replace(effort, near=0) if view.bag else None
    return effort


def _sight_now(player: Level, view: PlayerView, seed: int, chance: Random) -> Sight | None:
    """What the player sees in a turn in which it does not count points; None where it does.

    Who has lifted a tile did so for what it counted.
    """
    sight = sight_of(player)
    if sight is None or isinstance(view.aside, Lift):
        return None
    return None if chance.random() < sight.counting(_day(view, seed)) else sight


def _choice(view: PlayerView, table: Table, valued: Valued) -> Choice:
    if valued.play < 0:
        return Choice(unpacked(valued.play), 0, valued.value)
    play = table.play(valued.play)
    has_prizes = not view.board.ground.is_endless
    return Choice(play, points_of(view, play) if has_prizes else score_of(valued.play), valued.value)


def _without_plays(view: PlayerView, chance: Random) -> Choice:
    if view.can_roll:
        return Choice(Roll(view.hand), 0)
    can_trade = view.variant.has_trades and view.bag
    return Choice(trade_of(view.hand, view.bag, chance) if can_trade else Pass(), 0)


def _day(view: PlayerView, seed: int) -> float:
    """How good a day a player has, from 0 to 1: told by the opening, so that it lasts all through a game."""
    return Random(str(view.history[0] if view.history else seed)).random()


def _pick(player: Level, view: PlayerView, table: Table, plays: list[int], chance: Random) -> int:
    match player:
        case Level.RANDOM:
            return pick_any(plays, chance)
        case Level.CAREFUL:
            return pick_carefully(view, table.grid, plays, view.tiles_to_go_out, chance)
        case _:
            return _pick_best(view, plays, chance)


def _pick_best(view: PlayerView, plays: list[int], chance: Random) -> int:
    return pick_best(plays, view.tiles_to_go_out, view.variant.out_bonus, chance)


def hints(view: PlayerView, count: int, goes_on: GoesOn = always) -> list[Choice]:
    """The best plays as the strongest level sees them, then the others by points; else a trade or pass."""
    table = table_of(view.board)
    plays = with_prizes(view, table, packed_plays(view, table), disc_worth(view.bag))
    if aside := aside_of(view, table, plays, Random(0)):
        return [Choice(aside, 0)][:count]
    if not plays:
        return [_without_plays(view, Random(0))][:count]
    if effort := _effort_now(best_effort(view.seats), view):
        valued = valued_plays(view, table, plays, effort, Random(0), goes_on)
    else:
        valued = [Valued(play) for play in _by_worth(view, plays)]
    return [_choice(view, table, one) for one in valued[:count]]


def _by_worth(view: PlayerView, plays: list[int]) -> list[int]:
    last, bonus = view.tiles_to_go_out, view.variant.out_bonus
    return sorted(plays, key=lambda play: worth(play, last, bonus), reverse=True)
