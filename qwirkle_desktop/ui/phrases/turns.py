"""Whose turn it is, and the one line of help beside the hand."""

from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.ui.phrases.refusals import refusal_text
from qwirkle_desktop.ui.phrases.seats import is_you
from qwirkle_desktop.ui.phrases.wording import counted_points
from qwirkle_desktop.ui.phrases.words import tr


def turn_heading(name: str, *, alone: bool) -> str:
    """`Your turn` where one person plays, else `Ada's turn`."""
    return tr("Your turn") if alone or is_you(name) else tr("{name}'s turn").format(name=name)


def thinking_text(name: str) -> str:
    """While a computer thinks, one that goes by `You` too."""
    return tr("Thinking") if is_you(name) else tr("{name} is thinking").format(name=name)


def no_move(name: str) -> str:
    """A computer that gave no move."""
    return tr("No move from {name}").format(name=name)


def click_to_go_on() -> str:
    """What to do then."""
    return tr("Click the table to choose how to go on.")


def draft_text(draft: Draft, *, bag: int, can_play: bool, play_key: str) -> str:
    """What the tentative tiles make, or what to do first. `play_key` plays the turn; empty: no key does."""
    if not draft.laid:
        return _first_help(draft, bag=bag, can_play=can_play)
    if refusal := draft.refusal:
        return refusal_text(refusal, opening_size=draft.opening_size, bag=bag)
    return _lines_text(draft, play_key)


def _first_help(draft: Draft, *, bag: int, can_play: bool) -> str:
    if not can_play:
        return tr("None of your tiles fits, but the bag still has %n tile(s): trade some.", "", bag)
    if draft.opening_size:
        return tr("Begin with a line of your %n matching tile(s).", "", draft.opening_size)
    return tr("Drag a tile to the table, or click it and then a place.")


def _lines_text(draft: Draft, key: str) -> str:
    lines = draft.lines
    points = counted_points(draft.score)
    if len(lines) == 1:
        pattern = (
            tr("A line of {length}: {points}. {key} plays it.")
            if key
            else tr("A line of {length}: {points}.")
        )
        return pattern.format(length=len(lines[0].line), points=points, key=key)
    pattern = (
        tr("%n line(s): {points}. {key} plays them.", "", len(lines))
        if key
        else tr("%n line(s): {points}.", "", len(lines))
    )
    return pattern.format(points=points, key=key)
