"""What the first picture loads is written down, and what the whole window does: nothing is to come unasked.

python -m tests.app.test_first_window        writes both lists anew
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTS = {
    "first": ROOT / "tests" / "data" / "first_picture.txt",
    "ready": ROOT / "tests" / "data" / "first_window.txt",
}
PARTS = ("qwirkle_desktop", "PySide6", "msgspec", "platformdirs", "miniaudio", "cffi", "librt")
TOO_HEAVY = {
    "_hashlib",
    "asyncio",
    "concurrent",
    "distributed",
    "email",
    "html",
    "http",
    "multiprocessing",
    "ssl",
    "statistics",
    "unicodedata",
    "unittest",
    "wave",
    "xml",
}


def loaded(data: Path) -> dict[str, set[str]]:
    """The modules that are there when the window as it was left is painted, and when it is filled."""
    for _ in ("the first start leaves a picture", "which this one shows"):
        done = subprocess.run(
            [*command_at(time.monotonic_ns()), "--data-dir", str(data)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
    moments = json.loads(done.stdout.splitlines()[0])
    return {moment: set(moments[moment]["modules"]) for moment in LISTS}


def command_at(moment: int) -> list[str]:
    """What starts the program, and is told when that was."""
    return [sys.executable, "tests/benchmarks/first_paint.py", str(moment), "app"]


def ours(modules: set[str]) -> list[str]:
    """The game's own modules and those it stands on, but for what comes and goes with the build."""
    named = {name for name in modules if name.split(".")[0] in PARTS and "mypyc" not in name}
    return sorted(name for name in named if not name.startswith("PySide6.support"))


def test_the_first_window_loads_what_is_written_down_and_no_more(tmp_path: Path) -> None:
    modules = loaded(tmp_path)
    for moment, file in LISTS.items():
        written = file.read_text(encoding="utf-8").splitlines()
        more = sorted(set(ours(modules[moment])) - set(written))
        assert more == [], f"import these where they are asked for ({moment})"
    assert {name.split(".")[0] for name in modules["ready"]} & TOO_HEAVY == set()


def main() -> None:
    """Write the lists down."""
    with tempfile.TemporaryDirectory() as folder:
        modules = loaded(Path(folder))
    for moment, file in LISTS.items():
        file.write_text("\n".join(ours(modules[moment])) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
