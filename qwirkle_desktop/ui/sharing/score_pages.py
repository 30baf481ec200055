"""Paints a game on paper: the board, and under it the score sheet, on as many pages as it needs."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPagedPaintDevice, QPainter

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.rules.state import turns_in
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.art.styles import TileStyle
from qwirkle_desktop.ui.board.area import BoardArea
from qwirkle_desktop.ui.panel.painting import CENTRE, LEFT, RIGHT, as_read, draw_text, fill_rounded
from qwirkle_desktop.ui.phrases import sharing as phrases
from qwirkle_desktop.ui.phrases.endings import ending_sentence, result_sentence
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.phrases.wording import listed, sentences
from qwirkle_desktop.ui.position import cells_of
from qwirkle_desktop.ui.theme import LIGHT
from qwirkle_desktop.ui.typography import make_font

from .board_picture import paint_board
from .paper import pdf_bytes
from .score_sheet import Entry, ScoreSheet, score_sheet

INK, GREY, LINE, PILL = QColor("#000000"), QColor("#555555"), QColor("#BBBBBB"), QColor("#E3EFE9")
TITLE, BODY, SMALL = 18, 10, 9
"""Heights of letters in points, as all lengths below."""
ROW, FIRST_COLUMN, WIDEST_COLUMN, GAP, PAD = 18, 44, 120, 14, 6
LARGEST_CELL, BOARD_SHARE = 40, 0.55
"""How large a tile may get, and how much of a page's height the board."""


class GamePrinter:
    """Paints on a device that has pages; the next free place goes down the page and on to the next."""

    def __init__(self, device: QPagedPaintDevice, painter: QPainter) -> None:
        self._device, self._painter = device, painter
        self._point = device.logicalDpiY() / 72
        self._page = QRect(0, 0, device.width(), device.height())
        self._top, self._number = 0, 1
        self._foot()

    def print_game(self, game: Game, style: TileStyle) -> None:
        """All of it."""
        self._head(game)
        self._board(game, style)
        self._sheet(score_sheet(game))

    def _head(self, game: Game) -> None:
        sheet_names = score_sheet(game).names
        self._line(listed(sheet_names), self._font(TITLE, QFont.Weight.Bold), TITLE * 1.6)
        result = outcome(game.state)
        told = (
            sentences(result_sentence(result, sheet_names), ending_sentence(result, sheet_names))
            if result
            else phrases.turns_so_far(turns_in(game.state.moves))
        )
        self._line(
            phrases.played_on(game.header.started, game.state.variant), self._font(BODY), BODY * 1.6, GREY
        )
        self._line(told, self._font(BODY), BODY * 1.6, GREY)
        self._top += self._px(GAP)

    def _board(self, game: Game, style: TileStyle) -> None:
        board, area = game.state.board, BoardArea.of(game.state.board)
        if not board.tiles and board.ground.is_endless:
            return
        room = self._page.height() * BOARD_SHARE
        side = int(min(self._page.width() / area.columns, room / area.rows, self._px(LARGEST_CELL)))
        last = next((step for step in reversed(game.steps) if isinstance(step.move, Play)), None)
        cells = frozenset(cells_of(last)) if last else frozenset()
        self._painter.save()
        self._painter.translate((self._page.width() - area.columns * side) / 2, self._top)
        # On paper tiles lie on white, whatever the window's theme.
        sprites = Sprites(LIGHT, style).of_game(are_dice=game.state.variant.are_dice)
        if not board.ground.is_endless:
            self._painter.setPen(LINE)
            self._painter.drawRect(0, 0, area.columns * side, area.rows * side)
        paint_board(self._painter, board, cells, sprites, area, side, game.state.used)
        self._painter.restore()
        self._top += area.rows * side + self._px(GAP)

    def _sheet(self, sheet: ScoreSheet) -> None:
        self._names(sheet.names)
        for number, round_ in enumerate(sheet.rounds, start=1):
            if not self._has_room(ROW):
                self._turn_page()
                self._names(sheet.names)
            self._round(number, round_)
        if not self._has_room(ROW):
            self._turn_page()
        self._rule()
        self._cells(phrases.total(), [str(score) for score in sheet.scores], RIGHT)

    def _round(self, number: int, entries: Sequence[Entry | None]) -> None:
        for place, entry in enumerate(entries):
            if entry is None:
                continue
            rect = self._column(place, len(entries))
            if entry.is_qwirkle:
                pill = QRectF(rect).adjusted(self._px(1), self._px(2), -self._px(1), -self._px(2))
                fill_rounded(self._painter, pill, pill.height() / 2, PILL)
            inner = rect.adjusted(self._px(PAD), 0, -self._px(PAD), 0)
            bold = self._font(BODY, QFont.Weight.Bold if entry.is_qwirkle else QFont.Weight.Normal)
            draw_text(self._painter, inner, entry.text, bold, INK, LEFT)
            draw_text(self._painter, inner, str(entry.total), self._font(SMALL), GREY, RIGHT)
        draw_text(self._painter, self._number_place(), str(number), self._font(SMALL), GREY, LEFT)
        self._top += self._px(ROW)

    def _names(self, names: Sequence[str]) -> None:
        self._cells("", names, LEFT)
        self._rule()

    def _cells(self, first: str, texts: Sequence[str], align: Qt.AlignmentFlag) -> None:
        bold = self._font(BODY, QFont.Weight.Bold)
        draw_text(self._painter, self._number_place(), first, bold, INK, LEFT)
        for place, text in enumerate(texts):
            inner = self._column(place, len(texts)).adjusted(self._px(PAD), 0, -self._px(PAD), 0)
            draw_text(self._painter, inner, text, bold, INK, align)
        self._top += self._px(ROW)

    def _rule(self) -> None:
        self._painter.fillRect(QRect(0, self._top, self._page.width(), max(1, self._px(0.75))), LINE)
        self._top += self._px(2)

    # Places

    def _number_place(self) -> QRect:
        return as_read(QRect(0, self._top, self._px(FIRST_COLUMN), self._px(ROW)), self._page)

    def _column(self, place: int, count: int) -> QRect:
        left = self._px(FIRST_COLUMN)
        width = min((self._page.width() - left) // count, self._px(WIDEST_COLUMN))
        return as_read(QRect(left + place * width, self._top, width, self._px(ROW)), self._page)

    def _line(self, text: str, font: QFont, height: float, colour: QColor = INK) -> None:
        rect = QRect(0, self._top, self._page.width(), self._px(height))
        draw_text(self._painter, rect, text, font, colour, LEFT)
        self._top += rect.height()

    def _has_room(self, points: float) -> bool:
        return self._top + self._px(points + 2 * ROW) <= self._page.height()

    def _turn_page(self) -> None:
        self._device.newPage()
        self._top, self._number = 0, self._number + 1
        self._foot()

    def _foot(self) -> None:
        rect = QRect(0, self._page.height() - self._px(ROW), self._page.width(), self._px(ROW))
        draw_text(self._painter, rect, phrases.page(self._number), self._font(SMALL), GREY, CENTRE)

    def _font(self, points: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        return make_font(self._px(points), weight)

    def _px(self, points: float) -> int:
        return round(points * self._point)


def print_game(game: Game, style: TileStyle, device: QPagedPaintDevice) -> None:
    """A game's board and score sheet on a printer or into a PDF; nobody's hand is on it."""
    with QPainter(device) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        GamePrinter(device, painter).print_game(game, style)


def game_pdf(game: Game, style: TileStyle) -> bytes:
    """The same on A4 pages."""
    return pdf_bytes(" - ".join(shown_names(game.header.seats)), partial(print_game, game, style))
