"""Puts the compiled engine into a wheel where mypyc and a C compiler are at hand; else the wheel is pure.

The same sources are in the wheel either way. What was compiled is kept in `.cache` until a source changes.
"""

import hashlib
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = "qwirkle_desktop/engine"
COMPILER = "packaging/compile.py"
HOOK = "packaging/build_hook.py"
AT_WORK = "at-work-"


class CannotCompile(Exception):
    """Why, in a line."""


class CompiledEngine(BuildHookInterface[Any]):
    """Not for editable installs: there an edit would not reach what is compiled."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the extension modules to the wheel, which is then for this platform."""
        if version == "editable":
            return
        built = self._compiled()
        if built:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(path): f"{ENGINE}/{path.name}" for path in built})

    def _compiled(self) -> list[Path]:
        """The extension modules, those of the last build if they still fit; none where it cannot be done."""
        folder = Path(self.root, ".cache", "compiled", self._key())
        try:
            if not folder.exists():
                self._compile(folder)
        except (OSError, CannotCompile) as problem:
            self.app.display_warning(f"The engine is not compiled and will run slower: {problem}")
            return []
        return sorted(folder.iterdir())

    def _compile(self, folder: Path) -> None:
        """Aside first: another build may be doing the same."""
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent, prefix=AT_WORK) as work:
            self._run_compiler(work)
            for old in folder.parent.iterdir():
                if old != folder and not old.name.startswith(AT_WORK):
                    shutil.rmtree(old, ignore_errors=True)
            if not folder.exists():
                Path(work, ENGINE).rename(folder)

    def _sources(self) -> list[str]:
        return [f"{ENGINE}/{module}.py" for module in self.config["modules"]]

    def _key(self) -> str:
        """Changes with whatever the compiled modules depend on."""
        key = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {mypy_version()}".encode())
        for source in [HOOK, COMPILER, *self._sources()]:
            key.update(Path(self.root, source).read_bytes())
        return key.hexdigest()[:16]

    def _run_compiler(self, into: str) -> None:
        done = subprocess.run(
            [sys.executable, COMPILER, into, *self._sources()],
            cwd=self.root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise CannotCompile((done.stdout.strip().splitlines() or ["no reason given"])[-1])


def mypy_version() -> str:
    """The compiler's version, if it is here."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        return "none"
