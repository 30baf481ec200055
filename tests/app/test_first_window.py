"""What the first window loads is written down: what it does not need is to be imported when it is asked for.

python -m tests.app.test_first_window        writes the list anew
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST = ROOT / "tests" / "data" / "first_window.txt"
PARTS = ("qwirkle_desktop", "PySide6", "msgspec", "platformdirs", "miniaudio", "cffi", "librt")
TOO_HEAVY = {
    "asyncio",
    "concurrent",
    "distributed",
    "email",
    "http",
    "multiprocessing",
    "ssl",
    "statistics",
    "unittest",
    "xml",
}


def loaded(data: Path) -> set[str]:
    """The modules that are there when the start page is painted."""
    command = [sys.executable, "tests/benchmarks/first_paint.py", str(time.monotonic_ns()), "app"]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [*command, "--data-dir", str(data)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return set(done.stdout.splitlines()[1:])


def ours(modules: set[str]) -> list[str]:
    """The game's own modules and those it stands on, but for what comes and goes with the build."""
    named = {name for name in modules if name.split(".")[0] in PARTS and "mypyc" not in name}
    return sorted(name for name in named if not name.startswith("PySide6.support"))


def test_the_first_window_loads_what_is_written_down_and_no_more(tmp_path: Path) -> None:
    modules = loaded(tmp_path)
    written = LIST.read_text(encoding="utf-8").splitlines()
    assert sorted(set(ours(modules)) - set(written)) == [], "import these where they are asked for"
    assert {name.split(".")[0] for name in modules} & TOO_HEAVY == set()


def main() -> None:
    """Write the list down."""
    with tempfile.TemporaryDirectory() as folder:
        LIST.write_text("\n".join(ours(loaded(Path(folder)))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
