"""Which build of the engine runs: compiled, or the same source interpreted."""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec


def build_name() -> str:
    """`compiled` or `interpreted`; the engine is not loaded for that."""
    spec = find_spec(f"{__package__}.generator")
    is_compiled = spec is not None and isinstance(spec.loader, ExtensionFileLoader)
    return "compiled" if is_compiled else "interpreted"
