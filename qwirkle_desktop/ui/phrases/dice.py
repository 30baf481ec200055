"""Dice that are rolled again, in words."""

from collections.abc import Sequence

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.phrases.words import tr


def counted_dice(count: int) -> str:
    """`3 dice`"""
    return tr("%n dice", "", count)


def roll_again() -> str:
    """What dice are being marked for; and the button that begins it."""
    return tr("Roll again")


def roll_label(count: int) -> str:
    """The button that rolls the marked dice."""
    return tr("Roll %n dice", "", count) if count else tr("Roll", "the button")


def roll_help(count: int) -> str:
    """What to do while dice are being marked."""
    if count:
        return tr("%n dice marked. They stay as they fall: you roll again once a turn.", "", count)
    return tr("Click the dice to roll again, once in this turn. Then you play.")


def first_help(opening_size: int, *, may_roll: bool) -> str:
    """What to do in a turn in which nothing is laid yet."""
    if opening_size and may_roll:
        return tr("Begin with a line of your %n matching dice, or roll some again first.", "", opening_size)
    if opening_size:
        return tr("Begin with a line of your %n matching dice.", "", opening_size)
    if may_roll:
        return tr("Drag a die to the table, or roll some again first.")
    return tr("Drag a die to the table, or click it and then a place.")


def rolled(name: str, count: int, *, forced: bool) -> str:
    """What a seat did before its play."""
    if forced:
        return tr("{name} could not play: all dice were rolled again.").format(name=name)
    return tr("{name} rolled %n dice again.", "", count).format(name=name)


def fell(dice: Sequence[Tile]) -> str:
    """What the dice show that were rolled."""
    return tr("They show: {dice}.").format(dice=", ".join(map(tile_name, dice)))


def roll_count(count: int) -> str:
    """In the list of moves: `roll 3`"""
    return tr("roll {count}", "dice, in the list of moves").format(count=count)


def roll_spoken(turn: int, name: str, dice: Sequence[Tile]) -> str:
    """A row of the list of moves for screen readers."""
    pattern = tr("turn {turn}, {name}: rolled again, {dice}")
    return pattern.format(turn=turn, name=name, dice=", ".join(map(tile_name, dice)))
