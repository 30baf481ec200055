"""What is built can be installed: the wheel holds the whole game, and finds its resources where it lies."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path

import pytest

import qwirkle_desktop

ROOT = Path(__file__).resolve().parents[2]

# The tests of this file share one build.
pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(target: str, source: Path, into: Path, *, path: Path | None = None) -> Path:
    """What hatchling builds; modules in `path` come before all others."""
    python = (sys.executable,) if path is None else ("env", f"PYTHONPATH={path}", sys.executable)
    run(*python, "-m", "hatchling", "build", "-t", target, "-d", into, cwd=source)
    (built,) = into.iterdir()
    return built


def files(folder: Path) -> Iterator[str]:
    """Paths of a folder's files, relative to it, without what running Python leaves behind."""
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(folder).as_posix()


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def compiled_in(wheel: Path) -> set[str]:
    """The names of the extension modules in a wheel, without what says for which Python they are."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {name.removesuffix(suffix) for name in names_in(wheel) if name.endswith(suffix)}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source distribution."""
    archive = build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))
    run("tar", "-xzf", archive, cwd=archive.parent)
    return archive.with_name(archive.name.removesuffix(".tar.gz"))


def test_the_wheel_holds_the_package_and_the_resources_and_nothing_else(wheel: Path) -> None:
    expected = {f"qwirkle_desktop/{name}" for name in files(ROOT / "qwirkle_desktop")}
    expected |= {f"qwirkle_desktop/_resources/{name}" for name in files(ROOT / "resources")}
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    expected |= {name + suffix for name in compiled_in(wheel)}
    assert {name for name in names_in(wheel) if ".dist-info/" not in name} == expected


@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")
def test_the_engine_in_the_wheel_is_compiled_for_this_platform(wheel: Path) -> None:
    hooks = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    modules = {*hooks["targets"]["wheel"]["hooks"]["custom"]["modules"], "native__mypyc"}
    assert compiled_in(wheel) == {f"qwirkle_desktop/engine/{module}" for module in modules}
    assert "-none-any" not in wheel.name


def test_where_nothing_compiles_the_wheel_is_built_from_the_same_sources(
    wheel: Path, sdist: Path, tmp_path: Path
) -> None:
    (tmp_path / "mypyc.py").write_text("raise ImportError('no mypyc here')", "utf-8")
    pure = build("wheel", sdist, tmp_path / "built", path=tmp_path)
    assert "-none-any" in pure.name
    assert compiled_in(pure) == set()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert names_in(pure) == {name for name in names_in(wheel) if not name.endswith(suffix)}


def test_the_wheel_offers_both_commands(wheel: Path) -> None:
    entry_points = ConfigParser()
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/entry_points.txt"))
        entry_points.read_string(archive.read(name).decode())
    assert dict(entry_points["console_scripts"]) == {"qwirkle-cli": "qwirkle_desktop.cli:main"}
    assert dict(entry_points["gui_scripts"]) == {"qwirkle-desktop": "qwirkle_desktop.__main__:main"}


def test_the_source_distribution_builds_the_same_wheel_and_brings_the_tests(
    wheel: Path, sdist: Path, tmp_path: Path
) -> None:
    assert names_in(build("wheel", sdist, tmp_path)) == names_in(wheel)
    for folder in ("tests", "packaging"):
        assert set(files(sdist / folder)) == set(files(ROOT / folder))


def test_an_installed_wheel_runs_and_finds_its_resources(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "a new home"
    run(sys.executable, "-m", "venv", "--without-pip", home, cwd=tmp_path)
    python = home / "bin" / "python"
    run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--no-deps",
        "--no-index",
        wheel,
        cwd=tmp_path,
    )
    borrow_libraries(python, tmp_path)

    assert qwirkle_desktop.__version__ in run(home / "bin" / "qwirkle-cli", "--version", cwd=tmp_path)
    where = "from qwirkle_desktop.resources import resource_path; print(resource_path('fonts'))"
    fonts = Path(run(python, "-c", where, cwd=tmp_path).strip())
    assert fonts.is_relative_to(home)
    assert sorted(files(fonts)) == sorted(files(ROOT / "resources" / "fonts"))


def borrow_libraries(python: Path, cwd: Path) -> None:
    """Let another venv see this one's libraries, but not the checkout: no .pth file found there is read."""
    theirs = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=cwd).strip()
    (Path(theirs) / "borrowed.pth").write_text(sysconfig.get_path("purelib") + os.linesep, "utf-8")
