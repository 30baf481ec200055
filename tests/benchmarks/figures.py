"""What the benchmarks share: running something many times, and figures in columns."""

from collections.abc import Callable, Sequence
from statistics import median, quantiles
from time import perf_counter


def times_of(what: Callable[[], object], rounds: int) -> list[float]:
    """How long each of so many runs took, in ms."""
    return [_time(what) for _ in range(rounds)]


def _time(what: Callable[[], object]) -> float:
    start = perf_counter()
    what()
    return (perf_counter() - start) * 1000


def p99(times: Sequence[float]) -> float:
    """The time that one in a hundred exceeds."""
    return quantiles(times, n=100, method="inclusive")[98] if len(times) > 1 else times[0]


def show(name: str, times: Sequence[float], goal: str = "") -> None:
    """Print one line: median, p99 and most in ms."""
    print(f"{name:44} {median(times):9.2f} {p99(times):9.2f} {max(times):9.2f}  {goal}", flush=True)


def heading(title: str) -> None:
    """Print what the columns of `show` are."""
    print(f"{title:44} {'median':>9} {'p99':>9} {'most':>9}  ms", flush=True)
