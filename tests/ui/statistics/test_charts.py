import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.ui.dialogs.ask import Question
from qwirkle_desktop.ui.phrases.statistics import whole
from qwirkle_desktop.ui.statistics.chart import Chart, ChartPoint, running_means, ticks
from qwirkle_desktop.ui.statistics.chart_view import ChartView
from qwirkle_desktop.ui.statistics.saving import chart_bytes
from qwirkle_desktop.ui.statistics.window import StatisticsWindow
from qwirkle_desktop.ui.theme import DARK, LIGHT
from qwirkle_desktop.ui.typography import TypeScale
from tests.ui.library.conftest import FINISHED, LEFT, SHELF, game_kept

SVG = "{http://www.w3.org/2000/svg}"


def chart_of(*values: float) -> Chart:
    """A chart of some figures, a day each."""
    means = running_means(values, 10)
    points = [
        ChartPoint(value, mean, f"day {place}", f"day {place}: {value}", (str(value), str(mean)))
        for place, (value, mean) in enumerate(zip(values, means, strict=True))
    ]
    return Chart("Ada: points", "one game", "mean", tuple(points), whole)


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 211, [0, 50, 100, 150, 200, 250]),
        (187, 190, [187, 188, 189, 190]),
        (5, 5, [5, 6]),
        (0, 0, [0, 1]),
    ],
)
def test_the_scale_has_round_numbers_that_hold_all_values(
    low: float, high: float, marks: list[float]
) -> None:
    assert ticks(low, high, 6) == pytest.approx(marks)


def test_the_line_is_the_mean_of_the_last_games() -> None:
    assert running_means([10, 20, 60, 0], 2) == [10, 15, 40, 30]
    assert running_means([], 10) == []


@pytest.mark.parametrize("values", [(), (150,), (150, 150), tuple(range(100, 400))])
def test_any_number_of_games_has_a_picture_and_a_drawing(
    qapp: QApplication, values: tuple[float, ...]
) -> None:
    for suffix in (".png", ".svg"):
        assert len(chart_bytes(chart_of(*values), suffix, LIGHT, TypeScale())) > 1000


def test_a_drawing_shows_a_dot_for_each_game_one_line_and_the_title(qapp: QApplication) -> None:
    root = ET.fromstring(chart_bytes(chart_of(120, 180, 150), ".svg", LIGHT, TypeScale()))
    assert len(list(root.iter(f"{SVG}circle"))) + len(list(root.iter(f"{SVG}ellipse"))) == 3 + 1
    assert len(list(root.iter(f"{SVG}polyline"))) >= 1
    texts = [text.text.strip() for text in root.iter(f"{SVG}text") if text.text]
    assert {"Ada: points", "one game", "mean", "day 0", "day 2"} <= set(texts)


def test_a_picture_shows_the_line_in_the_colours_of_the_theme(qapp: QApplication) -> None:
    for theme in (LIGHT, DARK):
        image = QImage.fromData(chart_bytes(chart_of(120, 180, 150), ".png", theme, TypeScale()))
        colours = [
            image.pixelColor(x, y).name() for x in range(0, image.width(), 3) for y in range(image.height())
        ]
        assert colours.count(theme.accent.name()) > 500
        assert colours.count(theme.card.name()) > len(colours) / 2


def the_chart(window: StatisticsWindow, name: str = "Ada") -> ChartView:
    """The chart of a player, on its page."""
    page = window.time_page
    window.tabs.setCurrentWidget(page)
    page.player.setFocus()
    QTest.keyClick(page.player, Qt.Key.Key_Home)
    while page.player.currentText() != name:
        QTest.keyClick(page.player, Qt.Key.Key_Down)
    return page.chart


def score_of(name: str) -> int:
    """The points of a person in the only finished game."""
    (score,) = (
        game.state.scores[seat]
        for game in map(game_kept, SHELF)
        for seat, player in enumerate(game.header.seats)
        if game.is_over and player.name == name
    )
    return score


def test_the_chart_has_the_points_of_the_games(figures: StatisticsWindow) -> None:
    for name in ("Ada", "Zoë"):
        chart = the_chart(figures, name).chart
        assert [point.value for point in chart.points] == [score_of(name)]


def test_the_same_figures_are_there_as_a_table(figures: StatisticsWindow) -> None:
    chart = the_chart(figures).chart
    page = figures.time_page
    page.as_table.setFocus()
    QTest.keyClick(page.as_table, Qt.Key.Key_Space)
    assert page.table.isVisible()
    model = page.table.model()
    rows = [[model.index(row, column).data() for column in range(3)] for row in range(model.rowCount())]
    assert rows == [[point.day, *point.cells] for point in chart.points]
    assert rows[0][1] == str(score_of("Ada"))


def test_a_screen_reader_hears_the_chart_and_each_point(figures: StatisticsWindow) -> None:
    view = the_chart(figures)
    told = QAccessible.queryAccessibleInterface(view)
    assert "Ada" in told.text(QAccessible.Text.Name)
    assert str(score_of("Ada")) in told.text(QAccessible.Text.Description)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.chosen == 0
    assert told.text(QAccessible.Text.Description) == view.chart.points[0].spoken


def test_enter_on_a_point_opens_its_game(figures: StatisticsWindow, shown_desk: Desk) -> None:
    view = the_chart(figures)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert shown_desk.contents.replays.saved.game.header.id == FINISHED


def test_the_mouse_points_at_the_nearest_game(qtbot: QtBot) -> None:
    view = ChartView(LIGHT, TypeScale())
    qtbot.addWidget(view)
    view.resize(600, 300)
    view.show()
    view.show_chart(chart_of(1, 2, 3))
    for x, place in ((80, 0), (320, 1), (590, 2)):
        QTest.mouseMove(view, QPoint(x, 150))
        assert view.chosen == place


@pytest.mark.parametrize("name", ["chart.png", "chart.svg"])
def test_the_chart_is_saved(figures: StatisticsWindow, tmp_path: Path, name: str) -> None:
    the_chart(figures)
    QTest.mouseClick(figures.findChild(QPushButton, "save_chart"), LEFT)
    (dialog,) = (one for one in figures.findChildren(QFileDialog) if one.isVisible())
    if name.endswith("svg"):
        dialog.selectNameFilter(next(kind for kind in dialog.nameFilters() if "svg" in kind))
        dialog.filterSelected.emit(dialog.selectedNameFilter())
    dialog.selectFile(str(tmp_path / "chart"))
    dialog.accept()
    data = (tmp_path / name).read_bytes()
    if name.endswith("svg"):
        assert str(score_of("Ada"))[:1] in data.decode()
        assert "Ada" in data.decode()
    else:
        assert QImage.fromData(data).width() == 1920


def test_a_chart_that_cannot_be_saved_is_told(figures: StatisticsWindow, tmp_path: Path) -> None:
    the_chart(figures)
    figures.write_chart(str(tmp_path / "nowhere" / "chart.png"))
    (question,) = (one for one in figures.findChildren(Question) if one.isVisible())
    assert "chart.png" in " ".join(label.text() for label in question.findChildren(QLabel))
