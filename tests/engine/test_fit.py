"""Fitting: the same sums however the games are parted, the right weights out of them, a file that is read."""

import distributed
import pytest

from qwirkle_desktop.engine.evaluation import fitted_weights, packed_weights, read_evaluation
from qwirkle_desktop.engine.fit.fitting import NOTHING, Sums, fit, observe, observe_all
from qwirkle_desktop.engine.leaf import SEAT_NAMES, STAGE, STAGES
from qwirkle_desktop.engine.match.executors import Here, cluster, workers
from qwirkle_desktop.engine.observed import COLUMNS, TABLE

GAMES = 8


def total(parts: list[tuple[int, Sums]]) -> Sums:
    return sum((sums for _, sums in parts), NOTHING)


def test_the_parts_add_up_to_the_whole(monkeypatch):
    whole = observe(range(5, 5 + GAMES))
    monkeypatch.setattr("qwirkle_desktop.engine.fit.fitting.GAMES_A_PART", 3)
    parts = list(observe_all(GAMES, 5, Here()))
    assert sorted(count for count, _ in parts) == [2, 3, 3]
    assert total(parts) == whole
    with workers(2) as (executor, _):
        assert total(list(observe_all(GAMES, 5, executor))) == whole


def test_another_seed_sees_other_games():
    assert observe(range(3)) != observe(range(3, 6))


def test_a_greedy_game_has_as_many_positions_as_turns_after_the_first():
    sums = observe(range(GAMES))
    assert 35 <= sums.positions / GAMES <= 65


def test_the_weights_behind_the_margins_are_found_again():
    """Positions of two features that vary, worth 2 and -3 points exactly."""
    planted = {0: 2, SEAT_NAMES.index("held"): -3}
    rows = [(a, b) for a in range(5) for b in range(4)]
    sums = [0] * (TABLE * STAGES)
    for a, b in rows:
        row = [0] * COLUMNS
        row[0], row[SEAT_NAMES.index("held")] = a, b
        row[STAGE] = sum(weight * row[place] for place, weight in planted.items())
        for one in range(COLUMNS):
            for other in range(COLUMNS):
                sums[COLUMNS * one + other] += row[one] * row[other]
    evaluation = fit(Sums(len(rows), tuple(sums)), "planted")
    assert evaluation.stages[0].mover["best"] == pytest.approx(2, abs=0.01)
    assert evaluation.stages[0].mover["held"] == pytest.approx(-3, abs=0.01)
    assert evaluation.stages[0].waiting["best"] == 0


def test_the_file_says_which_command_made_it():
    evaluation = read_evaluation()
    assert evaluation.command.startswith("qwirkle-cli fit --games ")
    assert evaluation.positions > 1_000_000
    assert list(packed_weights(evaluation)) == list(fitted_weights())


def test_a_dask_cluster_sees_the_same_positions():
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
        ) as local,
        cluster(local.scheduler_address) as (executor, _),
    ):
        assert total(list(observe_all(GAMES, 5, executor))) == observe(range(5, 5 + GAMES))
