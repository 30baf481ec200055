"""Games for controllers: numbered deals with chosen players."""

from datetime import UTC, datetime
from random import Random
from uuid import uuid4

from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.library.game import Game, new_game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.start import announce
from tests.library.playing import longer_and_longer


def seat(word: str) -> Seat:
    """A person's name, `computer:LEVEL` or `bot:NAME`."""
    kind, _, level = word.partition(":")
    if kind == "bot":
        return Seat(level, word)
    return Seat("Robin", level, CALIBRATION) if level else Seat(kind)


def dealt(*seats: str, deal: int = 1, rules: HouseRules = RULEBOOK) -> Game:
    """A new game; the first seat of those tied starts."""
    first = announce(Deal(deal).hands(len(seats))).tied[0]
    return new_game(
        tuple(map(seat, seats)),
        deal=deal,
        first=first,
        rules=rules,
        started=datetime(2026, 11, 29, tzinfo=UTC),
        id=str(uuid4()),
    )


def by_chance(*seats: str, deal: int, rules: HouseRules = RULEBOOK) -> Game:
    """A game of random moves to its end."""
    *_, whole = longer_and_longer(dealt(*seats, deal=deal, rules=rules), Random(deal))
    return whole
