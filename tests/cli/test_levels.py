"""`qwirkle-cli levels`: every level offered is listed as it was measured, and can be measured again."""

import json

from qwirkle_desktop.engine.calibration import calibrate, read_calibration
from qwirkle_desktop.engine.levels import CALIBRATION, OFFERED, Level
from qwirkle_desktop.engine.match.result import Standing


def standing(name: str, win: float, score: float = 100) -> Standing:
    return Standing(name, win, win - 0.05, win + 0.05, score, 0.25, 0)


def test_the_list_has_a_line_for_every_level_people_are_offered(run):
    ran = run("levels")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[0].split()[:2] == ["level", "Elo"]
    assert [line.split()[0] for line in ran.lines[1:-1]] == [level.value for level in OFFERED]
    assert ran.lines[-1].startswith(f"Calibration {CALIBRATION}.")


def test_the_table_for_the_readme_has_the_same_figures(run):
    listed, table = run("levels"), run("levels", "--markdown")
    assert (table.code, table.err) == (0, "")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.lines]
    assert rows[0] == ["level", "Elo", "mean score", "seconds a turn", "beats the level before"]
    assert [" ".join(row).split() for row in rows[2:]] == [line.split() for line in listed.lines[1:-1]]


def test_the_data_file_is_of_this_calibration_and_the_levels_in_it_rise():
    calibration = read_calibration()
    assert calibration.version == CALIBRATION
    assert calibration.command.startswith("qwirkle-cli levels --calibrate")
    heights = [rung.elo for rung in calibration.levels]
    assert heights == sorted(heights)
    assert all((rung.low or 0) < (rung.win or 0) < (rung.high or 0) for rung in calibration.levels[1:])


def test_every_level_beats_the_one_below_in_60_to_85_games_of_a_hundred():
    levels = read_calibration().levels
    assert all(0.6 <= (rung.win or 0) <= 0.85 for rung in levels[1:])
    assert all(0.5 < (rung.low or 0) < (rung.high or 0) < 0.86 for rung in levels[1:])


def test_a_first_timer_makes_as_many_points_as_a_child_does_in_a_first_game():
    first, *_ = read_calibration().levels
    assert 115 <= first.score <= 135


def test_elo_adds_up_from_level_to_level_and_club_stays_at_1500():
    levels = (Level.FIRST_TIMER, Level.CLUB, Level.EXPERT, Level.MASTER)
    wins = {Level.CLUB: 0.75, Level.EXPERT: 0.75, Level.MASTER: 0.5}

    asked = {}

    def compare(one: Level, other: Level, games: int) -> tuple[Standing, Standing]:
        asked[one, other] = games
        if other is Level.CLUB and one is not Level.EXPERT:
            return standing(one.value, wins.get(one, 0.25), 130), standing("club", 0.75)
        return standing(one.value, wins[one]), standing(other.value, 1 - wins[one])

    calibration = calibrate(levels, compare, 2000, "command")
    assert [rung.elo for rung in calibration.levels] == [1309, 1500, 1691, 1691]
    assert [rung.win for rung in calibration.levels] == [None, 0.75, 0.75, 0.5]
    assert calibration.levels[0].score == 130
    assert asked[Level.FIRST_TIMER, Level.CLUB] == 400
    assert asked[Level.MASTER, Level.EXPERT] == 2000


def test_a_level_that_wins_every_game_stays_on_the_scale():
    def compare(one: Level, other: Level, _games: int) -> tuple[Standing, Standing]:
        sure = Standing(one.value, 1.0, 0.8, 1.0, 200, 0.1, 0)
        return sure, Standing(other.value, 0.0, 0.0, 0.2, 100, 0.1, 0)

    low, club = calibrate((Level.FIRST_TIMER, Level.CLUB), compare, 2, "command").levels
    assert (low.elo, club.elo) == (1500 - 241, 1500)


def test_measuring_prints_a_data_file(run, monkeypatch):
    quick = (Level.FIRST_TIMER, Level.CLUB)  # All six would take minutes.
    monkeypatch.setattr("qwirkle_desktop.commands.levels.OFFERED", quick)
    ran = run("levels", "--calibrate", "--games", "2", "--seed", "3", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    measured = json.loads(ran.out)
    assert measured["version"] == CALIBRATION
    assert measured["command"] == "qwirkle-cli levels --calibrate --games 2 --seed 3"
    assert [rung["level"] for rung in measured["levels"]] == [level.value for level in quick]
