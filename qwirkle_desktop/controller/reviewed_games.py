"""The kept games whose reviews were kept: what they say of a player together, and the mistakes in them."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from qwirkle_desktop.library.digests import Digested
from qwirkle_desktop.library.statistics import Assistance, Player, player_of
from qwirkle_desktop.library.store import Library, SavedGame
from qwirkle_desktop.review.game import Balance, Review
from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.rules.state import EndReason

from .review_shelf import ReviewShelf

CUT_SHORT = (EndReason.ABANDONED, EndReason.FORFEIT)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game and its review. `is_whole` is false where its result is not that of a whole game."""

    saved: SavedGame
    review: Review
    is_whole: bool


@dataclass(frozen=True, slots=True)
class Tries:
    """Turns of a game that are to be tried again."""

    saved: SavedGame
    turns: tuple[TurnReview, ...]


@dataclass(frozen=True, slots=True)
class PlayerReviews:
    """A player's reviewed games: how each ended and why, and the mistakes, those of the newest game first."""

    player: Player
    balances: tuple[Balance, ...]
    mistakes: tuple[Tries, ...]


class ReviewedGames:
    """Reads them one by one: many take a while."""

    def __init__(self, library: Library, shelf: ReviewShelf) -> None:
        self._library, self._shelf = library, shelf

    def list(self) -> list[Digested]:
        """The finished games that have a review, the newest first. Raises LibraryError."""
        ids = self._shelf.ids()
        found = [game for game in self._library.digests() if game.id in ids]
        return sorted(found, key=lambda game: game.started, reverse=True)

    def read(self, game: Digested) -> Reviewed | None:
        """One of them; None where its review does not hold any more. Raises LibraryError, KeyError."""
        saved = self._library.load(game.id)
        review = self._shelf.find(saved.game)
        if review is None:
            return None
        return Reviewed(saved, review, game.digest.is_whole and game.digest.end not in CUT_SHORT)


def by_player(games: Iterable[Reviewed], assistance: Assistance) -> tuple[PlayerReviews, ...]:
    """What each player has in them: people first, and who has the most games before others."""
    balances: dict[Player, list[Balance]] = defaultdict(list)
    mistakes: dict[Player, list[Tries]] = defaultdict(list)
    for game in games:
        seats = game.saved.game.header.seats
        if assistance is Assistance.UNASSISTED and any(seat.assisted for seat in seats):
            continue
        for place, seat in enumerate(seats):
            balance = game.review.balance(place) if game.is_whole else None
            balances[player_of(seat)] += [] if balance is None else [balance]
            turns = mistakes_of(game.review, place)
            mistakes[player_of(seat)] += [Tries(game.saved, turns)] if turns else []
    found = [PlayerReviews(one, tuple(balances[one]), tuple(mistakes[one])) for one in balances]
    return tuple(sorted(found, key=lambda one: (one.player.is_level, -len(one.balances), one.player.name)))


def mistakes_of(review: Review, seat: int) -> tuple[TurnReview, ...]:
    """The seat's turns that are worth another try."""
    return tuple(turn for turn in review.turns_of(seat) if turn.grade.is_error)


def count_of(series: Sequence[Tries]) -> int:
    """How many turns there are to try."""
    return sum(len(tries.turns) for tries in series)
