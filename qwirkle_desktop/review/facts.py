"""What can be said of a move in figures: its points, its lines, what it opens, what the hand keeps."""

from dataclasses import dataclass, replace

from qwirkle_desktop.rules.deal import without
from qwirkle_desktop.rules.legality import score_play
from qwirkle_desktop.rules.lines import largest_set
from qwirkle_desktop.rules.moves import Move, Play, Trade
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.view import PlayerView

from .counting import unseen
from .threats import FIVE, OpenLine, Threat, open_lines, threat_of


@dataclass(frozen=True, slots=True)
class Facts:
    """Of a move: `lines` are the lengths of those it makes, `opened` the lines of five that others may
    complete next, `blocked` those that they no longer can, `held` those for which the hand keeps a tile.

    `bonus` is for going out, `traded` counts tiles given away.
    """

    points: int
    bonus: int
    lines: tuple[int, ...]
    qwirkles: int
    opened: tuple[Threat, ...]
    blocked: tuple[Threat, ...]
    held: tuple[Threat, ...]
    kept: tuple[Tile, ...]
    traded: int

    @property
    def largest_set(self) -> int:
        """The most tiles of the kept ones that may share a line."""
        return largest_set(self.kept)

    @property
    def duplicates(self) -> int:
        """Tiles kept beyond one of each kind."""
        return len(self.kept) - len(set(self.kept))


def facts_of(view: PlayerView, move: Move) -> Facts:
    """The facts of a legal move, as its seat may know them."""
    match move:
        case Play():
            return _facts_of_play(view, move)
        case Trade(tiles):
            kept = without(view.hand, tiles)
            return Facts(0, 0, (), 0, (), (), (), kept, len(tiles))
        case _:
            return Facts(0, 0, (), 0, (), (), (), view.hand, 0)


def _facts_of_play(view: PlayerView, play: Play) -> Facts:
    lines = score_play(view.board, play.placements, view.variant)
    kept = without(view.hand, play.tiles)
    after = replace(view, board=view.board.with_tiles(play.placements), hand=kept)
    before_fives, fives = _fives(view), _fives(after)
    was, is_now = {_place(one.line) for one in before_fives}, {_place(one.line) for one in fives}
    return Facts(
        points=sum(line.points for line in lines),
        bonus=0 if kept or view.bag else view.variant.out_bonus,
        lines=tuple(len(line.line) for line in lines if len(line.line) > 1),
        qwirkles=sum(line.is_qwirkle for line in lines),
        opened=tuple(one for one in fives if one.unseen and _place(one.line) not in was),
        blocked=tuple(
            one
            for one in before_fives
            if one.unseen and _place(one.line) not in is_now and one.line.cell not in after.board
        ),
        held=tuple(one for one in fives if one.is_mine),
        kept=kept,
        traded=0,
    )


def _fives(view: PlayerView) -> list[Threat]:
    """The lines of five that a tile completes."""
    left = unseen(view)
    return [threat_of(view, line, left) for line in open_lines(view.board, (FIVE,)) if line.takes]


def _place(line: OpenLine) -> tuple[object, object]:
    return line.cell, line.axis
