"""The window of the rules: pages to choose from, one to read, and a field that looks for words."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, button, button_row, size_by_text, text_label
from qwirkle_desktop.ui.dialogs.search_field import SearchField
from qwirkle_desktop.ui.phrases import rulebook as phrases
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

from .finding import has_all, words_of
from .page_view import RulePageView

WIDTH, HEIGHT = 54, 44
"""In heights of body text, as far as the window around has room."""
BESIDE = 44
"""What a title in the list has around it, in px."""


class RulesWindow(QDialog):
    """Stays open beside a game, so that one can look a rule up and play on."""

    def __init__(
        self, sprites: Sprites, theme: Theme, fonts: TypeScale, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._fonts = fonts
        self._pages = phrases.how_to_play()
        self.setObjectName("how_to_play_dialog")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.search = SearchField(theme, "")
        self.list = QListWidget()
        self.list.setObjectName("rule_pages")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.found = text_label("", "small")
        self.found.setObjectName("rules_found")
        self.view = RulePageView(sprites, fonts)
        self.close_button = button("", "close_how_to_play", kind="primary")
        self._lay_out()
        self._connect()
        self.retranslate()
        self.list.setFocus()

    def _lay_out(self) -> None:
        beside = QVBoxLayout()
        beside.setSpacing(GAP)
        beside.addWidget(self.search)
        beside.addWidget(self.list, 1)
        beside.addWidget(self.found)
        both = QHBoxLayout()
        both.setSpacing(PADDING)
        both.addLayout(beside)
        both.addWidget(self.view, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        page.setSpacing(PADDING)
        page.addLayout(both, 1)
        page.addLayout(button_row(self.close_button))
        size_by_text(self, self._fonts.size(TextRole.BODY), WIDTH, HEIGHT)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look)
        self.search.returnPressed.connect(self.view.setFocus)
        self.list.currentRowChanged.connect(self._show)
        self.close_button.clicked.connect(self.accept)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)

    def show_rules_of(self, variant: str) -> None:
        """Show the page on that game; the first one is on the classic."""
        rows = [row for row, page in enumerate(self._pages) if variant in page.about]
        self.list.setCurrentRow(rows[0] if rows else 0)

    # Looking

    def _look(self) -> None:
        """List the pages that have all the words; the one that shows stays if it is among them."""
        words = words_of(self.search.text())
        fitting = [row for row, page in enumerate(self._pages) if has_all(page, words)]
        for row in range(len(self._pages)):
            self.list.item(row).setHidden(row not in fitting)
        self._say(len(fitting) if words else None)
        row = self.list.currentRow()
        if row not in fitting:
            row = fitting[0] if fitting else -1
        self.list.setCurrentRow(row)
        self._show(row)

    def _say(self, count: int | None) -> None:
        words = ""
        if count is not None:
            words = phrases.pages_found(count) if count else phrases.nothing_found(self.search.text().strip())
        self.found.setText(words)
        self.search.setAccessibleDescription(words)

    def _show(self, row: int) -> None:
        page = self._pages[row] if row >= 0 else None
        self.view.show_page(page, words_of(self.search.text()))

    # Form

    def retranslate(self) -> None:
        """Say everything in the language of the window; the page that shows stays."""
        row = max(0, self.list.currentRow())
        self._pages = phrases.how_to_play()
        self.setWindowTitle(phrases.title())
        self.search.set_words(phrases.search())
        self.list.setAccessibleName(phrases.contents())
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([page.title for page in self._pages])
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self.close_button.setText(phrases.close())
        self._fit()
        self._look()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, or with other tiles."""
        self.search.set_theme(theme)
        self.view.renew(self._fonts)

    def set_fonts(self, fonts: TypeScale) -> None:
        """Text of another size, and pictures that fit it."""
        self._fonts = fonts
        self._fit()
        self.view.renew(fonts)

    def _fit(self) -> None:
        """The list as wide as its longest title, the field as what it asks."""
        metrics = self.list.fontMetrics()
        texts = [phrases.search(), *(page.title for page in self._pages)]
        widest = max(map(metrics.horizontalAdvance, texts))
        for part in (self.search, self.list, self.found):
            part.setFixedWidth(widest + BESIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the field first; from the field the arrows go to the list."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.search.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)
