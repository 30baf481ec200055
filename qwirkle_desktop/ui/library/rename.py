"""Asks for a game's title."""

from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from qwirkle_desktop.library.record import LONGEST_TITLE
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.phrases import deeds as phrases

LEAST_WIDTH = 380


class RenameDialog(QDialog):
    """Accepted when the title is to be kept; `title()` then tells it, None for none."""

    def __init__(self, title: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rename_dialog")
        self.setWindowTitle(phrases.rename_heading())
        self.setMinimumWidth(LEAST_WIDTH)
        self.field = QLineEdit(title or "")
        self.field.setObjectName("game_title")
        self.field.setAccessibleName(phrases.game_title())
        self.field.setMaxLength(LONGEST_TITLE)
        self.field.selectAll()
        keep = button(phrases.save(), "keep_title", kind="primary")
        keep.setDefault(True)
        keep.clicked.connect(self.accept)
        cancel = button(phrases.cancel(), "cancel")
        cancel.clicked.connect(self.reject)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.rename_heading(), "heading"))
        page.addWidget(self.field)
        page.addWidget(text_label(phrases.rename_help(), "small"))
        page.addStretch()
        page.addSpacing(GAP)
        page.addLayout(button_row(cancel, keep))

    def title(self) -> str | None:
        """The title without blanks around it; None where there is none."""
        return self.field.text().strip() or None
