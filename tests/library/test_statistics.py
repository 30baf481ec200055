"""Figures worked out from games: each checked by hand on a game of a few turns, and never out of date."""

import csv
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from functools import cache
from io import StringIO
from pathlib import Path
from uuid import UUID

import pytest

from qwirkle_desktop.library import digests
from qwirkle_desktop.library.game import Game, game_of
from qwirkle_desktop.library.record import Origin, Seat
from qwirkle_desktop.library.statistics import Assistance, Player, Statistics, statistics
from qwirkle_desktop.library.statistics_table import COLUMNS, plain_text, statistics_csv
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from tests.library.playing import STARTED, figures_of
from tests.library.playing import game_by_chance as play_by_chance

ADA, BEN, CLUB = Player("Ada", False), Player("Ben", False), Player("club", True)


# Every game is played once: a value does not wear out.
game_by_chance = cache(play_by_chance)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path / "library.sqlite3")
    yield library
    library.close()


def seated(game: Game, seats: Sequence[Seat], day: int = 0, number: int | None = None) -> Game:
    """The game with other people on another day, and another id."""
    id = game.header.id if number is None else str(UUID(int=number))
    header = replace(game.header, id=id, seats=tuple(seats), started=STARTED + timedelta(days=day))
    return replace(game, header=header)


def over(deal: int, seats: Sequence[Seat], day: int = 0, number: int | None = None) -> Game:
    """A whole game."""
    return seated(game_by_chance(deal=deal, seats=len(seats)), seats, day, number)


def plays(game: Game, seat: int) -> list[int]:
    """The points of each turn of a seat."""
    return [step.score for step in game.steps if step.seat == seat]


def test_the_figures_of_one_game_are_those_of_its_turns(library: Library) -> None:
    game = over(3, (Seat("Ada"), Seat("Robin", "club", 1)))
    library.add(game, (0, 1))
    ada, club = figures_of(library, ADA), figures_of(library, CLUB)
    qwirkles = sum(line.is_qwirkle for step in game.steps if step.seat == 0 for line in step.lines)
    times = [ms for step, ms in zip(game.steps, game.times, strict=True) if step.seat == 0 and ms is not None]
    assert (ada.games, club.games) == (1, 1)
    assert ada.mean_score == ada.best_score == game.state.scores[0]
    assert ada.best_game == game.header.id
    assert ada.turns == len(plays(game, 0))
    assert ada.points_a_turn == game.state.scores[0] / ada.turns
    assert ada.qwirkles_a_game == qwirkles
    assert ada.thinking_seconds == pytest.approx(sum(times) / len(times) / 1000)
    best = ada.best_turn
    assert best is not None
    assert best.points == max(plays(game, 0))
    assert (game.steps[best.turn - 1].seat, game.steps[best.turn - 1].score) == (0, best.points)
    assert (ada.wins, club.wins) == ((1, 0) if game.state.scores[0] > game.state.scores[1] else (0, 1))


def test_qwirkles_and_going_out_are_counted_as_the_rules_do(library: Library) -> None:
    games = [game_by_chance(deal=deal) for deal in range(1, 7)]
    for game in games:
        library.add(seated(game, (Seat("Ada"), Seat("Ben"))), (0, 1))
    lines = [line for game in games for step in game.steps for line in step.lines]
    outs = [sum(step.out_bonus > 0 for step in game.steps) for game in games]
    ada, ben = figures_of(library, ADA), figures_of(library, BEN)
    assert sum(line.is_qwirkle for line in lines) > 0
    assert ada.qwirkles_a_game is not None
    assert ben.qwirkles_a_game is not None
    assert (ada.qwirkles_a_game + ben.qwirkles_a_game) * 6 == pytest.approx(
        sum(line.is_qwirkle for line in lines)
    )
    assert ada.going_out_rate is not None
    assert ben.going_out_rate is not None
    assert (ada.going_out_rate + ben.going_out_rate) * 6 == pytest.approx(sum(outs))
    assert ada.points_a_turn is not None
    assert ada.points_a_turn * ada.turns == pytest.approx(sum(game.state.scores[0] for game in games))


def test_unfinished_and_abandoned_games_count_for_nobody(library: Library) -> None:
    library.add(seated(game_by_chance(deal=1, turns=9), (Seat("Ada"), Seat("Ben"))), (0, 1))
    stopped = seated(game_by_chance(deal=2, turns=9), (Seat("Ada"), Seat("Ben")))
    library.add(stopped.after(close(stopped.state, EndReason.ABANDONED)), (0, 1))
    assert statistics(library) == Statistics((), (), {})


def test_a_forfeit_is_lost_by_who_forfeited_and_no_score_of_it_counts(library: Library) -> None:
    game = seated(game_by_chance(deal=2, turns=9), (Seat("Ada"), Seat("Ben")))
    leader = max((0, 1), key=lambda seat: game.state.scores[seat])
    library.add(game.after(close(game.state, EndReason.FORFEIT, leader)), (0, 1))
    lost, won = (figures_of(library, (ADA, BEN)[seat]) for seat in (leader, 1 - leader))
    assert (lost.games, lost.wins, lost.win_rate) == (1, 0, 0)
    assert (won.games, won.wins, won.win_rate) == (1, 1, 1)
    assert lost.mean_score is lost.best_score is None
    (rivalry,) = statistics(library).head_to_head(won.player)
    assert (rivalry.rival, rivalry.games, rivalry.ahead, rivalry.behind) == (lost.player, 1, 1, 0)


def test_a_game_played_on_from_another_gives_its_own_turns_only(library: Library) -> None:
    game = over(3, (Seat("Ada"), Seat("Ben")))
    header = replace(game.header, origin=Origin(str(UUID(int=5)), 11))
    library.add(game_of(replace(game.record, header=header)), (0, 1))
    ada = figures_of(library, ADA)
    own = [step for number, step in enumerate(game.steps) if number >= 11 and step.seat == 0]
    assert (ada.games, ada.wins, ada.win_rate, ada.played, ada.best_score) == (0, 0, None, (), None)
    assert ada.turns == len(own)
    assert ada.best_turn is not None
    assert ada.best_turn.points == max(step.score for step in own)
    assert statistics(library).head_to_head(ADA) == ()


def test_streaks_follow_the_days_on_which_games_began(library: Library) -> None:
    decided = [game_by_chance(deal=deal) for deal in range(1, 9)]
    won = [game for game in decided if game.state.scores[0] > game.state.scores[1]]
    lost = [game for game in decided if game.state.scores[0] < game.state.scores[1]]
    story = [won[0], won[1], lost[0], won[0], lost[1], won[1]]
    days = [0, 1, 2, 3, 4, 5]
    for day, game in reversed(list(zip(days, story, strict=True))):
        library.add(seated(game, (Seat("Ada"), Seat("Ben")), day, number=day + 1), (0, 1))
    ada, ben = figures_of(library, ADA), figures_of(library, BEN)
    assert (ada.streak, ada.best_streak, ada.wins, ada.games) == (1, 2, 4, 6)
    assert (ben.streak, ben.best_streak, ben.wins) == (0, 1, 2)
    assert [one.win for one in ada.played] == [1, 1, 0, 1, 0, 1]
    assert [one.started for one in ada.played] == sorted(one.started for one in ada.played)
    (rivalry,) = statistics(library).head_to_head(ADA)
    assert (rivalry.rival, rivalry.games, rivalry.ahead, rivalry.behind, rivalry.level) == (BEN, 6, 4, 2, 0)


def test_a_shared_win_is_shared(library: Library) -> None:
    game = seated(game_by_chance(deal=1, turns=9, seats=3), (Seat("Ada"), Seat("Ben"), Seat("Cem")))
    with closing(sqlite3.connect(library._path, isolation_level=None)) as other:
        ended = game.after(close(game.state, EndReason.FORFEIT, 2))
        library.add(ended, (0, 1, 2))
        other.execute("""UPDATE games SET result = '{"end": "forfeit", "scores": [9, 9, 30], "seat": 2}'""")
    ada = figures_of(library, ADA)
    assert (ada.wins, ada.shared, ada.win_rate, ada.streak) == (0, 1, 0.5, 1)
    rivals = {
        one.rival.name: (one.ahead, one.behind, one.level) for one in statistics(library).head_to_head(ADA)
    }
    assert rivals == {"Ben": (0, 0, 1), "Cem": (1, 0, 0)}


def test_assisted_games_can_be_left_out(library: Library) -> None:
    library.add(over(1, (Seat("Ada"), Seat("Robin", "club", 1)), number=1), (0, 1))
    library.add(over(2, (Seat("Ada", assisted=True), Seat("Robin", "club", 1)), number=2), (0, 1))
    assert (figures_of(library, ADA).games, figures_of(library, ADA).assisted) == (2, 1)
    for player in (ADA, CLUB):
        alone = figures_of(library, player, Assistance.UNASSISTED)
        assert (alone.games, alone.assisted, len(alone.played)) == (1, 0, 1)


def test_a_level_is_one_player_whatever_its_seats_are_called(library: Library) -> None:
    library.add(over(1, (Seat("Ada"), Seat("Robin", "club", 1)), number=1), (0, 1))
    library.add(over(2, (Seat("Zoe", "club", 2), Seat("Ada")), number=2), (0, 1))
    found = statistics(library)
    assert [one.player for one in found.people] == [ADA]
    assert [(one.player, one.games) for one in found.levels] == [(CLUB, 2)]


def test_a_removed_game_counts_for_nobody_until_it_is_back(library: Library) -> None:
    game = over(1, (Seat("Ada"), Seat("Ben")))
    library.add(game, (0, 1))
    library.remove(game.header.id)
    assert statistics(library).people == ()
    library.restore(game.header.id)
    assert figures_of(library, ADA).games == 1


# What is remembered of games


def fill(library: Library) -> None:
    for deal in range(1, 7):
        seats = (Seat("Ada"), Seat("Robin", "club", 1), Seat("Ben", assisted=deal % 2 == 0))
        library.add(over(deal, seats[: 2 + deal % 2], day=deal), range(2 + deal % 2))


def digests_in(library: Library) -> int:
    (count,) = library._connection.execute("SELECT count(*) FROM digests").fetchone()
    return int(count)


@pytest.mark.parametrize(
    "spoil",
    [
        "DELETE FROM digests",
        "UPDATE digests SET version = version - 1",
        "UPDATE digests SET figures = 'no json'",
        "UPDATE digests SET figures = '[1, 2]' WHERE game % 2 = 0",
    ],
)
def test_what_is_remembered_of_games_is_made_anew_and_equal(library: Library, spoil: str) -> None:
    fill(library)
    before = statistics(library)
    assert digests_in(library) == 6
    library._connection.execute(spoil)
    assert statistics(library) == before


def test_a_game_changed_by_anyone_is_counted_anew(library: Library) -> None:
    game = over(1, (Seat("Ada"), Seat("Ben")))
    library.add(game, (0, 1))
    before = figures_of(library, ADA)
    with closing(sqlite3.connect(library._path, isolation_level=None)) as other:
        other.execute("""UPDATE turns SET line = json_set(line, '$.ms', 90000)""")
    assert figures_of(library, ADA).thinking_seconds == 90
    library.save(game.cut(7).after(close(game.cut(7).state, EndReason.FORFEIT, 0)))
    after = figures_of(library, ADA)
    assert after.turns < before.turns
    assert (after.wins, after.streak) == (0, 0)


def test_another_version_of_the_figures_counts_all_games_anew(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(library)
    statistics(library)
    monkeypatch.setattr(digests, "VERSION", digests.VERSION + 1)
    assert library.digest(0) == 6
    assert library.digest(3) == 3
    assert library.digest(100) == 0


def test_a_game_that_cannot_be_read_counts_for_nobody_and_hides_nothing(library: Library) -> None:
    fill(library)
    library._connection.execute("UPDATE turns SET line = '{' WHERE game = 1 AND number = 2")
    assert figures_of(library, ADA).games == 5
    assert library.digest(0) == 0


# As a table


def test_the_table_has_a_line_for_each_player(library: Library) -> None:
    fill(library)
    rows = [*csv.DictReader(StringIO(statistics_csv(statistics(library)), newline=""))]
    assert [(row["kind"], row["name"], row["games"]) for row in rows] == [
        ("person", "Ada", "6"),
        ("person", "Ben", "3"),
        ("level", "club", "6"),
    ]
    assert tuple(rows[0]) == COLUMNS
    ada = figures_of(library, ADA)
    assert float(rows[0]["mean score"]) == pytest.approx(ada.mean_score, abs=1e-4)
    assert float(rows[0]["thinking seconds"]) == pytest.approx(ada.thinking_seconds, abs=1e-4)


@pytest.mark.parametrize(
    "name", ['Zoë, "the" Great', "กานต์", "=1+1", "@SUM(A1)", "-2", "+x", " =cmd", "O'Neil"]
)
def test_any_name_stays_one_cell_that_no_spreadsheet_works_out(library: Library, name: str) -> None:
    library.add(over(1, (Seat(name), Seat("Ben"))), (0, 1))
    cells = {row[1] for row in csv.reader(StringIO(statistics_csv(statistics(library)), newline=""))}
    assert plain_text(name) in cells
    assert not plain_text(name).lstrip().startswith(("=", "+", "-", "@"))
    assert plain_text(name).endswith(name)


def test_what_cannot_be_said_is_an_empty_cell(library: Library) -> None:
    game = seated(game_by_chance(deal=2, turns=1), (Seat("Ada"), Seat("Ben")))
    library.add(game.after(close(game.state, EndReason.FORFEIT, 0)), (0, 1))
    rows = {
        row["name"]: row for row in csv.DictReader(StringIO(statistics_csv(statistics(library)), newline=""))
    }
    assert rows["Ben"]["mean score"] == rows["Ada"]["best score"] == ""
