"""Makes charts of what was counted."""

from enum import Enum

from qwirkle_desktop.library.statistics import Figures, Played
from qwirkle_desktop.ui.phrases import statistics as phrases
from qwirkle_desktop.ui.phrases.dates import long_day, short_day
from qwirkle_desktop.ui.statistics.chart import Chart, ChartPoint, running_means

WINDOW = 10
"""Games whose mean the line is."""


class Measure(Enum):
    """What a chart shows of each game."""

    POINTS = "points"
    WINS = "wins"


def chart_of(figures: Figures, measure: Measure) -> Chart:
    """A player's games from the oldest to the newest, and the mean of the last ones at each."""
    values = [_value(played, measure) for played in figures.played]
    means = running_means(values, WINDOW)
    name = phrases.player_name(figures.player)
    is_points = measure is Measure.POINTS
    return Chart(
        phrases.points_title(name) if is_points else phrases.wins_title(name),
        phrases.each_game(),
        phrases.mean_of_last(WINDOW),
        tuple(_point(played, mean, measure) for played, mean in zip(figures.played, means, strict=True)),
        phrases.whole if is_points else phrases.per_cent,
    )


def _value(played: Played, measure: Measure) -> float:
    return float(played.score) if measure is Measure.POINTS else played.win


def _point(played: Played, mean: float, measure: Measure) -> ChartPoint:
    day = long_day(played.started)
    if measure is Measure.POINTS:
        spoken = phrases.points_spoken(day, played.score, mean)
        figure, mean_text = phrases.whole(played.score), phrases.decimal(mean)
    else:
        spoken = phrases.win_spoken(day, played.win, mean)
        figure, mean_text = phrases.win_name(played.win), phrases.per_cent(mean)
    return ChartPoint(_value(played, measure), mean, short_day(played.started), spoken, (figure, mean_text))
