"""How long one turn keeps the window from its next frame: the rules, the controller, the panel.

    python -m tests.benchmarks.turns

The library lies in memory where that can be, so that no disk is timed. Goal: the cells that take a held tile,
on a board of 80 tiles or more with a full hand, within 8 ms (median).
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.assembly import Desk, assemble, dress
from qwirkle_desktop.library.game import Game, game_of
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.draft import draft_of
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.ui.board.move_marks import ShownPlay
from qwirkle_desktop.ui.panel.unseen import unseen_counts
from tests.benchmarks.figures import heading, show, times_of
from tests.benchmarks.games import fresh_game, game_of_club

LARGE_BOARD = 80
MEMORY = Path("/dev/shm")


def main() -> None:
    """Time the rules, then the same game played in the window."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=60)
    rounds = parser.parse_args().rounds
    game = game_of_club(deal=3)
    _time_rules(game, rounds)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication(sys.argv[:1])
    dress(app)
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        desk = _open(app, Path(folder))
        _time_window(desk, game, rounds)
        desk.window.close()
        desk.library.close()


def _time_rules(game: Game, rounds: int) -> None:
    late = [step for step in game.steps if len(step.before.board) >= LARGE_BOARD]
    full = [step for step in late if len(step.before.hand) == step.before.variant.hand_size]
    heading(f"rules ({len(game.steps)} turns)")
    show("apply a move on a large board", times_of(_each(late, _apply), rounds))
    show("cells that take a held tile", times_of(_each(full, _legal_cells), rounds), "goal 8")
    show("replay the whole record", times_of(lambda: game_of(game.record), max(1, rounds // 10)))


def _each(steps: list[Step], what: Callable[[Step], object]) -> Callable[[], object]:
    """Runs it for the next of the steps each time."""
    turns = cycle(steps)
    return lambda: what(next(turns))


def _apply(step: Step) -> object:
    assert step.move is not None
    return apply(step.before, step.move)


def _legal_cells(step: Step) -> object:
    return draft_of(step.before, step.seat).legal_cells(len(step.before.moves) % len(step.before.hand))


def _open(app: QApplication, folder: Path) -> Desk:
    places = places_in(folder)
    places.create()
    desk = assemble(app, places, Settings(appearance="light"))
    desk.library.add(fresh_game(deal=3), (0, 1))
    desk.window.resize(1280, 800)
    desk.window.show()
    desk.contents.begin()
    desk.computers.set_paused(True)
    QTest.qWait(500)
    return desk


def _time_window(desk: Desk, game: Game, rounds: int) -> None:
    """Every turn of the game is decided here, for both seats; the engine's answers stay held."""
    turns, paints = [], []
    for step in game.steps:
        turns += times_of(lambda move=step.move: desk.computers.decided.emit(move), 1)
        paints += times_of(QApplication.processEvents, 1)
    heading("window")
    show("make, keep and show a turn", turns)
    show("the first paint after it", paints)
    panel, scene = desk.contents.table.panel, desk.contents.table.scene
    for name, what in (
        ("of it: the scores", lambda step: panel.show_state(step.after, animate=True)),
        ("of it: the list of moves", lambda step: panel.show_history(game.steps[: len(step.after.moves)])),
        ("of it: the tiles left", lambda step: panel.show_tiles_left(_unseen(step))),
        ("of it: the board", lambda step: scene.show_board(step.after.board, _play(step))),
    ):
        show(name, times_of(_each(list(game.steps), what), rounds))


def _unseen(step: Step) -> dict[object, int]:
    return unseen_counts(step.after.board, step.after.hands[0], step.after.variant)


def _play(step: Step) -> ShownPlay | None:
    if not isinstance(step.move, Play):
        return None
    return ShownPlay(tuple(placement.cell for placement in step.move.placements))


if __name__ == "__main__":
    main()
