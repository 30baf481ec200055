"""A game as the command line names it."""

from collections.abc import Iterator

from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.engine.levels import OFFERED
from qwirkle_desktop.library.places import Places
from qwirkle_desktop.library.record import BOT_PREFIX, FEWEST_SEATS, MOST_SEATS, name_problem
from qwirkle_desktop.library.settings import load_settings
from qwirkle_desktop.rules.deal import LARGEST_DEAL

COMPUTER = "computer:"
LEVELS = tuple(level.value for level in OFFERED)


def setup_for(new: str, deal: str | None, places: Places) -> GameSetup:
    """The game to start, from its seats and the number of its deal as written. Raises ValueError."""
    return GameSetup(seats_named(new, places), None if deal is None else deal_number(deal))


def deal_number(text: str) -> int:
    """The number of a deal. Raises ValueError."""
    if not (text.isascii() and text.isdigit()) or len(text) > 16 or int(text) > LARGEST_DEAL:
        raise ValueError(f"--deal: {text[:40]!r} is not a number from 0 to {LARGEST_DEAL}")
    return int(text)


def seats_named(text: str, places: Places) -> tuple[SeatSetup, ...]:
    """Seats separated by commas: a name, `computer:LEVEL` or `bot:NAME`. Raises ValueError."""
    words = [word.strip() for word in text.split(",")]
    if not FEWEST_SEATS <= len(words) <= MOST_SEATS:
        raise ValueError(f"--new: a game has {FEWEST_SEATS} to {MOST_SEATS} seats, not {len(words)}")
    names = iter([name for name in COMPUTER_NAMES if name not in words])
    return tuple(_seat(word, place, names, places) for place, word in enumerate(words))


def _seat(word: str, place: int, names: Iterator[str], places: Places) -> SeatSetup:
    if word.startswith(BOT_PREFIX):
        bot = word.removeprefix(BOT_PREFIX)
        _look_for_bot(bot, places)
        return SeatSetup(bot, word, colour=place)
    if word.startswith(COMPUTER):
        level = word.removeprefix(COMPUTER)
        if level not in LEVELS:
            raise ValueError(f"--new: no level {level[:40]!r} here, only {', '.join(LEVELS)}")
        return SeatSetup(next(names), level, colour=place)
    if problem := name_problem(word):
        raise ValueError(f"--new: {problem}")
    return SeatSetup(word, colour=place)


def _look_for_bot(name: str, places: Places) -> None:
    """Only a game with a bot reads the settings before the window is there."""
    settings, problem = load_settings(places.settings)
    if problem:
        raise ValueError(f"--new: {problem}")
    if all(bot.name != name for bot in settings.bots):
        raise ValueError(f"--new: no bot {name[:40]!r} is set up on this machine")


COMPUTER_NAMES = (
    "Robin",
    "Wren",
    "Finch",
    "Lark",
    "Heron",
    "Martin",
    "Swift",
    "Starling",
    "Dove",
    "Jay",
    "Teal",
)
"""Names of computers, the first that nobody has, for games started from the command line."""
