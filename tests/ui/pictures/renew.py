"""Takes the reference pictures anew: python -m tests.ui.pictures.renew

Look at what changed before it is committed: `git diff --stat` names the pictures.
"""

import os
import sys
from pathlib import Path

import pytest

RENEW = "QWIRKLE_RENEW_PICTURES"
"""Set, the tests write the pictures that they would compare with."""


def main() -> int:
    """Take them all."""
    os.environ[RENEW] = "1"
    return pytest.main([str(Path(__file__).parent), "-q", "-n", "0", "-p", "no:cacheprovider"])


if __name__ == "__main__":
    sys.exit(main())
