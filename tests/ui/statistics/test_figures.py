"""The figures shown are those of the games, counted here once more from their steps."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QFileDialog, QPushButton

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.ui.statistics.window import StatisticsWindow
from tests.ui.library.conftest import FINISHED, LEFT, SHELF, game_kept

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def table_of(window: StatisticsWindow) -> dict[str, dict[str, str]]:
    """The figures as they are shown: by player, then by the heading of the column."""
    model = window.table.model()
    heads = [model.headerData(column, ACROSS) for column in range(model.columnCount())]
    return {
        model.headerData(row, DOWN): {
            head: model.index(row, column).data() for column, head in enumerate(heads)
        }
        for row in range(model.rowCount())
    }


def column_of(window: StatisticsWindow, head: str) -> int:
    """The column under that heading."""
    model = window.figures
    (column,) = (one for one in range(model.columnCount()) if model.headerData(one, ACROSS) == head)
    return column


def row_of(window: StatisticsWindow, name: str) -> int:
    """A player's row."""
    model = window.figures
    (row,) = (one for one in range(model.rowCount()) if model.headerData(one, DOWN) == name)
    return row


def games_of(name: str) -> list[tuple[Game, int]]:
    """The finished games of a person, from the oldest, and the seat in each."""
    games = sorted((game_kept(kept) for kept in SHELF), key=lambda game: game.header.started)
    return [
        (game, seat)
        for game in games
        if game.is_over
        for seat, player in enumerate(game.header.seats)
        if player.name == name and player.computer is None
    ]


@pytest.mark.parametrize("name", ["Ada", "Ben", "Zoë"])
def test_the_figures_shown_are_those_of_the_games(figures: StatisticsWindow, name: str) -> None:
    games = games_of(name)
    scores = [game.state.scores[seat] for game, seat in games]
    wins = [outcome(game.state).winners == (seat,) for game, seat in games]
    plays = [
        (step.score, turn)
        for game, seat in games
        for turn, step in enumerate(game.steps, start=1)
        if step.seat == seat and isinstance(step.move, Play)
    ]
    shown, number = table_of(figures)[name], QLocale()
    assert shown["Games"] == str(len(games))
    assert shown["Won"] == str(sum(wins))
    assert shown["Mean"] == number.toString(sum(scores) / len(scores), "f", 1)
    assert shown["Best"] == str(max(scores))
    best = max(points for points, _ in plays)
    assert shown["Best turn"].startswith(f"{best} (turn ")
    assert any(shown["Best turn"] == f"{best} (turn {turn})" for points, turn in plays if points == best)


def test_an_unfinished_game_counts_for_nobody(figures: StatisticsWindow) -> None:
    assert table_of(figures)["Ben"]["Games"] == "1"


def test_levels_have_figures_of_their_own(figures: StatisticsWindow) -> None:
    names = list(table_of(figures))
    assert {"computer, club", "computer, master"} <= set(names)
    assert names.index("Ada") < names.index("computer, club")
    assert "Robin" not in names


def test_each_cell_tells_whose_and_what_it_is(figures: StatisticsWindow) -> None:
    assert figures.table.model().index(0, 0).data(SPOKEN).endswith("Games: 1")


def test_a_click_on_a_heading_sorts(figures: StatisticsWindow) -> None:
    header = figures.table.horizontalHeader()
    column = column_of(figures, "Best")
    figures.table.scrollTo(figures.figures.index(0, column))
    for _ in range(2):
        x = header.sectionViewportPosition(column) + 10
        QTest.mouseClick(header.viewport(), LEFT, pos=QPoint(x, 5))
        best = [int(row["Best"]) for row in table_of(figures).values()]
        assert best == sorted(best, reverse=header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder)


def test_the_best_turn_opens_its_game_there(figures: StatisticsWindow, shown_desk: Desk) -> None:
    row = row_of(figures, "Ada")
    index = figures.figures.index(row, column_of(figures, "Best turn"))
    figures.table.scrollTo(index)
    point = figures.table.visualRect(index).center()
    turn = int(index.data().rpartition(" ")[2].rstrip(")"))
    QTest.mouseClick(figures.table.viewport(), LEFT, pos=point)
    assert shown_desk.contents.replays.saved.game.header.id == FINISHED
    assert shown_desk.contents.replays.place == turn
    assert not figures.isVisible()


def test_enter_opens_the_best_game(figures: StatisticsWindow, shown_desk: Desk) -> None:
    row = row_of(figures, "Ada")
    figures.table.setCurrentIndex(figures.figures.index(row, column_of(figures, "Best")))
    QTest.keyClick(figures.table, Qt.Key.Key_Return)
    assert shown_desk.contents.replays.saved.game.header.id == FINISHED


def test_games_with_help_are_counted_apart(count_with: Callable[..., StatisticsWindow], shelf: Path) -> None:
    window = count_with()
    library = window._library
    game = library.load(FINISHED).game
    ada, robin = game.header.seats
    helped = type(ada)(ada.name, assisted=True)
    library.save(game.with_seats((helped, robin)))
    window._count_on()
    assert table_of(window)["Ada"]["With help"] == "1"
    box = window.findChild(QCheckBox, "with_help")
    QTest.mouseClick(box, LEFT, pos=QPoint(10, box.height() // 2))
    assert not box.isChecked()
    assert "Ada" not in table_of(window)
    assert "Zoë" in table_of(window)


def test_without_finished_games_it_says_so(count_with: Callable[..., StatisticsWindow]) -> None:
    window = count_with(empty=True)
    assert not window.tabs.isVisible()
    assert not window.findChild(QPushButton, "export_csv").isEnabled()
    assert "Play one to its end" in window._text.text()


def test_rivals_are_counted_against_each_other(figures: StatisticsWindow) -> None:
    page = figures.rivals_page
    figures.tabs.setCurrentWidget(page)
    page.player.setFocus()
    QTest.keyClick(page.player, Qt.Key.Key_Home)
    while page.player.currentText() != "Ben":
        QTest.keyClick(page.player, Qt.Key.Key_Down)
    ((game, seat),) = games_of("Ben")
    mine, theirs = game.state.scores[seat], game.state.scores[1 - seat]
    model = page.table.model()
    assert [model.headerData(row, DOWN) for row in range(model.rowCount())] == ["Cy"]
    shown = [model.index(0, column).data() for column in range(4)]
    assert shown == ["1", *("1" if yes else "0" for yes in (mine > theirs, mine == theirs, mine < theirs))]


def test_all_figures_are_exported_as_a_table(figures: StatisticsWindow, tmp_path: Path) -> None:
    QTest.mouseClick(figures.findChild(QPushButton, "export_csv"), LEFT)
    (dialog,) = (one for one in figures.findChildren(QFileDialog, "csv_dialog") if one.isVisible())
    dialog.selectFile(str(tmp_path / "figures"))
    dialog.accept()
    data = (tmp_path / "figures.csv").read_bytes()
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))
    assert data.startswith(b"\xef\xbb\xbf")
    assert {name for row in rows for name in row} >= {"Ada", "Ben", "Zoë"}
    assert len({len(row) for row in rows}) == 1
    assert "figures.csv" in figures._said.text()


def test_the_keyboard_starts_in_the_figures(figures: StatisticsWindow) -> None:
    assert QApplication.focusWidget() is figures.table
    assert figures.table.currentIndex().isValid()
