"""What a row of the library shows: a kept game in the words and figures of its line."""

from dataclasses import dataclass

from qwirkle_desktop.library.catalogue import Card
from qwirkle_desktop.ui.phrases import library as phrases
from qwirkle_desktop.ui.phrases.dates import short_time


@dataclass(frozen=True, slots=True)
class RowSeat:
    """A seat's name, points and colour (the theme's index), and whether it won."""

    name: str
    score: str
    colour: int
    won: bool


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list, all in words; `spoken` is the whole of it in a sentence."""

    heading: str
    day: str
    seats: tuple[RowSeat, ...]
    detail: str
    spoken: str
    is_unfinished: bool


def row_of(card: Card) -> Row:
    """The row of a kept game."""
    seats = tuple(
        RowSeat(phrases.any_seat(seat), phrases.score(points), colour, place in card.winners)
        for place, (seat, points, colour) in enumerate(
            zip(card.seats, card.scores, card.colours, strict=False)
        )
    )
    return Row(
        phrases.heading(card),
        short_time(card.started),
        seats,
        phrases.detail(card),
        phrases.spoken(card),
        not card.is_over,
    )
