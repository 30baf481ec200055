"""Preferences; each takes effect at once, so there is nothing to confirm."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QGridLayout, QVBoxLayout, QWidget

from qwirkle_desktop.library.settings import BotSettings, Settings
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, PADDING, button, button_row, text_label
from qwirkle_desktop.ui.phrases.bots import manage_bots
from qwirkle_desktop.ui.phrases.menus import plain_text
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import show


class PreferencesDialog(QDialog):
    """Signals: `changed(Settings)` with the new settings after every choice."""

    changed = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setObjectName("preferences_dialog")
        self.setWindowTitle(tr("Preferences"))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(PADDING)
        self._grid.setVerticalSpacing(GAP)
        self._grid.setColumnStretch(1, 1)
        self._add_choices()
        self._add_legal_cells()
        self._add_bots()
        close = button(tr("Close"), "close_preferences", kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(tr("Preferences"), "heading"))
        page.addLayout(self._grid)
        page.addStretch()
        page.addSpacing(GAP)
        page.addLayout(button_row(close))

    @property
    def settings(self) -> Settings:
        """The settings as chosen up to now."""
        return self._settings

    def _add_choices(self) -> None:
        self._choice(
            "appearance",
            tr("Appearance"),
            tuple((name, plain_text(f"appearance_{name}")) for name in ("system", "light", "dark")),
        )
        self._choice("tiles", tr("Tiles"), (("maple", tr("Maple")), ("walnut", tr("Walnut"))))
        self._choice(
            "wheel", tr("The wheel"), (("zoom", tr("Zooms the table")), ("pan", tr("Moves the table")))
        )
        self._choice("animation", tr("Motion"), (("full", tr("Full")), ("reduced", tr("Reduced"))))
        self._choice(
            "pace",
            tr("The computer plays"),
            (("quick", tr("At once")), ("natural", tr("At a natural pace")), ("slow", tr("Slowly"))),
        )

    def _choice(self, field: str, title: str, values: Sequence[tuple[str, str]]) -> None:
        box = QComboBox()
        box.setObjectName(f"preference_{field}")
        box.setProperty("field", field)
        box.setAccessibleName(title)
        for value, text in values:
            box.addItem(text, value)
        box.setCurrentIndex(box.findData(getattr(self._settings, field)))
        box.currentIndexChanged.connect(self._chosen)
        label = text_label(title, wrap=False)
        label.setBuddy(box)
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(box, row, 1)

    def _add_legal_cells(self) -> None:
        box = QCheckBox(tr("Mark where a held tile can go"))
        box.setObjectName("preference_show_legal_cells")
        box.setChecked(self._settings.show_legal_cells)
        box.toggled.connect(self._marks_chosen)
        self._grid.addWidget(box, self._grid.rowCount(), 0, 1, 2)

    def _add_bots(self) -> None:
        self.bots = button(manage_bots(), "preference_bots")
        self.bots.clicked.connect(self._show_bots)
        label = text_label(tr("Computer players of your own"), wrap=False)
        label.setBuddy(self.bots)
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(self.bots, row, 1)

    def _show_bots(self) -> None:
        from qwirkle_desktop.ui.dialogs.bots import BotsDialog

        dialog = BotsDialog(self._settings.bots, self)
        dialog.changed.connect(self._take_bots)
        show(dialog)

    def _take_bots(self, bots: tuple[BotSettings, ...]) -> None:
        self._take({"bots": bots})

    def _chosen(self) -> None:
        box = self.sender()
        if isinstance(box, QComboBox):
            self._take({box.property("field"): box.currentData()})

    def _marks_chosen(self, on: bool) -> None:
        self._take({"show_legal_cells": on})

    def _take(self, change: dict[str, object]) -> None:
        self._settings = msgspec.structs.replace(self._settings, **change)
        self.changed.emit(self._settings)
