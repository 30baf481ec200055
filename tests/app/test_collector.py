"""Garbage is collected by the thread of the windows alone: PySide may crash when another does it."""

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import gc, json, sys, threading, weakref

from qwirkle_desktop import app
from PySide6.QtCore import QTimer


class Ring:
    def __init__(self):
        self.itself = self


class Window(app.MainWindow):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(100, self, self.begin)

    def begin(self):
        gc.callbacks.append(lambda phase, facts: threads.add(threading.current_thread().name))
        litter = threading.Thread(target=leave_behind, name="litter")
        litter.start()
        litter.join()
        told["left"] = sum(ring() is not None for ring in rings)
        QTimer.singleShot(100, self, self.close)


def leave_behind():
    rings.extend(weakref.ref(Ring()) for _ in range(20_000))


rings, threads, told = [], set(), {}
app.MainWindow = Window
code = app.main(["--data-dir", sys.argv[1]])
told |= {"then": sum(ring() is not None for ring in rings), "threads": sorted(threads), "code": code}
print(json.dumps(told))
"""


def test_what_any_thread_leaves_behind_is_collected_by_the_thread_of_the_windows(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert json.loads(done.stdout) == {"left": 20_000, "then": 0, "threads": ["MainThread"], "code": 0}
