"""Which build of the engine runs: compiled, or the same source interpreted."""

from . import generator


def build_name() -> str:
    """`compiled` or `interpreted`."""
    return "interpreted" if generator.__file__.endswith(".py") else "compiled"
