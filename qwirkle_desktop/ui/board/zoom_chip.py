"""The small zoom buttons in the board's corner, there while the mouse is over the board."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from qwirkle_desktop.ui.art.icons import Glyph, icon
from qwirkle_desktop.ui.theme import Theme

MARGIN = 12


class ZoomChip(QFrame):
    """Zoom out, fit and zoom in; it keeps to the bottom right of its parent, below the cards there."""

    def __init__(self, theme: Theme, board: QWidget) -> None:
        super().__init__(board)
        self.setObjectName("zoom_chip")
        self.setProperty("surface", "tray")
        self._board = board
        self._glyphs = (Glyph.ZOOM_OUT, Glyph.ZOOM_FIT, Glyph.ZOOM_IN)
        self._buttons = [QToolButton(self) for _ in self._glyphs]
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(0)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            layout.addWidget(button)
        self._actions: Sequence[QAction] = ()
        self.set_theme(theme)
        board.installEventFilter(self)
        self.hide()

    def set_actions(self, actions: Sequence[QAction]) -> None:
        """What the buttons do: out, fit, in."""
        self._actions = actions
        for button, action in zip(self._buttons, actions, strict=True):
            button.clicked.connect(action.trigger)
        self.retranslate()
        self.adjustSize()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        for button, action in zip(self._buttons, self._actions, strict=True):
            button.setToolTip(action.toolTip())
            button.setAccessibleName(action.toolTip())

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in another theme."""
        for button, glyph in zip(self._buttons, self._glyphs, strict=True):
            button.setIcon(icon(glyph, theme.text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come and go with the mouse; never takes an event."""
        if event.type() == QEvent.Type.Enter:
            self.show()
        elif event.type() == QEvent.Type.Leave:
            self.hide()
        elif event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _place(self) -> None:
        size = self.sizeHint()
        room = self._board.size()
        self.setGeometry(
            room.width() - size.width() - MARGIN,
            room.height() - size.height() - MARGIN,
            size.width(),
            size.height(),
        )
