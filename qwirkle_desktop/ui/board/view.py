"""Turns what hands do on the canvas into cells: clicks, drags, wheels, pinches and keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QInputDevice, QKeyEvent, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.phrases.tiles import board
from qwirkle_desktop.ui.theme import Theme

from .canvas import Canvas
from .scene import BoardScene

WHEEL_STEP, BELOW_CORNER = 120, 40
LONG_MS = 600


class BoardView(Canvas):
    """The board's view. Positions of the mouse leave it as cells.

    cell_clicked(Cell): pressed and released without a drag.
    cell_hovered(Cell | None): the mouse is over that cell, or left.
    drag_began(Cell, QPoint): a drag starts on a cell that `draggable` names; the point is global.
    drag_moved(QPoint), drag_ended(QPoint): the drag goes on and ends, global.
    cell_context(Cell): the right button was clicked, or a finger rested there.
    """

    cell_clicked = Signal(object)
    cell_hovered = Signal(object)
    drag_began = Signal(object, object)
    drag_moved = Signal(object)
    drag_ended = Signal(object)
    cell_context = Signal(object)
    parts: object = None
    """What a screen reader finds here."""

    def __init__(self, scene: BoardScene, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(scene, theme, parent)
        self.setObjectName("board")
        # Rows and columns are the same for all, whichever way they read.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.retranslate()
        self._wheel_zooms = True
        self._draggable: frozenset[Cell] = frozenset()
        self._pressed: QPoint | None = None
        self._panning = False
        self._dragging = False
        self._long_press = QTimer(self, singleShot=True, interval=LONG_MS)
        self._long_press.timeout.connect(self._press_long)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self.setAccessibleName(board())

    def set_wheel_zooms(self, zooms: bool) -> None:
        """Whether the wheel zooms; else it pans, and zooms with Ctrl."""
        self._wheel_zooms = zooms

    def set_draggable(self, cells: frozenset[Cell]) -> None:
        """The cells whose tiles may be dragged: the draft's."""
        self._draggable = cells

    def side_in_scene(self) -> QPointF:
        """Where the view meets the panel with the cards."""
        edge = 0 if QApplication.isRightToLeft() else self.viewport().width() - 1
        return self.mapToScene(edge, BELOW_CORNER)

    # Events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press starts a click, a pan or a drag; which one shows later."""
        self._hold_still()
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = event.position().toPoint()
            self._panning = self._dragging = False
            if event.pointingDevice().type() == QInputDevice.DeviceType.TouchScreen:
                self._long_press.start()
        elif event.button() == Qt.MouseButton.RightButton:
            self.cell_context.emit(self.cell_of(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a tentative tile, push the table, or hover."""
        here = event.position().toPoint()
        if self._pressed is None:
            self.cell_hovered.emit(self.cell_of(here))
            return
        if not (self._panning or self._dragging):
            if (here - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._begin(event)
        if self._dragging:
            self.drag_moved.emit(event.globalPosition().toPoint())
        else:
            step = here - self._pressed
            self._pressed = here
            self.pan(step.x(), step.y())

    def _press_long(self) -> None:
        """A finger that rests is a right button: it takes a tentative tile back."""
        if self._pressed is not None and not (self._panning or self._dragging):
            pressed, self._pressed = self._pressed, None
            self.cell_context.emit(self.cell_of(pressed))

    def _begin(self, event: QMouseEvent) -> None:
        pressed = self._pressed or QPoint()
        cell = self.cell_of(pressed)
        if cell in self._draggable and event.buttons() & Qt.MouseButton.LeftButton:
            self._dragging = True
            self.drag_began.emit(cell, event.globalPosition().toPoint())
        else:
            self._panning = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End what the press began."""
        self._long_press.stop()
        if self._pressed is None:
            return
        panning, dragging, self._pressed = self._panning, self._dragging, None
        self._panning = self._dragging = False
        self.viewport().unsetCursor()
        if dragging:
            self.drag_ended.emit(event.globalPosition().toPoint())
        elif not panning and event.button() == Qt.MouseButton.LeftButton:
            self.cell_clicked.emit(self.cell_of(event.position().toPoint()))
        if not panning:
            self._glide_again()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A quick second click is a click like any other."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse left: no cell is hovered."""
        super().leaveEvent(event)
        self.cell_hovered.emit(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom under the cursor, or pan: a setting, and two fingers on a touch pad always pan."""
        on_pad = event.device().type() == QInputDevice.DeviceType.TouchPad
        with_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        event.accept()
        if with_control or (self._wheel_zooms and not on_pad):
            self.zoom_by(event.angleDelta().y() / WHEEL_STEP, event.position().toPoint())
            return
        delta = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
        sideways = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) and not delta.x()
        self.pan(*((delta.y(), 0) if sideways else (delta.x(), delta.y())))

    def viewportEvent(self, event: QEvent) -> bool:
        """Pinches come as native gestures from touch pads, as pinch gestures from touch screens."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.spread(1.0 + event.value(), event.position().toPoint())
                return True
        elif isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.spread(pinch.scaleFactor(), self.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
                return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys push the view; everything else belongs to the window."""
        step = 2 * self._camera.cell
        moves = {
            Qt.Key.Key_Left: (step, 0),
            Qt.Key.Key_Right: (-step, 0),
            Qt.Key.Key_Up: (0, step),
            Qt.Key.Key_Down: (0, -step),
        }
        push = moves.get(Qt.Key(event.key()))
        if push is None:
            event.ignore()
            return
        self.nudge(*push)
