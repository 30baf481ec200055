"""Compiles the engine's inner modules with mypyc and a C compiler: `compile.py FOLDER SOURCE...`.

The folder then holds the extension modules as they lie in the package. Fails where a tool is missing.
"""

import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution

GROUP = "qwirkle_desktop.engine.native"
"""All modules live in one library, so that they call each other directly."""

# Without it every function can be replaced from outside, so none is inlined.
HIDDEN = "-fvisibility=hidden"


def nameless(folder: Path) -> list[str]:
    """Keeps the folder's name out of what is compiled there, so that two builds are the same to the byte."""
    return ["-g0", f"-ffile-prefix-map={folder}=."]


def compile_engine(into: Path, sources: list[str]) -> None:
    """Leave the compiled modules in the folder."""
    extensions = mypycify(sources, group_name=GROUP, target_dir=str(into / "c"))
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += [HIDDEN, *nameless(into)]
    # Not setup(), which would read the project's file with the setuptools that happen to be here.
    build = Distribution({"name": "engine", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(into), str(into / "c")
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]), sys.argv[2:])
