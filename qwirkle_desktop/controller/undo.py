"""Which turn an undo goes back to, what is left then, and how many turns a redo makes again."""

from collections.abc import Sequence

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.turns import Step

Timed = tuple[Step, int | None]
"""A turn, and how many milliseconds it took."""


def turn_to_undo(game: Game, people: Sequence[int], *, only_last: bool) -> int | None:
    """The number of the move to go back to, the first of its turn; None where there is none.

    What a game was played on from is another game's, and stays.
    """
    move = _last_choice(game.steps, people, only_last=only_last)
    first = game.header.origin.turn if game.header.origin else 0
    if move is None or move < first:
        return None
    while move > first and game.steps[move].before.aside:
        move -= 1
    return move


def _last_choice(steps: Sequence[Step], people: Sequence[int], *, only_last: bool) -> int | None:
    """The last move of which a person can think better.

    An end that the players made is taken back by itself. Else a turn that a person had a choice in counts,
    and what the game or a computer did since goes with it; but with `only_last` (pass-and-play) nobody but
    the game may have moved since, and a game played to its end stays as it is: nobody is there to agree.
    """
    if steps and steps[-1].move is None:
        return len(steps) - 1
    if only_last and steps and steps[-1].after.is_over:
        return None
    for turn in reversed(range(len(steps))):
        step = steps[turn]
        if step.is_forced:
            continue
        if step.seat in people:
            return turn
        if only_last:
            return None
    return None


def taken_back(game: Game, turn: int) -> tuple[Game, tuple[Timed, ...]]:
    """The game up to that turn, which counts as help, and the turns that a redo could make again.

    An end that the players made is no turn: taking it back is no help, and it is not made again.
    """
    undone = tuple(zip(game.steps, game.times, strict=True))[turn:]
    first, before = undone[0][0], game.cut(turn)
    if first.move is not None:
        before = before.with_help(first.seat)
    return before, tuple((step, ms) for step, ms in undone if step.move is not None)


def turns_to_redo(steps: Sequence[Step], people: Sequence[int]) -> int:
    """How many steps to make again: a person's turn and all that followed by itself."""
    for turn, step in enumerate(steps[1:], start=1):
        if step.seat in people and not step.is_forced and not step.before.aside:
            return turn
    return len(steps)
