"""A push button that shows and triggers an action."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QWidget


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
