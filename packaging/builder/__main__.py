"""Builds what people install and tries it: `packaging/build [all | wheel | sdist | programs | deb | ...]`.

`all` builds everything, installs each artefact in a fresh Debian, plays there, and prints a table.
"""

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from artefacts import recipes
from bill import build_bill
from debian import build_deb, check_deb, lent_packages
from freezing import freeze
from portable import build_appdir, build_tarball
from project import DIST, NAME, REQUIREMENTS, WORK, Failed, megabytes, run, say
from rooms import reason_against, screen
from trials import Outcome, tried
from wheels import build_older, build_sdist, build_wheel
from windows import build_installer

OLDER = "0.0.1"
LEFTOVER = f"leftover-of-{OLDER}"
COLUMNS = ("install", "self-test", "start", "game", "upgrade", "downgrade", "remove")
FROZEN: dict[str, Callable[..., Path]] = {"deb": build_deb, "tar.zst": build_tarball, "AppDir": build_appdir}
TARGETS = ("wheel", "sdist", "programs", *FROZEN, "windows")
ALONE = ("all", "try", "measure")


def main() -> int:
    """Build what is asked for; 1 where a step failed."""
    parser = argparse.ArgumentParser(prog="packaging/build", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", nargs="*", default=["all"], choices=[*ALONE, *TARGETS], metavar="WHAT")
    parser.add_argument("--only", help="with `all` or `try`: try this artefact alone")
    asked = parser.parse_args()
    try:
        if "measure" in asked.what:
            wheel = next(DIST.glob("*.whl"), None) or build_wheel()
            say(f"measure {freeze(wheel, measured=True) / 'first-paint'}")
        elif "try" not in asked.what:
            _clear()
            _build(set(TARGETS) if "all" in asked.what else set(asked.what))
        if {"all", "try"} & set(asked.what):
            return _try_all(asked.only)
    except (Failed, subprocess.TimeoutExpired) as problem:
        say(f"FAILED: {problem}")
        return 1
    return 0


def _clear() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)


def _build(wanted: set[str]) -> None:
    say("the wheel, twice")
    wheel = build_wheel()
    if "sdist" in wanted:
        build_sdist()
    if wanted - {"wheel", "sdist"}:
        say("the programs")
        frozen = freeze(wheel)
        say(f"the programs take {megabytes(frozen):.0f} MB")
        for name in FROZEN.keys() & wanted:
            say(name)
            FROZEN[name](frozen)
        if "deb" in wanted:
            say(check_deb(next(DIST.glob("*.deb"))) or "lintian has nothing to say")
        if "windows" in wanted:
            build_installer(frozen)
        build_bill(lent_packages(frozen))
    _sum_up()


def _sum_up() -> None:
    """Checksums of everything, as `sha256sum --check` reads them."""
    files = [path for path in sorted(DIST.iterdir()) if path.is_file() and path.name != "SHA256SUMS"]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), "utf-8")


def _try_all(only: str | None) -> int:
    if reason := reason_against():
        say(f"Nothing was tried in a fresh system: {reason}.")
        return 1
    wheels = _fetched()
    files, older = _artefacts(), _older()
    wanted = [each for each in recipes(wheels) if each.artefact in files and only in (None, each.artefact)]
    with screen() as display:
        outcomes = [
            tried(recipe, files[recipe.artefact], older.get(recipe.artefact), display) for recipe in wanted
        ]
    print(_table(outcomes))
    return int(any(outcome.failed for outcome in outcomes))


def _artefacts() -> dict[str, Path]:
    patterns = {
        "deb": "*.deb",
        "tar.zst": f"{NAME}-*.tar.zst",
        "AppDir": "*.AppDir.tar.zst",
        "wheel": "*.whl",
        "sdist": "*.tar.gz",
    }
    found = {name: sorted(DIST.glob(pattern)) for name, pattern in patterns.items()}
    return {name: paths[0] for name, paths in found.items() if paths}


def _older() -> dict[str, Path]:
    """Artefacts to upgrade from: the same programs under a lower number, with a file that is no more."""
    into, frozen = WORK / "older", WORK / "frozen" / NAME
    shutil.rmtree(into, ignore_errors=True)
    say("a former version, to upgrade from")
    older = {name: build(frozen, OLDER, into, LEFTOVER, squeeze=1) for name, build in FROZEN.items()}
    return {**older, **build_older(OLDER, into)}


def _fetched() -> Path:
    """The locked packages as files, so that the fresh systems need none from elsewhere."""
    folder = WORK / "wheels"
    folder.mkdir(parents=True, exist_ok=True)
    for lock in ("app.txt", "build.txt"):
        run(
            sys.executable,
            "-m",
            "pip",
            "download",
            "-q",
            "--require-hashes",
            "-d",
            folder,
            "-r",
            REQUIREMENTS / lock,
        )
    return folder


def _table(outcomes: list[Outcome]) -> str:
    rows = [["artefact", "MB", *COLUMNS]]
    for outcome in outcomes:
        words = [outcome.steps.get(column, "") for column in COLUMNS]
        rows.append([outcome.artefact, f"{outcome.megabytes:.1f}", *words])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


if __name__ == "__main__":
    sys.exit(main())
