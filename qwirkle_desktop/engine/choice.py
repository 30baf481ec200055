"""The question every player answers: what to do with this view."""

from dataclasses import dataclass
from random import Random

from qwirkle_desktop.rules.moves import Move, Pass
from qwirkle_desktop.rules.view import PlayerView

from .careful import pick_carefully
from .levels import Level, level_named
from .packed import score_of
from .players import FIRST_TIMER, pick_any, pick_at_first_sight, pick_best, worth
from .table import Table, packed_plays, table_of
from .trades import trade_of


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and the points of its lines (without those for going out)."""

    move: Move
    score: int


def choose(view: PlayerView, level: str, seed: int) -> Choice:
    """The move of the level with that id, repeated by the same seed. Raises ValueError for no such id."""
    player = level_named(level)
    chance = Random(f"{seed} {len(view.board)} {view.bag}")
    table = table_of(view.board)
    plays = packed_plays(view, table)
    if not plays:
        return _without_plays(view, chance)
    play = _pick(player, view, table, plays, chance)
    return Choice(table.play(play), score_of(play))


def _without_plays(view: PlayerView, chance: Random) -> Choice:
    return Choice(trade_of(view.hand, view.bag, chance) if view.bag else Pass(), 0)


def _pick(player: Level, view: PlayerView, table: Table, plays: list[int], chance: Random) -> int:
    match player:
        case Level.RANDOM:
            return pick_any(plays, chance)
        case Level.FIRST_TIMER:
            return pick_at_first_sight(plays, table.grid, FIRST_TIMER, chance)
        case Level.CAREFUL:
            return pick_carefully(view, table.grid, plays, _tiles_to_go_out(view), chance)
        case _:
            return pick_best(plays, _tiles_to_go_out(view), view.variant.out_bonus, chance)


def _tiles_to_go_out(view: PlayerView) -> int:
    """How many tiles a play must lay to end the game; 0 while the bag has tiles."""
    return 0 if view.bag else len(view.hand)


def hints(view: PlayerView, count: int) -> list[Choice]:
    """The plays worth most, going out counted, then by text; the trade or pass where there are none."""
    table = table_of(view.board)
    plays = packed_plays(view, table)
    if not plays:
        return [_without_plays(view, Random(0))][:count]
    out, bonus = _tiles_to_go_out(view), view.variant.out_bonus
    ranked = sorted((-worth(play, out, bonus), str(table.play(play)), play) for play in plays)
    return [Choice(table.play(play), score_of(play)) for _, _, play in ranked[:count]]
