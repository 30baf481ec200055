"""Asks who plays at the real table."""

from collections.abc import Sequence
from itertools import chain, repeat

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QDialog, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from qwirkle_desktop.library.record import LONGEST_NAME, name_problem
from qwirkle_desktop.rules.scorepad import FEWEST_PLAYERS, MOST_PLAYERS
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, scrolling, text_label
from qwirkle_desktop.ui.phrases import scorepad as phrases

LEAST_WIDTH = 420


class NamesDialog(QDialog):
    """Accepted with two to six names; `names()` then tells them. `known` are offered while one types."""

    def __init__(self, names: Sequence[str], known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pad_names_dialog")
        self.setWindowTitle(phrases.names_heading())
        self.setMinimumWidth(LEAST_WIDTH)
        self.start = button(phrases.begin(), "start_pad", kind="primary")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        cancel = button(phrases.cancel(), "cancel")
        cancel.clicked.connect(self.reject)
        self.rotate = button(phrases.next_begins(), "next_begins", kind="quiet")
        self.rotate.clicked.connect(self._rotate)
        self.fields = [self._field(number, known) for number in range(1, MOST_PLAYERS + 1)]
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.names_heading(), "heading"))
        page.addWidget(text_label(phrases.names_help(), "muted"))
        page.addWidget(self._names_area(), 1)
        page.addWidget(self.rotate, 0, Qt.AlignmentFlag.AlignLeft)
        page.addLayout(button_row(cancel, self.start))
        self._fill(names)
        self._refresh()

    def names(self) -> tuple[str, ...]:
        """The names that are filled in, in order."""
        texts = (" ".join(field.text().split()) for field in self.fields)
        return tuple(text for text in texts if text and not name_problem(text))

    def _names_area(self) -> QScrollArea:
        """The fields, scrolled where the window is low and the text large."""
        names = QWidget()
        area = scrolling(names, "pad_names")
        column = QVBoxLayout(names)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for field in self.fields:
            column.addWidget(field)
        column.addStretch()
        return area

    def _fill(self, names: Sequence[str]) -> None:
        for field, name in zip(self.fields, chain(names, repeat("")), strict=False):
            field.setText(name)

    def _rotate(self) -> None:
        """Who comes second begins, in the same order around the table."""
        first, *others = self.names()
        self._fill((*others, first))

    def _field(self, number: int, known: Sequence[str]) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName(f"pad_name_{number}")
        field.setPlaceholderText(phrases.name_field(number))
        field.setAccessibleName(phrases.name_field(number))
        field.setMaxLength(LONGEST_NAME)
        offers = QCompleter(list(known), field)
        offers.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        field.setCompleter(offers)
        field.textChanged.connect(self._refresh)
        return field

    def _refresh(self) -> None:
        for each in (self.start, self.rotate):
            each.setEnabled(len(self.names()) >= FEWEST_PLAYERS)
