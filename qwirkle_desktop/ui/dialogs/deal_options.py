"""Which deal a new game has, and which house rules."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from qwirkle_desktop.rules.deal import LARGEST_DEAL
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.variants import CLASSIC, Variant
from qwirkle_desktop.ui.dialogs.house_rules import HouseRulesDialog, RuleSets, name_of
from qwirkle_desktop.ui.dialogs.parts import PADDING, button, text_label
from qwirkle_desktop.ui.panel.painting import explain
from qwirkle_desktop.ui.phrases import house as phrases
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import show


def deal_of(text: str) -> int | None:
    """The deal's number, None for an empty text. Raises ValueError for anything else."""
    digits = text.strip()
    if not digits:
        return None
    if not (digits.isascii() and digits.isdigit()) or int(digits[:20]) > LARGEST_DEAL:
        raise ValueError(text)
    return int(digits)


class DealOptions(QGridLayout):
    """Two fields, and what is wrong with the deal's number.

    Signals: `rule_sets_changed(RuleSets)` with all house rules that have names, after every change;
    `refused()` when a line comes that says what is wrong.
    """

    rule_sets_changed = Signal(object)
    refused = Signal()

    def __init__(self, rules: HouseRules, sets: RuleSets) -> None:
        super().__init__()
        self.rules, self._sets = rules, sets
        self._variant = CLASSIC
        self.house = button("", "house_rules")
        self.house.clicked.connect(self._choose_rules)
        self.deal = QLineEdit()
        self.deal.setObjectName("deal")
        self.deal.setPlaceholderText(tr("By chance"))
        self.deal.textChanged.connect(self.is_right)
        self._error = text_label("", "error")
        self._error.setObjectName("deal_error")
        self._error.hide()
        self.setHorizontalSpacing(PADDING)
        self.setVerticalSpacing(4)
        self._add(0, phrases.heading(), self.house, phrases.help_line())
        self._show_rules()
        tip = tr("The same number gives everyone the same tiles again.")
        self._add(1, tr("Number of the deal"), self.deal, tip)
        self.addWidget(self._error, 2, 0, 1, 2)

    def set_variant(self, variant: Variant) -> None:
        """The game that is to be played."""
        self._variant = variant

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
            if self._error.isHidden():
                self._error.show()
                self.refused.emit()
            return False
        self._error.hide()
        return True

    def _choose_rules(self) -> None:
        self._dialog = HouseRulesDialog(self.rules, self._sets, self.house.window(), self._variant)
        self._dialog.sets_changed.connect(self._take_sets)
        self._dialog.accepted.connect(self._take_rules)
        show(self._dialog)

    def _take_rules(self) -> None:
        self.rules = self._dialog.rules()
        self._show_rules()

    def _take_sets(self, sets: RuleSets) -> None:
        self._sets = sets
        self._show_rules()
        self.rule_sets_changed.emit(sets)

    def _show_rules(self) -> None:
        """Say on the button which rules hold, and what they are in its tooltip."""
        text = phrases.chosen(self.rules, name_of(self.rules, self._sets))
        self.house.setText(text.replace("&", "&&"))
        self.house.setAccessibleName(phrases.rules_button(text))
        explain(self.house, phrases.told(self.rules) or phrases.help_line())

    def _add(self, column: int, title: str, field: QWidget, tip: str) -> None:
        label = text_label(title, "small")
        label.setToolTip(tip)
        field.setToolTip(tip)
        label.setBuddy(field)
        field.setAccessibleName(title)
        self.addWidget(label, 0, column)
        self.addWidget(field, 1, column)
        self.setColumnStretch(column, 1)
