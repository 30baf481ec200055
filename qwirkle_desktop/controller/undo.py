"""Which turn an undo goes back to, and how many a redo makes again."""

from collections.abc import Sequence

from qwirkle_desktop.rules.turns import Passed, Step


def turn_to_undo(steps: Sequence[Step], people: Sequence[int], *, only_last: bool) -> int | None:
    """The number of the person's turn to go back to; None where there is none.

    A turn that a person had a choice in counts; what the game or a computer did since goes with it, but for
    `only_last` (pass-and-play), where nobody but the game may have moved since.
    """
    for turn in reversed(range(len(steps))):
        step = steps[turn]
        if step.move is None or _is_forced(step):
            continue
        if step.seat in people:
            return turn
        if only_last:
            return None
    return None


def turns_to_redo(steps: Sequence[Step], people: Sequence[int]) -> int:
    """How many steps to make again: a person's turn and all that followed by itself."""
    for turn, step in enumerate(steps[1:], start=1):
        if step.seat in people and not _is_forced(step):
            return turn
    return len(steps)


def _is_forced(step: Step) -> bool:
    return any(isinstance(event, Passed) and event.forced for event in step.events)
