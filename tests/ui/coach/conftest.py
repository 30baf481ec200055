"""The real window with a coach whose figures a test knows: the points of the plays."""

import sys
from collections import Counter
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.tiles import KINDS, parse_tile
from qwirkle_desktop.rules.variants import CLASSIC
from tests.ui.keys.conftest import BOARD, HAND
from tests.ui.keys.typist import Typist
from tests.ui.table.conftest import QUICK, dressed, middle_game, open_desk
from tests.ui.table.driver import Driver

__all__ = ["dressed", "open_desk"]

PLAIN_COACH = """
import json, sys
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.formats.position import parse_position

for line in sys.stdin:
    request = json.loads(line)
    if request["do"] != "analyse":
        continue
    all_ = all_plays(parse_position(request["position"]))
    plays, answer = all_[:5], {}
    if "move" in request:
        made = next((points for play, points in all_ if format_move(play) == request["move"]), 0)
        answer["made"] = {"move": request["move"], "score": made, "value": made, "error": 1.0,
                          "behind": plays[0][1] - made, "doubt": 0.5}
    moves = [
        {"move": format_move(play), "score": points, "value": points, "error": 1.0,
         "behind": plays[0][1] - points, "doubt": 1.0}
        for play, points in plays
    ]
    print(json.dumps({"id": request["id"], "moves": moves, **answer}), flush=True)
"""
COACH = (sys.executable, "-c", PLAIN_COACH)
"""No computer moves here; whoever asks for a hint is told the plays of most points."""


def rest(*seen: str) -> str:
    """All other tiles: a position that the coach takes is whole."""
    tiles = Counter(dict.fromkeys(KINDS, CLASSIC.copies))
    tiles.subtract(map(parse_tile, " ".join(seen).replace(".", " ").split()))
    return " ".join(map(str, tiles.elements()))


@pytest.fixture
def learner_at(open_desk: Callable[..., Desk], qtbot: QtBot) -> Callable[..., Typist]:
    """Puts a game in the middle on the table of a new window."""

    def start(
        board: str = BOARD,
        hand: str = HAND,
        *others: str,
        level: str | None = "club",
        settings: Settings = QUICK,
        engine: tuple[str, ...] = COACH,
    ) -> Typist:
        desk = open_desk(settings, engine=engine)
        others = others or ("Re Oe Ye Ge Be Pe",)
        game = middle_game(board, hand, *others, bag=rest(board, hand, *others), level=level)
        desk.controller.show(game)
        desk.contents.desk.opened.emit()
        return Typist(Driver(qtbot, desk))

    return start


@pytest.fixture
def learner(learner_at: Callable[..., Typist]) -> Typist:
    """A person with six tiles at a board of three red ones."""
    return learner_at()
