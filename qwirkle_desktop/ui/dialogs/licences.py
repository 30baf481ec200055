"""The parts that are shipped with the game and their licences, whole, as their authors ask."""

import json
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.phrases import licences as phrases

SIZE = (640, 560)


@dataclass(frozen=True, slots=True)
class Part:
    """One part; `texts` names the files of its licence's words."""

    name: str
    licence: str
    home: str
    texts: tuple[str, ...]


class LicencesDialog(QDialog):
    """A page to read; Esc or Close leaves it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("licences_dialog")
        self.setWindowTitle(phrases.heading())
        self.page = QPlainTextEdit(licences_text())
        self.page.setObjectName("licences_text")
        self.page.setAccessibleName(phrases.heading())
        self.page.setReadOnly(True)
        self.page.setTabChangesFocus(True)
        flags = Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        self.page.setTextInteractionFlags(flags)
        close = button(phrases.close(), "close_licences", kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        outer.setSpacing(GAP)
        outer.addWidget(text_label(phrases.heading(), "heading"))
        outer.addWidget(text_label(phrases.what_it_lists()))
        outer.addWidget(self.page, 1)
        outer.addLayout(button_row(close))
        self.resize(*SIZE)


def shipped_parts() -> list[Part]:
    """Every part that is shipped, our own first."""
    entries = json.loads(resource_path("licences.json").read_text("utf-8"))
    return [Part(each["name"], each["licence"], each["from"], tuple(each["texts"])) for each in entries]


def licences_text() -> str:
    """The list of parts, then the words of each licence once."""
    parts = shipped_parts()
    lines = ["  ".join(filter(None, (part.name, f"({part.licence})", part.home))) for part in parts]
    texts = dict.fromkeys(text for part in parts for text in part.texts)
    words = [f"{phrases.words_of(name.rpartition('/')[2])}\n\n{_words(name)}" for name in texts]
    return "\n\n\n".join(["\n".join(lines), *words])


def _words(name: str) -> str:
    return resource_path("licences", f"{name}.txt").read_text("utf-8").strip()
