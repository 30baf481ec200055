"""Which tiles to give away: where nothing can be laid, and where a trade may be better than a poor play."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.tiles import KINDS, Tile
from qwirkle_desktop.rules.view import PlayerView

from .packed import COUNT_SHIFT, KIND_BITS, KIND_SHIFT, KINDS_SHIFT, count_of, score_of

POOR = 8
"""What a trade costs, about: with a play worth more at hand, none is thought of."""
MOST_TRADES = 3


def trade_of(hand: Sequence[Tile], bag: int, chance: Random) -> Trade:
    """All that the bag can replace: none of these tiles fits, and two who keep theirs may never find one.

    Where the bag is short, equal tiles go first: what the hand holds twice is worth least.
    """
    given = list(hand)
    chance.shuffle(given)
    given.sort(key=lambda tile: -hand.count(tile))
    return Trade(tuple(sorted(given[:bag], key=lambda tile: tile.kind)))


def trades_to_compare(view: PlayerView, plays: Iterable[int]) -> list[int]:
    """The trades that keep most of what belongs together, packed and negative.

    None where there is no trading, none beside a good play, nor on the empty board, which is to be opened.
    """
    if (
        not (view.variant.has_trades and view.bag)
        or not view.board.tiles
        or max(map(score_of, plays)) >= POOR
    ):
        return []
    trades = {_packed(given) for given in _given(view.hand) if len(given) <= view.bag}
    return sorted(trades, key=lambda trade: count_of(-trade))[:MOST_TRADES]


def _given(hand: Sequence[Tile]) -> Iterator[tuple[Tile, ...]]:
    """For each tile: all that neither shares its colour nor its shape, and what is held twice."""
    for kept in hand:
        mates = {tile for tile in hand if tile.colour is kept.colour or tile.shape is kept.shape}
        given = list(hand)
        for tile in mates:
            given.remove(tile)
        if given:
            yield tuple(sorted(given, key=lambda tile: tile.kind))


def _packed(given: Sequence[Tile]) -> int:
    kinds = sum(tile.kind << (KIND_SHIFT * place) for place, tile in enumerate(given))
    return -(kinds << KINDS_SHIFT | len(given) << COUNT_SHIFT)


def unpacked(trade: int) -> Trade:
    """A packed trade as a move."""
    kinds = -trade >> KINDS_SHIFT
    return Trade(tuple(KINDS[kinds >> KIND_SHIFT * place & KIND_BITS] for place in range(count_of(-trade))))
