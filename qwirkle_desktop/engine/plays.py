"""Every legal play of a view with its score, as the command line lists them."""

from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.view import PlayerView

from .packed import score_of
from .prizes import printed_points
from .table import packed_plays, table_of


def all_plays(view: PlayerView) -> list[tuple[Play, int]]:
    """Every distinct legal play and the points of its lines, by points downwards, then by text.

    Openings on an endless table are listed once across and once down, their first tile on 0,0.
    """
    table = table_of(view.board)
    found = [(table.play(packed), score_of(packed)) for packed in packed_plays(view, table)]
    plays = [(play, score + printed_points(view, play)) for play, score in found]
    return sorted(plays, key=lambda play: (-play[1], str(play[0])))
