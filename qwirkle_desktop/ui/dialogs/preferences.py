"""Preferences; each takes effect at once, so there is nothing to confirm."""

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.art.shelf import PaletteShelf
from qwirkle_desktop.ui.dialogs.language_page import LanguagePage
from qwirkle_desktop.ui.dialogs.looks_page import LooksPage
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, scrolling, text_label
from qwirkle_desktop.ui.dialogs.play_page import PlayPage
from qwirkle_desktop.ui.dialogs.settings_page import SettingsPage
from qwirkle_desktop.ui.dialogs.sound_page import SoundPage
from qwirkle_desktop.ui.phrases import looks as phrases
from qwirkle_desktop.ui.phrases import sound as sound_phrases
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import widen

LEAST_WIDTH, SCROLL_BAR = 520, 12


class PreferencesDialog(QDialog):
    """Signals: `changed(Settings)` with the new settings after every choice."""

    changed = Signal(object)

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, shelf: PaletteShelf | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self._shelf = settings, shelf or PaletteShelf()
        self.setObjectName("preferences_dialog")
        self._build()
        self._fit()

    def _build(self) -> None:
        self.setWindowTitle(tr("Preferences"))
        self.tabs = QTabWidget()
        self.tabs.setObjectName("preferences_pages")
        self._pages: list[SettingsPage] = []
        self._areas: list[QScrollArea] = []
        self._add_page(LooksPage(self._settings, self._shelf), phrases.looks_page())
        self._add_page(PlayPage(self._settings), phrases.play_page())
        self._add_page(SoundPage(self._settings), sound_phrases.page())
        self._add_page(LanguagePage(self._settings), tr("Language"))
        self._lay_out()

    def _build_anew(self) -> None:
        """In another language or size nothing stays as it was but the page that shows, and the keyboard."""
        place, old, layout = self.tabs.currentIndex(), QWidget(), self.layout()
        on = [part.objectName() for part in self.findChildren(QWidget) if part is self.focusWidget()]
        if layout is not None:
            old.setLayout(layout)
        old.deleteLater()
        self._build()
        for part in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            # In a window that shows already, new parts would count as nothing until the next event.
            part.show()
        self._fit()
        widen(self)
        self.tabs.setCurrentIndex(place)
        for part in self.findChildren(QWidget):
            if part.objectName() in on:
                part.setFocus()

    @property
    def settings(self) -> Settings:
        """The settings as chosen up to now."""
        return self._settings

    def reset(self) -> None:
        """Give every choice of the pages its first value; names, seats and bots stay."""
        first = Settings()
        self._take({field: getattr(first, field) for page in self._pages for field in page.fields})

    def _add_page(self, page: SettingsPage, title: str) -> None:
        page.chosen.connect(self._take)
        self._pages.append(page)
        area = scrolling(page, f"page_{len(self._pages)}")
        area.setMinimumWidth(page.minimumSizeHint().width() + SCROLL_BAR)
        self._areas.append(area)
        self.tabs.addTab(area, title)

    def _lay_out(self) -> None:
        reset = button(phrases.reset(), "reset_preferences")
        reset.clicked.connect(self.reset)
        close = button(tr("Close"), "close_preferences", kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addWidget(reset)
        buttons.addStretch()
        buttons.addWidget(close)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(tr("Preferences"), "heading"))
        page.addWidget(self.tabs, 1)
        page.addSpacing(GAP)
        page.addLayout(buttons)

    def _fit(self) -> None:
        """High enough for the highest page, as far as the window it lies over goes; then the page scrolls."""
        self.setMinimumWidth(max(LEAST_WIDTH, self.minimumSizeHint().width()))
        tallest = max(page.sizeHint().height() for page in self._pages)
        wanted = self.sizeHint().height() + tallest - max(area.sizeHint().height() for area in self._areas)
        around = self.parentWidget()
        self.resize(self.sizeHint().width(), min(wanted, around.height() - EDGE if around else wanted))

    def _take(self, change: dict[str, object]) -> None:
        before, self._settings = self._settings, msgspec.structs.replace(self._settings, **change)
        self.changed.emit(self._settings)
        if (self._settings.language, self._settings.text_size) != (before.language, before.text_size):
            self._build_anew()
        for page in self._pages:
            page.show_settings(self._settings)
