"""What stands in place of the list where there is no game to list."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, text_label
from qwirkle_desktop.ui.phrases import library as phrases


class EmptyPage(QWidget):
    """Signals: `new_game` and `show_all`, when their buttons were pressed."""

    new_game = Signal()
    show_all = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("no_games")
        self._heading = text_label("", "heading")
        self._text = text_label("", "muted")
        for label in (self._heading, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.begin = button(phrases.new_game(), "first_game", kind="primary")
        self.begin.clicked.connect(self.new_game)
        self.all = button(phrases.show_all(), "show_all")
        self.all.clicked.connect(self.show_all)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addStretch(2)
        page.addWidget(self._heading)
        page.addWidget(self._text)
        page.addSpacing(GAP)
        for each in (self.begin, self.all):
            page.addWidget(each, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addStretch(3)

    def tell(self, *, filtered: bool) -> None:
        """Say that there are no games at all, or none that fit the search."""
        heading, text = phrases.none_found() if filtered else phrases.none_yet()
        self._heading.setText(heading)
        self._text.setText(text)
        self.begin.setVisible(not filtered)
        self.all.setVisible(filtered)
        self.setAccessibleName(heading)
