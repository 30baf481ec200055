"""A line on the terminal that says how far a long command has come; nothing where nobody watches."""

import sys
from time import monotonic

CLEAR = "\r\x1b[K"


class Progress:
    """Counts towards a total on standard error."""

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._began = monotonic()
        self._watched = sys.stderr.isatty()

    def show(self, done: int) -> None:
        """Say how much is done, and how long the rest will take at this pace."""
        if self._watched:
            seconds = (monotonic() - self._began) / done * (self._total - done)
            left = f", {_span(seconds)} left" if done < self._total else ""
            print(f"{CLEAR}{done} of {self._total} {self._what}{left}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Clear the line."""
        if self._watched:
            print(CLEAR, end="", file=sys.stderr, flush=True)


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"
