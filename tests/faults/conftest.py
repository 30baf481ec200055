"""What the fault suite stands on, and the table of what it tried."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter

from tests.app.conftest import PATIENCE, run
from tests.app.conftest import start as start_afresh
from tests.controller.conftest import driver, new_driver
from tests.faults.nursery import Afresh, Nursery
from tests.ui.table.conftest import dressed, open_desk, play_with

__all__ = ["dressed", "driver", "new_driver", "open_desk", "play_with", "run", "start_afresh"]

FAULTS = {
    "test_killed": "a. killed at any moment of play, save, import, migration, backup",
    "test_engine_process": "b. the engine dies, hangs, floods, babbles",
    "test_engine_shot": "b. the real engine shot and stopped in mid-game",
    "test_full_disks": "c. a full disk, for library, export, settings, log",
    "test_failing_calls": "c. the N-th write, sync or rename fails, for every N",
    "test_failing_system": "c. the N-th call inside SQLite fails, or is the last, for every N",
    "test_folders": "d. folders: read-only, gone, odd names, no home",
    "test_damaged_files": "e. files cut, flipped, and no files at all",
    "test_damaged_libraries": "e. libraries cut, flipped, full of noise",
    "test_hostile_records": "f. records that are well formed and hostile",
    "test_other_programs": "g. two programs, a stale lock, files changed outside",
    "test_clocks": "h. clocks set back and forth, time zones",
    "test_screens": "i. screens that go or shrink, garbage geometry",
    "test_snake": "j. all 108 tiles in one snake",
    "test_input_storms": "k. storms of input",
    "test_exits": "l. every way out",
    "test_long_sessions": "m. hundreds of games in one session",
}

Tally = Callable[..., None]


@pytest.fixture
def tally(request: pytest.FixtureRequest) -> Tally:
    """Note how many rounds a test made of its fault, and how much was acknowledged and found again."""

    def note(rounds: int, kept: int = 0) -> None:
        request.node.user_properties += [("rounds", rounds), ("kept", kept)]

    return note


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery | Afresh]:
    """Starts programs, and quickly where this machine lets us."""
    nursery = Nursery() if sys.platform.startswith("linux") else Afresh()
    yield nursery
    nursery.close()


@pytest.fixture
def start(nursery: Nursery | Afresh, start_afresh: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """Start the program and leave it running; whatever still runs in the end is killed."""
    running: list[Any] = []

    def start_here(*arguments: str, before: Sequence[str] = ()) -> Any:
        if before:
            return start_afresh(*arguments, before=before)
        running.append(nursery.start(*arguments))
        return running[-1]

    yield start_here
    for process in running:
        process.kill()
        process.communicate(timeout=PATIENCE)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Callable[[int], Path]]:
    """Makes a disk of so many KiB, where this machine lets us."""
    disks: list[Path] = []

    def make(size: int) -> Path:
        disk = tmp_path / f"disk{len(disks)}"
        disk.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={size}k", "tmpfs", str(disk)]
        if os.name != "posix" or subprocess.run(command, capture_output=True, check=False).returncode:
            pytest.skip("a small disk can be mounted by root on Linux only")
        disks.append(disk)
        return disk

    yield make
    for disk in disks:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    """The table, after the fault suite ran at full length, as the README shows it."""
    if not config.getoption("--faults"):
        return
    terminalreporter.section("faults")
    terminalreporter.line(_row("Fault", "Tests", "Rounds", "Kept", "Lost", "Result"))
    terminalreporter.line(f"|{'-' * 70}|{'------:|' * 4}--------|")
    for module, fault in FAULTS.items():
        if line := _line(fault, _reports(terminalreporter, module)):
            terminalreporter.line(line)


def _reports(reporter: TerminalReporter, module: str) -> dict[str, list[pytest.TestReport]]:
    """The reports on a module's tests by their outcomes."""
    kinds = ("passed", "failed", "error", "skipped")
    return {
        kind: [report for report in reporter.getreports(kind) if f"/{module}.py" in report.nodeid]
        for kind in kinds
    }


def _line(fault: str, reports: dict[str, list[pytest.TestReport]]) -> str:
    count = Counter({kind: len(found) for kind, found in reports.items()})
    passed = reports["passed"]
    if not sum(count.values()):
        return ""
    rounds = sum(_noted(report, "rounds") or 1 for report in passed)
    kept = sum(_noted(report, "kept") for report in passed)
    is_bad = count["failed"] + count["error"]
    # What was acknowledged and not found again fails its test.
    lost = "?" if is_bad else "0"
    skipped = f", {count['skipped']} skipped" if count["skipped"] else ""
    result = f"{is_bad} FAILED" if is_bad else "ok"
    return _row(fault, str(len(passed)), f"{rounds:,}", f"{kept:,}", lost, f"{result}{skipped}")


def _row(fault: str, tests: str, rounds: str, kept: str, lost: str, result: str) -> str:
    return f"| {fault:68} | {tests:>5} | {rounds:>5} | {kept:>5} | {lost:>5} | {result:6} |"


def _noted(report: pytest.TestReport, name: str) -> int:
    return sum(value for key, value in report.user_properties if key == name and isinstance(value, int))
