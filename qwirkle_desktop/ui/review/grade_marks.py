"""How grades look: a sign in a pill, so that no grade is told by its colour alone."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from qwirkle_desktop.review.grades import Grade
from qwirkle_desktop.ui.panel.painting import CENTRE, draw_text, fill_rounded, frame_rounded, text_width
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

SIGNS = {
    Grade.BRILLIANT: "!!",
    Grade.EXCELLENT: "✓",
    Grade.GOOD: "✓",
    Grade.INACCURACY: "?!",
    Grade.MISTAKE: "?",
    Grade.BLUNDER: "??",
    Grade.FORCED: "–",
}
"""What players of chess know them by."""
PADDING = 5


def sign_font(fonts: TypeScale) -> QFont:
    """The signs' letters."""
    return fonts.font(TextRole.SMALL, QFont.Weight.Bold)


def pill_width(fonts: TypeScale) -> int:
    """As wide as the widest sign needs: a column of them is straight."""
    font = sign_font(fonts)
    return max(text_width(sign, font) for sign in SIGNS.values()) + 2 * PADDING


def paint_grade(
    painter: QPainter, rect: QRectF, grade: Grade, theme: Theme, fonts: TypeScale, *, hollow: bool = False
) -> None:
    """The grade's pill; a hollow one is another seat's."""
    ink, fill = _colours(grade, theme)
    radius = rect.height() / 2
    if fill is None:
        pass
    elif hollow:
        frame_rounded(painter, rect, theme.card, fill, 1.5)
        ink = theme.text
    else:
        fill_rounded(painter, rect, radius, fill)
    draw_text(painter, _whole(rect), SIGNS[grade], sign_font(fonts), ink, CENTRE)


def _colours(grade: Grade, theme: Theme) -> tuple[QColor, QColor | None]:
    match grade:
        case Grade.BRILLIANT:
            return theme.on_accent, theme.accent
        case Grade.MISTAKE | Grade.BLUNDER:
            return theme.on_error, theme.error
        case Grade.INACCURACY:
            return theme.panel, theme.muted
        case Grade.EXCELLENT:
            return theme.accent, None
        case _:
            return theme.muted, None


def _whole(rect: QRectF) -> QRect:
    return QRect(round(rect.left()), round(rect.top()), round(rect.width()), round(rect.height()))
