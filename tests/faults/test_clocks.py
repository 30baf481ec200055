"""Clocks that are set back and forth, and machines that move between time zones."""

import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.backups import back_up, backups_of, check_copy
from qwirkle_desktop.library.catalogue import Filter, Order
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.library.text import format_header, parse_header
from tests.faults.conftest import Tally
from tests.library.playing import fresh_game, game_by_chance

CLOCKS = [
    datetime(2026, 11, 29, 18, tzinfo=UTC),
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(9998, 12, 31, 23, 59, 59, tzinfo=UTC),
    datetime(2000, 2, 29, tzinfo=timezone(timedelta(hours=14))),
    datetime(2038, 1, 19, 3, 14, 8, tzinfo=timezone(-timedelta(hours=12))),
]
ZONES = ["UTC", "Pacific/Kiritimati", "America/St_Johns", "Asia/Kathmandu", "Nowhere/Nothing", "XYZ+23:59"]


@pytest.fixture(params=ZONES)
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The machine is in that zone."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


class SetClock(datetime):
    """A clock that says what it is set to."""

    moment = CLOCKS[0]

    @classmethod
    def now(cls, tz: object = None) -> "datetime":
        return cls.moment if tz is None else cls.moment.astimezone(tz)  # type: ignore[arg-type]


@pytest.mark.parametrize("clock", CLOCKS, ids=str)
def test_the_game_last_on_the_table_is_last_whatever_the_clock_says(
    open_desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, clock: datetime
) -> None:
    desk = open_desk()
    monkeypatch.setattr("qwirkle_desktop.controller.new_games.datetime", SetClock)
    for moment in (CLOCKS[0], clock, CLOCKS[0] - timedelta(days=1)):
        SetClock.moment = moment
        desk.contents.desk.start(GameSetup((SeatSetup("Ada"), SeatSetup("Ben", colour=1)), deal=1))
        assert desk.controller.game is not None
        newest = desk.library.newest_unfinished()
        assert newest is not None
        assert newest.game == desk.controller.game
    assert desk.library.count() == 3
    desk.contents._fill_unfinished()
    assert len(desk.contents.actions_.unfinished.actions()) == 2


def test_games_of_any_time_are_listed_in_any_zone(
    open_desk: Callable[..., Desk], tmp_path: Path, zone: str, tally: Tally
) -> None:
    library = Library(tmp_path / "library.sqlite3")
    for number, clock in enumerate(CLOCKS):
        game = fresh_game(deal=number)
        header = parse_header({**header_of(game), "started": clock.isoformat()})
        library.add(type(game)(header, game.mix, game.start), (0, 1))
    for order in Order:
        assert len(library.page(Filter(), order, 0, 10)) == len(CLOCKS)
    library.close()
    desk = open_desk()
    desk.contents.begin()
    desk.contents._fill_unfinished()
    assert len(desk.contents.actions_.unfinished.actions()) == len(CLOCKS) - 1
    tally(len(CLOCKS), len(CLOCKS))


def header_of(game: object) -> dict[str, object]:
    import json

    return dict(json.loads(format_header(game.header)))  # type: ignore[attr-defined]


def test_a_clock_set_back_and_forth_leaves_the_newest_backup(tmp_path: Path, tally: Tally) -> None:
    """A clock that was years ahead once must not keep later backups from being the ones that stay."""
    path = tmp_path / "library.sqlite3"
    library = Library(path)
    days = [
        date(2026, 11, 29),
        date(2099, 1, 1),
        date(1970, 1, 1),
        *(date(2026, 12, day) for day in range(1, 25)),
    ]
    for number, day in enumerate(days):
        library.add(game_by_chance(number, turns=1), (0, 1))
        backup = back_up(path, day)
        assert backup is not None
        assert backups_of(path)[0] == backup
        check_copy(backup.path)
    assert 7 <= len(backups_of(path)) <= 12
    newest = Library(backups_of(path)[0].path)
    assert newest.count() == len(days)
    newest.close()
    library.close()
    tally(len(days), len(days))
