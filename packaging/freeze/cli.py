"""What the frozen qwirkle-cli runs: the computer player, too, and the workers of a match."""

import sys
from multiprocessing import freeze_support

from surroundings import give_back

if __name__ == "__main__":
    # First of all: a worker is this very program, started with arguments that are for multiprocessing only.
    freeze_support()
    give_back()

    from qwirkle_desktop.cli import main

    sys.exit(main())
