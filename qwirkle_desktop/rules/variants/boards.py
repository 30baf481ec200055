"""Qwirkle Select and Connect: the boxed game on a board. What is printed on it is a layout's business."""

from dataclasses import replace

from ..ground import Ground
from .classic import CLASSIC
from .variant import Variant

SELECT = "select"
CONNECT = "connect"
BOTH = "select-connect"


def boards(select: Ground, connect: Ground) -> tuple[Variant, ...]:
    """The variants that are played on these boards: each, and both at once. Raises ValueError."""
    grounds = {SELECT: select, CONNECT: connect, BOTH: select + connect}
    return tuple(replace(CLASSIC, id=id, ground=ground) for id, ground in grounds.items())
