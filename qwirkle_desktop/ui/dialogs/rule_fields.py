"""The switches of the house rules, a line of explanation under each."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from qwirkle_desktop.rules.house import RULEBOOK, AtZero, HouseRules, Opening, Tie
from qwirkle_desktop.rules.variants import CLASSIC, Variant
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, text_label
from qwirkle_desktop.ui.phrases import house as phrases
from qwirkle_desktop.ui.phrases import variants as variant_phrases
from qwirkle_desktop.ui.phrases.starts import tie_name

TIMES = (15, 30, 45, 60, 90, 120, 180, 300)
"""Seconds to choose from; a game from elsewhere may have others."""
FIRST_TIME, FIRST_TARGET = 60, 100
TARGETS = range(10, 1000)
TARGET_STEP, INDENT = 10, 32
DIGITS, STEPPERS = 5, 72


class RuleFields(QWidget):
    """Signals: `changed` when another rule holds."""

    changed = Signal()

    def __init__(self, variant: Variant = CLASSIC) -> None:
        super().__init__()
        self._variant = variant
        self.page = QVBoxLayout(self)
        self.page.setContentsMargins(0, 0, GAP, 0)
        self.page.setSpacing(2)
        self.time, self.at_zero, self.target_points, self.tie = _box(), _box(), QSpinBox(), _box()
        self.timer = self._add("timer", phrases.timer(), phrases.timer_help(), self.time)
        self._add_at_zero()
        self.target = self._add("target", phrases.target(), phrases.target_help(), self.target_points)
        self._add_open_hands()
        self.free_opening = self._add("free_opening", phrases.free_opening(), phrases.free_opening_help())
        self.passing = self._add("passing", phrases.passing(), phrases.passing_help())
        self._add_tie()
        self.page.addStretch()
        self._name_fields()
        self.show_rules(RULEBOOK)
        for box in (self.time, self.at_zero, self.tie):
            box.activated.connect(self._tell)
        self.target_points.valueChanged.connect(self._tell)

    def rules(self) -> HouseRules:
        """The rules as they are switched."""
        timed = self.timer.isChecked()
        return HouseRules(
            opening=Opening.FREE if self.free_opening.isChecked() else Opening.FULL,
            passing=self.passing.isChecked(),
            target=self.target_points.value() if self.target.isChecked() else None,
            turn_seconds=self.time.currentData() if timed else None,
            at_zero=self.at_zero.currentData() if timed else AtZero.REMIND,
            open_hands=self.open_hands.isChecked(),
            tie=self.tie.currentData(),
        )

    def show_rules(self, rules: HouseRules) -> None:
        """Switch to these rules, without a signal."""
        self.blockSignals(True)
        self._offer_times(rules.turn_seconds)
        self.timer.setChecked(rules.turn_seconds is not None)
        self.at_zero.setCurrentIndex(self.at_zero.findData(rules.at_zero))
        self.target.setChecked(rules.target is not None)
        most = max(TARGETS[-1], rules.target or 0)
        self.target_points.setRange(min(TARGETS[0], rules.target or TARGETS[0]), most)
        self.target_points.setValue(rules.target or FIRST_TARGET)
        self.open_hands.setChecked(rules.open_hands)
        self.free_opening.setChecked(rules.opening is Opening.FREE)
        self.passing.setChecked(rules.passing)
        self.tie.setCurrentIndex(self.tie.findData(rules.tie))
        self._enable()
        self.blockSignals(False)

    def _offer_times(self, seconds: int | None) -> None:
        self.time.clear()
        for each in sorted({*TIMES, seconds or FIRST_TIME}):
            self.time.addItem(phrases.duration(each), each)
        self.time.setCurrentIndex(self.time.findData(seconds or FIRST_TIME))

    def _add(self, name: str, title: str, help_: str, field: QWidget | None = None) -> QCheckBox:
        """A switch, what it sets beside it, and its line."""
        switch = QCheckBox(title)
        switch.setObjectName(name)
        switch.setToolTip(help_)
        switch.setAccessibleDescription(help_)
        switch.toggled.connect(self._tell)
        self._add_row(switch, field)
        self._explain(help_)
        return switch

    def _add_at_zero(self) -> None:
        for choice in AtZero:
            self.at_zero.addItem(phrases.at_zero_name(choice), choice)
        self._at_zero_label = text_label(phrases.at_zero(), wrap=False)
        self._at_zero_label.setContentsMargins(INDENT, 0, 0, 0)
        self._at_zero_label.setBuddy(self.at_zero)
        self._add_row(self._at_zero_label, self.at_zero)
        self.page.addSpacing(GAP)

    def _add_open_hands(self) -> None:
        """A game that has no hidden hands says so, and leaves nothing to switch."""
        is_choice = not self._variant.open_hands
        help_ = phrases.open_hands_help() if is_choice else variant_phrases.always_open()
        self.open_hands = self._add("open_hands", phrases.open_hands(), help_)
        self.open_hands.setEnabled(is_choice)

    def _add_tie(self) -> None:
        for choice in Tie:
            self.tie.addItem(tie_name(choice), choice)
        label = text_label(phrases.tie(), wrap=False)
        label.setContentsMargins(GAP, 0, 0, 0)
        label.setBuddy(self.tie)
        self._add_row(label, self.tie)
        decides = self._variant.largest_set_starts
        self._explain(phrases.tie_help() if decides else variant_phrases.all_may_start())

    def _add_row(self, title: QWidget, field: QWidget | None) -> None:
        row = QHBoxLayout()
        row.setSpacing(PADDING)
        row.addWidget(title)
        row.addStretch()
        if field is not None:
            row.addWidget(field)
        self.page.addLayout(row)

    def _explain(self, text: str) -> None:
        line = text_label(text, "small")
        line.setContentsMargins(INDENT, 0, 0, GAP)
        self.page.addWidget(line)

    def _name_fields(self) -> None:
        self.target_points.setSingleStep(TARGET_STEP)
        digits = self.fontMetrics().horizontalAdvance("0" * DIGITS)
        self.target_points.setMinimumWidth(digits + STEPPERS)
        named: Sequence[tuple[QWidget, str, str]] = (
            (self.time, "turn_time", phrases.timer()),
            (self.at_zero, "at_zero", phrases.at_zero()),
            (self.target_points, "target_points", phrases.target()),
            (self.tie, "tie", phrases.tie()),
        )
        for field, name, spoken in named:
            field.setObjectName(name)
            field.setAccessibleName(spoken)

    def _enable(self) -> None:
        for field in (self.time, self.at_zero, self._at_zero_label):
            field.setEnabled(self.timer.isChecked())
        self.target_points.setEnabled(self.target.isChecked())

    def _tell(self) -> None:
        self._enable()
        self.changed.emit()


def _box() -> QComboBox:
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return box
