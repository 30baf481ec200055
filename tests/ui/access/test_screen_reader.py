"""The real program on a real screen, played by a screen reader: all it finds is found by role and name."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from qwirkle_desktop.library.store import Library
from tests.app.conftest import Start, end, start, wait_until

__all__ = ["start"]

SYSTEM_PYTHON = "/usr/bin/python3"
READER = Path(__file__).with_name("reader.py")
TURNS = 5
CELL = re.compile(r"(red|orange|yellow|green|blue|purple) [a-z -]+, row -?\d+, column -?\d+")


def has_bindings() -> bool:
    """Whether the system's Python can listen to the accessibility bus."""
    if shutil.which(SYSTEM_PYTHON) is None:
        return False
    look = "import gi; gi.require_version('Atspi', '2.0')"
    return subprocess.run([SYSTEM_PYTHON, "-c", look], capture_output=True, check=False).returncode == 0


pytestmark = [pytest.mark.desk, pytest.mark.skipif(not has_bindings(), reason="needs python3-gi and AT-SPI")]


@pytest.fixture
def told(start: Start, tmp_path: Path, desk_environment: dict[str, str]) -> list[dict[str, object]]:
    """What the reader told of five turns."""
    settings = tmp_path / "settings.json"
    settings.write_text('{"pace": "quick", "animation": "reduced"}', encoding="utf-8")
    program = start(
        "--data-dir", str(tmp_path), "--new", "Ada,computer:beginner", "--deal", "7", env=desk_environment
    )
    library = tmp_path / "library.sqlite3"
    wait_until(library.exists, "the program runs")
    read = subprocess.run(
        [SYSTEM_PYTHON, str(READER), str(program.pid), str(TURNS)],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env=desk_environment,
    )
    code, errors = end(program)
    assert read.returncode == 0, read.stderr
    assert code == 0, errors
    assert "Traceback" not in errors
    print(read.stdout)
    return [json.loads(line) for line in read.stdout.splitlines()]


def test_a_screen_reader_plays_five_turns(told: list[dict[str, object]], tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite3")
    saved = library.newest_unfinished()
    library.close()
    assert saved is not None
    game, last = saved.game, told[-1]
    assert last["turns"] == TURNS
    assert len([step for step in game.steps if step.seat == 0]) == TURNS
    assert all(CELL.fullmatch(name) for name in last["cells"])
    assert len(last["cells"]) == len(game.state.board)
    assert len(last["hand"]) == 6
    assert len(last["moves"]) == len(game.steps)
    assert [int(name.split(", ")[1].split()[0]) for name in last["scores"]] == list(game.state.scores)
    heard = " ".join(text for line in told for text in line.get("heard", []))
    for step in game.steps:
        if step.score:
            assert f"for {step.score} point" in heard
