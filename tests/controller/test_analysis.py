"""The coach's process: asked, forgotten, dead; the players' own is not touched."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from qwirkle_desktop.controller.analysis import Analysis
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.rules.view import PlayerView, view_of
from tests import tables
from tests.controller.conftest import HONEST, FakeEngine
from tests.processes import children

DIES = "next(requests()); sys.exit(3)"
BABBLES = "next(requests()); print('good morning', flush=True); time.sleep(60)"
NO_FIGURES = "answer(id=next(requests())['id'], moves=[{'move': {'pass': True}}]); time.sleep(60)"
THINKS_LONG = "next(requests()); time.sleep(60)"


@pytest.fixture
def view() -> PlayerView:
    board = tables.drawn("Rc Rd Rs Rl Rf").board
    left = list(map(str, KINDS * 3))
    for tile in ["Rc", "Rd", "Rs", "Rl", "Rf", "Re", "Gc", "Ys", "Bd"]:
        left.remove(tile)
    return view_of(tables.game(board, "Re Gc", "Ys Bd", bag=" ".join(left)), 0)


@pytest.fixture
def analysis_of(qtbot: QtBot) -> Iterator[Callable[..., Analysis]]:
    """Starts coaches; in the end none may leave a process behind."""
    all_: list[Analysis] = []

    def make(command: tuple[str, ...] = HONEST) -> Analysis:
        all_.append(Analysis(command))
        return all_[-1]

    yield make
    for one in all_:
        one.stop()
        one.deleteLater()
    QCoreApplication.processEvents()
    assert children() == []


def test_the_best_moves_are_told_the_best_first(
    qtbot: QtBot, analysis_of: Callable[..., Analysis], view: PlayerView
) -> None:
    analysis = analysis_of()
    with qtbot.waitSignal(analysis.found, timeout=20_000) as answer:
        ticket = analysis.ask(view)
        assert analysis.is_busy
    told, moves = answer.args
    assert told == ticket
    assert not analysis.is_busy
    best = moves[0]
    assert isinstance(best.move, Play)
    assert (best.score, best.behind) == (12, 0.0)
    assert [one.value for one in moves] == sorted((one.value for one in moves), reverse=True)


@pytest.mark.parametrize("behaviour", [DIES, BABBLES, NO_FIGURES])
def test_a_coach_that_fails_is_told_and_the_next_question_starts_another(
    qtbot: QtBot,
    analysis_of: Callable[..., Analysis],
    fake_engine: Callable[..., FakeEngine],
    view: PlayerView,
    behaviour: str,
) -> None:
    engine = fake_engine(behaviour)
    analysis = analysis_of(engine.command)
    with qtbot.waitSignal(analysis.failed, timeout=20_000):
        analysis.ask(view)
    assert not analysis.is_busy
    analysis.ask(view)
    qtbot.waitUntil(lambda: len(engine.pids) == 2, timeout=20_000)


def test_who_is_forgotten_stops_thinking(
    qtbot: QtBot,
    analysis_of: Callable[..., Analysis],
    fake_engine: Callable[..., FakeEngine],
    view: PlayerView,
) -> None:
    engine = fake_engine(THINKS_LONG)
    analysis = analysis_of(engine.command)
    heard: list[object] = []
    analysis.found.connect(lambda ticket, _moves: heard.append(ticket))
    analysis.failed.connect(heard.append)
    analysis.ask(view)
    qtbot.waitUntil(lambda: len(engine.pids) == 1, timeout=20_000)
    analysis.forget()
    qtbot.waitUntil(lambda: children() == [], timeout=10_000)
    assert heard == []
