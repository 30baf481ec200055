"""One play of a turn in a row: what it is, its tiles and points, and how far it is behind the best."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from qwirkle_desktop.review.valuing import Candidate
from qwirkle_desktop.rules.moves import Play, Trade
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.panel.metrics import TILE, TILE_PITCH, row_height
from qwirkle_desktop.ui.panel.painting import LEFT, RIGHT, as_read, draw_text, fill_rounded, text_width
from qwirkle_desktop.ui.phrases import panel as panel_phrases
from qwirkle_desktop.ui.phrases import review_page as phrases
from qwirkle_desktop.ui.phrases.tiles import tile_name
from qwirkle_desktop.ui.phrases.wording import listed
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

PADDING, GAP, RADIUS = 8, 6, 6


class ChoiceRow(QAbstractButton):
    """Checked while its play is shown on the board."""

    def __init__(
        self,
        what: str,
        candidate: Candidate,
        widest: int,
        sprites: Sprites,
        theme: Theme,
        fonts: TypeScale,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.candidate = candidate
        self._what, self._widest = what, widest
        self._sprites, self._theme, self._fonts = sprites, theme, fonts
        self.setObjectName("choice")
        self.setCheckable(True)
        self.setText(what)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        told = phrases.choice_spoken(what, _move_told(candidate), candidate.score, max(0.0, candidate.behind))
        self.setAccessibleName(told)
        self.setToolTip(f"{told}\n{phrases.show_help()}")

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, row_height(self._fonts) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ground(painter)
            inside = self.rect().adjusted(PADDING, 0, -PADDING, 0)
            right = self._paint_figures(painter, inside)
            place = QRect(inside.left(), inside.top(), self._widest, inside.height())
            bold = QFont.Weight.Bold if self.isChecked() else QFont.Weight.Normal
            font = self._fonts.font(TextRole.BODY, bold)
            ends = (RIGHT, LEFT)[not self.isRightToLeft()]
            draw_text(painter, as_read(place, self.rect()), self._what, font, self._theme.text, ends)
            self._paint_tiles(painter, inside, inside.left() + self._widest + GAP, right)

    def _paint_ground(self, painter: QPainter) -> None:
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            fill_rounded(painter, ground, RADIUS, self._theme.active_card)
        elif self.underMouse():
            fill_rounded(painter, ground, RADIUS, self._theme.card)
        if self.hasFocus() or self.isChecked():
            painter.setPen(QPen(self._theme.accent, 2 if self.hasFocus() else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground, RADIUS, RADIUS)

    def _paint_figures(self, painter: QPainter, inside: QRect) -> int:
        """Points, and at the end what it is behind; returns where they begin."""
        ends = LEFT if self.isRightToLeft() else RIGHT
        small = self._fonts.font(TextRole.SMALL)
        behind = phrases.signed(-self.candidate.behind) if self.candidate.behind >= 0.05 else ""
        column = text_width(phrases.signed(-88.8), small)
        place = QRect(inside.right() - column, inside.top(), column, inside.height())
        draw_text(painter, as_read(place, self.rect()), behind, small, self._theme.muted, ends)
        bold = self._fonts.font(TextRole.BODY, QFont.Weight.Bold)
        points = _points(self.candidate)
        width = text_width(points, bold)
        left = place.left() - GAP - width
        place = QRect(left, inside.top(), width, inside.height())
        draw_text(painter, as_read(place, self.rect()), points, bold, self._theme.text, ends)
        return left - GAP

    def _paint_tiles(self, painter: QPainter, inside: QRect, left: int, right: int) -> None:
        tiles = _tiles(self.candidate)
        pitch = min(float(TILE_PITCH), (right - left) / max(1, len(tiles)))
        size = min(TILE, int(pitch))
        if size < 1:
            return
        top = inside.top() + (inside.height() - size) // 2
        for place, tile in enumerate(tiles):
            sprite = self._sprites.tile(tile, size, self.devicePixelRatioF(), Look.SMALL)
            spot = as_read(QRect(left + int(place * pitch), top, size, size), self.rect())
            painter.drawPixmap(QPointF(spot.topLeft()) + sprite.offset, sprite.pixmap)


def _tiles(candidate: Candidate) -> tuple[Tile, ...]:
    return candidate.move.tiles if isinstance(candidate.move, Play | Trade) else ()


def _points(candidate: Candidate) -> str:
    match candidate.move:
        case Play():
            return panel_phrases.plus_points(candidate.score)
        case Trade(tiles):
            return panel_phrases.trade_count(len(tiles))
        case _:
            return panel_phrases.passed()


def _move_told(candidate: Candidate) -> str:
    names = listed([tile_name(tile) for tile in _tiles(candidate)])
    if isinstance(candidate.move, Trade):
        return phrases.trade(names)
    return names or panel_phrases.passed()
