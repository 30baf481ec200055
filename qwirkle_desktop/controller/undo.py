"""Which turn an undo goes back to, and how many a redo makes again."""

from collections.abc import Sequence

from qwirkle_desktop.rules.turns import Step


def turn_to_undo(steps: Sequence[Step], people: Sequence[int], *, only_last: bool) -> int | None:
    """The number of the turn to go back to; None where there is none.

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


def turns_to_redo(steps: Sequence[Step], people: Sequence[int]) -> int:
    """How many steps to make again: a person's turn and all that followed by itself."""
    for turn, step in enumerate(steps[1:], start=1):
        if step.seat in people and not step.is_forced:
            return turn
    return len(steps)
