"""Plays at the window with mouse events only, as a person would."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.moves import Play, Trade
from qwirkle_desktop.rules.notation import parse_placements
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import parse_tile
from qwirkle_desktop.rules.view import view_of
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.board.items import SpriteItem, cell_at, chip_render, point_of, rect_of
from qwirkle_desktop.ui.board.scene import Layer

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class Driver:
    """One person's mouse at one window.

    `through_window`: clicks are told as a desktop does, to the window, which finds what lies there; what lies
    there then knows that the mouse is over it, too. Else straight to the part that is meant.
    """

    def __init__(self, qtbot: QtBot, desk: Desk) -> None:
        self.qtbot = qtbot
        self.desk = desk
        self.through_window = False
        self.table = desk.contents.table
        self.tray = self.table.dock.tray
        self.viewport = self.table.view.viewport()

    def settle(self) -> None:
        """Wait until the last turn is on the disk, and the next one was announced."""
        self.desk.controller.finish_writing()

    @property
    def state(self) -> GameState:
        """The game now."""
        self.settle()
        game = self.desk.controller.game
        assert game is not None
        return game.state

    @property
    def draft(self) -> Draft:
        """The tentative tiles of the person to move."""
        self.settle()
        draft = self.desk.controller.draft
        assert draft is not None
        return draft

    @property
    def words(self) -> str:
        """The help or the reason in the line of words."""
        return self.table.dock.words.text

    @property
    def is_reason(self) -> bool:
        """Whether the words shown tell why something was refused."""
        labels = [label for label in self.table.dock.words.findChildren(QLabel) if label.isVisible()]
        return [label.text() for label in labels if label.property("role") == "error"] == [self.words]

    @property
    def laid(self) -> dict[Cell, str]:
        """The tentative tiles on their cells."""
        return {placement.cell: str(placement.tile) for placement in self.draft.placements}

    @property
    def tray_tiles(self) -> str:
        """The hand as the tray shows it from left to right; `..` is an empty slot."""
        hands = self.table.hands
        places = [hands.place_in_slot(slot) for slot in range(6)]
        return " ".join(".." if place is None else str(hands.tile(place)) for place in places)

    def cells_at(self, layer: Layer) -> set[Cell]:
        """The cells on which something of a layer shows."""
        items = (item for item in self.table.scene.items() if item.zValue() == layer)
        return {cell_at(item.pos() + QPointF(1, 1)) for item in items if item.isVisible()}

    def shows_chip(self, text: str, cell: Cell, tone: ChipTone = ChipTone.ACCENT) -> bool:
        """Whether that chip, and no other, is on a cell's corner."""
        scene, view = self.table.scene, self.table.view
        render = chip_render(scene.sprites, text, scene._fonts.chip_font, tone)
        wanted = render(view.camera.cell, view.devicePixelRatioF()).pixmap.cacheKey()
        chips = [
            item
            for item in scene.items()
            if item.zValue() == Layer.CHIP and isinstance(item, SpriteItem) and item.pos() == point_of(cell)
        ]
        return [chip.pixmap().cacheKey() for chip in chips] == [wanted]

    # Where things are

    def spot(self, scene_point: QPointF) -> QPointF:
        """Where a point of the scene is in the board's viewport, to a fraction of a pixel."""
        return self.table.view.viewportTransform().map(scene_point)

    def place(self, tile: str) -> int:
        """The place in the hand of the first such tile."""
        return self.state.hand.index(parse_tile(tile))

    def slot_point(self, slot: int) -> QPoint:
        """The middle of a slot of the tray."""
        place = self.table.hands.place_in_slot(slot)
        if place is not None:
            return self.tile_point(place)
        first = self.table.hands.place_in_slot(0)
        assert first is not None
        pitch = (self.tray.width() - self.tile_point(first).x()) // 6
        return self.tile_point(first) + QPoint(pitch * slot, 0)

    def tile_point(self, place: int) -> QPoint:
        """The middle of a hand tile, in the tray."""
        centre = self.tray.global_rect_of(place).center()
        return self.tray.mapFromGlobal(centre.toPoint())

    def cell_point(self, cell: Cell) -> QPoint:
        """The middle of a cell, in the board's viewport; the board is moved there if need be.

        A glide ends first, as a press in the hand would end it.
        """
        self.table.view.finish()
        centre = rect_of(cell).center()
        point = self.table.view.mapFromScene(centre)
        if not self.viewport.rect().adjusted(8, 8, -8, -8).contains(point):
            away = point - self.viewport.rect().center()
            self.push_table(-away)
            point = self.table.view.mapFromScene(centre)
        return point

    def push_table(self, by: QPoint) -> None:
        """Drag the table from a corner that is free of tentative tiles."""
        start = QPoint(12, 12)
        QTest.mousePress(self.viewport, LEFT, pos=start)
        QTest.mouseMove(self.viewport, start + QPoint(20, 20))
        QTest.mouseMove(self.viewport, start + by)
        QTest.mouseRelease(self.viewport, LEFT, pos=start + by)

    # What a mouse can do

    def click(self, widget: QWidget, point: QPoint) -> None:
        """Click a point of a part of the window."""
        window = self.desk.window
        if self.through_window:
            QTest.mouseClick(window.windowHandle(), LEFT, NO_KEYS, widget.mapTo(window, point))
        else:
            QTest.mouseClick(widget, LEFT, pos=point)

    def click_tile(self, place: int) -> None:
        """Click a tile of the hand."""
        self.click(self.tray, self.tile_point(place))

    def click_cell(self, cell: Cell) -> None:
        """Click a cell of the board."""
        self.click(self.viewport, self.cell_point(cell))
        self.settle()

    def drag_to_cell(self, place: int, cell: Cell) -> None:
        """Drag a tile of the hand to a cell."""
        target = self.viewport.mapToGlobal(self.cell_point(cell))
        self.drag(self.tray, self.tile_point(place), self.tray.mapFromGlobal(target))

    def drag_from_cell(self, cell: Cell, target: QPoint) -> None:
        """Drag what is on a cell to a global point."""
        self.drag(self.viewport, self.cell_point(cell), self.viewport.mapFromGlobal(target))

    def right_click(self, cell: Cell) -> None:
        """Click a cell with the other button."""
        QTest.mouseClick(self.viewport, RIGHT, pos=self.cell_point(cell))

    def drag_to_slot(self, place: int, slot: int) -> None:
        """Drag a tile of the hand to another slot of the tray."""
        self.drag(self.tray, self.tile_point(place), self.slot_point(slot))

    def hover(self, cell: Cell) -> None:
        """Move the mouse over a cell."""
        point = self.cell_point(cell)
        QTest.mouseMove(self.viewport, point - QPoint(2, 0))
        QTest.mouseMove(self.viewport, point)

    def wheel(self, at: QPoint, notches: float, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Turn the wheel over a point of the board's viewport, away from oneself."""
        window = self.desk.window
        point = QPointF(self.viewport.mapTo(window, at))
        turned = QPoint(0, round(120 * notches))
        QTest.wheelEvent(window.windowHandle(), point, turned, QPoint(), keys)

    def pinch(self, at: QPoint, by: float) -> None:
        """Spread two fingers on a touch pad: `by` is the zoom's change, 0.1 for a tenth more."""
        place, screen = QPointF(at), QPointF(self.viewport.mapToGlobal(at))
        device = QPointingDevice.primaryPointingDevice()
        kind = Qt.NativeGestureType.ZoomNativeGesture
        event = QNativeGestureEvent(kind, device, 2, place, place, screen, by, QPointF())
        QApplication.sendEvent(self.viewport, event)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key, wherever the focus is."""
        if QApplication.focusWindow() is None:
            # Nobody gives the focus back offscreen when a dialog goes.
            with self.qtbot.waitActive(self.desk.window):
                self.desk.window.activateWindow()
        QTest.keyClick(QApplication.focusWindow(), key, keys)
        self.settle()

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Press, move and release; the pressed widget keeps the mouse, as it does on a screen."""
        QTest.mousePress(widget, LEFT, pos=start)
        middle = (QPointF(start) + QPointF(end)) / 2
        for point in (start + QPoint(0, -12), middle.toPoint(), end):
            QTest.mouseMove(widget, point)
        QTest.mouseRelease(widget, LEFT, pos=end)

    def button(self, text: str) -> QPushButton:
        """The visible button whose text begins so."""
        buttons = self.desk.window.findChildren(QPushButton)
        found = [one for one in buttons if one.isVisible() and one.text().replace("&", "").startswith(text)]
        assert found, f"no button {text!r} among {[one.text() for one in buttons if one.isVisible()]}"
        return found[0]

    def dialog(self, name: str) -> QDialog:
        """The open dialog of that name."""
        dialogs = [one for one in self.desk.window.findChildren(QDialog, name) if one.isVisible()]
        assert len(dialogs) == 1, f"{len(dialogs)} dialogs {name!r}"
        return dialogs[0]

    def answer(self, name: str, button: str) -> None:
        """Press a button, by its name, of an open dialog."""
        dialog = self.dialog(name)
        QTest.mouseClick(dialog.findChild(QPushButton, button), LEFT)
        self.settle()
        assert not dialog.isVisible()

    def action(self, name: str) -> QAction:
        """One of the window's actions."""
        action = self.desk.window.findChild(QAction, name)
        assert action is not None, name
        return action

    def offers(self, text: str) -> bool:
        """Whether there is a visible button whose text begins so."""
        buttons = self.desk.window.findChildren(QPushButton)
        return any(one.isVisible() and one.text().replace("&", "").startswith(text) for one in buttons)

    def press(self, text: str) -> None:
        """Click a button."""
        self.settle()
        button = self.button(text)
        assert button.isEnabled(), f"{text!r} is not enabled: {self.table.dock.words.text}"
        self.click(button, button.rect().center())
        self.settle()

    def lay_tile(self, tile: str, x: int, y: int) -> None:
        """Pick a tile with a click and lay it with another."""
        self.click_tile(self.place(tile))
        self.click_cell(Cell(x, y))

    # Whole turns

    def let_computer_play(self, play: str | None = None) -> None:
        """The computer decides: that play, or the one with the most points."""
        best = all_plays(view_of(self.state, self.state.seat))
        move = Play(parse_placements(play)) if play else best[0][0] if best else Trade(self.state.hand[:1])
        self.desk.computers.decided.emit(move)
        self.settle()

    def wait_for_turn(self, timeout: int = 15_000) -> None:
        """Wait until a person may lay tiles, the curtain is down or the game is over."""
        self.qtbot.waitUntil(self._somebody_can_act, timeout=timeout)

    def _somebody_can_act(self) -> bool:
        curtain = self.table.overlays.curtain
        return self.desk.controller.draft is not None or curtain.isVisible() or self.state.is_over

    def best_play(self) -> Play | None:
        """The play with the most points for the person to move."""
        plays = all_plays(view_of(self.state, self.state.seat))
        return plays[0][0] if plays else None

    def lay(self, play: Play, *, by_dragging: bool) -> None:
        """Lay a play's tiles one by one, each where it may go already."""
        wanted = {placement.cell: placement.tile for placement in play.placements}
        while wanted:
            draft = self.desk.controller.draft
            assert draft is not None
            place, cell = next(
                (place, cell)
                for cell, tile in wanted.items()
                for place in range(len(draft.hand))
                if draft.hand[place] == tile
                and draft.laid_on(place) is None
                and cell in draft.legal_cells(place)
            )
            if by_dragging:
                self.drag_to_cell(place, cell)
            else:
                self.click_tile(place)
                self.click_cell(cell)
            now = self.desk.controller.draft
            assert now is not None
            assert now.laid_on(place) == cell, self.table.dock.words.text
            del wanted[cell]

    def take_turn(self, *, by_dragging: bool = False) -> None:
        """Play the best, or trade one tile where nothing fits."""
        play = self.best_play()
        if play is not None:
            self.lay(play, by_dragging=by_dragging)
            self.press("Play")
        else:
            self.press("Trade")
            self.click_tile(0)
            self.press("Trade 1")
