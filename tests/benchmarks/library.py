"""How long a library of thousands of games takes to list, to keep a turn, to count and to copy.

    python -m tests.benchmarks.library

Goals: the first page and the count of 10,000 games well within 100 ms; a turn costs the same early and late.
"""

import argparse
import tempfile
from datetime import date
from functools import partial
from itertools import cycle
from pathlib import Path

from qwirkle_desktop.library.backups import back_up, check_copy
from qwirkle_desktop.library.catalogue import EVERYTHING, Filter, Order, Progress
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.statistics import statistics
from qwirkle_desktop.library.store import Library
from tests.benchmarks.figures import heading, show, times_of
from tests.benchmarks.games import fresh_game, game_of_club
from tests.benchmarks.many_games import fill

PAGE = 50
FILTERS = {
    "all": EVERYTHING,
    "text": Filter(text="zoë rob"),
    "a seat": Filter(seat="Ada"),
    "a level": Filter(level="club"),
    "unfinished": Filter(progress=Progress.UNFINISHED),
}


def main() -> None:
    """Make the library, then time what people do with it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=10_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "library.sqlite3"
        (making,) = times_of(lambda: fill(path, options.games), 1)
        print(f"{options.games:,} games, {path.stat().st_size / 1e6:.1f} MB, made in {making / 1000:.1f} s")
        heading("listing")
        _time_listing(path, options.rounds, options.games)
        heading("keeping")
        _time_keeping(path)
        heading("figures and copies")
        _time_figures(path, min(options.rounds, 3))


def _time_listing(path: Path, rounds: int, games: int) -> None:
    show("open, count, first page", times_of(lambda: _first_page(path), rounds))
    library = Library(path)
    for name, filter in FILTERS.items():
        show(f"count: {name}", times_of(partial(library.count, filter), rounds))
        show(f"first page: {name}", times_of(partial(_afresh, library, filter, Order.LAST_PLAYED), rounds))
    for order in Order:
        show(
            f"first page: {order.name.lower()}",
            times_of(partial(_afresh, library, EVERYTHING, order), rounds),
        )
    last = partial(library.page, EVERYTHING, Order.LAST_PLAYED, games - PAGE, PAGE)
    show("a page on while scrolling", times_of(last, rounds)[1:])
    show("names for the menus", times_of(lambda: (library.seat_names(), library.levels()), rounds))
    show("is a game unfinished", times_of(library.is_last_unfinished, rounds))
    library.close()


def _afresh(library: Library, filter: Filter, order: Order) -> None:
    """The first page of a list that was not asked for before."""
    library.page(Filter(text="nobody is called this"), order, 0, 1)
    library.page(filter, order, 0, PAGE)


def _first_page(path: Path) -> None:
    library = Library(path)
    library.count()
    library.page(EVERYTHING, Order.LAST_PLAYED, 0, PAGE)
    library.close()


def _time_keeping(path: Path) -> None:
    """The same turns on the disk and, without waiting for it, what the program itself takes."""
    game = game_of_club(deal=77_777)
    shorter = [game.cut(turns) for turns in range(len(game.steps) + 1)]
    for name, synchronous in (("on the disk", "EXTRA"), ("no waiting", "OFF")):
        library = Library(path)
        library._connection.execute(f"PRAGMA synchronous = {synchronous}")
        library.save(fresh_game(deal=77_777))
        times = [_time_save(library, now) for now in shorter]
        show(f"keep a turn, {name}: the first ten", times[1:11])
        show(f"keep a turn, {name}: the last ten", times[-10:])
        library.close()


def _time_save(library: Library, game: Game) -> float:
    return times_of(lambda: library.save(game), 1)[0]


def _time_figures(path: Path, rounds: int) -> None:
    library = Library(path)
    show("statistics, every game read", times_of(lambda: statistics(library), 1))
    show("statistics, again", times_of(lambda: statistics(library), rounds))
    library.close()
    days = cycle(range(1, 29))
    show("copy, check and rotate", times_of(lambda: back_up(path, date(2026, 1, next(days))), rounds))
    show("look through it all", times_of(lambda: check_copy(path), rounds))


if __name__ == "__main__":
    main()
