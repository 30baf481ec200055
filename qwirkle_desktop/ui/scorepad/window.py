"""The window of a scorepad: the sheet, and beside it the keys that write on it."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMenu, QStackedWidget, QVBoxLayout, QWidget

from qwirkle_desktop.controller.pad_book import PadBook
from qwirkle_desktop.rules.pad_entry import PadEntry
from qwirkle_desktop.rules.scorepad import Scorepad
from qwirkle_desktop.ui.dialogs.ask import notice
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, button, scrolling, text_label
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases import files as file_phrases
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.scorepad.keypad import Keypad
from qwirkle_desktop.ui.scorepad.questions import EndDialog, TurnDialog
from qwirkle_desktop.ui.scorepad.result import PadResult
from qwirkle_desktop.ui.scorepad.sharing import PadSharing
from qwirkle_desktop.ui.scorepad.sheet import Sheet
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

KEYS_WIDTH = 20
"""Of the keypad, in heights of body text."""
LOW = 24
"""A window less high than so many heights of body text has room for the keys alone."""
SHARE = 0.42
"""Of the window's width, at most."""


class PadWindow(QDialog):
    """Signals: `new_wanted` and `list_wanted` when another pad is to be begun, or chosen from all."""

    new_wanted = Signal()
    list_wanted = Signal()

    def __init__(self, book: PadBook, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book, self._fonts = book, fonts
        book.setParent(self)
        self.setObjectName("scorepad")
        self.setWindowTitle(phrases.title())
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.sheet = Sheet(book.pad, theme, fonts)
        around = parent.window() if parent else None
        self._room = around.size() if around else self.screen().availableGeometry().size()
        self._is_low = self._room.height() < LOW * fonts.base
        self.keypad = Keypad(fonts, phrases.write(), low=self._is_low)
        self.sharing = PadSharing(book, self)
        self._result: PadResult | None = None
        self._said = text_label("", "small")
        self._said.setObjectName("pad_said")
        self._make_orders()
        self._lay_out()
        self._connect()
        self._show_pad(book.pad)

    # Building

    def _make_orders(self) -> None:
        self.undo = QAction(phrases.undo(), self)
        self.undo.setShortcuts(QKeySequence.StandardKey.Undo)
        self.undo.triggered.connect(self.book.undo)
        self.addAction(self.undo)
        self.undo_button = button(phrases.undo(), "undo_entry")
        self.end_button = button(phrases.end(), "end_pad")
        self.more = button(phrases.more(), "pad_more")
        self.new_button = button(phrases.new(), "new_pad", kind="primary")
        self.close_button = button(phrases.close(), "close_pad")
        self._buttons = (self.undo_button, self.end_button, self.new_button, self.more, self.close_button)
        self._menu = QMenu(self)
        orders: tuple[tuple[str, Callable[[], object]] | None, ...] = (
            (phrases.new(), self.new_wanted.emit),
            (phrases.earlier(), self.list_wanted.emit),
            None,
            (phrases.print_pad(), self.sharing.print_out),
            (phrases.save_pdf(), self.sharing.ask_pdf),
            (phrases.save_picture(), self.sharing.ask_picture),
            (phrases.copy_picture(), self.sharing.copy),
            (phrases.save_table(), self.sharing.ask_table),
        )
        for order in orders:
            if order is None:
                self._menu.addSeparator()
            else:
                self._menu.addAction(order[0].replace("&", "&&")).triggered.connect(order[1])
        self.more.setMenu(self._menu)

    def _lay_out(self) -> None:
        self._side = QStackedWidget()
        self._side.addWidget(self.keypad)
        self._area = scrolling(self._side, "pad_side")
        middle = QHBoxLayout()
        middle.setSpacing(PADDING)
        middle.addWidget(self.sheet, 1)
        middle.addWidget(self._area)
        below = FlowLayout(gap=GAP)
        for each in self._buttons:
            # The mouse leaves the keyboard to the sheet.
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            below.addWidget(each)
        page = QVBoxLayout(self)
        page.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        page.setSpacing(GAP)
        page.addLayout(middle, 1)
        page.addWidget(self._said)
        page.addLayout(below)
        self.resize(self._room * 0.97)
        wanted = self._fonts.size(TextRole.BODY) * KEYS_WIDTH
        self._area.setFixedWidth(min(wanted, round(self._room.width() * SHARE)))

    def _connect(self) -> None:
        self.book.changed.connect(self._show_pad)
        self.book.unsaved.connect(self._tell_unsaved)
        self.keypad.written.connect(self.book.enter)
        self.keypad.changed.connect(self._show_entry)
        self.sheet.turn_chosen.connect(self._edit)
        self.undo_button.clicked.connect(self.undo.trigger)
        self.end_button.clicked.connect(self._ask_end)
        self.new_button.clicked.connect(self.new_wanted)
        self.close_button.clicked.connect(self.reject)
        self.sharing.told.connect(self._tell)

    # The pad

    def _show_pad(self, pad: Scorepad) -> None:
        self.sheet.show_pad(pad)
        self._show_side(pad)
        self.undo.setEnabled(self.book.can_undo)
        self.undo_button.setEnabled(self.book.can_undo)
        self.end_button.setVisible(not pad.is_over)
        self.end_button.setEnabled(bool(pad.turns))
        self.new_button.setVisible(pad.is_over)
        self._tell("")

    def _show_side(self, pad: Scorepad) -> None:
        """The keys, or how the game ended."""
        if self._result is not None:
            self._side.removeWidget(self._result)
            self._result.deleteLater()
            self._result = None
        if pad.is_over:
            self._result = PadResult(pad)
            self._side.addWidget(self._result)
            self._side.setCurrentWidget(self._result)
            self.new_button.setFocus()
        else:
            self.keypad.show_entry(phrases.turn_of(pad.names[pad.seat]), PadEntry())
            self._side.setCurrentWidget(self.keypad)
            self.sheet.table.setFocus()

    def _show_entry(self) -> None:
        entry = self.keypad.entry
        for each in self._buttons:
            # Enter writes what was typed first.
            each.takes_enter = entry.is_empty
        self.sheet.model.show_entry("" if entry.is_empty else str(entry.points))

    def _edit(self, number: int) -> None:
        self._turn = TurnDialog(self.book.pad, number, self._fonts, self, low=self._is_low)
        self._turn.accepted.connect(self._take_edited)
        show(self._turn)

    def _take_edited(self) -> None:
        self.book.edit(self._turn.number, self._turn.turn)

    def _ask_end(self) -> None:
        self._ending = EndDialog(self.book.pad, self)
        self._ending.accepted.connect(self._end)
        show(self._ending)

    def _end(self) -> None:
        self.book.end(self._ending.out)

    def _tell(self, text: str) -> None:
        self._said.setText(text)
        self._said.setVisible(bool(text))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.sheet.table.painter.set_theme(theme)
        self.sheet.table.viewport().update()

    def _tell_unsaved(self, reason: str) -> None:
        show(notice(file_phrases.not_kept_heading(), file_phrases.not_kept(reason), self))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures are written wherever the keyboard is; Esc clears the entry before it leaves the window."""
        if event.key() == Qt.Key.Key_Escape and not self.book.pad.is_over and self.keypad.clear():
            return
        if self.book.pad.is_over or not self.keypad.take_key(event):
            super().keyPressEvent(event)
