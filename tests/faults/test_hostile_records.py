"""Records that are well formed and mean harm: refused where the rules say so, else nothing but a game."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QWidget

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.formats.errors import FormatError, Illegal, Unreadable
from qwirkle_desktop.library.check import read_record
from qwirkle_desktop.library.game import game_of
from qwirkle_desktop.library.text import format_record
from qwirkle_desktop.rules.tiles import KINDS, format_tiles
from tests.faults.conftest import Tally
from tests.faults.test_damaged_files import FINISHED, UNFINISHED, opened
from tests.library.playing import game_by_chance

Line = dict[str, object]
LIMIT = 1_000_000


def lines_of(data: bytes) -> list[Line]:
    return [json.loads(line) for line in data.splitlines()]


def written(lines: list[Line]) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def moved(lines: list[Line], x: int, y: int) -> list[Line]:
    """The same game, elsewhere."""
    return [line | {"play": _shifted(str(line["play"]), x, y)} if "play" in line else line for line in lines]


def _shifted(play: str, x: int, y: int) -> str:
    cells = [word.split("@") for word in play.split()]
    places = [(tile, *map(int, cell.split(","))) for tile, cell in cells]
    return " ".join(f"{tile}@{column + x},{row + y}" for tile, column, row in places)


def drawn_too_many(lines: list[Line]) -> list[Line]:
    """The last draws give a tile that the bag does not have: the 109th."""
    last = max(place for place, line in enumerate(lines) if line.get("draw"))
    lines[last]["draw"] = f"{lines[last]['draw']} Rc"
    return lines


def fourth_copy(lines: list[Line]) -> list[Line]:
    first = str(lines[0]["hands"][0]).split()[0]  # type: ignore[index]
    for line in lines[1:]:
        if line.get("draw"):
            line["draw"] = " ".join([first] * len(str(line["draw"]).split()))
    return lines


def illegal_move(lines: list[Line]) -> list[Line]:
    play = next(line for line in lines[3:] if "play" in line)
    play["play"] = _shifted(str(play["play"]), 30, 30)
    return lines


def wrong_score(lines: list[Line]) -> list[Line]:
    play = next(line for line in lines[3:] if "play" in line)
    play["score"] = int(str(play["score"])) + 1
    return lines


def draw_from_nowhere(lines: list[Line]) -> list[Line]:
    """After the bag is empty somebody draws."""
    lines[-2]["draw"] = "Rc"
    return lines


def many_seats(lines: list[Line]) -> list[Line]:
    lines[0] |= {"seats": [{"name": "A"}] * 10_000, "hands": [format_tiles(KINDS[:6])] * 10_000}
    return lines


def long_name(lines: list[Line]) -> list[Line]:
    lines[0]["seats"][0]["name"] = "x" * 10_000  # type: ignore[index]
    return lines


def control_name(lines: list[Line]) -> list[Line]:
    lines[0]["seats"][0]["name"] = "Ada\x1b[2J\x07"  # type: ignore[index]
    return lines


def beyond_the_limit(lines: list[Line]) -> list[Line]:
    return moved(lines, LIMIT - 1, 0)


HOSTILE = [
    (drawn_too_many, Illegal),
    (fourth_copy, Illegal),
    (illegal_move, Illegal),
    (wrong_score, Illegal),
    (draw_from_nowhere, Illegal),
    (many_seats, Unreadable),
    (long_name, Unreadable),
    (control_name, Unreadable),
    (beyond_the_limit, Unreadable),
]


@pytest.mark.parametrize(("change", "kind"), HOSTILE, ids=[change.__name__ for change, _ in HOSTILE])
def test_it_is_refused_with_the_line(
    change: Callable[[list[Line]], list[Line]], kind: type[FormatError]
) -> None:
    result = opened(written(change(lines_of(FINISHED))))
    assert isinstance(result, kind), result
    assert result.line > 0


@pytest.mark.parametrize(("x", "y"), [(LIMIT - 60, LIMIT - 60), (60 - LIMIT, 60 - LIMIT), (60 - LIMIT, 0)])
def test_a_game_at_the_edge_of_the_world_is_shown(
    open_desk: Callable[..., Desk], tmp_path: Path, x: int, y: int
) -> None:
    path = tmp_path / "far.qwirkle"
    path.write_bytes(written(moved(lines_of(UNFINISHED), x, y)))
    desk = open_desk()
    desk.contents.records.open_record(str(path))
    game = desk.controller.game
    assert game is not None
    view = desk.contents.table.view
    view.fit()
    for _ in range(3):
        view.zoom_by(2)
    view.fit()
    shown = view.mapToScene(view.viewport().rect()).boundingRect()
    assert all(shown.contains(point) for point in middles(desk))
    assert written(moved(lines_of(format_record(game.record).encode()), -x, -y)) == written(
        moved(lines_of(UNFINISHED), 0, 0)
    )


def middles(desk: Desk) -> list[object]:
    from qwirkle_desktop.ui.board.items import rect_of

    game = desk.controller.game
    assert game is not None
    return [rect_of(cell).center() for cell in game.state.board.tiles]


EVIL_NAMES = [
    "<img src='file:///etc/passwd'>",
    "<h1>A</h1><b>B</b>&amp;&",
    "\u202eevil\u202d\u2066x",
    "عائشة &Play",
    "{name} %1 %n %s",
    "\u200b",
]


def test_names_are_only_names_wherever_they_stand(
    open_desk: Callable[..., Desk], tmp_path: Path, tally: Tally
) -> None:
    lines = lines_of(format_record(game_by_chance(deal=6, seats=6, turns=14).record).encode())
    lines[0]["seats"] = [{"name": name} for name in EVIL_NAMES]
    lines[0]["id"] = "12345678-9abc-4def-8123-456789abcdef"
    path = tmp_path / "names.qwirkle"
    path.write_bytes(written(lines))
    assert [seat.name for seat in game_of(read_record(path.read_bytes()).record).header.seats] == EVIL_NAMES
    desk = open_desk()
    desk.contents.records.open_record(str(path))
    desk.controller.lift_curtain()
    desk.contents._fill_unfinished()
    actions = desk.contents.actions_
    for action in (actions.hand_over, actions.end_game, actions.undo):
        action.trigger()
    desk.contents.desk.start_again()
    told = [problem for widget in desk.window.findChildren(QWidget) for problem in markup_in(widget)]
    assert told == []
    tally(len(EVIL_NAMES))


def markup_in(widget: QWidget) -> list[str]:
    """Where Qt would read a name as markup, or as a key."""
    found = []
    if isinstance(widget, QLabel) and "<" in widget.text() and widget.textFormat() != Qt.TextFormat.PlainText:
        found.append(f"label {widget.text()!r}")
    if isinstance(widget, QAbstractButton) and "&Play" in widget.text().replace("&&", ""):
        found.append(f"button {widget.text()!r}")
    # A menu shows no tips, unless it is told to.
    shows_tips = not isinstance(widget, QMenu) or widget.toolTipsVisible()
    tips = [widget.toolTip(), *(action.toolTip() for action in widget.actions() if shows_tips)]
    found += [f"tip {tip!r}" for tip in tips if any(name in tip for name in EVIL_NAMES[:2])]
    found += [
        f"action {action.text()!r}"
        for action in widget.findChildren(QAction)
        if "عائشة &Play" in action.text().replace("&&", "")
    ]
    return found
