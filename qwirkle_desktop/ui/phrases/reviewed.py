"""The words of skill and luck over many games."""

from qwirkle_desktop.ui.phrases.words import tr


def tab() -> str:
    """The tab of the statistics."""
    return tr("Skill and luck")


def reading(left: int) -> str:
    """Reviews are being read."""
    return tr("Reading the reviews: %n game(s) to go…", "", left)


def nothing_yet() -> str:
    """No game was reviewed."""
    return tr(
        "No game has been reviewed yet. Open a finished game and choose “Review this game”: "
        "what the reviews say of skill and luck is put together here."
    )


def games(count: int) -> str:
    """What the figures rest on."""
    return tr("%n reviewed game(s), points a game on average", "", count)


def too_few(count: int, wanted: int) -> str:
    """More are needed."""
    return tr("%n reviewed game(s): from {wanted} on there are figures.", "", count).format(wanted=wanted)


def bars_help() -> str:
    """How to read the bars."""
    return tr(
        "Each against the others at the table. The thin line is how far chance may have moved the figure; "
        "what may be chance alone is not drawn."
    )


def result() -> str:
    """The margin at the end."""
    return tr("Result")


def result_without_luck() -> str:
    """The margin less the luck."""
    return tr("Result without the luck")


def retry(count: int) -> str:
    """The button that has all mistakes tried again."""
    return tr("Try %n mistake(s) again", "", count)


def no_mistakes() -> str:
    """There is none to try."""
    return tr("There are no mistakes to try again.")
