"""A program that is asked by lines goes when it is told to."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from qwirkle_desktop.controller.line_process import LineProcess
from tests.processes import children

UNTIL_TOLD = "cat > /dev/null; "
"""Its input ends when it is told to go."""


@pytest.mark.parametrize(
    "program",
    [
        "exec sleep 60",
        UNTIL_TOLD + "exec tr '\\0' x < /dev/zero",
        UNTIL_TOLD + "yes & yes & yes & exec yes",
    ],
    ids=["hangs", "floods without a line's end", "floods from all sides"],
)
def test_stopping_ends_a_program_that_hangs_or_floods(qtbot: QtBot, program: str) -> None:
    table = QObject()
    process = LineProcess(["sh", "-c", program], "bot", table)
    process.start()
    qtbot.waitUntil(lambda: len(children()) == 1, timeout=10_000)
    process.stop()
    assert children() == []
