"""A player's head over a column of the sheet: name, total, Qwirkles."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from qwirkle_desktop.rules.scorepad import Scorepad
from qwirkle_desktop.ui.dialogs.parts import GAP, text_label
from qwirkle_desktop.ui.panel.painting import explain
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.scorepad.elided import ElidedLabel
from qwirkle_desktop.ui.scorepad.sheet_model import STAR
from qwirkle_desktop.ui.typography import TextRole, TypeScale, make_font

LARGEST = 1.5
"""Of the largest text elsewhere: as large as can be read from the other side of a table."""
PROBE = 100


class SeatHead(QFrame):
    """Framed when it is the player's turn. Long names are cut, and the total is as large as there is room."""

    def __init__(self, fonts: TypeScale) -> None:
        super().__init__()
        self._fonts = fonts
        self._notes: tuple[str, ...] = ("",)
        self.name = ElidedLabel(fonts, TextRole.NAME)
        self.total = text_label("", "title", wrap=False)
        self.notes = text_label("", "small", wrap=False)
        page = QVBoxLayout(self)
        page.setContentsMargins(GAP // 2, GAP, GAP // 2, GAP)
        page.setSpacing(0)
        for label in (self.name, self.total, self.notes):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            # Every column is as wide as the others.
            label.setMinimumWidth(1)
            page.addWidget(label)

    def show_seat(self, pad: Scorepad, seat: int) -> None:
        """Show how a player stands."""
        total, count = pad.total(seat), pad.qwirkles(seat)
        is_next = seat == pad.seat and not pad.is_over
        leads = [phrases.leads()] if seat in pad.leaders and not pad.is_over else []
        out = [phrases.went_out()] if pad.out == seat else []
        stars = [f"{STAR} {count}"] if count else []
        self.name.show_text(pad.names[seat])
        self._notes = ("  ".join([*stars, *leads, *out]), *out, *leads, *stars, "")
        self.total.setText(str(total))
        self.setProperty("surface", "active" if is_next else "card")
        self.style().polish(self)
        notes = [phrases.qwirkles(count), *leads, *out, *([phrases.has_turn()] if is_next else [])]
        spoken = phrases.seat_spoken(pad.names[seat], total, notes)
        explain(self, spoken)
        self.setAccessibleName(spoken)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.width() - 2 * GAP
        small = QFontMetrics(self._fonts.font(TextRole.SMALL))
        fitting = (text for text in self._notes if small.horizontalAdvance(text) <= room)
        self.notes.setText(next(fitting, ""))
        probe = QFontMetrics(make_font(PROBE, QFont.Weight.Bold)).horizontalAdvance("000")
        size = min(self._fonts.size(TextRole.TITLE) * LARGEST, room * PROBE / probe)
        self.total.setStyleSheet(f"font-size: {max(self._fonts.size(TextRole.NAME), int(size))}px")
