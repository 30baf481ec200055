"""What a seat may imagine: a view as a playout whose hidden tiles are yet to be dealt."""

from collections import Counter

from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.rules.view import PlayerView

from .playout import MOST_SEATS, Playout
from .rollouts import Rollouts
from .table import Table


def rollouts_of(view: PlayerView, table: Table, seed: int) -> Rollouts:
    """Rollouts of a view, on the grid of its table: made of nothing that the seat cannot see.

    A position that somebody wrote may have more seats than a game, or more tiles in hands than there are.
    """
    others = view.others[: MOST_SEATS - 1]
    playout = Playout(table.grid, 1 + len(others), seed)
    playout.laid_size = len(view.board.tiles)
    playout.bag_size = view.bag
    for tile in view.hand:
        playout.give(0, 1 << tile.kind)
    for seat, score in enumerate(view.scores[:MOST_SEATS]):
        playout.scores[seat] = score
    rollouts = Rollouts(playout)
    rollouts.sees_hands = bool(view.open_hands)
    for seat, hand in enumerate(view.open_hands[: len(others)], 1):
        for tile in hand:
            playout.give(seat, 1 << tile.kind)
    hidden = hidden_kinds(view)
    rollouts.hidden_size = len(hidden)
    for place, kind in enumerate(hidden):
        rollouts.hidden[place] = 1 << kind
    for seat, size in enumerate(others, 1):
        rollouts.sizes[seat] = min(size, len(hidden) // len(others))
    return rollouts


def hidden_kinds(view: PlayerView) -> list[int]:
    """The kinds of the tiles that are in the bag or in closed hands, in kind order, equal ones one by one."""
    seen = Counter(tile.kind for tile in (*view.board.tiles.values(), *view.hand))
    seen.update(tile.kind for hand in view.open_hands for tile in hand)
    return [kind for kind in range(len(KINDS)) for _ in range(view.variant.copies - seen[kind])]
