"""The .deb: the programs under /usr, with the system's own libraries in place of the lent ones."""

import gzip
import shutil
import sys
from contextlib import suppress
from hashlib import md5
from pathlib import Path

from project import (
    DEBIAN_MACHINE,
    DIST,
    HOMEPAGE,
    LINUX,
    NAME,
    PACKAGING,
    ROOT,
    SQUEEZE,
    VERSION,
    WORK,
    Failed,
    run,
)
from tree import lay_out, tidy

sys.path.insert(0, str(PACKAGING / "freeze"))

from elf import is_elf, needed, newest_glibc
from trim import is_system

KEPT = ("libffi",)
"""Lent libraries that stay: their version differs from one Debian to the next."""
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {machine}
Maintainer: The Qwirkle Desktop authors <qwirkle-desktop@users.noreply.github.com>
Installed-Size: {size}
Depends: {depends}
Recommends: libpulse0 | libasound2, xdg-utils
Section: games
Priority: optional
Homepage: {homepage}
Description: table for Qwirkle, the game of tiles
 Lay tiles in lines of one colour or one shape, against the computer or with
 people at the same computer. Six computer players, from a child's first game
 to one that counts the tiles. Every game is kept, can be looked at again and
 counts in the statistics. No account, no network, no advertising.
 .
 This is an independent project, not made or endorsed by the publishers of the
 game. Qwirkle is a trademark of its owner.
"""


def build_deb(
    frozen: Path, version: str = VERSION, into: Path = DIST, leftover: str = "", squeeze: int = SQUEEZE
) -> Path:
    """The package, in a folder; `leftover` names a file that only this version has (to try upgrades)."""
    root = WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(frozen, root / "usr")
    inside = root / "usr" / "lib" / NAME / "_internal"
    depends = _lean_on_debian(inside)
    run("strip", "--strip-unneeded", *(inside / "qwirkle_desktop" / "engine").glob("*.so"))
    if leftover:
        (inside / leftover).touch()
    _document(root / "usr" / "share", version)
    tidy(root)
    control = root / "DEBIAN"
    control.mkdir()
    size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
    (control / "control").write_text(
        CONTROL.format(
            name=NAME,
            version=version,
            machine=DEBIAN_MACHINE,
            size=size,
            depends=", ".join(depends),
            homepage=HOMEPAGE,
        )
    )
    (control / "md5sums").write_text(_sums(root))
    tidy(control)
    into.mkdir(parents=True, exist_ok=True)
    package = into / f"{NAME}_{version}_{DEBIAN_MACHINE}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zzstd", f"-z{squeeze}", "--build", root, package)
    return package


def lent_packages(frozen: Path) -> dict[str, str]:
    """The packages of this machine whose libraries go into the portable programs, with their versions."""
    if not shutil.which("dpkg-query"):
        return {}
    lent = (path.name for path in (frozen / "_internal").iterdir() if is_system(path.name) and is_elf(path))
    packages = {package_of(name) for name in lent}
    return {name: run("dpkg-query", "-W", "-f", "${Version}", name).strip() for name in packages}


def _lean_on_debian(inside: Path) -> list[str]:
    """Take out the lent libraries, and name the packages of all that is needed from the system."""
    ours = [path for path in [*inside.parent.iterdir(), *inside.rglob("*")] if is_elf(path)]
    for path in ours:
        if path.parent == inside and is_system(path.name) and not path.name.startswith(KEPT):
            path.unlink()
    ours = [path for path in ours if path.exists()]
    there = {path.name for path in [*inside.iterdir(), *ours]}
    wanted = {name for path in ours for name in needed(str(path))} - there
    glibc = ".".join(map(str, max(newest_glibc(str(path)) for path in ours)))
    packages = {package_of(name) for name in wanted} - {"libc6"}
    return [f"libc6 (>= {glibc})", *sorted(packages)]


def package_of(library: str) -> str:
    """The package of this machine that has a library. Newer Debians still provide these names."""
    folder = Path("lib", run("dpkg-architecture", "-qDEB_HOST_MULTIARCH").strip())
    places = (Path("/", folder, library), Path("/usr", folder, library))
    for path in {name for place in places for name in (place, place.resolve(), _unmerged(place.resolve()))}:
        with suppress(Failed):
            return run("dpkg-query", "-S", path).split(":")[0]
    raise Failed(f"no package of this machine has {library}")


def _unmerged(path: Path) -> Path:
    """Where the package says that a file is, before /lib became a part of /usr."""
    return Path("/", *path.parts[2:])


def _document(share: Path, version: str) -> None:
    folder = share / "doc" / NAME
    folder.mkdir(parents=True)
    shutil.rmtree(share / "licenses")
    shutil.copyfile(LINUX / "debian" / "copyright", folder / "copyright")
    changes = (LINUX / "debian" / "changelog").read_text("utf-8").replace("@VERSION@", version)
    (folder / "changelog.gz").write_bytes(gzip.compress(changes.encode(), mtime=0))
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(LINUX / "debian" / "lintian-overrides", overrides / NAME)


def _sums(root: Path) -> str:
    files = (path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink())
    return "".join(
        f"{md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
    )


def check_deb(package: Path) -> str:
    """What lintian says; nothing where all is well. Raises Failed for errors and warnings."""
    return run("lintian", "--fail-on", "error,warning", "--tag-display-limit", "0", package, cwd=ROOT)
