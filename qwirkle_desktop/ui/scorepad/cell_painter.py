"""Paints a turn on the sheet: its points, on a pill where a Qwirkle is among them."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from qwirkle_desktop.ui.panel.painting import CENTRE, draw_text, fill_rounded, frame_rounded, text_width
from qwirkle_desktop.ui.scorepad.sheet_model import NEXT_ROLE, QWIRKLES_ROLE
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

AIR, INSET = 24, 3


class CellPainter(QStyledItemDelegate):
    """The cell of the next turn is framed."""

    def __init__(self, theme: Theme, fonts: TypeScale, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme, self._fonts = theme, fonts

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, rect = self._theme, QRectF(option.rect)
        text, qwirkles = index.data() or "", index.data(QWIRKLES_ROLE)
        font = self._fonts.font(TextRole.HEADING, QFont.Weight.Bold if qwirkles else QFont.Weight.Normal)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.hover if index.row() % 2 else theme.card
        painter.fillRect(option.rect, ground)
        inner = rect.adjusted(INSET, INSET, -INSET, -INSET)
        if index.data(NEXT_ROLE):
            frame_rounded(painter, inner, theme.active_card, theme.accent, 2)
        elif option.state & QStyle.StateFlag.State_Selected:
            frame_rounded(painter, inner, ground, theme.accent, 2)
        if qwirkles:
            self._paint_pill(painter, inner, text_width(text, font))
        draw_text(painter, option.rect, text, font, theme.on_accent if qwirkles else theme.text, CENTRE)
        painter.restore()

    def _paint_pill(self, painter: QPainter, inner: QRectF, width: int) -> None:
        pill = QRectF(0, 0, min(width + AIR, inner.width()), inner.height())
        pill.moveCenter(inner.center())
        fill_rounded(painter, pill, pill.height() / 2, self._theme.accent)
