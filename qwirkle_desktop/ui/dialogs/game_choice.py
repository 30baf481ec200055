"""Which game of the family is to be played, with a line on what it is."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from qwirkle_desktop.rules.variants import Variant
from qwirkle_desktop.ui.dialogs.parts import GAP, button, text_label
from qwirkle_desktop.ui.phrases import variants as phrases


class GameChoice(QWidget):
    """A field; `line` explains what is chosen, wherever there is room for it.

    Signals: `changed` when another game is; `rules_asked` for its rules.
    """

    changed = Signal()
    rules_asked = Signal()

    def __init__(self, variants: Sequence[Variant], chosen: Variant) -> None:
        super().__init__()
        self._variants = tuple(variants)
        self.box = QComboBox()
        self.box.setObjectName("variant")
        self.box.setAccessibleName(phrases.game())
        for variant in self._variants:
            self.box.addItem(phrases.variant_name(variant.id))
        self.rules = button(phrases.rules(), "variant_rules", kind="quiet")
        self.rules.clicked.connect(self.rules_asked)
        self.line = text_label("", "small")
        self.line.setObjectName("variant_line")
        self._lay_out()
        self.box.currentIndexChanged.connect(self._tell)
        self.box.setCurrentIndex(self._variants.index(chosen))
        self._explain()

    @property
    def variant(self) -> Variant:
        """The game chosen."""
        return self._variants[self.box.currentIndex()]

    def _lay_out(self) -> None:
        label = text_label(phrases.game(), "heading", wrap=False)
        label.setBuddy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(label)
        row.addWidget(self.box)
        row.addStretch()
        row.addWidget(self.rules)

    def _tell(self) -> None:
        self._explain()
        self.changed.emit()

    def _explain(self) -> None:
        told = phrases.variant_line(self.variant.id)
        self.line.setText(told)
        self.box.setToolTip(told)
        self.box.setAccessibleDescription(told)
