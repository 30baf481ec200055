"""The benchmarks still run; how long things take is no matter here."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BENCHMARKS = {
    "start": ("--rounds", "1"),
    "frames": ("--rounds", "3"),
    "turns": ("--rounds", "3"),
    "stutter": ("--seconds", "0.5"),
    "commits": ("--seconds", "1"),
    "library": ("--rounds", "2", "--games", "150"),
    "library_window": ("--games", "20", "--rounds", "3"),
    "thinking": ("--seconds", "0.5", "--rounds", "1", "--level", "club"),
}


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_prints_its_figures(name: str) -> None:
    command = [sys.executable, "-m", f"tests.benchmarks.{name}", *BENCHMARKS[name]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "median" in done.stdout
