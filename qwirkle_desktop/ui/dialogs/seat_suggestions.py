"""Who sits at a new table where nobody said."""

from qwirkle_desktop.controller.setup import SeatSetup
from qwirkle_desktop.ui.phrases.levels import bot_name
from qwirkle_desktop.ui.phrases.seats import COMPUTERS, is_you, you

DEFAULT_LEVEL = "club"


def default_seats(levels: tuple[str, ...]) -> tuple[SeatSetup, ...]:
    """A person against the computer."""
    level = DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[-1]
    return SeatSetup(you(), colour=0), SeatSetup(COMPUTERS[0], level, colour=1)


def was_suggested(seat: SeatSetup) -> bool:
    """Whether nobody typed the name; it then follows what the seat is."""
    if seat.level is None:
        return is_you(seat.name)
    return seat.name in COMPUTERS or seat.name == bot_name(seat.level)
