"""What the frozen qwirkle-desktop runs."""

import sys

from surroundings import give_back

if __name__ == "__main__":
    give_back()

    from qwirkle_desktop.__main__ import main

    sys.exit(main())
