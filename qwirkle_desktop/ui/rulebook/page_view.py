"""One page of the rules: its sentences, each with its picture below, and the words looked for lit."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, text_label
from qwirkle_desktop.ui.phrases.rulebook import RulePage
from qwirkle_desktop.ui.typography import TypeScale

from .finding import hits
from .picture_view import RulePicture
from .pictures import PICTURES

FRAME = 2
"""The edge that shows where the keyboard is, in px."""


class RulePageView(QScrollArea):
    """Scrolls where the page is longer than the window."""

    def __init__(self, sprites: Sprites, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sprites, self._fonts = sprites, fonts
        self._page: RulePage | None = None
        self._words: tuple[str, ...] = ()
        self.setObjectName("rules_page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def page(self) -> RulePage | None:
        """What is shown; None where no page has what is looked for."""
        return self._page

    def show_page(self, page: RulePage | None, words: Sequence[str] = ()) -> None:
        """Show a page from its top, with these words lit; None: an empty one."""
        self._page, self._words = page, tuple(words)
        self._fill()
        self.verticalScrollBar().setValue(0)

    def renew(self, fonts: TypeScale) -> None:
        """Paint in the theme of the window, with text of this size, where one is."""
        self._fonts = fonts
        place = self.verticalScrollBar().value()
        self._fill()
        self.verticalScrollBar().setValue(place)

    def _fill(self) -> None:
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(PADDING, GAP, PADDING, PADDING)
        layout.setSpacing(GAP)
        if self._page is not None:
            layout.addWidget(self._label(self._page.title, "heading"))
            for rule in self._page.rules:
                layout.addSpacing(GAP)
                layout.addWidget(self._label(rule.text))
                if rule.picture:
                    picture = RulePicture(PICTURES[rule.picture], self._sprites, self._fonts)
                    layout.addWidget(picture, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch()
        self._fit(content)
        self.setWidget(content)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if (content := self.widget()) is not None:
            self._fit(content)
        super().resizeEvent(event)

    def _fit(self, content: QWidget) -> None:
        """Where the text is large or the window narrow the pictures are smaller."""
        room = self.width() - self.verticalScrollBar().sizeHint().width() - 2 * (PADDING + FRAME)
        for picture in content.findChildren(RulePicture):
            picture.fit(room)

    def _tell(self) -> None:
        """Who hears the page hears all of it at once."""
        page = self._page
        self.setAccessibleName("" if page is None else page.title)
        self.setAccessibleDescription("" if page is None else "\n".join(rule.text for rule in page.rules))

    def _label(self, text: str, role: str = "body") -> QLabel:
        label = text_label(text, role)
        label.setAccessibleName(text)
        if found := hits(text, self._words):
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setText(self._lit(text, found))
        return label

    def _lit(self, text: str, found: Sequence[tuple[int, int]]) -> str:
        theme = self._sprites.theme
        style = f"background-color: {theme.accent.name()}; color: {theme.on_accent.name()};"
        parts, behind = [], 0
        for start, end in found:
            parts += [escape(text[behind:start]), f'<span style="{style}">{escape(text[start:end])}</span>']
            behind = end
        return "".join([*parts, escape(text[behind:])])
