"""The README's own commands do what it says."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

from qwirkle_desktop.commands.levels import levels_as_markdown

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / ".github" / "CONTRIBUTING.md"
CLI = f"{shlex.quote(sys.executable)} -m qwirkle_desktop.cli"


def commands(word: str) -> list[str]:
    """The shell lines of the README that hold a word."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if word in line]


def run(command: str) -> str:
    command = command.replace("qwirkle-cli", CLI).replace(
        "python3 tests", f"{shlex.quote(sys.executable)} tests"
    )
    done = subprocess.run(
        command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=100, check=True
    )
    return done.stdout


def test_the_example_lists_the_plays_of_a_position() -> None:
    (command,) = commands("qwirkle-cli moves")
    plays = json.loads(run(command))["plays"]
    assert ["Rc@0,2", 3] in plays


def test_the_example_bot_plays_a_match() -> None:
    (command,) = commands("qwirkle-cli match")
    assert "2 games" in run(command.replace("--games 100", "--games 2 --jobs 1"))


def test_the_two_commands_are_there_and_can_be_run() -> None:
    for (command,) in (commands("packaging/play"), commands("packaging/test")):
        assert (ROOT / command).stat().st_mode & 0o111


def test_the_table_of_levels_is_what_was_measured() -> None:
    assert levels_as_markdown() in (ROOT / "README.md").read_text(encoding="utf-8"), (
        "put what `qwirkle-cli levels --markdown` prints into the README"
    )


def test_the_example_bot_is_about_thirty_lines_long() -> None:
    lines = (ROOT / "tests/data/bots/example_bot.py").read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 36


def test_what_the_guide_for_contributors_names_is_there() -> None:
    named = re.findall(r"`([\w./-]+(?:/|\.py|\.md))`", GUIDE.read_text(encoding="utf-8"))
    assert len(named) > 20
    rooms = {ROOT, ROOT / "qwirkle_desktop", *(ROOT / "qwirkle_desktop").iterdir()}
    assert [name for name in named if not any((room / name).exists() for room in rooms)] == []


def test_the_guides_set_up_is_a_command_that_there_is() -> None:
    (command,) = re.findall(r"```sh\n(.*?)\n```", GUIDE.read_text(encoding="utf-8"))
    program, folder = command.split()
    assert (ROOT / program).stat().st_mode & 0o111
    assert (ROOT / folder).is_dir()
