"""The announcement before the first turn: how many tiles of each hand match, who starts, and why.

The rulebook's largest set is "matching tiles" here: children read it too.
"""

from collections.abc import Sequence

from qwirkle_desktop.rules.house import Tie
from qwirkle_desktop.rules.start import Announcement, Start, StartReason
from qwirkle_desktop.ui.phrases.seats import is_you
from qwirkle_desktop.ui.phrases.wording import listed, sentences
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_STARTS = {
    StartReason.LARGEST_SET: QT_TR_NOOP("{name} starts with the most matching tiles ({size})."),
    StartReason.OLDEST: QT_TR_NOOP("{name} starts: the oldest."),
    StartReason.YOUNGEST: QT_TR_NOOP("{name} starts: the youngest."),
    StartReason.LOT: QT_TR_NOOP("We drew lots: {name} starts."),
    StartReason.CHOSEN: QT_TR_NOOP("{name} was chosen to start."),
}
_YOUR_STARTS = {
    StartReason.LARGEST_SET: QT_TR_NOOP("You start with the most matching tiles ({size})."),
    StartReason.OLDEST: QT_TR_NOOP("You start: the oldest."),
    StartReason.YOUNGEST: QT_TR_NOOP("You start: the youngest."),
    StartReason.LOT: QT_TR_NOOP("We drew lots: you start."),
    StartReason.CHOSEN: QT_TR_NOOP("You were chosen to start."),
}
_TIES = {
    Tie.OLDEST: QT_TR_NOOP("The oldest"),
    Tie.YOUNGEST: QT_TR_NOOP("The youngest"),
    Tie.LOT: QT_TR_NOOP("Drawn by lot"),
    Tie.CHOOSE: QT_TR_NOOP("We choose"),
}


def start_sentence(announced: Announcement, start: Start, names: Sequence[str]) -> str:
    """Who starts, and why."""
    name = names[start.seat]
    patterns = _YOUR_STARTS if is_you(name) else _STARTS
    who = tr(patterns[start.reason]).format(name=name, size=announced.largest)
    if start.reason is StartReason.LARGEST_SET or not announced.decides:
        return who
    return sentences(_tie_sentence(announced, names), who)


def _tie_sentence(announced: Announcement, names: Sequence[str]) -> str:
    """`Ada and Ben both have 3.`"""
    tied = [names[seat] for seat in announced.tied]
    pattern = tr("{tied} both have {size}.") if len(tied) == 2 else tr("{tied} all have {size}.")
    return pattern.format(tied=listed(tied), size=announced.largest)


def choice_question(announced: Announcement, names: Sequence[str]) -> str:
    """The question where the players choose among those with equally many, or among all."""
    if not announced.decides:
        return tr("Who starts?")
    tied = listed([names[seat] for seat in announced.tied])
    question = tr("{tied} have %n matching tile(s) each. Who starts?", "", announced.largest)
    return question.format(tied=tied)


def sizes_heading() -> str:
    """Over the number that each seat announces."""
    return tr("Most matching tiles")


def tie_name(tie: Tie) -> str:
    """The setting's name: who starts among equal sets."""
    return tr(_TIES[tie])
