"""Which deal a new game has, and who starts among equals."""

from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from qwirkle_desktop.rules.deal import LARGEST_DEAL
from qwirkle_desktop.rules.house import Tie
from qwirkle_desktop.ui.dialogs.parts import PADDING, text_label
from qwirkle_desktop.ui.phrases.starts import tie_name
from qwirkle_desktop.ui.phrases.words import tr


def deal_of(text: str) -> int | None:
    """The deal's number, None for an empty text. Raises ValueError for anything else."""
    digits = text.strip()
    if not digits:
        return None
    if not (digits.isascii() and digits.isdigit()) or int(digits[:20]) > LARGEST_DEAL:
        raise ValueError(text)
    return int(digits)


class DealOptions(QGridLayout):
    """Two fields, and what is wrong with the deal's number."""

    def __init__(self, tie: Tie) -> None:
        super().__init__()
        self.tie = QComboBox()
        self.tie.setObjectName("tie")
        for each in Tie:
            self.tie.addItem(tie_name(each), each)
        self.tie.setCurrentIndex(self.tie.findData(tie))
        self.deal = QLineEdit()
        self.deal.setObjectName("deal")
        self.deal.setPlaceholderText(tr("By chance"))
        self.deal.textChanged.connect(self.is_right)
        self._error = text_label("", "error")
        self._error.setObjectName("deal_error")
        self._error.hide()
        self.setHorizontalSpacing(PADDING)
        self.setVerticalSpacing(4)
        tip = tr("Who has the most matching tiles starts; here is what counts if several have as many.")
        self._add(0, tr("Who starts in a tie"), self.tie, tip)
        tip = tr("The same number gives everyone the same tiles again.")
        self._add(1, tr("Number of the deal"), self.deal, tip)
        self.addWidget(self._error, 2, 0, 1, 2)

    def number(self) -> int | None:
        """The number typed, None for a deal by chance. Raises ValueError while it is wrong."""
        return deal_of(self.deal.text())

    def is_right(self) -> bool:
        """Whether the number can be one; where it cannot, the line below says so."""
        try:
            self.number()
        except ValueError:
            wanted = tr("The number of a deal is 0 to {largest}, or empty for one by chance.")
            self._error.setText(wanted.format(largest=LARGEST_DEAL))
            self._error.show()
            return False
        self._error.hide()
        return True

    def _add(self, column: int, title: str, field: QWidget, tip: str) -> None:
        label = text_label(title, "small")
        label.setToolTip(tip)
        field.setToolTip(tip)
        label.setBuddy(field)
        field.setAccessibleName(title)
        self.addWidget(label, 0, column)
        self.addWidget(field, 1, column)
        self.setColumnStretch(column, 1)
