"""The environment as it was before the frozen program was started: for the programs that it starts itself."""

import os

LIBRARIES = "LD_LIBRARY_PATH"


def give_back() -> None:
    """A browser, a bot or another start must not load this program's libraries."""
    before = os.environ.pop(f"{LIBRARIES}_ORIG", None)
    if before is not None:
        os.environ[LIBRARIES] = before
    else:
        os.environ.pop(LIBRARIES, None)
    for name in [name for name in os.environ if name.startswith("_PYI_")]:
        del os.environ[name]
