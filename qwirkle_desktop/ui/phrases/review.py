"""Why one play is better than another, in sentences made of the coach's figures."""

from collections.abc import Sequence

from qwirkle_desktop.review.facts import Facts
from qwirkle_desktop.review.reasons import Reason, Topic, reasons_of
from qwirkle_desktop.review.threats import Threat
from qwirkle_desktop.review.valuing import Candidate
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.view import PlayerView
from qwirkle_desktop.ui.phrases.statistics import per_cent
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.phrases.wording import counted_points, sentences
from qwirkle_desktop.ui.phrases.words import tr

MOST_NAMED = 2
"""Tiles that are named; of more it is told how many kinds they are."""
CARRIED = 0.5
"""The share of a difference that its reasons carry; where it is less, that is said."""


def explained(view: PlayerView, better: Candidate, other: Candidate) -> list[str]:
    """Why one play is better than another, which is so many points behind it: always something."""
    reasons = reasons_of(view, better.move, other.move)
    told = [reason_sentence(reason) for reason in reasons]
    if better.score < other.score:
        told.insert(0, _less_now(better.score, other.score))
    if sum(reason.weight for reason in reasons) < CARRIED * other.behind:
        told.append(_shows_later() if reasons else _many_small_things())
    return told


def _less_now(points: int, more: int) -> str:
    pattern = tr("%n point(s) now instead of {other}, but more in the end.", "", points)
    return pattern.format(other=more)


def _shows_later() -> str:
    """What can be counted at once is less than half of it."""
    return tr("Most of the difference shows only in the turns that follow.")


def _many_small_things() -> str:
    """Nothing that can be counted tells them apart."""
    return tr("It comes from what follows over the next turns, not from one thing that can be counted.")


def reason_sentence(reason: Reason) -> str:
    """What the better play has more of; the play it is set against is `the other`."""
    better, other = reason.better, reason.other
    match reason.topic:
        case Topic.POINTS:
            return tr("%n point(s) now instead of {other}.", "", better.points).format(other=other.points)
        case Topic.QWIRKLE:
            return _qwirkles(better, other)
        case Topic.OPENS:
            return _opens(other.opened)
        case Topic.BLOCKS:
            return _blocks(better.blocked)
        case Topic.HOLDS:
            return _holds(better)
        case Topic.KEEPS:
            return _keeps(better, other)
        case Topic.GOES_OUT:
            return tr("It goes out first: %n point(s) more.", "", better.bonus - other.bonus)
        case Topic.TILES:
            pattern = tr(
                "The bag is empty, and %n tile(s) stay in the hand instead of {other}.", "", _left(better)
            )
            return pattern.format(other=_left(other))
        case Topic.TRADES:
            return tr("Trading %n tile(s) is worth more here than laying any.", "", better.traded)


def _qwirkles(better: Facts, other: Facts) -> str:
    pattern = tr("%n Qwirkle(s): {points} now instead of {other}.", "", better.qwirkles)
    return pattern.format(points=counted_points(better.points), other=other.points)


def _opens(opened: Sequence[Threat]) -> str:
    threat = _worst(opened)
    pattern = tr(
        "The other play opens a line of five: {tiles} completes it for {points}."
        " Chance that the next player holds it: {chance}."
    )
    return _told(pattern, threat)


def _blocks(blocked: Sequence[Threat]) -> str:
    threat = _worst(blocked)
    pattern = tr(
        "It blocks a line of five: {tiles} would complete it for {points}."
        " Chance that the next player holds it: {chance}."
    )
    return _told(pattern, threat)


def _told(pattern: str, threat: Threat) -> str:
    return pattern.format(
        tiles=_tiles(threat.line.takes),
        points=counted_points(threat.line.points),
        chance=per_cent(threat.next_chance),
    )


def _worst(threats: Sequence[Threat]) -> Threat:
    return max(threats, key=lambda one: one.next_chance * one.line.points)


def _holds(better: Facts) -> str:
    threat = min(better.held, key=lambda one: one.any_chance)
    mine = [tile for tile in threat.line.takes if tile in better.kept]
    pattern = tr("{tiles} stays in the hand, and completes a line of five next time.")
    return pattern.format(tiles=_tiles(mine or threat.line.takes))


def _keeps(better: Facts, other: Facts) -> str:
    told = []
    if better.largest_set > other.largest_set:
        told.append(_go_together(better.largest_set, other.largest_set))
    if better.duplicates < other.duplicates:
        told.append(_duplicates(better.duplicates, other.duplicates))
    return sentences(*told) if len(told) > 1 else "".join(told)


def _go_together(count: int, other: int) -> str:
    if other <= 1:
        return tr("%n tile(s) that stay in the hand go together.", "", count)
    pattern = tr("%n tile(s) that stay in the hand go together, not {other}.", "", count)
    return pattern.format(other=other)


def _duplicates(count: int, other: int) -> str:
    if not count:
        return tr("No duplicate stays in the hand.")
    return tr("%n duplicate(s) stay in the hand, not {other}.", "", count).format(other=other)


def _left(facts: Facts) -> int:
    return len(facts.kept)


def _tiles(tiles: Sequence[Tile]) -> str:
    if len(tiles) > MOST_NAMED:
        return tr("one of %n kind(s)", "tiles that complete a line", len(tiles))
    if len(tiles) == MOST_NAMED:
        first, second = map(tile_name, tiles)
        return tr("{tile} or {other}", "either of two tiles").format(tile=first, other=second)
    return "".join(map(tile_name, tiles))
