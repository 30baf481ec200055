"""Who won how often, and how well: all of it worked out from the kept games, so that it cannot drift.

What counts. Only finished games do; one that the players abandoned counts for nobody. A forfeit counts as
a game, lost by who forfeited, but its scores, of a game cut short, in no mean and no best. A game that went
on from another one gives its own turns only: it is half made of what was played before, so it is nobody's
game, win, score or streak. A person is whoever has a seat under one name, a level whatever computer of it
has one; a seat that changed hands counts for who had it last. A game is assisted where any seat was. The
points of one variant say nothing of another: each is counted by itself.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from itertools import groupby, takewhile
from typing import NamedTuple

from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.variants import CLASSIC

from .digests import Digest, Digested, SeatDigest
from .record import Seat
from .store import Library


class Assistance(Enum):
    """Which games count: all, or those in which nobody was helped by a hint or an undo."""

    ALL = "all"
    UNASSISTED = "unassisted"


@dataclass(frozen=True, slots=True)
class Player:
    """A person by name, or a computer as a record writes it."""

    name: str
    is_level: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A game as one player saw it. `win` is 1, 0, or that share of a win that several have."""

    game: str
    started: datetime
    score: int
    win: float
    seats: int
    assisted: bool


@dataclass(frozen=True, slots=True)
class BestTurn:
    """The points of a turn's lines, and where it is: the game's id and the turn's number from 1."""

    points: int
    game: str
    turn: int


@dataclass(frozen=True, slots=True)
class Figures:
    """How a player did. What cannot be said, for want of a game or a turn, is None.

    `wins` were won alone, `shared` with others; `win_rate` counts a win shared by k as 1/k. `streak` and
    `best_streak` are games won in a row, shared or not. `played` is every game that counts, oldest first.
    """

    player: Player
    games: int
    wins: int
    shared: int
    win_rate: float | None
    streak: int
    best_streak: int
    mean_score: float | None
    best_score: int | None
    best_game: str | None
    turns: int
    points_a_turn: float | None
    qwirkles_a_game: float | None
    best_turn: BestTurn | None
    going_out_rate: float | None
    thinking_seconds: float | None
    assisted: int
    played: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Rivalry:
    """Games of a player that a rival was in, by who of the two had more points at the end."""

    rival: Player
    games: int
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everyone's figures, those with the most games first."""

    people: tuple[Figures, ...]
    levels: tuple[Figures, ...]
    rivalries: Mapping[Player, tuple[Rivalry, ...]]

    def head_to_head(self, player: Player) -> tuple[Rivalry, ...]:
        """The player against each rival, those met most often first."""
        return self.rivalries.get(player, ())


class _Sat(NamedTuple):
    """One seat of one game, and its share of the win."""

    game: Digested
    seat: SeatDigest
    win: float
    assisted: bool

    @property
    def played(self) -> Played:
        game = self.game
        seats = len(game.digest.seats)
        return Played(game.id, game.started, self.seat.score, self.win, seats, self.assisted)


def statistics(
    library: Library, assistance: Assistance = Assistance.ALL, variant: str = CLASSIC.id
) -> Statistics:
    """Everyone's figures, from all games of a variant in the library. Raises LibraryError."""
    games = [game for game in library.digests(variant) if _counts(game.digest, assistance)]
    seats: dict[Player, list[_Sat]] = defaultdict(list)
    for game in games:
        for sat in _seats(game):
            seats[player_of(sat.seat)].append(sat)
    figures = sorted(
        (_figures(player, sat) for player, sat in seats.items()),
        key=lambda one: (-one.games, -one.turns, one.player.name),
    )
    return Statistics(
        tuple(one for one in figures if not one.player.is_level),
        tuple(one for one in figures if one.player.is_level),
        _rivalries(game.digest for game in games if game.digest.is_whole),
    )


def _seats(game: Digested) -> Iterable[_Sat]:
    digest = game.digest
    share = 1 / len(digest.winners) if digest.winners else 0.0
    assisted = _is_assisted(digest)
    for place, seat in enumerate(digest.seats):
        yield _Sat(game, seat, share if place in digest.winners else 0.0, assisted)


def _counts(digest: Digest, assistance: Assistance) -> bool:
    if digest.end is EndReason.ABANDONED:
        return False
    return assistance is Assistance.ALL or not _is_assisted(digest)


def _is_assisted(digest: Digest) -> bool:
    return any(seat.assisted for seat in digest.seats)


def player_of(seat: SeatDigest | Seat) -> Player:
    """Who has a seat: a person, or whatever computer of that level."""
    return Player(seat.name, False) if seat.computer is None else Player(seat.computer, True)


def _figures(player: Player, sat: Sequence[_Sat]) -> Figures:
    whole = [one for one in sat if one.game.digest.is_whole]
    to_the_end = [one for one in whole if one.game.digest.end is not EndReason.FORFEIT]
    best = max(to_the_end, key=lambda one: one.seat.score, default=None)
    turns = sum(one.seat.turns for one in sat)
    return Figures(
        player=player,
        games=len(whole),
        wins=sum(one.win == 1 for one in whole),
        shared=sum(0 < one.win < 1 for one in whole),
        win_rate=_ratio(sum(one.win for one in whole), len(whole)),
        streak=_streak(whole),
        best_streak=_best_streak(whole),
        mean_score=_ratio(sum(one.seat.score for one in to_the_end), len(to_the_end)),
        best_score=best.seat.score if best else None,
        best_game=best.game.id if best else None,
        turns=turns,
        points_a_turn=_ratio(sum(one.seat.points for one in sat), turns),
        qwirkles_a_game=_ratio(sum(one.seat.qwirkles for one in whole), len(whole)),
        best_turn=_best_turn(sat),
        going_out_rate=_ratio(sum(one.seat.went_out for one in whole), len(whole)),
        thinking_seconds=_ratio(sum(one.seat.ms for one in sat) / 1000, sum(one.seat.timed for one in sat)),
        assisted=sum(one.assisted for one in whole),
        played=tuple(one.played for one in whole),
    )


def _ratio(amount: float, count: int) -> float | None:
    return amount / count if count else None


def _streak(sat: Sequence[_Sat]) -> int:
    return sum(1 for _ in takewhile(lambda one: one.win > 0, reversed(sat)))


def _best_streak(sat: Sequence[_Sat]) -> int:
    runs = groupby(sat, key=lambda one: one.win > 0)
    return max((sum(1 for _ in run) for is_won, run in runs if is_won), default=0)


def _best_turn(sat: Sequence[_Sat]) -> BestTurn | None:
    best = max(sat, key=lambda one: one.seat.best)
    if not best.seat.best:
        return None
    return BestTurn(best.seat.best, best.game.id, best.seat.best_turn)


def _rivalries(digests: Iterable[Digest]) -> dict[Player, tuple[Rivalry, ...]]:
    """For each player and rival, how their games ended between the two."""
    counts: dict[Player, dict[Player, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0, 0]))
    for digest in digests:
        standings = [(player_of(seat), _standing(digest, place)) for place, seat in enumerate(digest.seats)]
        for place, (player, mine) in enumerate(standings):
            for rival, theirs in standings[:place] + standings[place + 1 :]:
                if rival != player:
                    counts[player][rival][(mine < theirs) + 2 * (mine == theirs)] += 1
    return {player: _sorted_rivals(rivals) for player, rivals in counts.items()}


def _standing(digest: Digest, place: int) -> tuple[bool, int]:
    """Sorts the seats of a game by how well they ended: who forfeited is behind all others."""
    is_loser = digest.end is EndReason.FORFEIT and place == digest.loser
    return not is_loser, digest.seats[place].score


def _sorted_rivals(rivals: Mapping[Player, Sequence[int]]) -> tuple[Rivalry, ...]:
    found = [
        Rivalry(rival, ahead + behind + level, ahead, behind, level)
        for rival, (ahead, behind, level) in rivals.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.games, one.rival.is_level, one.rival.name)))
