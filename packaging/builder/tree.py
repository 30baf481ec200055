"""The programs laid out as Linux systems have them: `bin`, `lib` and `share` under a prefix."""

import gzip
import os
import shutil
import sys
from pathlib import Path

from project import APP_ID, ICON_SIZES, LINUX, NAME, PACKAGING, PROGRAMS, RECORD_TYPE, ROOT, SOURCE_DATE, run

SHELLS = {
    "bash": "bash-completion/completions/qwirkle-cli",
    "zsh": "zsh/site-functions/_qwirkle-cli",
    "fish": "fish/vendor_completions.d/qwirkle-cli.fish",
}


def lay_out(frozen: Path, prefix: Path) -> None:
    """Everything that is installed, under the prefix."""
    shutil.copytree(frozen, prefix / "lib" / NAME, symlinks=True)
    programs = prefix / "bin"
    programs.mkdir(parents=True)
    for program in PROGRAMS:
        (programs / program).symlink_to(Path("..", "lib", NAME, program))
    share = prefix / "share"
    _copy(LINUX / f"{APP_ID}.desktop", share / "applications")
    _copy(LINUX / f"{APP_ID}.metainfo.xml", share / "metainfo")
    _copy(LINUX / f"{APP_ID}.mime.xml", share / "mime" / "packages", f"{APP_ID}.xml")
    _lay_out_icons(share / "icons" / "hicolor")
    for page in sorted((LINUX / "man").iterdir()):
        _pack(page.read_bytes(), share / "man" / "man6" / f"{page.name}.gz")
    for shell, place in SHELLS.items():
        target = share / place
        target.parent.mkdir(parents=True)
        target.write_text(run(sys.executable, PACKAGING / "completion.py", shell, env=_sources()), "utf-8")
    _copy(ROOT / "LICENSE", share / "licenses" / NAME)


def tidy(root: Path) -> None:
    """The same modes and times in every build."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            is_library = ".so" in path.suffixes
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and not is_library)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (int(SOURCE_DATE), int(SOURCE_DATE)), follow_symlinks=False)


def _lay_out_icons(theme: Path) -> None:
    icons = ROOT / "resources" / "icons"
    kinds = {"qwirkle-desktop": ("apps", APP_ID), "qwirkle-record": ("mimetypes", RECORD_TYPE)}
    for drawing, (kind, name) in kinds.items():
        for size in ICON_SIZES:
            _copy(icons / f"{drawing}-{size}.png", theme / f"{size}x{size}" / kind, f"{name}.png")
        _copy(icons / f"{drawing}.svg", theme / "scalable" / kind, f"{name}.svg")


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))


def _pack(text: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text, mtime=0))


def _sources() -> dict[str, str]:
    return {"PYTHONPATH": str(ROOT)}
