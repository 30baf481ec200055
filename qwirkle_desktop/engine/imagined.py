"""What a seat may imagine: a view as a playout whose hidden tiles are yet to be dealt."""

from collections import Counter
from dataclasses import replace

from qwirkle_desktop.rules.legality import score_play
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.tiles import COLOURS, KINDS, SHAPES, Tile
from qwirkle_desktop.rules.variants import Variant
from qwirkle_desktop.rules.view import HiddenTrade, PlayerView, PublicMove

from .belief import Belief
from .endgame import Endgame
from .evaluation import fitted_weights
from .grid import Grid
from .leaf import STAGE, STAGES, Leaf
from .playout import HAND_SIZE, MOST_SEATS, Playout
from .rollouts import Rollouts
from .table import Table, hand_mask, table_of
from .words import Words, filled

TRADE_POINTS = 3
"""Who trades by choice could as a rule have made no more."""


def rollouts_of(view: PlayerView, table: Table, seed: int, nodes: int = 0) -> Rollouts:
    """Rollouts of a view, on the grid of its table: made of nothing that the seat cannot see.

    A position that somebody wrote may have more seats than a game, or more tiles in hands than there are.
    `nodes` is what each deal that empties the bag may cost to play out, 0 to go on as before.
    """
    others = view.others[: MOST_SEATS - 1]
    playout = Playout(table.grid, 1 + len(others), seed)
    playout.laid_size = len(view.board.tiles)
    playout.bag_size = view.bag
    for tile in view.hand:
        playout.give(0, 1 << tile.kind)
    for seat, score in enumerate(view.scores[:MOST_SEATS]):
        playout.scores[seat] = score
    beliefs = [_belief(view, seat) for seat in range(1, 1 + len(others))]
    leaf = Leaf(playout, _weights(view.variant))
    rollouts = Rollouts(playout, leaf, Endgame(playout, nodes), beliefs)
    known = _known_hands(view)
    rollouts.sees_hands = bool(known)
    for seat, hand in enumerate(known[: len(others)], 1):
        for tile in hand:
            playout.give(seat, 1 << tile.kind)
    hidden = hidden_kinds(view)
    rollouts.hidden_size = len(hidden)
    for place, kind in enumerate(hidden):
        rollouts.hidden[place] = 1 << kind
    for seat, size in enumerate(others, 1):
        rollouts.sizes[seat] = min(size, HAND_SIZE, len(hidden) // len(others))
    return rollouts


def _known_hands(view: PlayerView) -> tuple[tuple[Tile, ...], ...]:
    """The hands of the others, where they will be played as they lie: dice are rolled again before."""
    return () if view.variant.are_dice else view.open_hands


def _weights(variant: Variant) -> Words:
    """What is held is worth nothing where it is rolled again."""
    return filled([0], STAGE * STAGES) if variant.are_dice else fitted_weights()


def hidden_kinds(view: PlayerView) -> list[int]:
    """The kinds of the tiles that are in the bag or in closed hands, in kind order, equal ones one by one.

    Of dice nobody knows how they will fall: each face as often as the others.
    """
    if view.variant.are_dice:
        return _hidden_dice(view)
    seen = Counter(tile.kind for tile in (*view.board.tiles.values(), *view.hand))
    seen.update(tile.kind for hand in view.open_hands for tile in hand)
    return [kind for kind in range(len(KINDS)) for _ in range(view.variant.copies - seen[kind])]


def _hidden_dice(view: PlayerView) -> list[int]:
    seen = Counter(die.colour for die in (*view.board.tiles.values(), *view.hand))
    return [
        Tile(colour, SHAPES[number % len(SHAPES)]).kind
        for colour in COLOURS
        for number in range(view.variant.copies - seen[colour])
    ]


def _belief(view: PlayerView, seat: int) -> Belief:
    """What the seat's last move tells; nothing where none is known, or where the board is another."""
    since = () if view.variant.are_dice else _since_last_move_of(view, seat)
    laid = [tile for move in since if isinstance(move, Play) for tile in move.placements]
    if not since or any(view.board.tiles.get(tile.cell) != tile.tile for tile in laid):
        return Belief(Grid(), 0, 0, 0)
    covered = {tile.cell for tile in laid}
    before = replace(
        view.board, tiles={cell: tile for cell, tile in view.board.tiles.items() if cell not in covered}
    )
    grid = table_of(before).grid if before.tiles else Grid()
    held = view.others[seat - 1]
    match since[0]:
        case Play(placements):
            points = sum(line.points for line in score_play(before, placements, view.variant))
            drawn = max(0, held + len(placements) - HAND_SIZE)
            return Belief(grid, hand_mask([tile.tile for tile in placements]), points, held - drawn)
        case HiddenTrade(count):
            return Belief(grid, 0, TRADE_POINTS, max(0, held - count))
        case _:
            return Belief(grid, 0, 0, held)


def _since_last_move_of(view: PlayerView, seat: int) -> tuple[PublicMove, ...]:
    """The last move of a seat and those after it; none where it made none."""
    moves = [turn for turn, (mover, _) in enumerate(view.history) if mover == seat]
    return tuple(move for _, move in view.history[moves[-1] :]) if moves else ()
