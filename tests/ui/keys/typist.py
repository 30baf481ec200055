"""Plays at the window with keys only: no hand is on the mouse."""

from PySide6.QtCore import Qt

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Play
from tests.ui.table.driver import Driver

SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ENTER, SPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape
BACKSPACE, DELETE, TAB = Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Tab
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
PAGE_DOWN, PAGE_UP = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp


class Typist:
    """One person's keyboard; the driver only looks."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.table = driver.table

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press keys one after another."""
        for key in keys:
            self.driver.key(key, held)

    @property
    def cell(self) -> Cell | None:
        """Where the cursor is."""
        return self.table.board_cursor.cell

    def take(self, tile: str) -> None:
        """Take a tile of the hand by the number of its slot."""
        self.take_place(self.driver.place(tile))

    def take_place(self, place: int) -> None:
        """Take the tile at a place of the hand by the number of its slot."""
        slot = next(slot for slot in range(7) if self.table.hands.place_in_slot(slot) == place)
        self.press(Qt.Key(Qt.Key.Key_1 + slot))

    def go(self, cell: Cell) -> None:
        """Bring the cursor to a cell that takes the held tile, with arrows as far as they lead."""
        for _ in range(60):
            if self.cell == cell:
                return
            before = self.cell
            assert before is not None
            if abs(cell.x - before.x) >= abs(cell.y - before.y):
                self.press(RIGHT if cell.x > before.x else LEFT)
            else:
                self.press(DOWN if cell.y > before.y else UP)
            if self.cell == before:
                break
        for _ in range(200):
            if self.cell == cell:
                return
            self.press(PAGE_DOWN)
        raise AssertionError(f"the keys do not lead to {cell}")

    def lay(self, play: Play) -> None:
        """Lay a play's tiles one by one, each where it may go already."""
        wanted = {placement.cell: placement.tile for placement in play.placements}
        while wanted:
            draft = self.driver.draft
            place, cell = next(
                (place, cell)
                for cell, tile in wanted.items()
                for place in range(len(draft.hand))
                if draft.hand[place] == tile
                and draft.laid_on(place) is None
                and cell in draft.legal_cells(place)
            )
            self.take_place(place)
            self.go(cell)
            self.press(ENTER)
            assert self.driver.draft.laid_on(place) == cell, self.driver.words
            del wanted[cell]

    def take_turn(self) -> None:
        """Play the best, or trade one tile where nothing fits."""
        play = self.driver.best_play()
        if play is not None:
            self.lay(play)
        else:
            self.press(Qt.Key.Key_T, Qt.Key.Key_1)
        self.press(ENTER)
