"""What needs no root to install: an AppDir, and an archive with an install script."""

import shutil
from pathlib import Path

from project import APP_ID, DIST, LINUX, MACHINE, NAME, SQUEEZE, VERSION, WORK, run
from tree import lay_out, tidy


def build_appdir(
    frozen: Path, version: str = VERSION, into: Path = DIST, leftover: str = "", squeeze: int = SQUEEZE
) -> Path:
    """The folder that appimagetool makes an AppImage of, as an archive."""
    folder = WORK / "QwirkleDesktop.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    lay_out(frozen, folder / "usr")
    if leftover:
        (folder / "usr" / "lib" / NAME / "_internal" / leftover).touch()
    shutil.copy2(LINUX / "AppRun", folder)
    for name in (f"{APP_ID}.desktop", f"{APP_ID}.svg", ".DirIcon"):
        place = (
            "usr/share/applications" if name.endswith(".desktop") else "usr/share/icons/hicolor/scalable/apps"
        )
        (folder / name).symlink_to(Path(place, f"{APP_ID}.svg" if name == ".DirIcon" else name))
    tidy(folder)
    return _packed(folder, f"QwirkleDesktop-{version}-{MACHINE}.AppDir.tar.zst", into, squeeze)


def build_tarball(
    frozen: Path, version: str = VERSION, into: Path = DIST, leftover: str = "", squeeze: int = SQUEEZE
) -> Path:
    """The archive; `leftover` names a file that only this version has (to try upgrades)."""
    folder = WORK / f"{NAME}-{version}"
    shutil.rmtree(folder, ignore_errors=True)
    lay_out(frozen, folder / "tree")
    if leftover:
        (folder / "tree" / "lib" / NAME / "_internal" / leftover).touch()
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy2(LINUX / script, folder)
    tidy(folder)
    return _packed(folder, f"{NAME}-{version}-linux-{MACHINE}.tar.zst", into, squeeze)


def _packed(folder: Path, name: str, into: Path, squeeze: int) -> Path:
    into.mkdir(parents=True, exist_ok=True)
    archive = into / name
    same = ("--sort=name", "--owner=0", "--group=0", "--numeric-owner")
    run("tar", *same, "-I", f"zstd -{squeeze} -T0", "-cf", archive, "-C", folder.parent, folder.name)
    return archive
