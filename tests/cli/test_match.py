"""`qwirkle-cli match`: the table, the line of JSON, the records, bots, and Ctrl+C."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from tests.processes import living, needs_proc

from .conftest import COMMAND

BOTS = Path(__file__).parents[1] / "data" / "bots"
EXAMPLE = f"cmd:{shlex.join([sys.executable, str(BOTS / 'example_bot.py')])}"
RUDE = f"cmd:{shlex.join([sys.executable, str(BOTS / 'fake_bot.py'), 'illegal', '1'])}"
posix = pytest.mark.skipif(sys.platform == "win32", reason="interrupts and terminals are those of POSIX")


def test_the_table_names_the_players_and_the_number_of_games_played(run):
    ran = run("match", "greedy", "random", "random", "--games", "2", "--seed", "2", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[0] == "3 games of 3 players, seed 2"
    assert [line.split()[0] for line in ran.lines[1:]] == ["player", "greedy", "random", "random#2"]


def test_the_json_is_one_line_with_every_figure(run):
    ran = run("match", "careful", "random", "--games", "3", "--seed", "2", "--jobs", "1", "--json")
    assert (ran.code, ran.err) == (0, "")
    [line] = ran.lines
    result = json.loads(line)
    careful, other = result["players"]
    assert result["games"] == 4
    assert list(careful) == ["name", "win", "low", "high", "score", "seconds", "forfeits"]
    assert (careful["name"], careful["win"], careful["high"], careful["forfeits"]) == ("careful", 1, 1, 0)
    assert (other["name"], other["win"], other["low"]) == ("random", 0, 0)
    assert careful["score"] > other["score"] > 50
    assert careful["seconds"] > 0


def test_bots_play_in_several_processes_and_their_forfeits_are_shown(run_alone):
    ran = run_alone("match", EXAMPLE, RUDE, "--games", "4", "--jobs", "2", "--json")
    assert ran.code == 0
    example, rude = json.loads(ran.out)["players"]
    assert (example["name"], example["win"], example["forfeits"]) == (EXAMPLE, 1, 0)
    assert (rude["name"], rude["win"], rude["forfeits"]) == (RUDE, 0, 4)
    lines = ran.err.splitlines()
    assert len(lines) == 8
    assert lines[0].startswith(f"{RUDE} forfeits game 1: an illegal move, Rc@500,500: ")
    assert json.loads(lines[1])["hand"].count(" ") == 5


def test_the_table_comes_with_the_forfeits(run):
    ran = run("match", "random", RUDE, "--games", "2", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert [line.split(":")[0] for line in ran.lines[4:8:2]] == ["cmd"] * 2
    assert ran.lines[3].split()[-1] == "2"


def test_the_records_are_valid_and_hold_no_command(run, tmp_path):
    folder = tmp_path / "of" / "the match"
    ran = run("match", "random", EXAMPLE, RUDE, "--games", "3", "--jobs", "1", "--records", str(folder))
    assert ran.code == 0
    records = sorted(folder.iterdir())
    assert [path.name for path in records] == ["1.qwirkle", "2.qwirkle", "3.qwirkle"]
    headers = [json.loads(path.read_text("utf-8").split("\n")[0]) for path in records]
    names = [[seat["name"] for seat in header["seats"]] for header in headers]
    assert names == [["random", "bot 2", "bot 3"], ["bot 2", "bot 3", "random"], ["bot 3", "random", "bot 2"]]
    assert len({header["id"] for header in headers}) == 3
    assert len({header["deal"] for header in headers}) == 1
    assert not any("python" in path.read_text("utf-8") for path in records)
    checked = run("check", "--json", *map(str, records))
    assert checked.code == 0
    assert {json.loads(line)["end"] for line in checked.lines} == {"forfeit"}


def test_records_of_two_matches_are_not_mixed(run, tmp_path):
    arguments = ("match", "random", "random", "--games", "2", "--jobs", "1", "--records", str(tmp_path))
    assert run(*arguments).code == 0
    ran = run(*arguments)
    assert (ran.code, ran.out) == (1, "")
    assert "already holds records" in ran.err
    assert len(list(tmp_path.iterdir())) == 2


def test_records_cannot_be_kept_in_a_file(run, tmp_path):
    path = tmp_path / "file"
    path.touch()
    ran = run("match", "random", "random", "--games", "2", "--jobs", "1", "--records", str(path))
    assert (ran.code, ran.out) == (1, "")
    assert str(path) in ran.err


def test_a_program_that_is_not_there_is_said_at_once(run):
    ran = run("match", "random", "cmd:no-such-program --fast")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "qwirkle-cli match: there is no program 'no-such-program' to start\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["greedy"],
        ["greedy"] * 7,
        ["greedy", "nobody"],
        ["greedy", "cmd:"],
        ["greedy", "random", "--games", "0"],
        ["greedy", "random", "--games", "x"],
        ["greedy", "random", "--jobs", "0"],
        ["greedy", "random", "--seed", "x"],
    ],
)
def test_bad_usage_is_said(run, arguments):
    ran = run("match", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("usage: ")


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_prints_what_is_known_and_leaves_no_bot(jobs, tmp_path):
    arguments = ("match", "random", EXAMPLE, "--games", "100000", "--jobs", jobs, "--json")
    records = ("--records", str(tmp_path))
    with subprocess.Popen(
        (*COMMAND, *arguments, *records),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A test run in the background ignores interrupts, and so would all that it starts.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        while len(list(tmp_path.glob("*.qwirkle"))) < 2:
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    # The interrupt may come between keeping a game and counting it.
    kept = len(list(tmp_path.glob("*.qwirkle")))
    assert json.loads(out)["games"] in (kept - 1, kept)


@needs_proc
def test_no_worker_and_no_bot_outlives_a_match_that_was_killed(tmp_path):
    arguments = ("match", "random", EXAMPLE, "--games", "100000", "--jobs", "2", "--records", str(tmp_path))
    with subprocess.Popen(
        (*COMMAND, *arguments), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        while not any(tmp_path.glob("*.qwirkle")):
            assert process.poll() is None
            time.sleep(0.05)
        assert len(living(process.pid)) >= 3
        process.kill()
    while living(process.pid):
        time.sleep(0.05)


@posix
def test_a_terminal_shows_how_far_the_match_is():
    import pty

    try:
        near, far = pty.openpty()
    except OSError:
        pytest.skip("this system has no pseudo terminals")
    arguments = ("match", "random", "random", "--games", "2", "--jobs", "1", "--json")
    try:
        done = subprocess.run(
            (*COMMAND, *arguments), stdout=subprocess.PIPE, stderr=far, timeout=60, check=False
        )
        shown = os.read(near, 4096)
    finally:
        os.close(near)
        os.close(far)
    assert json.loads(done.stdout)["games"] == 2
    assert b"2 of 2 games" in shown
    assert shown.endswith(b"\r\x1b[K")
