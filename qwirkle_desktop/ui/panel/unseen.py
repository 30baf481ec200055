"""Counting tiles as a good player does: what is neither on the board nor in one's own hand."""

from collections import Counter
from collections.abc import Iterable

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.tiles import KINDS, Tile
from qwirkle_desktop.rules.variants import Variant


def unseen_counts(board: Board, known_hand: Iterable[Tile], variant: Variant) -> dict[Tile, int]:
    """How many copies of every kind are still in the bag or in hands that are not known."""
    seen = Counter(board.tiles.values())
    seen.update(known_hand)
    return {kind: max(0, variant.copies - seen[kind]) for kind in KINDS}
