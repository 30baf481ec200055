"""The Windows installer; where its programs cannot be made, from its script around stand-ins for them."""

import shutil
from pathlib import Path

from project import DIST, PACKAGING, VERSION, WORK, run

SCRIPT = PACKAGING / "windows" / "installer.nsi"


def build_installer(frozen: Path | None = None) -> Path:
    """The installer of a folder of programs, in dist.

    Without Windows the programs cannot be made: where these are not its own, their place is taken by files
    of their names.
    """
    payload = frozen if frozen and (frozen / "qwirkle-desktop.exe").exists() else _stand_in()
    into = DIST if payload is frozen else WORK
    installer = into / f"qwirkle-desktop-{VERSION}-setup.exe"
    into.mkdir(parents=True, exist_ok=True)
    run(
        "makensis",
        "-V2",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        f"-DVERSION={VERSION}",
        f"-DPAYLOAD={payload}",
        f"-DOUTPUT={installer}",
        SCRIPT,
    )
    return installer


def _stand_in() -> Path:
    folder = WORK / "windows"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "_internal").mkdir(parents=True)
    for name in ("qwirkle-desktop.exe", "qwirkle-cli.exe", "_internal/python311.dll"):
        (folder / name).write_bytes(b"a stand-in")
    return folder
