"""What lists ask about a game, kept in columns beside its lines: it only repeats what they say."""

import json
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.jsonlines import parse_object

from .record import Header
from .text import parse_header

log = logging.getLogger(__name__)

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def milliseconds(moment: datetime) -> int:
    """A moment as the library keeps it."""
    return (moment - EPOCH) // timedelta(milliseconds=1)


def moment_of(ms: int) -> datetime:
    """The reverse, for any year on every platform."""
    return EPOCH + timedelta(milliseconds=ms)


def folded(text: str) -> str:
    """Text as searches compare it: case and ways to compose a letter do not matter."""
    from unicodedata import normalize

    return normalize("NFKC", normalize("NFKC", text).casefold())


def list_header(connection: sqlite3.Connection, number: int, header: Header) -> None:
    """Write down what a game's header says; inside a transaction."""
    names = [seat.name for seat in header.seats]
    (title,) = connection.execute("SELECT title FROM games WHERE number = ?", (number,)).fetchone()
    connection.execute(
        "UPDATE games SET started = ?, variant = ?, deal = ?, names = ?, words = ? WHERE number = ?",
        (
            milliseconds(header.started),
            header.variant.id,
            header.deal,
            folded(" ".join(names)),
            words_of(names, header.deal, title),
            number,
        ),
    )
    connection.execute("DELETE FROM seats WHERE game = ?", (number,))
    connection.executemany(
        "INSERT INTO seats (game, seat, name, computer, assisted) VALUES (?, ?, ?, ?, ?)",
        [(number, place, seat.name, seat.computer, seat.assisted) for place, seat in enumerate(header.seats)],
    )


def list_title(connection: sqlite3.Connection, id: str) -> None:
    """Make a game's new title one of the words that a search finds; inside a transaction."""
    ((number, deal, title),) = connection.execute("SELECT number, deal, title FROM games WHERE id = ?", (id,))
    rows = connection.execute("SELECT name FROM seats WHERE game = ? ORDER BY seat", (number,))
    words = words_of([name for (name,) in rows], deal, title)
    connection.execute("UPDATE games SET words = ? WHERE number = ?", (words, number))


def words_of(names: Sequence[str], deal: int | None, title: str | None) -> str:
    """What a search looks through."""
    parts = [*names, *([] if deal is None else [str(deal)]), *([title] if title else [])]
    return folded("\n".join(parts))


def list_all(connection: sqlite3.Connection) -> None:
    """Write the columns of every game from its lines; inside a transaction."""
    connection.execute(
        "UPDATE games SET turns = (SELECT count(*) FROM turns WHERE turns.game = games.number)"
    )
    for number, header, scores in connection.execute("SELECT number, header, scores FROM games").fetchall():
        best = max(scores_of(scores), default=0)
        connection.execute("UPDATE games SET best = ? WHERE number = ?", (best, number))
        try:
            list_header(connection, number, parse_header(parse_object(header.encode())))
        except (FormatError, AttributeError, UnicodeEncodeError):
            # Such a game cannot be opened either; it stays where it is.
            log.exception("game %s cannot be listed", number)


def scores_of(text: object) -> tuple[int, ...]:
    """The scores in a row; none where the row is damaged."""
    try:
        return tuple(map(int, json.loads(str(text))))
    except (ValueError, TypeError):
        return ()


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in a list. `touched` grows each time a game comes to the table."""

    id: str
    started: datetime
    names: tuple[str, ...]
    scores: tuple[int, ...]
    touched: int


def summary_of(id: str, header: str, scores: str, touched: int) -> GameSummary | None:
    """A game's line in a list; None where its row is damaged."""
    try:
        written = json.loads(header)
        names = tuple(str(seat["name"]) for seat in written["seats"])
        started = datetime.fromisoformat(written["started"])
        return GameSummary(id, started, names, tuple(map(int, json.loads(scores))), touched)
    except (ValueError, TypeError, KeyError):
        log.warning("the game %s cannot be listed", id)
        return None


def colours_of(text: object, seats: int) -> tuple[int, ...]:
    """The seats' colours; the first ones where the row does not tell them: no game is lost for a colour."""
    try:
        colours = tuple(map(int, json.loads(str(text))))
    except (ValueError, TypeError):
        colours = ()
    return colours if len(colours) == seats else tuple(range(seats))
