"""The words of the window of all games."""

from PySide6.QtCore import QDate, QLocale

from qwirkle_desktop.library.catalogue import Card, CardSeat, Order, Progress
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.variants import CLASSIC
from qwirkle_desktop.ui.phrases.dates import long_day
from qwirkle_desktop.ui.phrases.endings import winners_title
from qwirkle_desktop.ui.phrases.levels import level_name
from qwirkle_desktop.ui.phrases.seats import shown_name
from qwirkle_desktop.ui.phrases.variants import variant_name
from qwirkle_desktop.ui.phrases.wording import in_a_row, listed
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_ORDERS = {
    Order.LAST_PLAYED: QT_TR_NOOP("Last played first"),
    Order.LONGEST_AGO: QT_TR_NOOP("Longest ago first"),
    Order.NEWEST: QT_TR_NOOP("Newest first"),
    Order.OLDEST: QT_TR_NOOP("Oldest first"),
    Order.NAMES: QT_TR_NOOP("Names from A to Z"),
    Order.NAMES_REVERSED: QT_TR_NOOP("Names from Z to A"),
    Order.HIGHEST_SCORE: QT_TR_NOOP("Most points first"),
    Order.LOWEST_SCORE: QT_TR_NOOP("Fewest points first"),
    Order.MOST_TURNS: QT_TR_NOOP("Most turns first"),
    Order.FEWEST_TURNS: QT_TR_NOOP("Fewest turns first"),
}
_STATES = {
    Progress.ANY: QT_TR_NOOP("All games"),
    Progress.UNFINISHED: QT_TR_NOOP("Unfinished"),
    Progress.FINISHED: QT_TR_NOOP("Finished"),
}
_REASONS = {
    EndReason.STUCK: QT_TR_NOOP("nobody could lay a tile any more"),
    EndReason.IDLE: QT_TR_NOOP("three rounds without a tile"),
    EndReason.TARGET: QT_TR_NOOP("the target was reached"),
    EndReason.FORFEIT: QT_TR_NOOP("given up"),
    EndReason.ABANDONED: QT_TR_NOOP("stopped before its end"),
}


def title() -> str:
    """The window's title."""
    return tr("Games")


def search() -> str:
    """In the empty search field."""
    return tr("Search names, titles, deals")


def clear() -> str:
    """The cross in the search field."""
    return tr("Clear the search")


def order_label() -> str:
    """The name of the choice of order."""
    return tr("Order")


def order_name(order: Order) -> str:
    """An order to list games in."""
    return tr(_ORDERS[order])


def state_label() -> str:
    """The name of the choice between finished and unfinished."""
    return tr("State")


def state_name(progress: Progress) -> str:
    """Finished or not."""
    return tr(_STATES[progress])


def player_label() -> str:
    """The name of the choice of a player."""
    return tr("Player")


def anyone() -> str:
    """Any player."""
    return tr("Anyone")


def level_label() -> str:
    """The name of the choice of a computer's level."""
    return tr("Level")


def any_level() -> str:
    """Any level, and no computer at all."""
    return tr("Any level")


def variant_label() -> str:
    """The name of the choice of a variant."""
    return tr("Variant")


def any_variant() -> str:
    """Any variant."""
    return tr("Any variant")


def time_label() -> str:
    """The name of the choice of days."""
    return tr("Begun")


def any_time() -> str:
    """Whenever it was begun."""
    return tr("Any time")


def today() -> str:
    """Begun today."""
    return tr("Today")


def last_days(days: int) -> str:
    """Begun in the last days."""
    return tr("The last %n day(s)", "", days)


def year_name(year: int) -> str:
    """Begun in that year."""
    return QLocale().toString(QDate(year, 1, 1), "yyyy")


def any_seat(seat: CardSeat) -> str:
    """`Ada`, or `Robin (Club)`"""
    if seat.computer is None:
        return shown_name(seat.name)
    return tr("{name} ({level})", "a computer and its level").format(
        name=seat.name, level=level_name(seat.computer)
    )


def heading(card: Card) -> str:
    """The first line of a row: its title, else how the game ended."""
    return card.title or result(card)


def result(card: Card) -> str:
    """`Ada wins`, `Unfinished`"""
    if card.end is None:
        return tr("Unfinished")
    return winners_title([card.seats[seat].name for seat in card.winners])


def detail(card: Card) -> str:
    """`34 turns · deal 12`"""
    parts = [tr("%n turn(s)", "", card.turns)]
    if card.title:
        parts.insert(0, result(card))
    if card.end in _REASONS:
        parts.append(tr(_REASONS[card.end]))
    if card.shareable_deal is not None:
        parts.append(tr("deal {number}").format(number=card.shareable_deal))
    if card.variant not in ("", CLASSIC.id):
        parts.append(variant_name(card.variant))
    return in_a_row(parts)


def score(points: int) -> str:
    """Points as the desktop writes numbers."""
    return QLocale().toString(points)


def spoken(card: Card) -> str:
    """A whole row in a sentence: `Ada wins: Ada 210, Robin (Club) 184. 29 Nov 2026, 34 turns, deal 12.`"""
    pair = tr("{name} {score}", "a player and points")
    seats = zip(card.seats, card.scores, strict=False)
    players = listed([pair.format(name=any_seat(seat), score=score(points)) for seat, points in seats])
    pattern = tr("{heading}: {players}. {day}. {detail}.", "a game in the list of games")
    return pattern.format(
        heading=heading(card), players=players, day=long_day(card.started), detail=detail(card)
    )


def names(card: Card) -> str:
    """`Ada and Robin`"""
    return listed([shown_name(seat.name) for seat in card.seats])


def counted_games(count: int) -> str:
    """`12 games`, the number as the desktop writes numbers."""
    return tr("%Ln game(s)", "", count)


def some_chosen(chosen: int, count: int) -> str:
    """How many of the games are chosen."""
    pattern = tr("{chosen} of {games} chosen")
    return pattern.format(chosen=QLocale().toString(chosen), games=counted_games(count))


def none_yet() -> tuple[str, str]:
    """Heading and text where nothing was ever played."""
    return tr("No games yet"), tr("Every game you play is kept here, turn by turn.")


def none_found() -> tuple[str, str]:
    """Heading and text where no game fits the search."""
    return tr("No game like that"), tr("Try another word, or show all games again.")


def show_all() -> str:
    """Take the search and all filters away."""
    return tr("Show all games")


def new_game() -> str:
    """Begin the first game."""
    return tr("New game…")


def go_on() -> str:
    """Go on with an unfinished game."""
    return tr("Continue")


def replay() -> str:
    """Look at a game turn by turn."""
    return tr("Replay")


def review() -> str:
    """Look at what was lost in a game, and why."""
    return tr("Review")


def rename() -> str:
    """Give a game a title."""
    return tr("Rename…")


def export() -> str:
    """Write a game to a file."""
    return tr("Export…")


def export_all() -> str:
    """Write every game to a folder."""
    return tr("Export all games…")


def play_deal() -> str:
    """Begin a game with the same tiles."""
    return tr("Play this deal again")


def copy_deal() -> str:
    """Put the deal's number where it can be pasted."""
    return tr("Copy the deal's number")


def delete() -> str:
    """Take a game out of the library."""
    return tr("Delete")


def more() -> str:
    """The button with the menu of what else can be done."""
    return tr("More")


def close() -> str:
    """Leave the window."""
    return tr("Close")


def undo() -> str:
    """Take the deletion back."""
    return tr("Undo")
