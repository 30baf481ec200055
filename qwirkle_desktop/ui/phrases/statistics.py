"""The words of the window of figures."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from qwirkle_desktop.library.statistics import BestTurn, Player
from qwirkle_desktop.ui.phrases.levels import level_kind
from qwirkle_desktop.ui.phrases.wording import counted_points
from qwirkle_desktop.ui.phrases.words import tr

if TYPE_CHECKING:
    from qwirkle_desktop.ui.statistics.chart import Chart


def title() -> str:
    """The window's title."""
    return tr("Statistics")


def figures_tab() -> str:
    """The tab with everyone's figures."""
    return tr("Figures")


def time_tab() -> str:
    """The tab with the chart."""
    return tr("Over time")


def rivals_tab() -> str:
    """The tab that sets one player against all others."""
    return tr("Head to head")


def with_help() -> str:
    """The switch that counts games in which a hint or an undo helped."""
    return tr("Count games with help (hints, undo)")


def player_label() -> str:
    """The choice of whose figures are shown."""
    return tr("Player")


def measure_label() -> str:
    """The choice of what the chart shows."""
    return tr("Shown")


def points_measure() -> str:
    """The chart of points."""
    return tr("Points in each game")


def wins_measure() -> str:
    """The chart of wins."""
    return tr("Games won")


def as_table() -> str:
    """The switch from the chart to its figures."""
    return tr("As a table")


def save_chart() -> str:
    """Write the chart to a file."""
    return tr("Save the chart…")


def export_csv() -> str:
    """Write the figures to a file."""
    return tr("Export as CSV…")


def close() -> str:
    """Leave the window."""
    return tr("Close")


def player_name(player: Player) -> str:
    """`Ada`, `computer, club`"""
    return level_kind(player.name) if player.is_level else player.name


def column_heads() -> tuple[tuple[str, str], ...]:
    """The columns of the figures: short over the column, and told in full."""
    return (
        (tr("Games"), tr("Finished games")),
        (tr("Won"), tr("Games won alone")),
        (tr("Shared"), tr("Wins shared with others")),
        (tr("Wins", "in per cent"), tr("Share of the games won; a shared win counts in part")),
        (tr("Streak"), tr("Games won in a row up to now")),
        (tr("Best streak"), tr("Most games won in a row")),
        (tr("Mean"), tr("Mean points in a game")),
        (tr("Best", "the best score"), tr("Most points in a game; opens that game")),
        (tr("A turn"), tr("Mean points in a turn")),
        (tr("Qwirkles"), tr("Mean number of Qwirkles in a game")),
        (tr("Best turn"), tr("Most points in a turn; opens the game there")),
        (tr("Out first"), tr("Share of the games in which the player went out")),
        (tr("Thinking"), tr("Mean thinking time in a turn")),
        (tr("With help"), tr("Games in which a hint or an undo helped")),
    )


def rival_heads() -> tuple[str, ...]:
    """The columns of the table of rivals."""
    return (tr("Games"), tr("Ahead"), tr("Level", "equal points"), tr("Behind"))


def rivals_line(name: str) -> str:
    """What the table of rivals counts."""
    return tr("Games in which {name} had more points than the other, as many, or fewer.").format(name=name)


def chart_heads() -> tuple[str, ...]:
    """The columns of the chart's table: day, the figure, its mean."""
    return (tr("Day"), tr("Game", "the figure of one game"), tr("Mean"))


def whole(number: float) -> str:
    """A whole number as the desktop writes it."""
    return QLocale().toString(round(number))


def decimal(number: float, places: int = 1) -> str:
    """A number with so many places after the point."""
    return QLocale().toString(float(number), "f", places)


def per_cent(share: float) -> str:
    """A share of one in per cent."""
    return tr("{number} %").format(number=QLocale().toString(100 * share, "f", 0))


def seconds(time: float) -> str:
    """A time in seconds."""
    return tr("{seconds} s").format(seconds=decimal(time))


def best_turn(best: BestTurn) -> str:
    """`24 (turn 7)`"""
    return tr("{points} (turn {turn})").format(points=whole(best.points), turn=best.turn)


def unknown() -> str:
    """A figure that nothing was counted for."""
    return tr("–")


def points_title(name: str) -> str:
    """Over the chart of points."""
    return tr("{name}: points in each game").format(name=name)


def wins_title(name: str) -> str:
    """Over the chart of wins."""
    return tr("{name}: games won").format(name=name)


def each_game() -> str:
    """What a dot is."""
    return tr("one game")


def mean_of_last(games: int) -> str:
    """What the line is."""
    return tr("mean of the last %n game(s)", "", games)


def points_spoken(day: str, points: int, mean: float) -> str:
    """A dot of the chart of points, in a sentence."""
    pattern = tr("{day}: {points}, mean {mean}")
    return pattern.format(day=day, points=counted_points(points), mean=decimal(mean))


def win_spoken(day: str, win: float, mean: float) -> str:
    """A dot of the chart of wins, in a sentence."""
    return tr("{day}: {result}, {mean} of the last games").format(
        day=day, result=win_name(win), mean=per_cent(mean)
    )


def win_name(win: float) -> str:
    """How a game went for a player."""
    if win >= 1:
        return tr("won")
    return tr("shared the win") if win > 0 else tr("lost")


def chart_summary(chart: "Chart") -> str:
    """The whole chart in two sentences, for those who do not see it."""
    if not chart.points:
        return nothing_yet()[1]
    first, last = chart.points[0], chart.points[-1]
    values = [point.value for point in chart.points]
    number = chart.number
    text = tr(
        "A chart of %n game(s) from {first} to {last}. Lowest {lowest}, highest {highest}, mean {mean}; "
        "at the end {end}. Arrow keys go from game to game; the same figures are there as a table.",
        "",
        len(values),
    )
    return text.format(
        first=first.day,
        last=last.day,
        lowest=number(min(values)),
        highest=number(max(values)),
        mean=number(sum(values) / len(values)),
        end=number(last.mean),
    )


def nothing_yet() -> tuple[str, str]:
    """Heading and text where no game was finished yet."""
    return tr("No figures yet"), tr("Figures are counted from finished games. Play one to its end.")


def counting(left: int) -> str:
    """Figures are being made."""
    return tr("Counting: %Ln game(s) to go…", "", left)


def chart_filter() -> str:
    """The kinds of file a chart can be."""
    return tr("Picture (*.png);;Drawing (*.svg)")


def csv_filter() -> str:
    """The kinds of file figures can be."""
    return tr("Table (*.csv);;All files (*)")


def saved(file: str) -> str:
    """A file was written."""
    return tr("Saved as {file}.").format(file=file)


def not_saved_heading() -> str:
    """A file could not be written."""
    return tr("This could not be saved")


def not_read_heading() -> str:
    """The library does not tell its figures."""
    return tr("The figures could not be counted")


def figure_spoken(name: str, head: str, figure: str) -> str:
    """One cell of a table, with whose and what it is."""
    return tr("{name}, {head}: {figure}").format(name=name, head=head, figure=figure)


def file_stem() -> str:
    """What a saved file is called unless renamed."""
    return tr("Qwirkle statistics", "a file's name")
