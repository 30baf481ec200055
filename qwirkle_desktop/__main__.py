"""Starts the game, or says in words which library keeps it from starting."""

import sys


def main() -> int:
    """Run the game; the exit code is 0, 1 where it could not start, 2 for bad usage."""
    try:
        from qwirkle_desktop.sparing import spare

        spare()
        from qwirkle_desktop.app import main as run

        return run()
    except ImportError as error:
        from qwirkle_desktop.libraries import help_for

        trouble = f"qwirkle-desktop cannot start: a library it needs is missing or broken ({error})."
        advice = "\n".join(["", *help_for(error)]) or " Installing it, or Qwirkle Desktop again, may help."
        print(trouble + advice, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
