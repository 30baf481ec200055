"""Our own line icons, drawn on a 24 x 24 grid and coloured by the theme."""

from enum import Enum

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

RATIOS = (1, 2, 3)
_PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<path d="{path}" fill="none" stroke="{colour}" '
    'stroke-opacity="{opacity:.3f}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)


class Glyph(Enum):
    """An icon; the value is its path."""

    PLAY = "M8 5.5V18.5L18.5 12Z"
    PAUSE = "M8.5 5.5V18.5M15.5 5.5V18.5"
    STEP_BACK = "M17 6L9.5 12L17 18ZM6 6V18"
    STEP_ON = "M7 6L14.5 12L7 18ZM18 6V18"
    TO_START = "M19 6.5L13 12L19 17.5M12 6.5L6 12L12 17.5M4 6V18"
    TO_END = "M5 6.5L11 12L5 17.5M12 6.5L18 12L12 17.5M20 6V18"
    PERSON = "M8 8A4 4 0 1 0 16 8A4 4 0 1 0 8 8M4.5 20C4.5 16 8 14.5 12 14.5S19.5 16 19.5 20"
    COMPUTER = "M4.5 5H19.5V15.5H4.5ZM12 15.5V19.5M8 19.5H16M9 9.3V11M15 9.3V11"
    PLUS = "M12 5V19M5 12H19"
    MINUS = "M5 12H19"
    CLOSE = "M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5"
    CHECK = "M5 12.5L10 17.5L19 7"
    TRADE = "M4.5 8.5H18.5M15 5L18.5 8.5L15 12M19.5 15.5H5.5M9 12L5.5 15.5L9 19"
    TAKE_BACK = "M12 4V14M7.5 9.5L12 14L16.5 9.5M5 15.5V19.5H19V15.5"
    UNDO = "M8.5 5L4.5 9L8.5 13M4.5 9H14.5A5 5 0 0 1 14.5 19H8.5"
    REDO = "M15.5 5L19.5 9L15.5 13M19.5 9H9.5A5 5 0 0 0 9.5 19H15.5"
    CHEVRON_LEFT = "M14.5 6L8.5 12L14.5 18"
    CHEVRON_RIGHT = "M9.5 6L15.5 12L9.5 18"
    CHEVRON_UP = "M6 14.5L12 8.5L18 14.5"
    CHEVRON_DOWN = "M6 9.5L12 15.5L18 9.5"
    SORT_BY_COLOUR = (
        "M12 4C15.5 8.5 17.5 11 17.5 14A5.5 5.5 0 0 1 6.5 14C6.5 11 8.5 8.5 12 4Z"
        "M12 16.5A2.5 2.5 0 0 0 14.5 14"
    )
    SORT_BY_SHAPE = (
        "M3.5 15.5A3.5 3.5 0 1 0 10.5 15.5A3.5 3.5 0 1 0 3.5 15.5M14 12.5H20.5V19H14ZM12 3.5L15.5 9H8.5Z"
    )
    HINT = (
        "M9.5 18H14.5M10.5 21H13.5"
        "M9.5 18V15.5C7.5 14.3 6.5 12.3 6.5 10A5.5 5.5 0 0 1 17.5 10C17.5 12.3 16.5 14.3 14.5 15.5V18"
    )
    ZOOM_IN = "M4.5 10.5A6 6 0 1 0 16.5 10.5A6 6 0 1 0 4.5 10.5M15 15L20 20M10.5 8V13M8 10.5H13"
    ZOOM_OUT = "M4.5 10.5A6 6 0 1 0 16.5 10.5A6 6 0 1 0 4.5 10.5M15 15L20 20M8 10.5H13"
    ZOOM_FIT = "M4.5 9V4.5H9M15 4.5H19.5V9M19.5 15V19.5H15M9 19.5H4.5V15M9.5 9.5H14.5V14.5H9.5Z"
    SOUND = "M4.5 9.5V14.5H8L13 18.5V5.5L8 9.5ZM16.5 9A4 4 0 0 1 16.5 15M18.7 6.5A8 8 0 0 1 18.7 17.5"
    MUTED = "M4.5 9.5V14.5H8L13 18.5V5.5L8 9.5ZM16.5 9.5L21 14.5M21 9.5L16.5 14.5"
    HELP = (
        "M9 9A3 3 0 1 1 13.5 11.6C12.5 12.2 12 12.8 12 14M12 17.5V17.6"
        "M3.5 12A8.5 8.5 0 1 0 20.5 12A8.5 8.5 0 1 0 3.5 12"
    )


def icon(glyph: Glyph, colour: QColor, size: int = 20, disabled: QColor | None = None) -> QIcon:
    """The glyph in a colour, `size` logical pixels square; disabled it is paler, or of that colour."""
    pale = QColor(colour)
    pale.setAlphaF(0.4)
    result = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled or pale)):
        for ratio in RATIOS:
            result.addPixmap(glyph_pixmap(glyph, tint, size, ratio), mode)
    return result


def glyph_pixmap(glyph: Glyph, colour: QColor, size: int, ratio: float) -> QPixmap:
    """The glyph alone, for painting without a button."""
    text = _PICTURE.format(path=glyph.value, colour=colour.name(), opacity=colour.alphaF())
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(picture.rect()))
    picture.setDevicePixelRatio(ratio)
    return picture
