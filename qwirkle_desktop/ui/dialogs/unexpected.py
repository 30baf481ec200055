"""Tells of a fault in the program: the game is safe, and there is a report to pass on."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.phrases import unexpected as phrases

LEAST_WIDTH = 440


class UnexpectedDialog(QDialog):
    """Accepted to go on; `report` gives the text to copy. Without a game to go on with there is only Quit.

    restart_chosen(): the program is to begin again.
    """

    restart_chosen = Signal()

    def __init__(
        self, report: Callable[[], str], *, is_safe: bool | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("unexpected")
        self.setWindowTitle(phrases.heading())
        self.setMinimumWidth(LEAST_WIDTH)
        self._report = report
        self.copy = button(phrases.copy(), "copy_report")
        self.copy.clicked.connect(self._copy)
        self.restart = button(phrases.restart(), "restart")
        self.restart.clicked.connect(self._restart)
        self.restart.setVisible(is_safe is not None)
        go_on = phrases.leave() if is_safe is None else phrases.go_on()
        self.go_on = button(go_on, "go_on", kind="primary")
        self.go_on.clicked.connect(self.accept)
        self.go_on.setDefault(True)
        self._lay_out(phrases.at_the_start() if is_safe is None else phrases.in_the_game(is_safe=is_safe))

    def _lay_out(self, text: str) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.heading(), "heading"))
        page.addWidget(text_label(text))
        page.addWidget(text_label(phrases.what_the_report_tells(), "small"))
        page.addStretch()
        page.addSpacing(GAP)
        page.addLayout(button_row(self.copy, self.restart, self.go_on))
        self.go_on.setFocus()

    def reject(self) -> None:
        """Esc goes on, too: there is nothing to refuse."""
        self.accept()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report())
        self.copy.setText(phrases.copied())

    def _restart(self) -> None:
        self.restart_chosen.emit()
