"""Runs the engine's sources where its compiled modules lie beside them, to compare the two."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ENGINE = f"{__package__}."


class _Sources(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        source = Path(path[0], f"{fullname.rpartition('.')[2]}.py") if path else Path()
        return (
            spec_from_file_location(fullname, source)
            if fullname.startswith(ENGINE) and source.is_file()
            else None
        )


def interpret() -> None:
    """From now on the engine's modules are imported from their sources. For a process that has none yet."""
    sys.meta_path.insert(0, _Sources())
