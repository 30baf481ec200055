"""Puzzles, in words."""

from qwirkle_desktop.ui.phrases.wording import counted_points, sentences
from qwirkle_desktop.ui.phrases.words import tr


def heading() -> str:
    """The dialog of the puzzles."""
    return tr("Puzzles")


def explained(count: int) -> str:
    """What a puzzle is."""
    return tr("%n position(s) from real games. In each, one play is clearly the best: find it.", "", count)


def of_the_day() -> str:
    """The button of the puzzle of the day."""
    return tr("Puzzle of the day")


def done_today() -> str:
    """Beside it, once it was tried."""
    return tr("Today's puzzle is done. Tomorrow there is another.")


def next_one() -> str:
    """The button of the next puzzle that was not tried yet."""
    return tr("Next puzzle")


def choose() -> str:
    """The button of the puzzle whose number was chosen."""
    return tr("Open")


def number_label() -> str:
    """Beside the field for a number."""
    return tr("Number")


def standing(found: int, tried: int, rating: int) -> str:
    """How one did so far."""
    pattern = tr("%n found of {tried} tried. Rating {rating}.", "", found)
    return pattern.format(tried=tried, rating=rating)


def streak(days: int, best: int) -> str:
    """The days in a row."""
    return tr("%n day(s) in a row, at best {best}.", "", days).format(best=best)


def title(number: int, grade: int) -> str:
    """The card of a puzzle."""
    return tr("Puzzle {number}, level {grade} of 5").format(number=number, grade=grade)


def task() -> str:
    """What to do."""
    return tr("Find the best play: lay your tiles and press Play.")


def show_answer() -> str:
    """The button that gives up."""
    return tr("Show the answer")


def leave() -> str:
    """The button that leaves the puzzle."""
    return tr("Leave")


def right(points: int) -> str:
    """The best play was found."""
    return tr("Right: {points}!").format(points=counted_points(points))


def helped(points: int) -> str:
    """It was found, but with a hint."""
    return tr("Right, with help: {points}.").format(points=counted_points(points))


def why_best(margin: float) -> str:
    """Why it is the best, where there is no other play to set it against."""
    return tr("It is worth %n point(s) more than any other play.", "", max(1, round(margin)))


def wrong(made: int, reason: str) -> str:
    """Another play is better; which is not told, but why."""
    text = tr("{points} now, but there is a better play. Try again.").format(points=counted_points(made))
    return sentences(text, reason) if reason else text


def wrong_trade() -> str:
    """A trade is not it."""
    return tr("There is a better move than this trade. Try again.")


def answer(points: int) -> str:
    """The answer is shown."""
    return tr("The best: {points}").format(points=counted_points(points))


def answer_trade(count: int) -> str:
    """The answer is a trade."""
    return tr("The best: trade %n tile(s)", "", count)


def damaged() -> str:
    """The heading where the log of the puzzles was not readable."""
    return tr("The list of solved puzzles begins anew")
