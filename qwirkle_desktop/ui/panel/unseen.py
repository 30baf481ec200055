"""Counting tiles as a good player does: what is neither on the board nor in one's own hand."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.variants import Variant


def unseen_counts(board: Board, known_hand: Iterable[Tile], variant: Variant) -> dict[Tile, int]:
    """How many copies of every kind are still in the bag or in hands that are not known.

    Dice have one kind a colour, the first: what they will show nobody knows.
    """
    seen = Counter(map(variant.piece, chain(board.tiles.values(), known_hand)))
    kinds = dict.fromkeys(variant.pieces)
    return {kind: max(0, variant.copies - seen[variant.piece(kind)]) for kind in kinds}
