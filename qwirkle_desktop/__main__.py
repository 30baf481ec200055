"""Lets `python -m qwirkle_desktop` open the game."""

import sys

from qwirkle_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
