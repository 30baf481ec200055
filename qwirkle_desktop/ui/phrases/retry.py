"""The words of trying one's mistakes again."""

from qwirkle_desktop.ui.phrases.review_page import counted
from qwirkle_desktop.ui.phrases.words import tr


def retry_count(number: int, count: int) -> str:
    """Which of the turns is tried."""
    return tr("{number} of {count}", "a turn of several").format(number=number, count=count)


def retry_task(points: int, loss: float) -> str:
    """What was played, and that there is better."""
    pattern = tr("%n point(s) were played, which lost {loss}. There is a better play.", "", points)
    return pattern.format(loss=counted(loss))


def retry_help() -> str:
    """What to do."""
    return tr("Lay your tiles and check them.")


def check() -> str:
    """Have the try judged."""
    return tr("Check")


def show_me() -> str:
    """Give up and see the best play."""
    return tr("Show me")


def next_mistake() -> str:
    """Go on to the next turn."""
    return tr("Next mistake")


def skip() -> str:
    """Go on without an answer."""
    return tr("Skip this one")


def finish_retry() -> str:
    """All turns were tried."""
    return tr("Done")


def back_to_review() -> str:
    """Leave the tries."""
    return tr("Back to the review")


def weighing() -> str:
    """The try is being judged."""
    return tr("Looking at it…")


def found_best() -> str:
    """The best play was found."""
    return tr("Yes, that is the best play.")


def found_good(lost: float) -> str:
    """A play as good as the best was found."""
    if lost < 0.05:
        return tr("Yes, that is as good as the best play.")
    return tr("Yes, that is good: only {points} behind the best.").format(points=counted(lost))


def same_again() -> str:
    """The try is what was played."""
    return tr("That is what was played. Look for another.")


def not_yet_found(lost: float) -> str:
    """The try loses too much."""
    return tr("Not yet: that loses {points}. Try another.").format(points=counted(lost))


def best_is(points: int) -> str:
    """The best play is shown."""
    return tr("This is the best play, for %n point(s).", "", points)


def best_is_trade(tiles: str) -> str:
    """The best was to trade."""
    return tr("The best was to trade: {tiles}.").format(tiles=tiles)
