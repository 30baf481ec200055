"""On Linux the desktop says over its bus whether things are to move."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SCRIPT = """
"$1" -m tests.ui.motion.portal "$2" & portal=$!
for wait in $(seq 100); do
    dbus-send --session --print-reply --dest=org.freedesktop.DBus / org.freedesktop.DBus.NameHasOwner \\
        string:org.freedesktop.portal.Desktop | grep -q true && break
    sleep 0.1
done
"$1" -m tests.ui.motion.portal ask
kill $portal
"""


@pytest.mark.skipif(not shutil.which("dbus-run-session"), reason="there is no bus here to run")
@pytest.mark.parametrize(("at_first", "told"), [("moves", ["True", "False"]), ("rests", ["False", "True"])])
def test_the_portal_is_asked_and_its_news_is_heard(at_first: str, told: list[str]) -> None:
    command = ["dbus-run-session", "--", "bash", "-c", SCRIPT, "bash", sys.executable, at_first]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    lines = [line for line in run.stdout.splitlines() if line != "ready"]
    assert lines == told, run.stderr
