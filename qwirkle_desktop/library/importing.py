"""How a record handed to the library differs from the game that the library keeps under the same id."""

from collections.abc import Sequence
from enum import Enum
from itertools import takewhile

from .record import Record


class Imported(Enum):
    """What became of a record handed to the library; nothing but ADDED changed it."""

    ADDED = "added"
    SAME = "the library has the same game"
    LONGER = "the library has only its beginning"
    SHORTER = "the library has more of it"
    DIFFERENT = "the library has another game under its id"


def compare(kept: Record, given: Record) -> Imported:
    """Compare two games of one id by what was dealt, moved and drawn."""
    ours, theirs = _events(kept), _events(given)
    shared = count_shared(ours, theirs)
    if shared == 0 or shared < min(len(ours), len(theirs)):
        return Imported.DIFFERENT
    if len(ours) == len(theirs):
        return Imported.SAME
    return Imported.LONGER if len(ours) < len(theirs) else Imported.SHORTER


def _events(record: Record) -> list[object]:
    header = record.header
    dealt = (header.variant, header.rules, header.hands, header.first, header.filled)
    turns = [(turn.move, turn.drawn) for turn in record.turns]
    return [dealt, *turns, *([record.result] if record.result else [])]


def count_shared(ours: Sequence[object], theirs: Sequence[object]) -> int:
    """How many items two sequences have in common from the start."""
    pairs = zip(ours, theirs, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
