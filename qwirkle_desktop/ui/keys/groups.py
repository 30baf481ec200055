"""The actions that have keys, as people look for them."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction

from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.phrases import keys as phrases


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Actions under a heading."""

    title: str
    actions: tuple[QAction, ...]


def key_groups(actions: Actions, board: Sequence[QAction], replay: Sequence[QAction]) -> list[KeyGroup]:
    """All actions that may have a key, each once; a new one that no group names is among the last."""
    turn = (
        *actions.tiles,
        actions.play,
        actions.take_back,
        actions.take_back_one,
        actions.let_go,
        actions.trade,
        actions.lift,
        actions.roll,
        actions.pass_turn,
        actions.pause_clock,
        actions.sort_hand,
        actions.sort_by_shape,
        actions.undo,
        actions.redo,
    )
    telling = (actions.hint, actions.tell_state, actions.tell_last, actions.legal_plays)
    looking = (
        actions.zoom_in,
        actions.zoom_out,
        actions.zoom_fit,
        actions.zoom_last,
        actions.mark_legal,
        actions.open_lines,
        actions.dead_cells,
        actions.full_screen,
        actions.sounds,
    )
    watching = (actions.pause, actions.step, actions.faster)
    named = {*turn, *telling, *looking, *watching}
    rest = tuple(action for action in actions.all if action not in named)
    return [
        KeyGroup(phrases.turn_group(), turn),
        KeyGroup(phrases.board_group(), tuple(board)),
        KeyGroup(phrases.telling_group(), telling),
        KeyGroup(phrases.looking_group(), looking),
        KeyGroup(phrases.watching_group(), watching),
        KeyGroup(phrases.replay_group(), tuple(replay)),
        KeyGroup(phrases.games_group(), rest),
    ]


def label(action: QAction) -> str:
    """What an action is called, without its menu key."""
    return action.text().replace("&", "").removesuffix("…")
