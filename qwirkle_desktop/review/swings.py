"""What a move gave, hands known, more than the plain one: the one with the most points."""

from dataclasses import replace

from qwirkle_desktop.engine.imagined import rollouts_of
from qwirkle_desktop.engine.packed import score_of
from qwirkle_desktop.engine.table import packed_plays, table_of
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.view import view_of

from .packing import packed_move
from .samples import Mean, difference
from .valuing import columns_of, with_bonus
from .work import Work

NOTHING_GAINED = Mean(0.0, 0.0)
MOST_PLAIN = 8
"""Of equal plays, playing on takes any."""


def swing_of(step: Step, work: Work, seed: int) -> Mean:
    """In points of the final margin; nothing where no tile fits, and for an opening."""
    state = step.before
    others = tuple(state.hands[(state.seat + by) % state.seats] for by in range(1, state.seats))
    view = replace(view_of(state, state.seat), open_hands=others, history=())
    table = table_of(view.board)
    plays = packed_plays(view, table)
    if not plays or not view.board.tiles or step.move is None:
        return NOTHING_GAINED
    made = packed_move(step.move, table, plays)
    worth = {play: score_of(with_bonus(view, play)) for play in plays}
    most = max(worth.values())
    plain = sorted(play for play in plays if worth[play] == most)[:MOST_PLAIN]
    if plain == [made]:
        return NOTHING_GAINED
    moves = [with_bonus(view, play) for play in dict.fromkeys([made, *plain])]
    rollouts = rollouts_of(view, table, seed + len(state.moves), 0)
    rollouts.offer(moves, len(moves))
    rollouts.sample(work.deals, max(work.turns, state.seats))
    columns = columns_of(rollouts, moves)
    of_plain = columns[-len(plain) :] if made not in plain else columns
    return difference(columns[0], [sum(deal) // len(plain) for deal in zip(*of_plain, strict=True)])
