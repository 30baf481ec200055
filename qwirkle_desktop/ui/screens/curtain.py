"""Hides the hand while the laptop is passed from one person to the next, and the table in a pause."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, text_label
from qwirkle_desktop.ui.lettering import letter_to_fit
from qwirkle_desktop.ui.phrases.house import paused
from qwirkle_desktop.ui.phrases.menus import go_on
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TextRole, TypeScale

PASSING, CONSENT, PAUSE = range(3)


class Curtain(QFrame):
    """Opaque, over hand and dock; its owner gives it its place.

    Signals: `lifted` when the next person wants the tiles; `undo_asked` when the last wants the turn back,
    then `undo_granted` or `undo_refused` as the next one answers; `resumed` when a pause ends.
    """

    lifted = Signal()
    undo_asked = Signal()
    undo_granted = Signal()
    undo_refused = Signal()
    resumed = Signal()

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fonts = fonts
        self._next, self._last = "", ""
        self._shown: tuple[str, str, str | None] = ("", "", None)
        self._refused: tuple[str, str, str | None] | None = None
        self.setObjectName("curtain")
        self.setProperty("surface", "dock")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setAutoFillBackground(True)
        self._stack = QStackedLayout(self)
        self._pages: list[QHBoxLayout] = []
        self._stack.addWidget(self._passing_page())
        self._stack.addWidget(self._consent_page())
        self._stack.addWidget(self._pause_page())
        self._buttons = (self._show, self._undo), (self._no, self._yes), (self._resume,)
        self.retranslate()
        self.set_theme(theme)
        self.hide()

    def drop(self, name: str, last_move: str = "", *, undo_by: str | None = None) -> None:
        """Hide the hand until `name` is there. `undo_by` is who may ask for the last turn back, but once."""
        self._next, self._last = name, undo_by or ""
        self._shown = (name, last_move, undo_by)
        if self._shown != self._refused:
            self._refused = None
        self.tell(last_move)
        self._undo.setVisible(self.may_ask_undo)
        self._name_next()
        self._show_passing()

    def pause(self) -> None:
        """Hide everything until the players go on."""
        self._show_page(PAUSE, self._resume)

    @property
    def is_pause(self) -> bool:
        """Whether it hides the whole table, in a pause."""
        return not self.isHidden() and self._stack.currentIndex() == PAUSE

    def tell_pause(self, text: str) -> None:
        """Whose turn waits, and how much of it is left."""
        self._waiting.setText(text)

    def tell(self, last_move: str) -> None:
        """The last turn in words."""
        self._news.setText(last_move)
        self._news.setVisible(bool(last_move))
        self._fit()

    def retranslate(self) -> None:
        """Say everything in the language of the window, but for the last turn."""
        self._undo.setText(tr("Take my turn back"))
        self._show.setText(tr("Show my tiles"))
        self._no.setText(tr("No, it stays"))
        self._yes.setText(tr("Yes, take it back"))
        self._paused.setText(paused())
        self._resume.setText(go_on())
        self._name_next()

    def _name_next(self) -> None:
        self._title.setText(tr("Pass to {name}").format(name=self._next))
        self.setAccessibleName(self._title.text())
        question = tr("{next}, may {last} take the last turn back?")
        self._question.setText(question.format(next=self._next, last=self._last))
        self._fit()

    @property
    def may_ask_undo(self) -> bool:
        """Whether the last turn may be asked back: there is one, and nobody refused it yet."""
        return self._shown[2] is not None and self._shown != self._refused

    def answer(self) -> None:
        """What Enter means, wherever the keyboard is: the curtain's button that has it, else the safe one."""
        buttons = self._buttons[self._stack.currentIndex()]
        next((one for one in buttons if one.hasFocus()), buttons[0]).click()

    def lift(self) -> None:
        """Show the hand again."""
        self.hide()
        self.lifted.emit()

    def set_theme(self, theme: Theme) -> None:
        """Be as opaque as the dock in another theme; text follows the style sheet."""
        palette = self.palette()
        palette.setColor(self.backgroundRole(), theme.dock)
        self.setPalette(palette)

    def _passing_page(self) -> QWidget:
        self._title = text_label("", "score")
        self._title.setObjectName("curtain_title")
        self._news = text_label("")
        self._news.setObjectName("curtain_news")
        self._undo = button("", "ask_undo")
        self._undo.clicked.connect(self.ask_undo)
        self._show = button("", "show_tiles", kind="primary")
        self._show.clicked.connect(self.lift)
        return self._page((self._title, self._news), (self._undo, self._show))

    def _consent_page(self) -> QWidget:
        self._question = text_label("", "heading")
        self._question.setObjectName("consent_question")
        self._no = button("", "refuse_undo", kind="primary")
        self._no.clicked.connect(self.refuse)
        self._yes = button("", "grant_undo")
        self._yes.clicked.connect(self._grant)
        return self._page((self._question,), (self._yes, self._no))

    def _pause_page(self) -> QWidget:
        self._paused = text_label("", "score")
        self._waiting = text_label("")
        self._waiting.setObjectName("pause_text")
        self._resume = button("", "resume_turn", kind="primary")
        self._resume.clicked.connect(self.resumed)
        return self._page((self._paused, self._waiting), (self._resume,))

    def _page(self, words: tuple[QWidget, ...], buttons: tuple[QPushButton, ...]) -> QWidget:
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addStretch()
        for each in words:
            text.addWidget(each)
        text.addStretch()
        row = QHBoxLayout()
        row.setContentsMargins(EDGE, GAP // 2, EDGE, GAP // 2)
        row.setSpacing(GAP)
        row.addStretch(1)
        row.addLayout(text, 6)
        row.addSpacing(GAP)
        for each in buttons:
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        page = QWidget()
        page.setLayout(row)
        self._pages.append(row)
        return page

    def set_fonts(self, fonts: TypeScale) -> None:
        """Take letters of another size."""
        self._fonts = fonts
        self._fit()

    def _fit(self) -> None:
        """A low dock has no room for the largest letters."""
        if self.isVisible():
            letter_to_fit(self, self._fonts, self._fits)

    def _fits(self, fonts: TypeScale) -> bool:
        """Whether the page that shows has room, its first button as wide as becomes these letters."""
        place = self._stack.currentIndex()
        page = self._pages[place]
        for side in (0, page.count() - 1):
            page.setStretch(side, 0 if self._fonts.base > DEFAULT_BASE else 1)
        self._buttons[place][0].setMinimumWidth(fonts.size(TextRole.BODY) * 12)
        page.activate()
        is_wide = page.minimumSize().width() <= self.width()
        return is_wide and page.totalHeightForWidth(self.width()) <= self.height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is more room for words, or less."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Only now its letters are known."""
        super().showEvent(event)
        self._fit()

    def _show_page(self, place: int, button: QPushButton) -> None:
        self._stack.setCurrentIndex(place)
        self.show()
        self.raise_()
        self._fit()
        button.setFocus()

    def _show_passing(self) -> None:
        self._show_page(PASSING, self._show)

    def ask_undo(self) -> None:
        """Ask the next person whether the last turn may be taken back; a refusal is final."""
        if not self.may_ask_undo:
            return
        self._show_page(CONSENT, self._no)
        self.undo_asked.emit()

    def _grant(self) -> None:
        self.undo_granted.emit()

    def refuse(self) -> None:
        """The last turn stays, where that is being asked."""
        if not self.is_asking:
            return
        self._refused = self._shown
        self._undo.hide()
        self._show_passing()
        self.undo_refused.emit()

    @property
    def is_asking(self) -> bool:
        """Whether the next person is being asked for the last turn."""
        return self.isVisible() and self._stack.currentIndex() == CONSENT

    def event(self, event: QEvent) -> bool:
        """While somebody is asked, Esc is an answer before it is the window's key."""
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.ShortcutOverride and is_escape and self.is_asking:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.is_asking:
            self.refuse()
        else:
            super().keyPressEvent(event)
