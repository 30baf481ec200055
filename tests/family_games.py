"""Games by chance of any variant, lifts and rolls included."""

from collections.abc import Collection, Iterator
from random import Random

from qwirkle_desktop.rules.cells import Axis, Cell
from qwirkle_desktop.rules.draft import Draft, draft_of
from qwirkle_desktop.rules.legality import opening_cells
from qwirkle_desktop.rules.moves import Lift, Move, Pass, Play, Roll, Trade
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.state import EndReason, GameState
from qwirkle_desktop.rules.turns import Step, apply, close
from tests.tables import taken

MOST_STEPS = 400


def family_steps(state: GameState, chance: Random) -> Iterator[Step]:
    """The steps of a random game to its end; forced moves are made as the game makes them."""
    for _ in range(MOST_STEPS):
        if state.is_over:
            return
        if state.is_idle:
            step = close(state, EndReason.IDLE)
        else:
            step = taken(apply(state, state.forced or some_move(state, chance)))
        yield step
        state = step.after
    raise AssertionError("the game never ends")


def some_move(state: GameState, chance: Random) -> Move:
    """Any kind of move that is legal now."""
    tried = [_roll, _lift] if chance.random() < 0.3 or not state.can_play else []
    for kind in (*tried, _play if chance.random() < 0.95 else _trade, _play, _trade, _pass, _roll):
        move = kind(state, chance)
        if move is not None and move_refusal(state, move) is None:
            return move
    raise AssertionError("no move is legal")


def _roll(state: GameState, chance: Random) -> Roll:
    return Roll(tuple(chance.sample(state.hand, chance.randint(1, len(state.hand)))))


def _lift(state: GameState, chance: Random) -> Lift | None:
    return Lift(chance.choice(state.liftable)) if state.can_lift else None


def _trade(state: GameState, chance: Random) -> Trade | None:
    most = min(len(state.hand), len(state.bag))
    return Trade(tuple(chance.sample(state.hand, chance.randint(1, most)))) if most else None


def _pass(_state: GameState, _chance: Random) -> Pass:
    return Pass()


def _play(state: GameState, chance: Random) -> Play | None:
    """Tiles laid one after another while they fit; at an opening until they are enough."""
    for _ in range(60 if state.opening_size else 1):
        draft = draft_of(state, state.seat)
        while (more := _laid(draft, chance)) and (
            state.opening_size or not draft.laid or chance.random() < 0.7
        ):
            draft = more
        if draft.laid and draft.refusal is None:
            return draft.play
    return None


def _laid(draft: Draft, chance: Random) -> Draft | None:
    places = [place for place in range(len(draft.hand)) if draft.laid_on(place) is None]
    chance.shuffle(places)
    cells = sorted(_cells_near(draft))
    chance.shuffle(cells)
    for place in places:
        for cell in cells:
            if isinstance(laid := draft.lay(place, cell), Draft):
                return laid
    return None


def _cells_near(draft: Draft) -> Collection[Cell]:
    if not draft.laid:
        return draft.board.frontier() or opening_cells(draft.board)
    ends = [cell.step(axis, by) for _, cell in draft.laid for axis in Axis for by in (-2, -1, 1, 2)]
    return {cell for cell in ends if cell not in draft.board}
