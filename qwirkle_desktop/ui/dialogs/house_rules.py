"""The dialog of house rules: switches, and sets of them that have names."""

from PySide6.QtCore import QMargins, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QVBoxLayout, QWidget

from qwirkle_desktop.formats.house import RulesFields
from qwirkle_desktop.library.record import LONGEST_NAME
from qwirkle_desktop.library.settings import MOST_RULE_SETS, RuleSetSettings
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.variants import CLASSIC, Variant
from qwirkle_desktop.ui.dialogs.ask import Question
from qwirkle_desktop.ui.dialogs.ask_name import NameDialog
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, scrolling, text_label
from qwirkle_desktop.ui.dialogs.rule_fields import RuleFields
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases import house as phrases
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import show

WIDTH, LETTERS, SCROLL_BAR = 29, 16, 12
"""In heights of text, in letters, in px."""
RuleSets = tuple[RuleSetSettings, ...]


def name_of(rules: HouseRules, sets: RuleSets) -> str | None:
    """What these rules are called; None where they have no name."""
    return next((one.name for one in sets if one.rules.house_rules() == rules), None)


class HouseRulesDialog(QDialog):
    """Accepted with the rules to play by; `rules()` then tells them.

    Signals: `sets_changed(RuleSets)` with all sets that have names, after every change.
    """

    sets_changed = Signal(object)

    def __init__(
        self,
        rules: HouseRules,
        sets: RuleSets,
        parent: QWidget | None = None,
        variant: Variant = CLASSIC,
    ) -> None:
        super().__init__(parent)
        self._sets = sets
        self.setObjectName("house_rules_dialog")
        self.setWindowTitle(phrases.heading())
        self.box = QComboBox()
        self.box.setObjectName("rule_set")
        self.box.setAccessibleName(phrases.rule_set())
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(LETTERS)
        self.keep = button(phrases.keep(), "keep_rules", kind="quiet")
        self.rename = button(phrases.rename(), "rename_rules", kind="quiet")
        self.remove = button(phrases.remove(), "remove_rules", kind="quiet")
        self.fields = RuleFields(variant)
        self._lay_out()
        self.fields.show_rules(rules)
        self._refresh()
        self.box.activated.connect(self._choose)
        self.fields.changed.connect(self._refresh)
        self.keep.clicked.connect(self._ask_name)
        self.rename.clicked.connect(self._ask_other_name)
        self.remove.clicked.connect(self._ask_removal)

    def rules(self) -> HouseRules:
        """The rules as they are switched."""
        return self.fields.rules()

    def _lay_out(self) -> None:
        done = button(tr("OK"), "take_rules", kind="primary")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        cancel = button(tr("Cancel"), "cancel")
        cancel.clicked.connect(self.reject)
        orders = FlowLayout(gap=GAP)
        for each in (self.keep, self.rename, self.remove):
            orders.addWidget(each)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.heading(), "heading"))
        page.addWidget(text_label(phrases.help_line(), "muted"))
        page.addWidget(self.box)
        page.addLayout(orders)
        area = scrolling(self.fields, "rule_switches")
        page.addWidget(area, 1)
        page.addLayout(button_row(cancel, done))
        self._fit(page.sizeHint().height() - area.sizeHint().height())

    def _fit(self, around_switches: int) -> None:
        """High enough for all switches, as far as the window goes; then they scroll."""
        around = self.parentWidget()
        while around and around.parentWidget():
            around = around.parentWidget()
        room = (around.size() if around else self.screen().availableSize()).shrunkBy(
            QMargins(0, 0, EDGE, EDGE)
        )
        least = self.fields.minimumSizeHint().width() + 2 * EDGE + SCROLL_BAR
        width = max(least, min(self.fontMetrics().height() * WIDTH, room.width()))
        self.setMinimumWidth(width)
        wanted = around_switches + self.fields.heightForWidth(width - 2 * EDGE)
        self.resize(width, min(wanted, max(room.height(), self.minimumSizeHint().height())))

    # Sets with names

    def _refresh(self) -> None:
        """List the sets, and what is switched now where it is none of them."""
        rules = self.rules()
        name = name_of(rules, self._sets)
        self.box.clear()
        self.box.addItem(phrases.rulebook(), RULEBOOK)
        for one in self._sets:
            self.box.addItem(one.name, one.rules.house_rules())
        is_kept = name is not None or rules == RULEBOOK
        if not is_kept:
            self.box.addItem(phrases.our_own(), rules)
        place = self._place(name) if name is not None else 0 if is_kept else self.box.count() - 1
        self.box.setCurrentIndex(place)
        self.keep.setEnabled(not is_kept)
        for each in (self.rename, self.remove):
            each.setEnabled(name is not None)

    def _place(self, name: str) -> int:
        return 1 + [one.name for one in self._sets].index(name)

    def _choose(self) -> None:
        self.fields.show_rules(self.box.currentData())
        self._refresh()

    @property
    def _name(self) -> str:
        """What the rules that are switched are called."""
        return name_of(self.rules(), self._sets) or ""

    def _ask_name(self) -> None:
        self._naming = self._name_dialog("", [one.name for one in self._sets])
        self._naming.accepted.connect(self._keep_named)
        show(self._naming)

    def _ask_other_name(self) -> None:
        others = [one.name for one in self._sets if one.name != self._name]
        self._naming = self._name_dialog(self._name, others)
        self._naming.accepted.connect(self._rename)
        show(self._naming)

    def _name_dialog(self, name: str, taken: list[str]) -> NameDialog:
        return NameDialog(
            phrases.name_heading(),
            phrases.name_label(),
            phrases.name_example(),
            LONGEST_NAME,
            self,
            name=name,
            taken=taken,
            warning=phrases.name_taken(),
        )

    def _keep_named(self) -> None:
        new = RuleSetSettings(self._naming.name(), RulesFields.of(self.rules()))
        # The oldest goes where there are too many.
        self._take((*self._without(new.name), new)[-MOST_RULE_SETS:])

    def _rename(self) -> None:
        before, after = self._name, self._naming.name()
        kept = self._sets if before == after else self._without(after)
        self._take(tuple(RuleSetSettings(after, one.rules) if one.name == before else one for one in kept))

    def _ask_removal(self) -> None:
        question = Question(*phrases.remove_question(self._name), self)
        question.accepted.connect(self._remove)
        show(question)

    def _remove(self) -> None:
        self._take(self._without(self._name))

    def _without(self, name: str) -> RuleSets:
        return tuple(one for one in self._sets if one.name != name)

    def _take(self, sets: RuleSets) -> None:
        self._sets = sets
        self._refresh()
        self.sets_changed.emit(sets)
