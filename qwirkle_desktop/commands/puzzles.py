"""`qwirkle-cli puzzles`: finds the numbered set in self-play and prints its data file."""

from qwirkle_desktop.review.puzzle_making import make_puzzles
from qwirkle_desktop.review.puzzles import format_puzzles
from qwirkle_desktop.review.work import FIGURES

from .progress import Progress


def run_puzzles(count: int, seed: int) -> None:
    """Find so many and print them."""
    progress = Progress(count, "puzzles")
    found = []
    for puzzle in make_puzzles(count, seed):
        found.append(puzzle)
        progress.show(len(found))
    progress.end()
    for line in format_puzzles(found, f"qwirkle-cli puzzles --count {count} --seed {seed}", FIGURES):
        print(line)
