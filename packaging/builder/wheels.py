"""The wheel, compiled and built twice to the same bytes, and the source distribution."""

import hashlib
import shutil
import sys
from pathlib import Path

from project import DIST, ROOT, VERSION, WORK, Failed, run, say


def build_wheel() -> Path:
    """The wheel, in dist. Raises Failed where two builds differ or nothing was compiled."""
    one, other = (_built("wheel", WORK / name, afresh=True) for name in ("one", "other"))
    if _digest(one) != _digest(other):
        raise Failed(f"two builds of the wheel differ: {one} and {other}")
    if "-none-any" in one.name:
        raise Failed("the engine was not compiled: the build needs a C compiler and Python's headers")
    say(f"the wheel is the same from two builds: sha256 {_digest(one)}")
    return _kept(one)


def build_sdist() -> Path:
    """The source distribution, in dist."""
    return _kept(_built("sdist", WORK / "sdist"))


def build_older(version: str, into: Path) -> dict[str, Path]:
    """Wheel and source distribution of these sources under a lower number, with a module that is no more."""
    sources = WORK / "older-sources"
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    run("tar", "-xzf", next(DIST.glob(f"*-{VERSION}.tar.gz")), "-C", sources)
    (folder,) = sources.iterdir()
    shutil.copytree(ROOT / ".cache" / "compiled", folder / ".cache" / "compiled")
    package = folder / "qwirkle_desktop"
    (package / f"leftover_of_{version.replace('.', '_')}.py").touch()
    init = package / "__init__.py"
    init.write_text(init.read_text("utf-8").replace(f'"{VERSION}"', f'"{version}"'), "utf-8")
    return {target: _built(target, into / target, root=folder) for target in ("wheel", "sdist")}


def _built(target: str, into: Path, *, afresh: bool = False, root: Path = ROOT) -> Path:
    if afresh:
        # Else the second build would take what the first compiled.
        shutil.rmtree(ROOT / ".cache" / "compiled", ignore_errors=True)
    shutil.rmtree(into, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", into, cwd=root)
    (built,) = into.iterdir()
    return built


def _kept(built: Path) -> Path:
    DIST.mkdir(exist_ok=True)
    return Path(shutil.copy2(built, DIST))


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
