"""The words of teaching: what is asked before a play that loses much."""

from qwirkle_desktop.ui.phrases.words import tr


def setting() -> str:
    """The choice in the preferences."""
    return tr("Before a weak play")


def setting_help() -> str:
    """What it does, and where."""
    return tr(
        "When you play alone against computers, the coach looks at each play first. "
        "The game's record says that you were helped."
    )


def never() -> str:
    """No question is asked."""
    return tr("Say nothing")


def when_it_loses(points: int) -> str:
    """One is asked for so many points lost."""
    return tr("Ask “look again?” from %n point(s) lost", "", points)


def weighing() -> str:
    """The coach looks at the play."""
    return tr("The coach looks at your play…")


def heading() -> str:
    """The question."""
    return tr("Look again?")


def loses(points: int) -> str:
    """Why it is asked, and what can be done."""
    return tr(
        "There is something better, worth about %n point(s) more. Or press Play again to play this.",
        "",
        points,
    )


def look_again() -> str:
    """The button that goes back to the tiles."""
    return tr("Look again")


def play_anyway() -> str:
    """The button that plays it."""
    return tr("Play this")
