"""Making a new game of what people chose: the deal, the announcement, the starter."""

from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import uuid4

from qwirkle_desktop.library.game import Game, deal_by_chance, new_game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.start import Announcement, Start, StartReason, announce, starter

from .setup import GameSetup


@dataclass(frozen=True, slots=True)
class Dealt:
    """Hands are dealt and set sizes announced; `start` is None until the players chose who starts."""

    setup: GameSetup
    deal: Deal
    announced: Announcement
    start: Start | None

    def chosen(self, seat: int) -> "Dealt":
        """The same with the starter the players chose among those tied."""
        return Dealt(self.setup, self.deal, self.announced, Start(seat, StartReason.CHOSEN))


def deal_game(setup: GameSetup) -> Dealt:
    """Deal the setup's number, or one drawn by chance."""
    number = deal_by_chance() if setup.deal is None else setup.deal
    deal = Deal(number, setup.variant)
    announced = announce(deal.hands(len(setup.seats)), setup.variant)
    ages = [seat.age for seat in setup.seats]
    return Dealt(setup, deal, announced, starter(announced, setup.rules.tie, ages, deal))


def game_from(dealt: Dealt, version: int) -> Game:
    """The game ready for its first turn; `version` is the levels' calibration. Raises ValueError."""
    if dealt.start is None:
        raise ValueError("nobody was chosen to start")
    return new_game(
        seats_of(dealt.setup, version),
        deal=dealt.deal.number,
        first=dealt.start.seat,
        rules=dealt.setup.rules,
        variant=dealt.setup.variant,
        started=datetime.now(UTC),
        id=str(uuid4()),
    )


def seats_of(setup: GameSetup, version: int) -> tuple[Seat, ...]:
    """The seats as a record has them."""
    return tuple(
        Seat(one.name, computer=one.level, version=version if one.has_level else None, age=one.age)
        for one in setup.seats
    )
