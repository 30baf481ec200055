"""The page of a replay: the board and the panel as a game has them, over the replay's bar."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QGridLayout, QWidget

from qwirkle_desktop.ui.access.board import BoardParts
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.board.animator import Animator
from qwirkle_desktop.ui.board.scene import BoardScene
from qwirkle_desktop.ui.board.turn_light import TurnLight
from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.board.zoom_chip import ZoomChip
from qwirkle_desktop.ui.dock.dock import Dock
from qwirkle_desktop.ui.panel.side_panel import SidePanel
from qwirkle_desktop.ui.table import dock_height, is_compact
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale

from .actions import ReplayActions
from .bar import ReplayBar

TURNING = (Qt.Key.Key_Left, Qt.Key.Key_Right)


class Aside(QWidget):
    """What may take the panel's place."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""

    def set_compact(self, compact: bool) -> None:
        """Take the small form, or the wide one."""


class ReplayPage(QWidget):
    """Lays the parts out; the replay's presenter fills them.

    left(): Esc was pressed.
    """

    left = Signal()

    def __init__(
        self, sprites: Sprites, theme: Theme, fonts: TypeScale, play_on: QAction, review: QAction
    ) -> None:
        super().__init__()
        self.setObjectName("replay")
        self.moves = True
        self.actions_ = ReplayActions(self)
        self.sprites = sprites = sprites.of_game()
        self.scene = BoardScene(sprites, fonts, self)
        self.view = BoardView(self.scene, theme, self)
        self.view.parts = BoardParts(self.view, self.scene)
        self.view.installEventFilter(self)
        self.panel = SidePanel(theme, fonts, sprites, self)
        self.bar = ReplayBar(self.actions_, (review, play_on), theme, fonts, self)
        self._aside: Aside | None = None
        self._other_bar: Dock | None = None
        self.animator = Animator(self.scene, self)
        self.turn_light = TurnLight(self.scene)
        self.zoom_chip = ZoomChip(theme, self.view)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.view, 0, 0)
        grid.addWidget(self.panel, 0, 1)
        grid.addWidget(self.bar, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(0, 1)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, or with other tiles."""
        for part in (self.view, self.zoom_chip, self.panel, self.bar):
            part.set_theme(theme)
        for other in (self._aside, self._other_bar):
            if other is not None:
                other.set_theme(theme)
        self.update()

    @property
    def aside(self) -> Aside | None:
        """What is shown in the panel's place."""
        return self._aside

    def set_aside(self, aside: Aside | None) -> None:
        """Show something else in the panel's place; None: the panel again. What was shown there goes."""
        old, self._aside = self._aside, aside
        if old is not None:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.panel.setVisible(aside is None)
        if aside is not None:
            self._grid.addWidget(aside, 0, 1)
            aside.set_compact(is_compact(self))
            aside.show()

    def set_bar(self, bar: Dock | None) -> None:
        """Show something else in the bar's place; None: the bar again."""
        if self._other_bar is not None:
            self._grid.removeWidget(self._other_bar)
            self._other_bar.hide()
        self._other_bar = bar
        self.bar.setVisible(bar is None)
        if bar is not None:
            self._grid.addWidget(bar, 1, 0, 1, 2)
            bar.show()
        self._resize_bars()

    def _resize_bars(self) -> None:
        compact = is_compact(self)
        for bar in (self.bar, self._other_bar):
            if bar is not None:
                bar.set_compact(compact)
                bar.setFixedHeight(dock_height(compact, bar))

    def set_moves(self, moves: bool, stretch: float = 1.0) -> None:
        """Whether things move, and how slowly; else everything is in place at once."""
        self.moves = moves
        self.animator.set_on(moves, stretch)
        self.view.set_moves(moves, stretch)
        self.panel.set_moves(moves, stretch)

    def finish(self) -> None:
        """End everything that moves, but for the view."""
        self.animator.finish()
        self.panel.finish_animations()

    def card_in_scene(self) -> QPointF:
        """Where the tiles come from: the side of the cards."""
        return self.view.side_in_scene()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the small form in a small window."""
        super().resizeEvent(event)
        compact = is_compact(self)
        self.panel.set_compact(compact)
        self._resize_bars()
        if self._aside is not None:
            self._aside.set_compact(compact)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left and Right turn the pages: past the last one they do not push the board instead."""
        if watched is not self.view or event.type() != QEvent.Type.KeyPress:
            return False
        return isinstance(event, QKeyEvent) and event.key() in TURNING

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the replay."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Space presses the button that the keyboard has walked to, before it plays the turns."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            on_button = isinstance(QApplication.focusWidget(), QAbstractButton)
            if event.key() == Qt.Key.Key_Space and on_button:
                event.accept()
                return True
        return super().event(event)
