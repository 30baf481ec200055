"""Lays a whole play as tentative tiles, one by one, as hands would."""

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.tiles import Tile


def lay_play(controller: GameController, play: Play) -> bool:
    """Take everything back, then lay the play; False where it does not fit (any more)."""
    controller.take_back_all()
    wanted = list(play.placements)
    while wanted and (draft := controller.draft) is not None:
        step = next(
            (
                (one, place)
                for one in wanted
                for place in _places(draft, one.tile)
                if _takes(draft, place, one)
            ),
            None,
        )
        if step is None:
            return False
        placement, place = step
        controller.lay(place, placement.cell)
        wanted.remove(placement)
    return not wanted


def _places(draft: Draft, tile: Tile) -> list[int]:
    laid = {place for place, _ in draft.laid}
    return [place for place, one in enumerate(draft.hand) if one == tile and place not in laid][:1]


def _takes(draft: Draft, place: int, placement: Placement) -> bool:
    return isinstance(draft.lay(place, placement.cell), Draft)
