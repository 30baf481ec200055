"""Any single call that SQLite makes of the system while it keeps a turn fails, or is the program's last."""

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.conftest import Tally

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that makes calls fail."""
    compiler = shutil.which("cc")
    if not sys.platform.startswith("linux") or compiler is None:
        pytest.skip("calls inside SQLite are made to fail by a C compiler's work, on Linux")
    made = tmp_path_factory.mktemp("shim") / "failing.so"
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-o", str(made), str(HERE / "failing.c"), "-ldl"], check=True
    )
    return made


def told(kind: str, shim: Path, folder: Path, error: int) -> dict[str, int]:
    """What the program in which calls fail says in the end; it checks each turn itself."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.faults.failing_inside", kind, shim, folder, str(error)],
        cwd=HERE.parents[1],
        env={**os.environ, "LD_PRELOAD": str(shim)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    numbers: dict[str, int] = json.loads(done.stdout)
    return numbers


@pytest.mark.parametrize(
    "error",
    [errno.EIO, *(pytest.param(error, marks=pytest.mark.faults) for error in (errno.ENOSPC, errno.EACCES))],
    ids=errno.errorcode.get,
)
def test_a_turn_in_which_any_call_fails_is_told_and_kept_once_it_works_again(
    shim: Path, tmp_path: Path, error: int, tally: Tally
) -> None:
    numbers = told("controller", shim, tmp_path, error)
    assert numbers["calls"] > 15
    assert numbers["refused"] > 15
    tally(numbers["tried"], numbers["tried"] - numbers["refused"])


def test_a_program_that_dies_in_any_call_leaves_the_turn_or_the_one_before(
    shim: Path, tmp_path: Path, tally: Tally
) -> None:
    numbers = told("library", shim, tmp_path, 0)
    assert numbers["calls"] > 15
    assert 0 < numbers["refused"] < numbers["tried"]
    tally(numbers["tried"], numbers["tried"])
