"""Where the view looks: pure arithmetic of zoom and centre."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from .items import UNIT

SMALLEST, LARGEST = 4, 160
"""The side of a cell in logical pixels; the smallest shows all of the longest snake in the least window."""
SMALLEST_BY_HAND = 20
"""Where zooming out by hand ends, if the whole board is in view by then."""
IN_SIGHT = 2.0
"""Cells of the board that stay in view however far the table is pushed."""
FIT_MARGIN, EDGE_MARGIN = 2.0, 0.5
"""Empty cells left around the tiles when they are fitted; around a board that has an edge."""
CLOSER = 1.3
"""How much larger than usual the tiles are that one looks at closely."""
ROWS_IN_VIEW = 11.8
"""How many cells fit into the view's height before the board needs a smaller zoom."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A centre in the scene, and the side of a cell in logical pixels."""

    centre: QPointF
    cell: float

    @property
    def scale(self) -> float:
        """Logical pixels a scene unit."""
        return self.cell / UNIT

    def between(self, other: "Camera", share: float) -> "Camera":
        """The camera on the way to another, from 0 to 1."""
        centre = self.centre + (other.centre - self.centre) * share
        return Camera(centre, self.cell + (other.cell - self.cell) * share)

    def sees(self, rect: QRectF, view: QSizeF, margin: float = 0.0) -> bool:
        """Whether a rectangle of the scene is wholly in view, with a margin in cells."""
        return self.visible(view).contains(_grown(rect, margin))

    def visible(self, view: QSizeF) -> QRectF:
        """The part of the scene that a view of that size shows."""
        size = QSizeF(view.width() / self.scale, view.height() / self.scale)
        corner = self.centre - QPointF(size.width() / 2, size.height() / 2)
        return QRectF(corner, size)

    def shifted_to_see(self, rect: QRectF, view: QSizeF, margin: float) -> "Camera":
        """The nearest camera of the same zoom that sees the rectangle (its middle, if it is too large)."""
        wanted, visible = _grown(rect, margin), self.visible(view)
        dx = _shift(wanted.left(), wanted.right(), visible.left(), visible.right())
        dy = _shift(wanted.top(), wanted.bottom(), visible.top(), visible.bottom())
        return Camera(self.centre + QPointF(dx, dy), self.cell)


def preferred_cell(view: QSizeF) -> int:
    """The side of a cell that suits a view: 56 at 1280x800, 40 at 800x600."""
    return max(24, min(96, 2 * round(view.height() / ROWS_IN_VIEW / 2)))


def fitted(content: QRectF, view: QSizeF, closer: float = 1.0, margin: float = FIT_MARGIN) -> Camera:
    """The camera that shows the content with a margin, no larger than suits the view, or so much larger."""
    around = _grown(content, margin)
    room = min(view.width() / around.width(), view.height() / around.height()) * UNIT
    cell = max(SMALLEST, min(round(preferred_cell(view) * closer), int(room)))
    return Camera(content.center(), cell)


def kept_in_sight(camera: Camera, content: QRectF, view: QSizeF, cells: float = IN_SIGHT) -> Camera:
    """The camera moved back so far that so many cells of the content are in view: nobody loses the board."""
    visible = camera.visible(view)
    keep = cells * UNIT
    x = _clamped(camera.centre.x(), content.left(), content.right(), visible.width() / 2, keep)
    y = _clamped(camera.centre.y(), content.top(), content.bottom(), visible.height() / 2, keep)
    return Camera(QPointF(x, y), camera.cell)


def zoomed(cell: float, steps: float, smallest: int = SMALLEST) -> int:
    """The cell's side after that many steps of the wheel, a whole number that always moves."""
    wanted = round(cell * 1.12**steps)
    if wanted == round(cell) and steps:
        wanted += 1 if steps > 0 else -1
    return max(smallest, min(LARGEST, wanted))


def _clamped(centre: float, low: float, high: float, reach: float, keep: float) -> float:
    """The centre, so that content (low to high) and view overlap by `keep`, or as far as they can."""
    overlap = min(keep, high - low, 2 * reach)
    return max(low + overlap - reach, min(high - overlap + reach, centre))


def _grown(rect: QRectF, cells: float) -> QRectF:
    by = cells * UNIT
    return rect.adjusted(-by, -by, by, by)


def _shift(low: float, high: float, seen_low: float, seen_high: float) -> float:
    if high - low > seen_high - seen_low:
        return (low + high) / 2 - (seen_low + seen_high) / 2
    return min(0.0, low - seen_low) or max(0.0, high - seen_high)
