"""Both programs with a Python of their own, over one folder, from the wheel that is shipped."""

import sys
import zipfile
from pathlib import Path

from project import APP_ID, MOST_MEGABYTES, NAME, PACKAGING, ROOT, WORK, Failed, megabytes, run

MEASURED = ROOT / "tests" / "benchmarks" / "first_paint.py"


def freeze(wheel: Path, *, measured: bool = False) -> Path:
    """The folder of programs. Raises Failed where it is too large or the engine is not in it.

    `measured` adds `first-paint`, which tests/benchmarks/start.py takes: not for shipping.
    """
    _install(wheel)
    into = WORK / ("measured" if measured else "frozen")
    run(
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--workpath",
        WORK / "pyinstaller",
        "--distpath",
        into,
        PACKAGING / "freeze" / "qwirkle.spec",
        # Not from the sources: Python would take the game from there, where the engine is not compiled.
        cwd=WORK,
        env={"QWIRKLE_APP_ID": APP_ID, **({"QWIRKLE_MEASURE": str(MEASURED)} if measured else {})},
    )
    folder = into / NAME
    _look_over(folder, wheel)
    return folder


def _install(wheel: Path) -> None:
    """Beside what builds it: the locked packages are there already."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q")
    run(*pip, "--no-deps", "--no-index", "--force-reinstall", wheel)


def _look_over(folder: Path, wheel: Path) -> None:
    if (size := megabytes(folder)) > MOST_MEGABYTES:
        raise Failed(f"the programs take {size:.0f} MB, more than {MOST_MEGABYTES}")
    with zipfile.ZipFile(wheel) as archive:
        compiled = {name for name in archive.namelist() if name.endswith((".so", ".pyd"))}
    if missing := {name for name in compiled if not (folder / "_internal" / name).is_file()}:
        raise Failed(f"parts of the compiled engine are missing: {', '.join(sorted(missing))}")
