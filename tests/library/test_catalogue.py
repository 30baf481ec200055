"""Lists of games: filtered, ordered, page by page; titles; games removed and brought back."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.library.catalogue import EVERYTHING, Card, Filter, Order, Progress
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.store import Imported, Library
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from tests.library.playing import STARTED, game_by_chance, longer_and_longer

NAMES = ("Ada", "Robin"), ("Zoë", "ada"), ("Mei", "Robin"), ("Ada", "Mei")
LEVELS = ("club", None, "expert", "club")


def game(number: int, turns: int = 5) -> Game:
    """A game of so many turns, its seats and its day from its number."""
    played = game_by_chance(deal=number, turns=turns)
    one, two = NAMES[number % 4]
    started = STARTED + timedelta(days=number)
    seats = (Seat(one), Seat(two, LEVELS[number % 4]))
    return replace(played, header=replace(played.header, seats=seats, started=started))


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Eight games; numbers 2 and 5 are over."""
    found = [game(number, turns=number + 1) for number in range(8)]
    for number in (2, 5):
        found[number] = found[number].after(close(found[number].state, EndReason.FORFEIT, 1))
    return found


@pytest.fixture
def library(tmp_path: Path, games: list[Game]) -> Iterator[Library]:
    library = Library(tmp_path / "library.sqlite3")
    for one in games:
        library.add(one, (0, 1))
    yield library
    library.close()


def numbers(cards: list[Card]) -> list[int]:
    """The deals of the cards, by which the games were made."""
    return [card.deal or 0 for card in cards]


def listed(library: Library, filter: Filter = EVERYTHING, order: Order = Order.OLDEST) -> list[int]:
    found = numbers(library.page(filter, order, 0, 100))
    assert library.count(filter) == len(found)
    return found


def test_unfinished_games_come_first_in_every_order(library: Library) -> None:
    for order in Order:
        cards = library.page(EVERYTHING, order, 0, 100)
        assert [card.is_over for card in cards] == [False] * 6 + [True] * 2


@pytest.mark.parametrize(
    ("order", "key"),
    [
        (Order.OLDEST, lambda card: card.started),
        (Order.LONGEST_AGO, lambda card: card.touched),
        (Order.NAMES, lambda card: " ".join(seat.name.casefold() for seat in card.seats)),
        (Order.LOWEST_SCORE, lambda card: max(card.scores)),
        (Order.FEWEST_TURNS, lambda card: card.turns),
    ],
)
def test_an_order_holds_both_ways(library: Library, order: Order, key: object) -> None:
    upwards = [key(card) for card in library.page(EVERYTHING, order, 0, 6)]  # type: ignore[operator]
    downwards = [key(card) for card in library.page(EVERYTHING, _other(order), 0, 6)]  # type: ignore[operator]
    assert upwards == sorted(upwards)
    assert downwards == sorted(upwards, reverse=True)
    assert len(set(upwards)) > 1


def _other(order: Order) -> Order:
    return Order(f"{order.value} DESC")


def test_the_game_last_on_the_table_is_first(library: Library, games: list[Game]) -> None:
    library.opened(games[3].header.id)
    assert numbers(library.page(EVERYTHING, Order.LAST_PLAYED, 0, 1)) == [3]


@pytest.mark.parametrize(
    ("filter", "expected"),
    [
        (Filter(text="ada"), [0, 1, 3, 4, 7, 5]),
        (Filter(text="ROBIN  ada"), [0, 4]),
        (Filter(text="zoe\u0308"), [1, 5]),
        (Filter(text="7"), [7]),
        (Filter(text="100% nobody_"), []),
        (Filter(seat="Ada"), [0, 3, 4, 7]),
        (Filter(seat="ada"), [1, 5]),
        (Filter(level="club"), [0, 3, 4, 7]),
        (Filter(level="master"), []),
        (Filter(seat="Mei", level="expert"), [6, 2]),
        (Filter(variant="classic"), [0, 1, 3, 4, 6, 7, 2, 5]),
        (Filter(variant="other"), []),
        (Filter(since=STARTED + timedelta(days=3)), [3, 4, 6, 7, 5]),
        (Filter(until=STARTED + timedelta(days=3)), [0, 1, 2]),
        (Filter(progress=Progress.FINISHED), [2, 5]),
        (Filter(progress=Progress.UNFINISHED, text="mei"), [3, 6, 7]),
    ],
)
def test_a_filter_lets_through_what_it_names(library: Library, filter: Filter, expected: list[int]) -> None:
    assert listed(library, filter) == expected


@given(start=st.integers(0, 10), size=st.integers(0, 10))
def test_pages_are_pieces_of_the_one_list(catalogue_of_eight: Library, start: int, size: int) -> None:
    for order in (Order.LAST_PLAYED, Order.NAMES):
        whole = catalogue_of_eight.page(EVERYTHING, order, 0, 100)
        assert catalogue_of_eight.page(EVERYTHING, order, start, size) == whole[start : start + size]


@pytest.fixture(scope="module")
def catalogue_of_eight(tmp_path_factory: pytest.TempPathFactory, games: list[Game]) -> Iterator[Library]:
    library = Library(tmp_path_factory.mktemp("eight") / "library.sqlite3")
    for one in games:
        library.add(one, (0, 1))
    yield library
    library.close()


def test_a_page_shows_what_happened_since_the_last(library: Library, games: list[Game]) -> None:
    assert listed(library, order=Order.MOST_TURNS)[0] == 7
    longer = games[0]
    for longer in longer_and_longer(games[0], Random(3)):
        if len(longer.turns) == 12:
            break
    library.save(longer)
    assert listed(library, order=Order.MOST_TURNS)[0] == 0
    other = Library(library._path)
    other.remove(games[0].header.id)
    other.close()
    assert listed(library, order=Order.MOST_TURNS)[0] == 7


def test_the_card_of_a_forfeited_game_names_the_winner(library: Library, games: list[Game]) -> None:
    card = library.card(games[2].header.id)
    assert (card.end, card.winners) == (EndReason.FORFEIT, (0,))
    with pytest.raises(KeyError):
        library.card("nobody")


def test_the_menus_offer_the_names_and_levels_of_the_listed_games(
    library: Library, games: list[Game]
) -> None:
    assert library.seat_names() == ["Ada", "ada", "Mei", "Zoë"]
    assert library.levels() == ["club", "expert"]
    assert library.variants() == ["classic"]
    for number in (2, 6):
        library.remove(games[number].header.id)
    assert library.levels() == ["club"]


def test_a_seat_that_is_handed_over_is_found_under_its_new_player(
    library: Library, games: list[Game]
) -> None:
    library.save(games[6].with_seats((Seat("Mei"), Seat("Yui"))))
    assert listed(library, Filter(seat="Yui")) == [6]
    assert listed(library, Filter(text="yui")) == [6]
    assert 6 not in listed(library, Filter(level="expert"))


# Titles


def test_a_game_is_found_by_its_title(library: Library, games: list[Game]) -> None:
    id = games[4].header.id
    library.rename(id, "Ärger at the LAKE")
    assert library.card(id).title == "Ärger at the LAKE"
    assert listed(library, Filter(text="lake ärger robin")) == [4]
    library.save(games[4].with_seats((Seat("Kim"), Seat("Robin", "club"))))
    assert listed(library, Filter(text="lake kim")) == [4]
    library.rename(id, "")
    assert library.card(id).title is None
    assert listed(library, Filter(text="lake")) == []


@pytest.mark.parametrize("title", ["x" * 81, "two\nlines", "\x00"])
def test_a_title_that_may_not_be_is_refused(library: Library, games: list[Game], title: str) -> None:
    with pytest.raises(ValueError, match="title"):
        library.rename(games[0].header.id, title)
    with pytest.raises(KeyError):
        library.rename("nobody", "a title")


# Removing


def test_a_removed_game_is_neither_listed_nor_counted_nor_resumed(
    library: Library, games: list[Game]
) -> None:
    newest = games[7].header.id
    library.remove(newest)
    assert 7 not in listed(library)
    assert library.count() == 7
    assert newest not in [one.id for one in library.unfinished()]
    saved = library.newest_unfinished()
    assert saved is not None
    assert saved.game == games[6]
    library.restore(newest)
    assert 7 in listed(library)
    assert library.load(newest).game == games[7]


def test_the_last_game_is_not_resumed_in_place_of_a_removed_one(library: Library, games: list[Game]) -> None:
    library.opened(games[5].header.id)
    assert not library.is_last_unfinished()
    library.remove(games[5].header.id)
    assert library.is_last_unfinished()


@pytest.mark.parametrize("how", ["turn", "table", "file"])
def test_a_removed_game_that_comes_up_again_is_back(library: Library, games: list[Game], how: str) -> None:
    id = games[3].header.id
    library.remove(id)
    if how == "turn":
        library.save(next(longer_and_longer(games[3], Random(1))))
    elif how == "table":
        library.opened(id)
    else:
        assert library.import_record(games[3].record) is Imported.SAME
    assert 3 in listed(library)


def test_a_removed_game_is_deleted_for_good_after_thirty_days(library: Library, games: list[Game]) -> None:
    id = games[3].header.id
    library.remove(id)
    now = datetime.now(UTC)
    assert library.purge(now + timedelta(days=29)) == 0
    library.restore(id)
    library.remove(id)
    assert library.purge(now - timedelta(days=4000)) == 0
    assert library.purge(now + timedelta(days=31)) == 1
    with pytest.raises(KeyError):
        library.restore(id)
    assert library._connection.execute("SELECT count(*) FROM turns WHERE game = 4").fetchone() == (0,)
