"""Records come in by every door, and are read as `qwirkle-cli check` reads them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.cli import main as cli
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.text import format_record
from tests.ui.replay.conftest import Watcher, anew, played

COPY = Qt.DropAction.CopyAction


def written(folder: Path, game: Game, name: str = "game.qwirkle") -> Path:
    path = folder / name
    path.write_text(format_record(game.record))
    return path


def drop(target: QWidget, *urls: str, data: QMimeData | None = None) -> bool:
    """Drag files over a widget and let go; whether the window took them."""
    mime = data or QMimeData()
    if urls:
        mime.setUrls([QUrl(url) for url in urls])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(40, 40), COPY | Qt.DropAction.MoveAction, mime, buttons, keys)
    enter.ignore()
    let_in = _send(target, enter)
    if let_in:
        event = QDropEvent(QPointF(40, 40), COPY | Qt.DropAction.MoveAction, mime, buttons, keys)
        assert _send(target, event)
        assert event.dropAction() == COPY
    return let_in


def _send(target: QWidget, event: QDragEnterEvent | QDropEvent) -> bool:
    """As Qt hands a drag on: to the innermost widget that takes drops, then outwards until one accepts."""
    widget: QWidget | None = target
    while widget is not None:
        if widget.acceptDrops():
            QApplication.sendEvent(widget, event)
            if event.isAccepted():
                return True
        widget = widget.parentWidget()
    return False


def urls(*paths: Path) -> list[str]:
    return [QUrl.fromLocalFile(str(path)).toString() for path in paths]


def test_a_finished_record_is_looked_at_and_the_table_stays(watcher: Watcher, tmp_path: Path) -> None:
    at_table = watcher.resume(played("Ada", "Robin:club", turns=4))
    game = anew(played("Ben", "Cy"))
    watcher.contents.records.open_record(str(written(tmp_path, game)))
    assert watcher.shows(game.state)
    watcher.key(Qt.Key.Key_Escape)
    assert watcher.desk.controller.game == at_table
    assert watcher.desk.library.load(game.header.id).game.record == game.record


def test_an_unfinished_record_comes_to_the_table(watcher: Watcher, tmp_path: Path) -> None:
    game = anew(played("Ben", "Cy", turns=5))
    watcher.contents.records.open_record(str(written(tmp_path, game)))
    assert not watcher.is_open
    assert watcher.desk.controller.game.record == game.record


@pytest.mark.parametrize("place", ["window", "board", "history", "start page"])
def test_a_record_may_be_dropped_anywhere_on_the_window(watcher: Watcher, tmp_path: Path, place: str) -> None:
    if place in ("board", "history"):
        watcher.resume(played("Ada", "Robin:club", turns=4))
    targets: dict[str, Callable[[], QWidget]] = {
        "window": lambda: watcher.window,
        "board": watcher.contents.table.view.viewport,
        "history": watcher.history.viewport,
        "start page": lambda: watcher.contents.start_page,
    }
    game = anew(played("Ben", "Cy"))
    path = written(tmp_path, game, "a name, 100 % odd #1.QWIRKLE")
    assert drop(targets[place](), *urls(path))
    assert watcher.shows(game.state)
    assert path.exists()


def test_a_record_may_be_dropped_on_a_replay(watcher: Watcher, tmp_path: Path) -> None:
    watcher.replay(played("Ada", "Robin:club"))
    game = anew(played("Ben", "Cy"))
    assert drop(watcher.page.view.viewport(), *urls(written(tmp_path, game)))
    assert watcher.shows(game.state)


def test_several_records_are_added_and_told_of_together(watcher: Watcher, tmp_path: Path) -> None:
    games = [
        anew(played("Ben", "Cy")),
        anew(played("Ben", "Cy", turns=5)),
        anew(played("Ada", "Ben", deal=3)),
    ]
    paths = [written(tmp_path, game, f"{number}.qwirkle") for number, game in enumerate(games)]
    again = written(tmp_path, games[0], "again.qwirkle")
    bad = tmp_path / "bad.qwirkle"
    bad.write_text("no record\n")
    assert drop(watcher.window, *urls(*paths, again, bad, tmp_path / "gone.qwirkle"))
    wait_for_notice(watcher)
    words = watcher.notice()
    assert "3 game" in words
    assert "1 game" in words
    assert "2 file" in words
    assert "bad.qwirkle, line 1: " in words
    assert "gone.qwirkle: " in words
    assert all(watcher.desk.library.load(game.header.id).game.record == game.record for game in games)
    assert not watcher.is_open


def open_notices(watcher: Watcher) -> list[QWidget]:
    return [one for one in watcher.window.findChildren(QWidget, "question") if one.isVisible()]


def wait_for_notice(watcher: Watcher) -> None:
    watcher.qtbot.waitUntil(lambda: bool(open_notices(watcher)), timeout=60_000)


def test_a_longer_game_among_several_is_not_taken_unasked(watcher: Watcher, tmp_path: Path) -> None:
    longer = anew(played("Ben", "Cy", turns=9))
    kept = longer.cut(5)
    watcher.keep(kept)
    other = written(tmp_path, anew(played("Ada", "Ben", deal=3)), "other.qwirkle")
    watcher.contents.records.open_records([str(written(tmp_path, longer)), str(other)])
    wait_for_notice(watcher)
    assert "1 file" in watcher.notice()
    assert len(watcher.desk.library.load(kept.header.id).game.steps) == 5


@pytest.mark.parametrize(
    "url", ["https://example.org/game.qwirkle", "file:///somewhere/notes.txt", "mailto:ada@example.org"]
)
def test_anything_else_is_not_let_in(watcher: Watcher, url: str) -> None:
    assert not drop(watcher.window, url)
    text = QMimeData()
    text.setText("game.qwirkle")
    assert not drop(watcher.window, data=text)


def test_several_may_be_chosen_in_the_menu(
    watcher: Watcher, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [anew(played("Ben", "Cy")), anew(played("Ada", "Ben", deal=3))]
    paths = [str(written(tmp_path, game, f"{number}.qwirkle")) for number, game in enumerate(games)]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (paths, ""))
    watcher.action("open_game").trigger()
    wait_for_notice(watcher)
    assert "2 game" in watcher.notice()


def test_a_replayed_game_is_saved_not_the_one_on_the_table(watcher: Watcher, tmp_path: Path) -> None:
    watcher.resume(played("Ada", "Robin:club", turns=4))
    game = watcher.replay(anew(played("Ben", "Cy")))
    watcher.action("save_record").trigger()
    dialog = watcher.dialog("save_dialog")
    with watcher.qtbot.waitSignal(watcher.contents.records.saved):
        dialog.selectFile(str(tmp_path / "saved"))
        dialog.accept()
    assert (tmp_path / "saved.qwirkle").read_text() == format_record(game.record)


def test_an_unfinished_replay_is_saved_only_after_a_warning(watcher: Watcher) -> None:
    watcher.replay(anew(played("Ben", "Cy", turns=5)))
    watcher.action("save_record").trigger()
    assert not watcher.window.findChildren(QFileDialog)
    words = watcher.dialog("question")
    assert words.windowTitle() == "The file tells every hand"


# One reader


def spoilt() -> dict[str, Callable[[list[str]], str]]:
    """Ways to spoil a record's lines, each giving the file's text."""
    return {
        "whole": lambda lines: "\n".join(lines) + "\n",
        "windows": lambda lines: "\ufeff" + "\r\n".join(lines) + "\r\n",
        "cut": lambda lines: "\n".join(lines)[:-15],
        "cut but ended": lambda lines: "\n".join(lines)[:-15] + "\n",
        "cut header": lambda lines: lines[0][:60],
        "empty": lambda _lines: "",
        "wrong score": lambda lines: "\n".join(
            [*lines[:2], lines[2].replace('"score": ', '"score": 1'), *lines[3:]]
        ),
        "illegal": lambda lines: "\n".join([*lines[:3], '{"play": "Rc@900,900", "score": 1}', *lines[4:]]),
        "newer": lambda lines: "\n".join([lines[0].replace('"qwirkle": 1', '"qwirkle": 2'), *lines[1:]]),
        "twice": lambda lines: "\n".join([lines[0].replace("{", '{"first": 0, "first": 0, ', 1), *lines[1:]]),
        "after the end": lambda lines: "\n".join([*lines, lines[1]]),
        "NaN": lambda lines: "\n".join([*lines[:4], '{"pass": NaN}']),
    }


@pytest.mark.parametrize("spoil", spoilt().values(), ids=spoilt())
def test_check_and_the_window_say_the_same(
    watcher: Watcher, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[list[str]], str]
) -> None:
    path = tmp_path / "game.qwirkle"
    path.write_bytes(spoil(format_record(anew(played("Ben", "Cy", turns=12)).record).splitlines()).encode())
    code = cli(["check", "--json", str(path)])
    out, err = capsys.readouterr()
    checked = json.loads(out)
    watcher.contents.records.open_record(str(path))
    notice = watcher.notice() if open_notices(watcher) else ""
    if code:
        place = f"{path.name}, line {checked['line']}" if checked["line"] else path.name
        assert f"{place}: {checked['error']}." in notice
        assert watcher.desk.controller.game is None
        return
    game = watcher.desk.controller.game
    assert (len(game.turns), list(game.state.scores)) == (checked["turns"], checked["scores"])
    assert bool(err) == bool(notice)
    if err:
        assert f"{checked['turns']} whole turns" in err
        assert f"{checked['turns']} whole turns" in notice


def test_a_cut_record_that_goes_further_is_told_to_be_cut(
    watcher: Watcher, tmp_path: Path, old_desk: Desk
) -> None:
    longer = anew(played("Ben", "Cy", turns=9))
    watcher.keep(longer.cut(5))
    path = tmp_path / "cut.qwirkle"
    path.write_text(format_record(longer.record)[:-10])
    watcher.contents.records.open_record(str(path))
    watcher.dialog("question").accept()
    assert "8 whole turns" in watcher.notice()
    assert len(old_desk.controller.game.steps) == 8
