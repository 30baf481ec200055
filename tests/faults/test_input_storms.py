"""Storms of clicks, drags, keys, undo, closing and lost focus on the real window: it holds what it should."""

from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QPushButton, QWidget
from shiboken6 import isValid

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.formats.variants import variant_named, variants
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.moves import Lift, Move, Pass, Roll, Trade
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.view import view_of
from tests.faults.conftest import Tally
from tests.faults.kept import lines_in, lines_of
from tests.faults.noting import faults_noted
from tests.ui.table.conftest import SILENT_ENGINE

Share = st.integers(0, 255)
"""Of the width or height of something, in 256ths: a storm must not draw more than Hypothesis takes."""
Number = st.integers(0, 1000)
KEYS = [
    *(
        getattr(Qt.Key, f"Key_{name}")
        for name in ("1", "2", "6", "T", "S", "P", "N", "F", "M", "Z", "L", "R", "D")
    ),
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Return", "Escape", "Backspace", "Space", "Tab", "Delete")),
    *(
        getattr(Qt.Key, f"Key_{name}")
        for name in ("Left", "Right", "Up", "Down", "Plus", "Minus", "F1", "Home")
    ),
]
MODIFIERS = [Qt.KeyboardModifier.NoModifier] * 3 + [
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
]
BUTTONS = [Qt.MouseButton.LeftButton] * 3 + [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton]
SEATS = ["Ada", "Ben", "computer:club", "computer:casual"]


class Storm(RuleBasedStateMachine):
    """Orders by chance. The desk stays from one storm to the next, as a window stays open."""

    desk: Desk
    faults: list[str]
    steps = 0

    @initialize(
        seats=st.lists(st.sampled_from(SEATS), min_size=2, max_size=4),
        deal=st.integers(0, 9999),
        name=st.sampled_from(sorted(variants())),
    )
    def sit_down(self, seats: list[str], deal: int, name: str) -> None:
        """Another game, any of the family."""
        chosen = [
            SeatSetup(f"Robin{place}", word.partition(":")[2], colour=place)
            if ":" in word
            else SeatSetup(f"{word}{place}", colour=place)
            for place, word in enumerate(seats)
        ]
        self.desk.window.show()
        self.desk.contents.desk.start(GameSetup(tuple(chosen), deal, variant=variant_named(name)))

    @rule(x=Share, y=Share, button=st.sampled_from(BUTTONS), twice=st.booleans())
    def click(self, x: int, y: int, button: Qt.MouseButton, twice: bool) -> None:
        """Somewhere in the window."""
        widget, point = self._at(x, y)
        for act in (QTest.mousePress, QTest.mouseDClick if twice else QTest.mouseRelease):
            _point_with(act, widget, button, point)

    @rule(x=Share, y=Share, to_x=Share, to_y=Share, button=st.sampled_from(BUTTONS), drops=st.booleans())
    def drag(self, x: int, y: int, to_x: int, to_y: int, button: Qt.MouseButton, drops: bool) -> None:
        """From anywhere to anywhere; sometimes the button is never released there."""
        widget, point = self._at(x, y)
        target = widget.mapFromGlobal(self._point(to_x, to_y))
        _point_with(QTest.mousePress, widget, button, point)
        for way in ((point + target) / 2, target):
            _point_with(QTest.mouseMove, widget, Qt.MouseButton.NoButton, way)
        if drops:
            _point_with(QTest.mouseRelease, widget, button, target)

    @rule(slot=st.integers(0, 5), number=Number)
    def lay(self, slot: int, number: int) -> None:
        """A tile of the hand, by clicks, on a cell where it may go."""
        table, draft = self.desk.contents.table, self.desk.controller.draft
        place = table.hands.place_in_slot(slot)
        cells = sorted(draft.legal_cells(place)) if draft and place is not None else []
        if cells and table.isVisible():
            table.gestures.pick(place)
            cell = cells[number % len(cells)]
            from qwirkle_desktop.ui.board.items import rect_of

            spot = table.view.mapFromScene(rect_of(cell).center())
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    @rule(key=st.sampled_from(KEYS), modifiers=st.sampled_from(MODIFIERS))
    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        """A key, wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.desk.window, key, modifiers)

    @rule(number=Number)
    def push(self, number: int) -> None:
        """One of the buttons that can be pushed."""
        buttons = [
            one for one in self._top().findChildren(QPushButton) if one.isVisible() and one.isEnabled()
        ]
        if buttons:
            buttons[number % len(buttons)].click()

    @rule(number=Number)
    def choose(self, number: int) -> None:
        """One of the window's actions, where no dialog is before it."""
        if self._top() is self.desk.window:
            actions = [one for one in self.desk.window.findChildren(QAction) if one.isEnabled()]
            actions[number % len(actions)].trigger()

    @rule(number=Number, is_wrong=st.booleans())
    def decide(self, number: int, is_wrong: bool) -> None:
        """The computer answers, whether anyone asked or not."""
        game = self.desk.controller.game
        if game is None or game.is_over or game.header.seats[game.state.seat].computer is None:
            return
        move = Trade(()) if is_wrong else _some_move(game.state, number)
        self.desk.computers.decided.emit(move)

    @rule(back=st.booleans())
    def leave_alone(self, back: bool) -> None:
        """The window loses the focus, or has it again."""
        state = Qt.ApplicationState
        app = QApplication.instance()
        app.applicationStateChanged.emit(state.ApplicationActive if back else state.ApplicationInactive)

    @rule(width=st.integers(1, 2000), height=st.integers(1, 1600))
    def resize(self, width: int, height: int) -> None:
        """Smaller than it may be, larger than the screen."""
        self.desk.window.resize(width, height)

    @rule()
    def close_and_open(self) -> None:
        """The window is closed, and opened again on what was kept."""
        self.desk.window.close()
        self.desk.window.show()
        self.desk.contents.begin()

    @rule(notches=st.sampled_from([-5, -1, 1, 5]), x=Share, y=Share)
    def wheel(self, notches: int, x: int, y: int) -> None:
        """Turned anywhere."""
        window = self.desk.window
        if (handle := window.windowHandle()) is not None:
            spot = QPointF(window.width() * x // 256, window.height() * y // 256)
            QTest.wheelEvent(handle, spot, QPoint(0, 120 * notches))

    # What always holds

    @invariant()
    def nothing_was_said(self) -> None:
        """No warning of Qt's, no exception."""
        type(self).steps += 1
        QApplication.processEvents()
        assert not self.faults

    @invariant()
    def every_tile_is_somewhere(self) -> None:
        """All of the game's in hands, bag and board; the draft only borrows."""
        game, draft = self._game(), self.desk.controller.draft
        if game is not None:
            state = game.state
            tiles = sum(map(len, state.hands)) + len(state.bag) + len(state.board)
            self._expect(tiles == state.variant.size, "all tiles")
            self._expect(draft is None or draft.hand == state.hand, "the draft has the hand")

    @invariant()
    def the_library_has_the_game(self) -> None:
        """What the controller holds is on the disk."""
        game = self._game()
        if game is not None:
            self.desk.controller.finish_writing()
            kept = lines_of(self.desk.library._path, game.header.id)
            self._expect(self.desk.controller.is_saved, "the controller says that the game is saved")
            self._expect(kept == lines_in(game), "the library has the game")

    def teardown(self) -> None:
        """Dialogs go; the window stays."""
        for dialog in self.desk.window.findChildren(QDialog):
            dialog.close()

    def _game(self) -> Game | None:
        """The game on the table; a lesson is none: it has a few tiles of its own, and is not kept."""
        controller = self.desk.controller
        return controller.game if controller._keeper.kept else None

    def _expect(self, is_so: bool, what: str) -> None:
        if not is_so:
            self.faults.append(f"not so: {what}")
            raise AssertionError(what)

    def _top(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.desk.window

    def _point(self, x: int, y: int) -> QPoint:
        top = self._top()
        return top.mapToGlobal(QPoint(top.width() * x // 256, top.height() * y // 256))

    def _at(self, x: int, y: int) -> tuple[QWidget, QPoint]:
        top, point = self._top(), self._point(x, y)
        # Of a popup of Qt's own Python holds nothing else, and its parts would count as gone with it.
        self._over = top
        widget = top.childAt(top.mapFromGlobal(point)) or top
        return widget, widget.mapFromGlobal(point)


def _some_move(state: GameState, number: int) -> Move:
    """A move that the rules allow: at times what may come before a play."""
    plays = all_plays(view_of(state, state.seat))
    if state.can_lift and number % 4 == 0:
        return Lift(state.liftable[number % len(state.liftable)])
    if state.can_roll and state.aside is None and (number % 4 == 0 or not plays):
        return Roll(state.hand)
    if plays:
        return plays[number % len(plays)][0]
    return Trade(state.hand[:1]) if state.can_trade else Pass()


def _point_with(act: Callable[..., None], widget: QWidget, button: Qt.MouseButton, point: QPoint) -> None:
    """Do it, unless the widget went with what was done before, as a slider of the size of text does."""
    if not isValid(widget):
        return
    try:
        if button == Qt.MouseButton.NoButton:
            act(widget, point)
        else:
            act(widget, button, pos=point)
    except RuntimeError:
        # So PySide tells that it went just now.
        if isValid(widget):
            raise


@pytest.fixture
def nothing_is_replaced(qapp: QApplication) -> Iterator[None]:
    """Qt's own window for files asks whether to write over one, and comes back only with an answer."""

    def refuse() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox) and isinstance(box.parent(), QFileDialog):
            box.reject()

    timer = QTimer(qapp)
    timer.timeout.connect(refuse)
    timer.start(50)
    yield
    timer.stop()


@pytest.mark.usefixtures("nothing_is_replaced")
@pytest.mark.parametrize("steps", [90, pytest.param(10_000, marks=pytest.mark.faults)])
def test_no_storm_of_input_breaks_anything(
    open_desk: Callable[..., Desk],
    monkeypatch: pytest.MonkeyPatch,
    steps: int,
    tally: Tally,
) -> None:
    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName", "getExistingDirectory"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, name=name: ([] if name.endswith("s") else "", ""))
    opened = open_desk(engine=SILENT_ENGINE)
    with faults_noted() as noted:

        class HereAndNow(Storm):
            desk, faults = opened, noted

        chosen = settings(
            max_examples=3,
            stateful_step_count=min(100, steps // 3),
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        while HereAndNow.steps < steps and not noted:
            # A window is never the same twice, and Hypothesis takes that amiss; what went wrong is noted.
            with suppress(Flaky):
                run_state_machine_as_test(HereAndNow, settings=chosen)
    assert noted == []
    tally(HereAndNow.steps)
