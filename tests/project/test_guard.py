"""Guards against the PySide6 release that lost a reference to None at every void call."""

import sys

from PySide6.QtCore import QObject

ROUNDS = 20
CALLS = 1_000


def test_none_keeps_its_references_over_many_void_qt_calls() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(ROUNDS):
        for _ in range(CALLS):
            thing.setObjectName("tile")
        # Asked in every round, since a Python that has lost them all aborts.
        assert abs(sys.getrefcount(None) - before) < CALLS // 5
