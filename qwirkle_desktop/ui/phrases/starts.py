"""The announcement before the first turn: everyone's largest set, who starts, and why."""

from collections.abc import Sequence

from qwirkle_desktop.rules.house import Tie
from qwirkle_desktop.rules.start import Announcement, Start, StartReason
from qwirkle_desktop.ui.phrases.seats import you
from qwirkle_desktop.ui.phrases.wording import listed, sentences
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_STARTS = {
    StartReason.LARGEST_SET: QT_TR_NOOP("{name} starts with the largest."),
    StartReason.OLDEST: QT_TR_NOOP("{tied} are level. The oldest starts: {name}."),
    StartReason.YOUNGEST: QT_TR_NOOP("{tied} are level. The youngest starts: {name}."),
    StartReason.LOT: QT_TR_NOOP("{tied} are level. The lot fell on {name} to start."),
    StartReason.CHOSEN: QT_TR_NOOP("{tied} are level. {name} was chosen to start."),
}
_TIES = {
    Tie.OLDEST: QT_TR_NOOP("The oldest"),
    Tie.YOUNGEST: QT_TR_NOOP("The youngest"),
    Tie.LOT: QT_TR_NOOP("Drawn by lot"),
    Tie.CHOOSE: QT_TR_NOOP("We choose"),
}


def start_announcement(announced: Announcement, start: Start, names: Sequence[str]) -> str:
    """`Ada has a set of 4, Robin a set of 3. Ada starts with the largest.`"""
    return sentences(sizes_sentence(announced, names), start_sentence(announced, start, names))


def sizes_sentence(announced: Announcement, names: Sequence[str]) -> str:
    """The size that every seat announces."""
    if len(names) == 2:
        return _two_sizes(announced.sizes, names)
    each = [
        tr("{name} {size}", "a player and the size of the largest set").format(name=name, size=size)
        for name, size in zip(names, announced.sizes, strict=True)
    ]
    return tr("Largest sets: {sizes}.").format(sizes=listed(each))


def _two_sizes(sizes: Sequence[int], names: Sequence[str]) -> str:
    pattern = (
        tr("You have a set of {size}, {other} a set of {other_size}.")
        if names[0] == you()
        else tr("{name} has a set of {size}, {other} a set of {other_size}.")
    )
    return pattern.format(name=names[0], size=sizes[0], other=names[1], other_size=sizes[1])


def start_sentence(announced: Announcement, start: Start, names: Sequence[str]) -> str:
    """Who starts, and why."""
    name = names[start.seat]
    tied = listed([names[seat] for seat in announced.tied])
    if start.reason is StartReason.LARGEST_SET and name == you():
        return tr("You start with the largest.")
    return tr(_STARTS[start.reason]).format(name=name, tied=tied)


def choice_question(announced: Announcement, names: Sequence[str]) -> str:
    """The question where the players choose among those with equal sets."""
    tied = listed([names[seat] for seat in announced.tied])
    return tr("{tied} are level with a set of {size}. Who starts?").format(tied=tied, size=announced.largest)


def tie_name(tie: Tie) -> str:
    """The setting's name: who starts among equal sets."""
    return tr(_TIES[tie])
