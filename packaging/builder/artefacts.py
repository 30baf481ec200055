"""How each artefact is installed and removed by the people it is for."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from project import APP_ID, NAME, REQUIREMENTS
from rooms import Room

DESKTOP = (
    "libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libopengl0 libwayland-cursor0",
    "libx11-6 libx11-xcb1 libxcb1",
)
"""What every desktop has: a program that brings the rest may count on it."""
QT = (
    *DESKTOP,
    "libgssapi-krb5-2 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0",
)
MENU = "libglib2.0-bin"
"""Starts programs by their desktop files."""
HOME = "/home/player"
WHEELS = f"{HOME}/wheels"
VENV = f"{HOME}/.local/venv"


@dataclass(frozen=True, slots=True)
class Recipe:
    """Shell commands of a room; those of people run without root. `bin` is where both programs then are."""

    artefact: str
    prepare: Callable[[Room], None]
    install: str
    remove: str
    bin: str
    needs_root: bool = False
    desktop_file: str = ""


def recipes(wheels: Path) -> list[Recipe]:
    """One for each artefact; `{file}` stands for it. `wheels` has the locked packages."""
    return [
        Recipe(
            "deb",
            partial(Room.install, packages=(MENU,)),
            "apt-get install -y -qq --no-install-recommends --allow-downgrades {file}",
            f"apt-get purge -y -qq {NAME}",
            "/usr/bin",
            needs_root=True,
            desktop_file=f"/usr/share/applications/{APP_ID}.desktop",
        ),
        Recipe(
            "tar.zst",
            partial(Room.install, packages=("zstd", MENU, *DESKTOP)),
            "rm -rf /tmp/unpacked && mkdir /tmp/unpacked && tar -I zstd -xf {file} -C /tmp/unpacked "
            "&& sh /tmp/unpacked/*/install.sh && rm -rf /tmp/unpacked",
            f"sh ~/.local/lib/{NAME}/uninstall.sh",
            f"{HOME}/.local/bin",
            desktop_file=f"{HOME}/.local/share/applications/{APP_ID}.desktop",
        ),
        Recipe(
            "AppDir",
            partial(Room.install, packages=("zstd", *DESKTOP)),
            "rm -rf ~/*.AppDir && tar -I zstd -xf {file} -C ~",
            "rm -rf ~/*.AppDir",
            f"{HOME}/QwirkleDesktop.AppDir/usr/bin",
        ),
        Recipe(
            "wheel",
            partial(_prepare_python, wheels=wheels, locks=("app.txt",), packages=("python3-venv", *QT)),
            _pip("--no-deps --force-reinstall {file}"),
            f"{VENV}/bin/pip uninstall -q -y {NAME}",
            f"{VENV}/bin",
        ),
        Recipe(
            "sdist",
            partial(
                _prepare_python,
                wheels=wheels,
                locks=("app.txt", "build.txt"),
                packages=("python3-venv python3-dev gcc libc6-dev", *QT),
            ),
            _pip("--no-deps --force-reinstall --no-build-isolation {file}"),
            f"{VENV}/bin/pip uninstall -q -y {NAME}",
            f"{VENV}/bin",
        ),
    ]


def _prepare_python(room: Room, wheels: Path, locks: tuple[str, ...], packages: tuple[str, ...]) -> None:
    """A virtual environment with what the locks name, from files that were fetched before."""
    room.install(packages)
    room.bring(wheels)
    room.run(f"python3 -m venv {VENV}", as_player=True)
    for lock in locks:
        shutil.copyfile(REQUIREMENTS / lock, room.root / WHEELS.lstrip("/") / lock)
        room.run(_pip(f"--require-hashes -r {WHEELS}/{lock}"), as_player=True)


def _pip(what: str) -> str:
    return f"{VENV}/bin/pip install -q --no-cache-dir --no-index --find-links {WHEELS} {what}"
