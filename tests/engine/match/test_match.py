"""Matches: rotations, shared wins, intervals, and results that depend on the seed alone."""

import math
import multiprocessing
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import distributed
import pytest

from qwirkle_desktop.engine.levels import Level
from qwirkle_desktop.engine.match.entrants import Entrant, parse_entrants
from qwirkle_desktop.engine.match.executors import ClusterMissing, cluster, workers
from qwirkle_desktop.engine.match.plan import Match, match_of
from qwirkle_desktop.engine.match.report import as_text, forfeits_as_text
from qwirkle_desktop.engine.match.result import elo, interval, standings
from qwirkle_desktop.engine.match.runner import MatchGame, play_match
from qwirkle_desktop.engine.match.table import Forfeit, Played
from qwirkle_desktop.rules.state import EndReason

GREEDY_AND_RANDOM = parse_entrants(["greedy", "random"])


def games_of(match: Match, jobs: int = 1) -> list[MatchGame]:
    with workers(jobs) as (executor, in_flight):
        games = [game for part in play_match(match, executor, in_flight) for game in part]
    return sorted(games, key=lambda game: (game.deal, game.rotation))


def without_times(games: list[MatchGame]) -> list[MatchGame]:
    return [replace(game, played=replace(game.played, seconds=())) for game in games]


def game(scores: tuple[int, ...], winners: tuple[int, ...], rotation: int = 0, **kept: object) -> MatchGame:
    """A game in which entrants sit as the rotation has them; scores and winners are by seat."""
    seating = tuple((seat + rotation) % len(scores) for seat in range(len(scores)))
    played = Played(1, 0, (), (), (), scores, winners, EndReason.OUT)
    return MatchGame(0, rotation, seating, replace(played, **kept))


def test_players_are_levels_and_commands_and_one_named_twice_gets_a_number():
    names = ["club", "cmd:bot --name 'a b'", "club", "greedy", "club", "cmd:bot --name 'a b'"]
    assert parse_entrants(names) == (
        Entrant("club", Level.CLUB),
        Entrant("cmd:bot --name 'a b'", command=("bot", "--name", "a b")),
        Entrant("club#2", Level.CLUB),
        Entrant("greedy", Level.GREEDY),
        Entrant("club#3", Level.CLUB),
        Entrant("cmd:bot --name 'a b'#2", command=("bot", "--name", "a b")),
    )


@pytest.mark.parametrize(
    "names", [[], ["club"], ["club"] * 7, ["club", "nobody"], ["club", "cmd:"], ["club", 'cmd:"']]
)
def test_other_players_are_refused(names):
    with pytest.raises(ValueError, match=r"."):
        parse_entrants(names)


@pytest.mark.parametrize(("seats", "asked", "played"), [(2, 1, 2), (2, 4, 4), (3, 4, 6), (4, 9, 12)])
def test_games_are_rounded_up_to_whole_rotations(seats, asked, played):
    assert match_of(parse_entrants(["greedy"] * seats), 1, asked).games == played


def test_every_deal_is_played_once_in_every_rotation_of_the_seats():
    match = match_of(parse_entrants(["random", "random", "random"]), 5, 6)
    games = games_of(match)
    assert [(game.deal, game.seating) for game in games] == [
        (deal, seating) for deal in (0, 1) for seating in ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    ]
    numbers = [game.played.deal for game in games]
    assert len(set(numbers[:3])) == len(set(numbers[3:])) == 1
    assert numbers[0] != numbers[3]
    # The same deal gives the same seat the start, whoever sits there.
    assert len({game.played.first for game in games[:3]}) == 1


def test_the_result_depends_on_the_seed_and_not_on_the_jobs():
    match = match_of(GREEDY_AND_RANDOM, 7, 6)
    here = without_times(games_of(match, jobs=1))
    assert without_times(games_of(match, jobs=2)) == here
    with ThreadPoolExecutor(3) as executor:
        games = [game for part in play_match(match, executor, 3) for game in part]
    assert sorted(without_times(games), key=lambda game: (game.deal, game.rotation)) == here
    assert without_times(games_of(replace(match, seed=8))) != here


def test_the_deals_of_a_seed_do_not_depend_on_how_many_are_played():
    few, many = match_of(GREEDY_AND_RANDOM, 7, 2), match_of(GREEDY_AND_RANDOM, 7, 200)
    assert few.deal_number(0) == many.deal_number(0)
    assert len({many.deal_number(deal) for deal in range(100)}) == 100


@pytest.mark.parametrize("deals", [1, 5, 40, 333])
def test_the_parts_of_a_match_hold_every_deal_once(deals):
    for names in (["club", "random"], ["club", "cmd:bot"]):
        match = Match(parse_entrants(names), 1, deals)
        assert [deal for part in match.parts() for deal in part] == list(range(deals))


def test_no_worker_is_left_when_a_match_is_interrupted():
    match = match_of(GREEDY_AND_RANDOM, 1, 1000)

    def interrupted() -> None:
        with workers(2) as (executor, in_flight):
            next(play_match(match, executor, in_flight))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert multiprocessing.active_children() == []


def test_greedy_beats_random_play():
    match = match_of(GREEDY_AND_RANDOM, 2, 4)
    greedy, other = standings(match, games_of(match))
    assert (greedy.win, other.win) == (1, 0)
    assert greedy.score > 150 > other.score
    assert greedy.seconds > 0


def test_equal_winners_share_the_win():
    match = match_of(parse_entrants(["random"] * 3), 1, 3)
    games = [
        game((50, 50, 10), (0, 1)),
        game((50, 50, 50), (0, 1, 2), rotation=1),
        game((10, 20, 60), (2,), rotation=2),
    ]
    first, second, third = standings(match, games)
    # In the last game entrant 1 has seat 2.
    assert first.win == pytest.approx((1 / 2 + 1 / 3) / 3)
    assert second.win == pytest.approx((1 / 2 + 1 / 3 + 1) / 3)
    assert third.win == pytest.approx(1 / 9)
    assert [s.score for s in (first, second, third)] == [pytest.approx(v / 3) for v in (120, 160, 70)]


def test_who_forfeits_is_counted_and_shown_with_the_position():
    match = match_of(GREEDY_AND_RANDOM, 1, 2)
    lost = Forfeit(0, "no answer within 3 s", {"board": "", "hand": "Rc", "bag": 9})
    games = [game((9, 0), (1,), rotation=1, forfeit=lost), game((9, 0), (0,))]
    assert [standing.forfeits for standing in standings(match, games)] == [0, 1]
    assert forfeits_as_text(match, games) == [
        "random forfeits game 2: no answer within 3 s",
        '  {"board": "", "hand": "Rc", "bag": 9}',
    ]
    many = [game((9, 0), (1,), forfeit=lost)] * 13
    assert len(forfeits_as_text(match, many)) == 21
    assert forfeits_as_text(match, many)[-1] == "and 3 forfeits more"


def test_seconds_a_turn_count_neither_forced_passes_nor_the_other_seat():
    match = match_of(GREEDY_AND_RANDOM, 1, 2)
    seconds, movers = (1.0, 7.0, None, 7.0, 3.0), (0, 1, 0, 1, 0)
    games = [game((9, 0), (0,), seconds=seconds, movers=movers)]
    assert [standing.seconds for standing in standings(match, games)] == [2.0, 7.0]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (1562.5, 2000, 0.7627, 0.7988)],
)
def test_the_interval_is_wilsons(won, games, low, high):
    assert interval(won, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_the_interval_holds_the_true_rate_in_about_95_of_100_matches():
    games, rate = 400, 0.7
    held = 0.0
    for won in range(games + 1):
        low, high = interval(won, games)
        if low <= rate <= high:
            held += math.comb(games, won) * rate**won * (1 - rate) ** (games - won)
    assert held == pytest.approx(0.95, abs=0.01)


@pytest.mark.parametrize(
    ("rate", "seats", "points"), [(0.5, 2, 0), (0.75, 2, 190.8), (0.25, 4, 0), (0.43, 4, 141.9)]
)
def test_elo_differences(rate, seats, points):
    assert elo(rate, seats) == pytest.approx(points, abs=0.1)
    assert (elo(0, seats), elo(1, seats)) == (-math.inf, math.inf)


def test_the_table_lines_up_and_says_how_many_games_there_were():
    match = match_of(GREEDY_AND_RANDOM, 4, 2)
    lines = as_text(match, 2, standings(match, [game((20, 10), (0,)), game((5, 30), (1,), rotation=1)]))
    assert lines[0] == "2 games of 2 players, seed 4"
    assert len({len(line) for line in lines[1:]}) == 1
    assert lines[2] == "greedy  100.0  34.2 to 100.0  +inf (-113 to +inf)   25.0  0.0000         0"


def test_a_dask_cluster_plays_the_same_match():
    match = match_of(GREEDY_AND_RANDOM, 7, 6)
    here = without_times(games_of(match))
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
        ) as local,
        cluster(local.scheduler_address) as (executor, in_flight),
    ):
        games = [game for part in play_match(match, executor, in_flight) for game in part]
    assert sorted(without_times(games), key=lambda game: (game.deal, game.rotation)) == here


def test_without_dask_the_missing_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterMissing, match="cluster"), cluster("tcp://127.0.0.1:1"):
        pass
