"""The words of a game's review: its page, its figures, and finding the better play oneself."""

from collections.abc import Mapping

from PySide6.QtCore import QLocale

from qwirkle_desktop.review.grades import Grade
from qwirkle_desktop.ui.phrases.statistics import decimal, per_cent
from qwirkle_desktop.ui.phrases.wording import listed
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_GRADES = {
    Grade.BRILLIANT: QT_TR_NOOP("Brilliant"),
    Grade.EXCELLENT: QT_TR_NOOP("Excellent"),
    Grade.GOOD: QT_TR_NOOP("Good"),
    Grade.INACCURACY: QT_TR_NOOP("Inaccuracy"),
    Grade.MISTAKE: QT_TR_NOOP("Mistake"),
    Grade.BLUNDER: QT_TR_NOOP("Blunder"),
    Grade.FORCED: QT_TR_NOOP("Forced"),
}
_TABS = (QT_TR_NOOP("Summary"), QT_TR_NOOP("Turn"), QT_TR_NOOP("Turns"))


def grade_name(grade: Grade) -> str:
    """`Mistake`"""
    return tr(_GRADES[grade])


def tabs() -> list[str]:
    """The parts of a review."""
    return [tr(text) for text in _TABS]


def tabs_label() -> str:
    """The name of the tabs."""
    return tr("Parts of the review")


def title() -> str:
    """The panel's title."""
    return tr("Review")


def view_of() -> str:
    """The choice of the seat whose margin and chance are shown."""
    return tr("Seen by")


def seen_by(name: str) -> str:
    """A seat in that choice."""
    return tr("Seen by {name}").format(name=name)


# On the way


def working(done: float) -> str:
    """How far the review is."""
    return tr("Looking at every turn: {share}").format(share=per_cent(done))


def cancel() -> str:
    """Stop the work."""
    return tr("Cancel")


def stopped() -> str:
    """The work was stopped."""
    return tr("The review was stopped.")


def failed() -> str:
    """The work could not be done."""
    return tr("The review could not be made.")


def again() -> str:
    """Begin the work once more."""
    return tr("Try again")


# The chart


def margin_heading() -> str:
    """The upper half of the chart."""
    return tr("Expected margin")


def chance_heading() -> str:
    """The lower half of the chart."""
    return tr("Winning chance")


def chart_summary(name: str, mistakes: int) -> str:
    """The chart for screen readers."""
    return tr("Margin and winning chance of {name}, turn by turn, with %n mistake(s).", "", mistakes).format(
        name=name
    )


def spot_spoken(turn: int, margin: float, chance: float) -> str:
    """A point of the chart; turns count from 1."""
    pattern = tr("Before turn {turn}: margin {margin}, winning chance {chance}")
    return pattern.format(turn=turn, margin=signed(margin), chance=per_cent(chance))


def end_spoken(margin: float) -> str:
    """The last point of the chart."""
    return tr("The end: margin {margin}").format(margin=signed(margin, 0))


def spot_with_grade(told: str, name: str, grade: Grade) -> str:
    """A point of the chart with what came next."""
    return tr("{told} · {name}: {grade}").format(told=told, name=name, grade=grade_name(grade))


# The summary


def accuracy(share: float) -> str:
    """`87 %`"""
    return per_cent(share / 100)


def accuracy_of(turns: int) -> str:
    """What the accuracy rests on."""
    return tr("accuracy over %n turn(s)", "", turns)


def no_accuracy() -> str:
    """A seat of which no turn counts."""
    return tr("no turn that counts")


def grade_counts(grades: Mapping[Grade, int]) -> str:
    """`2 mistakes, 1 blunder`: what is to be praised or mended."""
    counted = [_counted(grade, count) for grade in _COUNTED if (count := grades.get(grade, 0))]
    return listed(counted) if counted else tr("no mistakes")


_COUNTED = (Grade.BRILLIANT, Grade.BLUNDER, Grade.MISTAKE, Grade.INACCURACY)


def _counted(grade: Grade, count: int) -> str:
    match grade:
        case Grade.BRILLIANT:
            return tr("%n brilliant turn(s)", "", count)
        case Grade.BLUNDER:
            return tr("%n blunder(s)", "", count)
        case Grade.MISTAKE:
            return tr("%n mistake(s)", "", count)
        case _:
            return tr("%n inaccuracy(s)", "", count)


def luck_heading() -> str:
    """The bars."""
    return tr("Skill and luck")


def luck_help(seats: int) -> str:
    """What the bars are."""
    if seats == 2:
        return tr("Points of the margin, against the other player. The thin line is how sure that is.")
    return tr("Points of the margin, against the mean of the others. The thin line is how sure that is.")


def skill() -> str:
    """The bar of what was played."""
    return tr("Skill")


def luck() -> str:
    """The bar of what was drawn."""
    return tr("Luck")


def unclear() -> str:
    """A figure that is smaller than its own uncertainty."""
    return tr("too close to tell")


def result_line(result: int, rest: float) -> str:
    """What the bars add up to, and what the evaluator's error leaves."""
    pattern = tr("Result {result}. Skill and luck make {sum}: the estimate is off by {rest}.")
    return pattern.format(result=signed(result, 0), sum=signed(result - rest), rest=decimal(abs(rest)))


def bar_spoken(what: str, value: str, low: float, high: float) -> str:
    """A bar for screen readers."""
    pattern = tr("{what}: {value} (between {low} and {high})")
    return pattern.format(what=what, value=value, low=signed(low), high=signed(high))


def key_heading() -> str:
    """The turns that decided the game."""
    return tr("The turns that mattered most")


def no_key_turns() -> str:
    """Nobody lost anything that can be told."""
    return tr("No turn lost anything that can be told from chance.")


def key_turn(turn: int, name: str, grade: Grade, loss: float) -> str:
    """One of those turns, on its button; turns count from 1."""
    pattern = tr("Turn {turn}, {name}: {grade}, {points} lost")
    return pattern.format(turn=turn, name=name, grade=grade_name(grade), points=counted(loss))


def retry_heading() -> str:
    """The way into finding better plays."""
    return tr("Find the better play")


def retry_of(name: str, mistakes: int) -> str:
    """The button for one seat."""
    return tr("{name}: %n turn(s) to try again", "", mistakes).format(name=name)


def nothing_to_retry() -> str:
    """No seat made a mistake."""
    return tr("Nobody made a mistake: there is nothing to try again.")


# A turn


def turn_heading(turn: int, name: str) -> str:
    """Which turn is shown; turns count from 1."""
    return tr("Turn {turn}: {name}").format(turn=turn, name=name)


def verdict(grade: Grade, loss: float) -> str:
    """`Mistake: 4.2 points lost`"""
    if grade is Grade.FORCED:
        return tr("Forced: there was nothing to choose.")
    if not loss:
        return tr("{grade}: as good as the best play").format(grade=grade_name(grade))
    return tr("{grade}: {points} lost").format(grade=grade_name(grade), points=counted(loss))


def chance_line(before: float, after: float) -> str:
    """How the chance to win changed."""
    if per_cent(before) == per_cent(after):
        return tr("Winning chance {chance}").format(chance=per_cent(before))
    return tr("Winning chance {before}, with this play {after}").format(
        before=per_cent(before), after=per_cent(after)
    )


def not_counted() -> str:
    """A turn that does not go into the accuracy."""
    return tr("The game was as good as decided: this turn does not count for the accuracy.")


def played() -> str:
    """The play that was made, among the choices."""
    return tr("Played")


def best() -> str:
    """The best play, among the choices."""
    return tr("Best")


def choice_number(number: int) -> str:
    """The second best play and those after it."""
    return tr("{number}.", "a rank").format(number=number)


def choices() -> str:
    """The list of plays."""
    return tr("Plays")


def others() -> str:
    """Plays that come after the best."""
    return tr("Other plays")


def choice_spoken(what: str, move: str, points: int, behind: float) -> str:
    """A row of that list for screen readers."""
    pattern = tr("{what}: {move}, %n point(s), {loss} behind the best", "", points)
    return pattern.format(what=what, move=move, loss=decimal(behind))


def show_help() -> str:
    """What a click on such a row does."""
    return tr("Click a play to see it on the board.")


def trade(tiles: str) -> str:
    """A trade in that list."""
    return tr("trade {tiles}").format(tiles=tiles)


def why(other: bool) -> str:
    """The head of the reasons."""
    return tr("Why the best is better") if other else tr("Why")


def before_the_first() -> str:
    """Nothing was played yet."""
    return tr("Go to a turn to see what was best there.")


def not_done_yet() -> str:
    """A turn that the work has not come to."""
    return tr("This turn was not looked at yet.")


def no_turn_there() -> str:
    """The players ended the game: that is no turn."""
    return tr("Here the game ended.")


# Figures


def signed(value: float, places: int = 1) -> str:
    """`+3.2`, `−1.5`, `0`"""
    text = QLocale().toString(abs(float(value)), "f", places)
    if not float(f"{value:.{places}f}"):
        return text
    return f"+{text}" if value > 0 else f"−{text}"


def counted(points: float) -> str:
    """Points with decimals."""
    return tr("{points} points", "a number with decimals").format(points=decimal(points))
