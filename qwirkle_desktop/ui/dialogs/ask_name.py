"""Asks for a short name."""

from collections.abc import Collection

from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, grow, text_label
from qwirkle_desktop.ui.phrases.words import tr

LEAST_WIDTH = 380


class NameDialog(QDialog):
    """Accepted with a name, which `name()` tells; `warning` says what follows where it is `taken`."""

    def __init__(
        self,
        heading: str,
        label: str,
        example: str,
        longest: int,
        parent: QWidget | None = None,
        *,
        name: str = "",
        taken: Collection[str] = (),
        warning: str = "",
    ) -> None:
        super().__init__(parent)
        self._taken, self._warning_text = taken, warning
        self.setObjectName("name_dialog")
        self.setWindowTitle(heading)
        self.setMinimumWidth(LEAST_WIDTH)
        self.field = QLineEdit(name)
        self.field.setObjectName("name")
        self.field.setAccessibleName(label)
        self.field.setPlaceholderText(example)
        self.field.setMaxLength(longest)
        self.field.selectAll()
        self.field.textChanged.connect(self._refresh)
        self.keep = button(tr("Keep"), "keep_name", kind="primary")
        self.keep.setDefault(True)
        self.keep.clicked.connect(self.accept)
        cancel = button(tr("Cancel"), "cancel")
        cancel.clicked.connect(self.reject)
        self._warning = text_label("", "small")
        self._warning.setObjectName("name_warning")
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(heading, "heading"))
        page.addWidget(self.field)
        page.addWidget(self._warning)
        page.addStretch()
        page.addSpacing(GAP)
        page.addLayout(button_row(cancel, self.keep))
        self._refresh()

    def name(self) -> str:
        """The name without blanks around it."""
        return " ".join(self.field.text().split())

    def _refresh(self) -> None:
        self.keep.setEnabled(bool(self.name()))
        is_taken = self.name() in self._taken
        self._warning.setText(self._warning_text if is_taken else "")
        self._warning.setVisible(is_taken)
        grow(self)
