"""What is built, under which names, and where it goes."""

import os
import platform
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
REQUIREMENTS = PACKAGING / "requirements"
DIST = ROOT / "dist"
WORK = ROOT / ".cache" / "build"

NAME = "qwirkle-desktop"
APP_ID = "io.github.qwirkle_desktop.QwirkleDesktop"
HOMEPAGE = "https://github.com/qwirkle-desktop/qwirkle-desktop"
RECORD_TYPE = "application-x-qwirkle-record"
PROGRAMS = ("qwirkle-desktop", "qwirkle-cli")
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
MOST_MEGABYTES = 130
"""Of the unpacked programs."""
SQUEEZE = 12
"""How hard zstd works: 19 takes ten times as long for a tenth less."""

VERSION = re.findall(r'__version__ = "(.+)"', (ROOT / "qwirkle_desktop" / "__init__.py").read_text("utf-8"))[
    0
]
MACHINE = platform.machine()
DEBIAN_MACHINE = {"x86_64": "amd64", "aarch64": "arm64"}.get(MACHINE, MACHINE)
SOURCE_DATE = os.environ.get("SOURCE_DATE_EPOCH", "1767225600")
"""Files are as old as this in every build: the start of the year 2026, or what the builder is told."""


class Failed(Exception):
    """A step did not work; the text says which and why."""


def run(
    *command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None, seconds: int = 1800
) -> str:
    """What a command prints. Raises Failed with its last words."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, "SOURCE_DATE_EPOCH": SOURCE_DATE, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=seconds,
        check=False,
    )
    if done.returncode:
        words = "\n".join(done.stdout.strip().splitlines()[-15:])
        raise Failed(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{words}")
    return done.stdout


def say(text: str) -> None:
    """Tell what goes on."""
    print(text, file=sys.stderr, flush=True)


def megabytes(path: Path) -> float:
    """The size of a file, or of all files in a folder (links not followed), in MB of a million bytes."""
    if path.is_file():
        return path.stat().st_size / 1e6
    files = (each for each in path.rglob("*") if each.is_file() and not each.is_symlink())
    return sum(each.stat().st_size for each in files) / 1e6
