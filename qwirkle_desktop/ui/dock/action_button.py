"""A push button that shows and triggers an action."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget

from qwirkle_desktop.ui.typography import DEFAULT_BASE

LOW = """
QPushButton, QPushButton:disabled {{ font-size: {letters}px; min-height: {high}px; max-height: {high}px;
    padding: 0 12px; }}
QPushButton:focus {{ min-height: {inside}px; max-height: {inside}px; padding: 0 11px; }}
"""
LOW_HEIGHT = 22


class ActionButton(QPushButton):
    """It may go before its action does."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._action: QAction | None = None

    def follow(self, action: QAction) -> None:
        """Stand for an action from now on."""
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._copy)
        self._copy()

    def set_low(self, low: bool, letters: int = DEFAULT_BASE) -> None:
        """Whether it stands in a line of text, with letters of that size."""
        high = round(LOW_HEIGHT * max(1.0, letters / DEFAULT_BASE))
        style = LOW.format(letters=letters, high=high, inside=high - 2)
        self.setStyleSheet(style if low else "")

    def _copy(self) -> None:
        action = self._action
        if action is None:
            return
        self.setText(action.iconText() or action.text())
        self.setToolTip(action.toolTip())
        self.setAccessibleName(action.iconText() or action.text())
        self.setAccessibleDescription(action.statusTip())
        self.setEnabled(action.isEnabled())
        self.setProperty("offered", action.isVisible())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
