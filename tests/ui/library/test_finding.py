from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from qwirkle_desktop.library.catalogue import Filter, Order
from tests.ui.library.conftest import FINISHED, LAST_YEAR, MASTER, THIS_YEAR, UNFINISHED, Reader

ALL = [UNFINISHED, MASTER, FINISHED, LAST_YEAR]


def choose(reader: Reader, name: str, text: str) -> None:
    """Walk a choice with the arrow keys until it says so."""
    box = reader.window.findChild(QComboBox, name)
    assert box.findText(text) >= 0, [box.itemText(place) for place in range(box.count())]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != text:
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_unfinished_games_come_first_then_the_last_played(reader: Reader) -> None:
    assert reader.ids == ALL


def test_each_row_is_a_sentence_with_players_scores_day_and_result(reader: Reader) -> None:
    unfinished, master, *_ = reader.sentences
    assert unfinished.startswith("Unfinished: Ada ")
    assert "Ben" in unfinished
    assert str(THIS_YEAR) in unfinished
    # With its number one could look up the hands of a game that goes on.
    assert "deal" not in unfinished
    assert "deal 12" in " ".join(reader.sentences)
    assert " wins: Zoë " in master
    assert "Wren (Master)" in master
    card = reader.window.model.card(1)
    assert all(f" {points}" in master for points in card.scores)


def test_a_row_shows_the_seats_in_their_colours(reader: Reader) -> None:
    card = reader.window.model.card(0)
    assert card.colours == (3, 1)
    image = reader.window.games.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(110)}
    theme = reader.window.painter._theme
    assert {theme.seat_colours[3].name(), theme.seat_colours[1].name()} <= colours


def test_letters_typed_in_the_list_search(reader: Reader, qtbot: QtBot) -> None:
    QTest.keyClicks(reader.window.games, "b")
    assert reader.window.filters.search.hasFocus()
    QTest.keyClicks(QApplication.focusWidget(), "en")
    qtbot.waitUntil(lambda: reader.ids == [UNFINISHED, LAST_YEAR])
    assert reader.window.count_label.text().startswith("2 ")


def test_every_word_must_occur_and_case_does_not_matter(reader: Reader, qtbot: QtBot) -> None:
    reader.key(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(QApplication.focusWidget(), "ADA robin")
    reader.key(Qt.Key.Key_Return)
    assert reader.ids == [FINISHED]


def test_a_deal_is_found_by_its_number(reader: Reader) -> None:
    reader.window.filters.search.setFocus()
    QTest.keyClicks(reader.window.filters.search, "14")
    reader.key(Qt.Key.Key_Return)
    assert reader.ids == [MASTER]


@pytest.mark.parametrize(
    ("name", "text", "ids"),
    [
        ("filter_state", "Unfinished", [UNFINISHED]),
        ("filter_state", "Finished", [MASTER, FINISHED, LAST_YEAR]),
        ("filter_player", "Ben", [UNFINISHED, LAST_YEAR]),
        ("filter_level", "Club", [FINISHED]),
        ("filter_time", str(THIS_YEAR - 1), [LAST_YEAR]),
        ("filter_time", str(THIS_YEAR), [UNFINISHED, MASTER, FINISHED]),
        ("order", "Oldest first", [UNFINISHED, LAST_YEAR, FINISHED, MASTER]),
        ("order", "Names from A to Z", [UNFINISHED, FINISHED, LAST_YEAR, MASTER]),
    ],
)
def test_choices_list_other_games_or_in_another_order(
    reader: Reader, name: str, text: str, ids: list[str]
) -> None:
    choose(reader, name, text)
    assert reader.ids == ids


def test_what_was_chosen_goes_together(reader: Reader) -> None:
    choose(reader, "filter_player", "Ben")
    choose(reader, "filter_state", "Finished")
    assert reader.ids == [LAST_YEAR]


def test_variants_are_offered_only_where_there_are_several(reader: Reader) -> None:
    assert not reader.window.filters.variant.isVisible()


def test_where_nothing_fits_one_button_shows_all_again(reader: Reader) -> None:
    reader.window.filters.search.setFocus()
    QTest.keyClicks(reader.window.filters.search, "nobody")
    reader.key(Qt.Key.Key_Return)
    assert reader.ids == []
    assert not reader.window.games.isVisible()
    reader.press("show_all")
    assert reader.ids == ALL
    assert reader.window.filters.search.text() == ""


def test_where_nothing_was_played_one_button_begins_a_game(read_with: Callable[..., Reader]) -> None:
    reader = read_with(empty=True)
    assert reader.window.empty.accessibleName() == "No games yet"
    assert not reader.window.empty.all.isVisible()
    with reader.qtbot.waitSignal(reader.window.new_game):
        reader.press("first_game")


def test_only_the_pages_that_show_are_read(reader: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    library, starts = reader.desk.library, []
    page = library.page

    def noted(filter: Filter, order: Order, start: int, size: int) -> object:
        starts.append(start)
        return page(filter, order, start, size)

    monkeypatch.setattr(library, "page", noted)
    monkeypatch.setattr(library, "count", lambda _: 100_000)
    reader.window.model.refresh()
    reader.window.games.grab()
    assert len(starts) == 1
    reader.window.games.verticalScrollBar().setValue(reader.window.games.verticalScrollBar().maximum() // 2)
    reader.window.games.grab()
    assert 2 <= len(starts) <= 3
    assert abs(starts[-1] - 50_000) < 100
