"""Writes one turn: large keys for points, others for the lengths of lines, and what they come to."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from qwirkle_desktop.rules.pad_entry import PadEntry
from qwirkle_desktop.rules.scorepad import LINE_LENGTHS, MOST_POINTS, line_points
from qwirkle_desktop.ui.dialogs.parts import ENTER_KEYS, GAP, button, text_label
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.scorepad.elided import ElidedLabel
from qwirkle_desktop.ui.scorepad.sheet_model import STAR
from qwirkle_desktop.ui.typography import TextRole, TypeScale

DIGITS = ((7, 8, 9), (4, 5, 6), (1, 2, 3))
LINE_KEYS = {Qt.Key.Key_F2 + length - 2: length for length in LINE_LENGTHS}
ERASE_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
HIGHEST_KEY, LEAST_KEY, LEAST_LINE = 4.8, 40, 1.1
"""In heights of body text; in px, and in heights of its letters, where a window is low."""
STAR_ABOVE = 0.4
"""The star's font hangs lower than that of the figures: so much room above brings them level again."""


class Keypad(QWidget):
    """In a `low` window only the keys and the points show.

    Signals: `written(PadTurn)` when the turn is to be kept, `changed` when the entry is another.
    """

    written = Signal(object)
    changed = Signal()

    def __init__(self, fonts: TypeScale, write: str, *, low: bool = False) -> None:
        super().__init__()
        self._fonts, self._low = fonts, low
        self._entry = PadEntry()
        self.heading = ElidedLabel(fonts, TextRole.HEADING)
        self._amount = text_label("", "score", wrap=False)
        self._amount.setObjectName("entry_points")
        self._told = text_label("", "muted")
        self._told.setObjectName("entry_told")
        self.digits = {digit: self._key(str(digit), f"digit_{digit}") for digit in range(10)}
        self.lines = {length: self._key(line_text(length), f"line_{length}") for length in LINE_LENGTHS}
        self.erase = self._key("⌫", "erase")
        self.qwirkle = button("", "note_qwirkle")
        self.write = self._key(write, "write_turn", kind="primary")
        self._lay_out()
        self._name_keys()
        self._connect()
        self._refresh()

    @property
    def entry(self) -> PadEntry:
        """What is written up to now."""
        return self._entry

    def show_entry(self, heading: str, entry: PadEntry) -> None:
        """Begin anew, or with a turn that was written."""
        self.heading.show_text(heading)
        self._take(entry)

    def take_key(self, event: QKeyEvent) -> bool:
        """What a key does, wherever the keyboard is; False for one that means nothing here."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self._take(self._entry.with_digit(key - Qt.Key.Key_0))
        elif key in LINE_KEYS:
            self._take(self._entry.with_line(LINE_KEYS[key]))
        elif key in ERASE_KEYS:
            self._take(self._entry.shorter())
        elif key == Qt.Key.Key_Q:
            self._take(self._entry.with_qwirkle())
        elif key in ENTER_KEYS:
            self._write()
        else:
            return False
        return True

    def clear(self) -> bool:
        """Forget what is written; False where nothing is."""
        was_empty = self._entry.is_empty
        self._take(PadEntry())
        return not was_empty

    def _key(self, text: str, name: str, kind: str = "") -> QPushButton:
        key = button(text, name, kind=kind)
        key.takes_enter = False
        # The keyboard stays where it is: digits mean the same everywhere.
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        letters = self._fonts.size(TextRole.HEADING)
        height = max(LEAST_KEY, round(letters * LEAST_LINE))
        above = round(letters * STAR_ABOVE) if STAR in text else 0
        key.setStyleSheet(
            f"font-size: {letters}px; padding: {above}px 0 0 0;"
            f"min-height: {height - above}px; min-width: {LEAST_KEY}px"
        )
        key.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
        key.setMaximumHeight(round(self._fonts.base * HIGHEST_KEY))
        return key

    def _lay_out(self) -> None:
        numbers = QGridLayout()
        numbers.setSpacing(GAP)
        for row, digits in enumerate(DIGITS):
            for column, digit in enumerate(digits):
                numbers.addWidget(self.digits[digit], row, column)
        numbers.addWidget(self.erase, 3, 0)
        numbers.addWidget(self.digits[0], 3, 1)
        numbers.addWidget(self.qwirkle, 3, 2)
        lines = QHBoxLayout()
        lines.setSpacing(GAP // 2)
        for key in self.lines.values():
            lines.addWidget(key)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(GAP // 2 if self._low else GAP)
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self._amount)
        page.addLayout(top)
        page.addWidget(self._told)
        page.addLayout(numbers, 12)
        label = text_label(phrases.lines_label(), "small")
        label.setHidden(self._low)
        page.addWidget(label)
        page.addLayout(lines, 3)
        page.addWidget(self.write)
        page.addStretch()
        for words in (self._told, label):
            words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _connect(self) -> None:
        for keys, order in ((self.digits, self._press_digit), (self.lines, self._press_line)):
            for figure, key in keys.items():
                key.setProperty("figure", figure)
                key.clicked.connect(order)
        self.erase.clicked.connect(self._erase)
        self.qwirkle.clicked.connect(self._note)
        self.write.clicked.connect(self._write)

    def _name_keys(self) -> None:
        for length, key in self.lines.items():
            spoken = phrases.line_button(length, line_points(length))
            key.setAccessibleName(spoken)
            key.setToolTip(f"{spoken} (F{length})")
        self.erase.setAccessibleName(phrases.erase())
        self.erase.setToolTip(phrases.erase())
        self.qwirkle.setToolTip(phrases.qwirkle_help())
        self.qwirkle.takes_enter = False
        self.qwirkle.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.qwirkle.setStyleSheet("padding: 0")
        self.qwirkle.setSizePolicy(self.erase.sizePolicy())
        self.qwirkle.setMaximumHeight(self.erase.maximumHeight())

    def _press_digit(self) -> None:
        self._take(self._entry.with_digit(self.sender().property("figure")))

    def _press_line(self) -> None:
        self._take(self._entry.with_line(self.sender().property("figure")))

    def _erase(self) -> None:
        self._take(self._entry.shorter())

    def _note(self) -> None:
        self._take(self._entry.with_qwirkle())

    def _write(self) -> None:
        turn = self._entry.turn
        if turn is not None:
            self._take(PadEntry())
            self.written.emit(turn)

    def _take(self, entry: PadEntry) -> None:
        if entry != self._entry:
            self._entry = entry
            self._refresh()
            self._say()
            self.changed.emit()

    def _refresh(self) -> None:
        entry = self._entry
        self._amount.setText("–" if entry.is_empty else str(entry.points))
        role, text = "muted", phrases.entry_help()
        if entry.is_too_high:
            role, text = "error", phrases.too_high(MOST_POINTS)
        elif entry.lines:
            text = phrases.entry_sum([line_points(length) for length in entry.lines], entry.points)
        elif entry.typed:
            text = ""
        self._told.setProperty("role", role)
        self._told.style().polish(self._told)
        self._told.setText(text)
        self._told.setHidden(self._low and not entry.is_too_high)
        turn = entry.turn
        count = turn.qwirkles if turn else 0
        self.qwirkle.setText(f"{STAR} {count}")
        self.qwirkle.setAccessibleName(phrases.qwirkle_button(count))
        self.qwirkle.setEnabled(entry.with_qwirkle() != entry)
        self.erase.setEnabled(not entry.is_empty)
        self.write.setEnabled(turn is not None)

    def _say(self) -> None:
        """A screen reader hears what the keys came to, wherever the keyboard is."""
        if self.isVisible() and QAccessible.isActive():
            text = self._told.text() or self._amount.text()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))


def line_text(length: int) -> str:
    """A line's length on its key, starred where it is a Qwirkle."""
    return str(length) if line_points(length) == length else f"{length}{STAR}"
