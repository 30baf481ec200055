"""Positions to practise on: games that begin in the middle and are never kept."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from random import Random
from uuid import uuid4

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.record import Header, Seat
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.moves import Move, Trade
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import KINDS, Tile
from qwirkle_desktop.rules.view import PlayerView

SEED = 36
"""The tiles that nobody sees lie the same at every try."""


def practice_game(view: PlayerView, names: Sequence[str]) -> Game:
    """A game at this view's turn, seat 0; the tiles that it does not see are dealt anyhow."""
    unseen = _unseen(view.board, (*view.hand, *(tile for hand in view.open_hands for tile in hand)), view)
    Random(SEED).shuffle(unseen)
    others = view.open_hands or tuple(_taken(unseen, count) for count in view.others)
    state = GameState(
        variant=view.variant,
        rules=view.rules,
        deal=Deal(0, view.variant),
        first=0,
        hands=(view.hand, *others),
        bag=_taken(unseen, view.bag),
        scores=view.scores,
        board=view.board,
    )
    return game_at(state, names)


def game_at(state: GameState, names: Sequence[str]) -> Game:
    """A game that begins at this state: a person against computers that are never asked."""
    seats = (Seat(names[0]), *(Seat(name, "club", 1) for name in names[1:]))
    header = Header(str(uuid4()), datetime.now(UTC), seats, state.hands, state.first, state.variant)
    return Game(header, 0, state)


def same_move(one: Move, other: Move) -> bool:
    """Whether a try is the answer: the same tiles on the same cells, or the same traded in whatever order."""
    if isinstance(one, Trade) and isinstance(other, Trade):
        return Counter(one.tiles) == Counter(other.tiles)
    return one == other


def _unseen(board: Board, known: Iterable[Tile], view: PlayerView) -> list[Tile]:
    left = Counter(dict.fromkeys(KINDS, view.variant.copies))
    left.subtract(board.tiles.values())
    left.subtract(known)
    return list(left.elements())


def _taken(tiles: list[Tile], count: int) -> tuple[Tile, ...]:
    """So many tiles off the list."""
    taken = tuple(tiles[:count])
    del tiles[:count]
    return taken
