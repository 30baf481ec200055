"""The endless canvas: where it looks, and how it glides there."""

from collections.abc import Collection

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.ui.theme import Theme

from .backdrop import Backdrop
from .camera import (
    CLOSER,
    EDGE_MARGIN,
    FIT_MARGIN,
    IN_SIGHT,
    LARGEST,
    SMALLEST_BY_HAND,
    Camera,
    fitted,
    kept_in_sight,
    zoomed,
)
from .items import UNIT, cell_at
from .scene import BoardScene

GLIDE_MS = 250
SETTLE_MS = 120
FOLLOW_MARGIN = 1.0


class Canvas(QGraphicsView):
    """A view of the scene that can be pushed, zoomed and fitted, on whole pixels.

    looked(): it looks elsewhere, or from another distance.
    """

    looked = Signal()

    def __init__(self, scene: BoardScene, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._backdrop = Backdrop(scene.sprites, theme)
        self._camera = Camera(QPointF(UNIT / 2, UNIT / 2), UNIT)
        self._auto_fit = True
        self._moves = True
        self._glide = QVariantAnimation(self, duration=GLIDE_MS, startValue=0.0, endValue=1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._glide.valueChanged.connect(self._glide_on)
        self._glide_from = self._glide_to = self._camera
        self._interrupted: Camera | None = None
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self.restyle)
        self._set_up()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        # A file dropped on the board is the window's: the scene would swallow it.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    def set_theme(self, theme: Theme) -> None:
        """Show the table in another theme."""
        self._backdrop.set_theme(theme)
        self.restyle()
        self.viewport().update()

    def set_moves(self, moves: bool, stretch: float = 1.0) -> None:
        """Whether the view glides, and how slowly; else it is there at once (reduced motion)."""
        self._moves = moves
        self._glide.setDuration(round(GLIDE_MS * stretch))

    # Looking

    @property
    def camera(self) -> Camera:
        """Where the view looks now."""
        return self._camera

    @property
    def tiles(self) -> Collection[Cell]:
        """The cells on which tiles lie."""
        return self._board.board_tiles

    def fit(self) -> None:
        """Show the whole board, and keep doing so as it grows."""
        self._auto_fit = True
        self._go_to(self._fitted())

    def follow(self, rect: QRectF) -> None:
        """A move landed there: see that it is in view, gently."""
        self._refresh_scene_rect()
        target = self._glide_to if self._is_gliding() else self._camera
        if self._auto_fit:
            content = self._board.content_rect()
            if not target.sees(content, self._size(), margin=min(FOLLOW_MARGIN, self._margin)):
                self._go_to(self._fitted())
        else:
            self.reveal(rect)

    def reveal(self, rect: QRectF) -> None:
        """See that a part of the table is in view, gently and without zooming."""
        target = self._glide_to if self._is_gliding() else self._camera
        if not target.sees(rect, self._size()):
            self._go_to(target.shifted_to_see(rect, self._size(), FOLLOW_MARGIN))

    def look_closely(self, rect: QRectF) -> None:
        """Put a part of the table in the middle, as large as suits the view."""
        self._auto_fit = False
        self._go_to(fitted(rect, self._size(), CLOSER))

    def zoom_by(self, steps: float, at: QPoint | None = None) -> None:
        """Zoom by wheel steps, the scene under a point of the viewport staying there."""
        self._auto_fit = False
        point = at if at is not None else self.viewport().rect().center()
        self._zoom_to(zoomed(self._camera.cell, steps, self._smallest()), point)

    def pan(self, dx: float, dy: float) -> None:
        """Move the table by logical pixels, as a hand would push it."""
        self._auto_fit = False
        self._glide.stop()
        shift = QPointF(dx, dy) / self._camera.scale
        self._look(self._in_sight(Camera(self._drawn_centre() - shift, self._camera.cell)))

    def nudge(self, dx: float, dy: float) -> None:
        """Move the table by logical pixels, gently, and leave it there."""
        self._auto_fit = False
        self.make_way(dx, dy)

    def make_way(self, dx: float, dy: float) -> None:
        """The same, gently; a board that fits itself does so again at the next move."""
        target = self._glide_to if self._is_gliding() else self._camera
        self._go_to(self._in_sight(Camera(target.centre - QPointF(dx, dy) / self._camera.scale, target.cell)))

    def spread(self, factor: float, at: QPoint) -> None:
        """Zoom as fingers do: the cell's side follows them, whole pixels come when it settles."""
        self._auto_fit = False
        self._zoom_to(max(self._smallest(), min(LARGEST, self._camera.cell * factor)), at)

    def finish(self) -> None:
        """End a glide at once."""
        if self._is_gliding():
            self._glide.setCurrentTime(self._glide.duration())

    def restyle(self) -> None:
        """Fetch the pictures for the zoom and the screen; a pinch ends on a whole number of pixels."""
        self._settle.stop()
        if not self.isVisible():
            return
        if self._camera.cell != round(self._camera.cell) and not self._is_gliding():
            self._look(Camera(self._camera.centre, round(self._camera.cell)))
            self._settle.stop()
        self._backdrop.forget()
        self._board.restyle(self._camera.cell, self.devicePixelRatioF())
        self.viewport().update()

    def cell_of(self, viewport_point: QPoint) -> Cell:
        """The cell at a point of the viewport."""
        return cell_at(self.mapToScene(viewport_point))

    def cell_at_global(self, point: QPoint) -> Cell | None:
        """The cell at a global point; None outside the view."""
        local = self.viewport().mapFromGlobal(point)
        return self.cell_of(local) if self.viewport().rect().contains(local) else None

    def global_rect_of(self, rect: QRectF) -> QRectF:
        """Where a rectangle of the scene is on the screen."""
        corner = self.mapFromScene(rect.topLeft())
        return QRectF(self.viewport().mapToGlobal(corner), rect.size() * self._camera.scale)

    # Inside

    @property
    def _margin(self) -> float:
        return FIT_MARGIN if self._board.printed.ground.is_endless else EDGE_MARGIN

    def _fitted(self) -> Camera:
        """Where all of the board is in view."""
        return fitted(self._board.content_rect(), self._size(), margin=self._margin)

    def _smallest(self) -> int:
        """Zoomed out further, there would be nothing more to see."""
        return min(SMALLEST_BY_HAND, int(self._fitted().cell))

    def _in_sight(self, camera: Camera) -> Camera:
        """Pushed too far, the table stops: nobody loses the board."""
        ground, content = self._board.printed.ground, self._board.content_rect()
        cells = IN_SIGHT if ground.is_endless else min(ground.width, ground.height) / 2
        return kept_in_sight(camera, content, self._size(), cells)

    def _size(self) -> QSizeF:
        return QSizeF(self.viewport().size())

    def _drawn_centre(self) -> QPointF:
        """The middle as it is drawn, on whole pixels: a push goes exactly as far as the mouse."""
        bars = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        return (bars + self._middle()) / self._camera.scale

    def _middle(self) -> QPointF:
        """Half the view's size."""
        return QPointF(self._size().width() / 2, self._size().height() / 2)

    def _is_gliding(self) -> bool:
        return self._glide.state() == QVariantAnimation.State.Running

    def _hold_still(self) -> None:
        """Stop a glide where it is: a press means the cell that is under the mouse now."""
        self._interrupted = self._glide_to if self._is_gliding() else None
        self._glide.stop()

    def _glide_again(self) -> None:
        if self._interrupted is not None:
            self._go_to(self._interrupted)
            self._interrupted = None

    def _go_to(self, camera: Camera) -> None:
        self._glide.stop()
        if not self._moves or not self.isVisible():
            self._look(camera)
            self.restyle()
            return
        self._glide_from, self._glide_to = self._camera, camera
        self._glide.start()

    def _glide_on(self, share: float) -> None:
        self._look(self._glide_from.between(self._glide_to, share))

    def _zoom_to(self, cell: float, point: QPoint) -> None:
        self._glide.stop()
        away = QPointF(point) - self._middle()
        under = self._camera.centre + away / self._camera.scale
        self._look(Camera(under - away / (cell / UNIT), cell))

    def _look(self, camera: Camera) -> None:
        """Turn the view; the pictures are fetched anew once the zoom settles."""
        if camera.cell != self._camera.cell or self.transform().m11() != camera.scale:
            self.resetTransform()
            self.scale(camera.scale, camera.scale)
            self._settle.start()
        self._camera = camera
        self._refresh_scene_rect()
        corner = (camera.centre * camera.scale - self._middle()).toPoint()
        self.horizontalScrollBar().setValue(corner.x())
        self.verticalScrollBar().setValue(corner.y())
        self.looked.emit()

    def _refresh_scene_rect(self) -> None:
        """Content plus a view's size on each side: an automatic rectangle would jump when the board grows.

        It never shrinks below where the view looks, or a pan would be cut short when tiles are taken back.
        """
        visible = self._camera.visible(self._size())
        rect = self._board.content_rect().adjusted(
            -visible.width(), -visible.height(), visible.width(), visible.height()
        )
        self.setSceneRect(rect.united(visible))

    # Painting

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The table under the tiles."""
        painter.save()
        painter.resetTransform()
        area, origin = QRectF(self.viewport().rect()), QPointF(self.mapFromScene(QPointF(0, 0)))
        ground = self._board.printed.ground
        self._backdrop.paint(painter, area, origin, self._camera.cell, self.devicePixelRatioF(), ground)
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the middle in the middle, or the whole board in view."""
        super().resizeEvent(event)
        if self._auto_fit:
            self._glide.stop()
            self._look(self._fitted())
        else:
            self._look(self._camera)

    def showEvent(self, event: QShowEvent) -> None:
        """Only now the size is known for which pictures are worth fetching."""
        super().showEvent(event)
        self.restyle()
