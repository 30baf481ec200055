"""Two pictures of a window as eyes compare them: small spots averaged, colours by how far apart they look."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

SPOT = 4
"""Pixels of a spot's side: letters that lie half a pixel off, or whose edges are smoother, look the same."""
FAR = ((100.0, 0), (55.0, 4), (14.0, 300))
"""So many spots may be further apart than that (black and white are 765): a few by a little, none by much."""
SEEN = FAR[-1][0]
NEAR = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
FAINT = 0.25
Mean = tuple[float, ...]
"""Blue, green and red, 0 to 255."""


@dataclass(frozen=True)
class Difference:
    """The spots that differ, as column and row, and how far; none where the sizes do."""

    spots: dict[tuple[int, int], float]
    sizes: tuple[tuple[int, int], tuple[int, int]]

    @property
    def is_seen(self) -> bool:
        """Whether anybody would see it."""
        return self.sizes[0] != self.sizes[1] or any(
            sum(distance > far for distance in self.spots.values()) > most for far, most in FAR
        )

    def __str__(self) -> str:
        if self.sizes[0] != self.sizes[1]:
            return "the size was {}x{} and is {}x{}".format(*self.sizes[0], *self.sizes[1])
        return f"{len(self.spots)} spots differ, by {max(self.spots.values(), default=0.0):.0f} at most"


def difference(expected: QImage, found: QImage) -> Difference:
    """Where two pictures differ for an eye."""
    sizes = ((expected.width(), expected.height()), (found.width(), found.height()))
    one, other = _plain(expected), _plain(found)
    if sizes[0] != sizes[1] or one == other:
        return Difference({}, sizes)
    pair = _Dots(one), _Dots(other)
    apart = {spot: distance for spot in _suspects(*pair) if (distance := _distance(*pair, spot)) > SEEN}
    return Difference(apart, sizes)


class _Dots:
    """A picture's pixels, and the mean colour of any spot."""

    def __init__(self, image: QImage) -> None:
        self.width, self.height = image.width(), image.height()
        self.data, self._line = bytes(image.constBits()), image.bytesPerLine()

    def row(self, y: int) -> bytes:
        """One row, four bytes a pixel: blue, green, red, nothing."""
        return self.data[y * self._line : y * self._line + 4 * self.width]

    def mean(self, left: int, top: int) -> Mean:
        """The colour of a spot as seen from afar; what lies outside the picture is left out."""
        sums, count = [0, 0, 0], 0
        for y in range(max(0, top), min(self.height, top + SPOT)):
            row = self.row(y)[4 * max(0, left) : 4 * (left + SPOT)]
            count += len(row) // 4
            for channel in range(3):
                sums[channel] += sum(row[channel::4])
        return tuple(total / max(1, count) for total in sums)


def _suspects(one: _Dots, other: _Dots) -> Iterator[tuple[int, int]]:
    """The spots, as column and row, in which any pixel differs."""
    for top in range(0, one.height, SPOT):
        rows = [(one.row(y), other.row(y)) for y in range(top, min(one.height, top + SPOT))]
        if all(row == other_row for row, other_row in rows):
            continue
        for left in range(0, one.width, SPOT):
            here = slice(4 * left, 4 * (left + SPOT))
            if any(row[here] != other_row[here] for row, other_row in rows):
                yield left // SPOT, top // SPOT


def _distance(one: _Dots, other: _Dots, spot: tuple[int, int]) -> float:
    """How far apart a spot is from the nearest like it, a pixel away at most, in either picture."""
    left, top = spot[0] * SPOT, spot[1] * SPOT
    here, there = one.mean(left, top), other.mean(left, top)
    if (apart := _apart(here, there)) <= SEEN:
        return apart
    return max(
        min(_apart(here, other.mean(left + dx, top + dy)) for dx, dy in NEAR),
        min(_apart(there, one.mean(left + dx, top + dy)) for dx, dy in NEAR),
    )


def picture_of(expected: QImage, found: QImage, told: Difference) -> QImage:
    """Expected, found and, on the faded picture, what differs: side by side."""
    width, height = max(expected.width(), found.width()), max(expected.height(), found.height())
    image = QImage(3 * width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.drawImage(0, 0, expected)
        painter.drawImage(width, 0, found)
        painter.setOpacity(FAINT)
        painter.drawImage(2 * width, 0, found)
        painter.setOpacity(1.0)
        for x, y in told.spots:
            painter.fillRect(2 * width + x * SPOT, y * SPOT, SPOT, SPOT, QColor("#D0006F"))
    return image


def _plain(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_RGB32)


def _apart(one: Mean, other: Mean) -> float:
    """Colours as the red-mean formula sees them, close to what eyes do."""
    red = (one[2] + other[2]) / 2
    blue, green, redder = (a - b for a, b in zip(one, other, strict=True))
    return sqrt((2 + red / 256) * redder**2 + 4 * green**2 + (2 + (255 - red) / 256) * blue**2)
