"""What a Linux library or program asks the system for."""

import re
import subprocess
from functools import cache
from pathlib import Path


def is_elf(path: Path) -> bool:
    """Whether a file is a library or program of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


@cache
def needed(path: str) -> frozenset[str]:
    """The names of the libraries that it names itself."""
    return frozenset(re.findall(r"NEEDED +(\S+)", _said("-p", path)))


def newest_glibc(path: str) -> tuple[int, ...]:
    """The newest version of the C library that it needs a function of."""
    versions = re.findall(r"\(?GLIBC_(\d+(?:\.\d+)+)\)?", _said("-T", path))
    return max((tuple(map(int, version.split("."))) for version in versions), default=(0,))


def _said(option: str, path: str) -> str:
    done = subprocess.run(["objdump", option, path], capture_output=True, text=True, check=True)
    return done.stdout
