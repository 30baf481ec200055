"""Notes what Qt warns of and what no code catches."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

NOT_OURS = ("This plugin does not support", "Mouse event at")
"""What the offscreen screen says, and QTest of a mouse beside the window."""


@contextmanager
def faults_noted() -> Iterator[list[str]]:
    """Collects what Qt warns of and what no code catches."""
    faults: list[str] = []

    def hear(kind: QtMsgType, context: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not text.startswith(NOT_OURS):
            faults.append(text)

    def catch(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        faults.append(f"{kind.__name__}: {error}")
        hook(kind, error, trace)

    hook, sys.excepthook = sys.excepthook, catch
    before = qInstallMessageHandler(hear)
    try:
        yield faults
    finally:
        qInstallMessageHandler(before)
        sys.excepthook = hook
