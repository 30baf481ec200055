"""Figures of games at a real table, from finished scorepads: apart from those of games played here."""

from collections.abc import Iterable
from dataclasses import dataclass

from qwirkle_desktop.rules.scorepad import Scorepad

from .listing import folded
from .scorepads import KeptPad


@dataclass(frozen=True, slots=True)
class PadFigures:
    """How somebody did: games, those won alone and those shared, points, Qwirkles of all games."""

    name: str
    games: int
    wins: int
    shared: int
    mean: float
    best: int
    qwirkles: int
    best_turn: int


def pad_figures(pads: Iterable[KeptPad]) -> tuple[PadFigures, ...]:
    """Everyone's figures, by name; two players of one pad who share a name count as one person twice."""
    seats: dict[str, list[tuple[Scorepad, int]]] = {}
    for kept in pads:
        if kept.pad.is_over and kept.pad.turns:
            for seat, name in enumerate(kept.pad.names):
                seats.setdefault(name, []).append((kept.pad, seat))
    names = sorted(seats, key=lambda name: (folded(name), name))
    return tuple(_figures(name, seats[name]) for name in names)


def _figures(name: str, seats: list[tuple[Scorepad, int]]) -> PadFigures:
    won = [pad for pad, seat in seats if seat in pad.winners]
    alone = sum(len(pad.winners) == 1 for pad in won)
    totals = [pad.total(seat) for pad, seat in seats]
    return PadFigures(
        name=name,
        games=len(seats),
        wins=alone,
        shared=len(won) - alone,
        mean=sum(totals) / len(totals),
        best=max(totals),
        qwirkles=sum(pad.qwirkles(seat) for pad, seat in seats),
        best_turn=max(pad.best_turn(seat) for pad, seat in seats),
    )
