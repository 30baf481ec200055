"""Keeping a turn writes that turn, and still notices all that others, and failures, did to the file."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qwirkle_desktop.library.errors import LibraryUnwritable
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from tests.library.playing import fresh_game, game_by_chance, longer_and_longer


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "library.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    library = Library(path)
    yield library
    library.close()


def kept(path: Path, id: str) -> Game:
    """The game as another program finds it."""
    with closing(Library(path)) as other:
        return other.load(id).game


def test_a_turn_late_in_a_game_writes_one_line_and_reads_none(library: Library) -> None:
    game = game_by_chance(turns=40)
    library.add(game, (0, 1))
    longer = next(longer_and_longer(game, Random(1)))
    asked: list[str] = []
    library._connection.set_trace_callback(asked.append)
    before = library._connection.total_changes
    library.save(longer)
    assert library._connection.total_changes - before == 2  # its line, and the game's row
    assert not any("line FROM turns" in sql for sql in asked)


def test_another_program_may_change_the_game_meanwhile(library: Library, path: Path) -> None:
    game = game_by_chance(turns=12)
    library.add(game, (0, 1))
    with closing(Library(path)) as other:
        other.save(game.cut(3))
    longer = next(longer_and_longer(game, Random(1)))
    library.save(longer)
    assert kept(path, game.header.id) == longer


def test_a_line_changed_outside_is_put_right_with_the_next_turn(library: Library, path: Path) -> None:
    game = game_by_chance(turns=12)
    library.add(game, (0, 1))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("""UPDATE turns SET line = '{"pass": true}' WHERE number = 5""")
        other.execute("DELETE FROM turns WHERE number = 8")
    longer = next(longer_and_longer(game, Random(1)))
    library.save(longer)
    assert kept(path, game.header.id) == longer


def test_a_game_deleted_outside_is_kept_whole_with_the_next_turn(library: Library, path: Path) -> None:
    game = game_by_chance(turns=12)
    library.add(game, (0, 1))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA foreign_keys = ON")
        other.execute("DELETE FROM games")
    longer = next(longer_and_longer(game, Random(1)))
    library.save(longer)
    assert kept(path, game.header.id) == longer


class Story:
    """A library, what it was last told, and what it must hold."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.library = Library(path)
        self.games = [fresh_game(deal=1), fresh_game(deal=2)]
        for game in self.games:
            self.library.add(game, (0, 1))
        self.told = list(self.games)

    def act(self, what: str, which: int, number: int) -> None:
        """Do one thing to one of the two games, and have it kept."""
        game = self.games[which]
        if what == "turn" and not game.is_over:
            game = next(longer_and_longer(game, Random(number)))
        elif what == "undo" and game.steps:
            game = game.cut(number % len(game.state.moves) if game.state.moves else 0)
        elif what == "seat":
            game = game.with_seats((Seat(f"Player {number}"), game.header.seats[1]))
        elif what == "end" and not game.is_over:
            game = game.after(close(game.state, EndReason.FORFEIT, number % 2))
        elif what == "outside":
            self._outside(number)
        self.games[which] = game
        if what == "full disk":
            self._fail(game)
            return
        self.library.save(game)
        self.told[which] = game

    def _outside(self, number: int) -> None:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as other:
            other.execute("DELETE FROM turns WHERE number >= ?", (number % 4,))

    def _fail(self, game: Game) -> None:
        self.library._connection.execute("PRAGMA query_only = ON")
        with pytest.raises(LibraryUnwritable):
            self.library.save(game)
        self.library._connection.execute("PRAGMA query_only = OFF")


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    acts=st.lists(
        st.tuples(
            st.sampled_from(["turn", "turn", "turn", "undo", "seat", "end", "full disk", "outside"]),
            st.integers(0, 1),
            st.integers(0, 50),
        ),
        max_size=25,
    )
)
def test_whatever_happens_the_last_save_is_what_is_kept(
    tmp_path_factory: pytest.TempPathFactory, acts: list[tuple[str, int, int]]
) -> None:
    story = Story(tmp_path_factory.mktemp("story") / "library.sqlite3")
    for what, which, number in acts:
        story.act(what, which, number)
        if what != "full disk":
            assert kept(story.path, story.told[which].header.id) == story.told[which]
    story.library.close()
