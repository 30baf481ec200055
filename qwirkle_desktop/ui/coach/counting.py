"""Counting at the table: a kind that was picked, lines that wait for a tile, dead cells."""

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPixmap

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.review.counting import chance_held, unseen
from qwirkle_desktop.review.threats import Threat, dead_cells, threats
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.variants import Variant
from qwirkle_desktop.rules.view import PlayerView, view_of
from qwirkle_desktop.ui.art.chips import ChipTone
from qwirkle_desktop.ui.art.kept import Sprite
from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.board.items import SpriteItem, mark_render, point_of, rect_of
from qwirkle_desktop.ui.board.scene import BoardScene, Layer
from qwirkle_desktop.ui.panel.unseen import unseen_counts
from qwirkle_desktop.ui.phrases import coach as phrases
from qwirkle_desktop.ui.table import Table

from .card import CoachCard
from .row_list import RowList

MOST_LINES = 5
ARM, STROKE, HALO = 0.16, 0.07, 0.05


class Counting(QObject):
    """Shows what the person at the table could count; a hidden hand is never part of it.

    told(str): this was said in the line of words' place, for all to read.
    closed(): the card of the open lines was put away.
    """

    told = Signal(object)
    closed = Signal()

    def __init__(self, controller: GameController, table: Table) -> None:
        super().__init__(table)
        self._controller, self._table = controller, table
        self._card = CoachCard(table.view, "open_lines_card")
        self._list = RowList(table.scene.sprites, "open_lines_list", self._card)
        self._card.body.addWidget(self._list)
        self._lines: tuple[Threat, ...] = ()
        self._line_items: list[SpriteItem] = []
        self._dead_items: list[SpriteItem] = []
        self._shows_lines = self._shows_dead = False
        for signal in (controller.advanced, controller.rewound, controller.game_shown, controller.hand_seen):
            signal.connect(self._renew)
        self._card.closed.connect(self.closed)
        self._list.pointed.connect(self._point)

    @property
    def card(self) -> CoachCard:
        """The open lines in words."""
        return self._card

    @property
    def view(self) -> PlayerView | None:
        """What the person at the table may know; None while no hand may be seen."""
        game, seat = self._controller.game, self._controller.seat_seen
        return None if game is None or seat is None else view_of(game.state, seat)

    def tell_chance(self, tile: Tile) -> None:
        """Say how many of a kind are not seen, and how likely another player holds one."""
        view = self.view
        if view is not None:
            self.told.emit(phrases.chance(tile, unseen(view)[tile], chance_held(view, [tile])))

    def show_lines(self, shown: bool) -> None:
        """Mark the open fives and fours, and list them in words."""
        self._shows_lines = shown
        self._renew_lines()

    def show_dead(self, shown: bool) -> None:
        """Cross the cells where no tile can ever lie."""
        self._shows_dead = shown
        self._renew_dead()

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self._renew_lines()

    def _renew(self) -> None:
        self._renew_lines()
        self._renew_dead()

    def _renew_lines(self) -> None:
        self._table.scene.clear_items(self._line_items)
        view = self.view if self._shows_lines else None
        if view is None:
            self._lines = ()
            self._card.hide()
            return
        self._lines = tuple(sorted(threats(view), key=lambda one: one.is_dead))
        for one in self._lines:
            self._mark_line(one)
        self._fill_card()

    def _mark_line(self, threat: Threat) -> None:
        """The cell, with the length of its line and how many tiles for it are not seen: `5: 2`."""
        scene, cell = self._table.scene, threat.line.cell
        mark = Mark.EMPTY_SLOT if threat.is_dead else Mark.HINT
        self._line_items.append(scene.add(mark_render(scene.sprites, mark), point_of(cell), Layer.LEGAL))
        tone = ChipTone.INK if threat.is_dead else ChipTone.ACCENT
        self._line_items.append(scene.add_chip(f"{threat.line.length}: {threat.unseen}", cell, tone))

    def _fill_card(self) -> None:
        shown = [one for one in self._lines if not one.is_dead][:MOST_LINES]
        dead = sum(one.is_dead for one in self._lines)
        rows = [(one.line.takes[:2], phrases.open_line(one)) for one in shown]
        heading = phrases.lines_heading(len(self._lines) - dead)
        self._list.show_rows(heading, rows)
        self._list.setVisible(bool(rows))
        text = phrases.lines_help() if rows else phrases.no_lines()
        note = phrases.dead_lines(dead) if dead else ""
        self._card.say(heading, text, note, close=phrases.close())
        self._card.show_beside([rect_of(one.line.cell) for one in shown])
        if rows:
            self.told.emit(text)

    def _point(self, row: int) -> None:
        self._table.view.reveal(rect_of(self._lines[row].line.cell))

    def _renew_dead(self) -> None:
        self._table.scene.clear_items(self._dead_items)
        game = self._controller.game
        if not self._shows_dead or game is None:
            return
        scene = self._table.scene
        for cell in dead_of(game.state.board, game.state.variant):
            self._dead_items.append(scene.add(_Cross(scene), point_of(cell), Layer.LEGAL))


def dead_of(board: Board, variant: Variant) -> frozenset[Cell]:
    """The cells that take no tile that is not on the board already."""
    return dead_cells(board, unseen_counts(board, (), variant)) if board.tiles else frozenset()


class _Cross:
    """A cross in ink with its halo: its form tells, not its colour."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene

    def __call__(self, cell: float, ratio: float) -> Sprite:
        theme, size = self._scene.sprites.theme, round(cell * ratio)
        picture = QPixmap(size, size)
        picture.fill(Qt.GlobalColor.transparent)
        middle, arm = size / 2, ARM * size
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = max(2.0, STROKE * size)
            for colour, breadth in ((theme.halo, width + 2 * HALO * size), (theme.ink, width)):
                painter.setPen(QPen(colour, breadth, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                for turn in (1, -1):
                    start = QPointF(middle - arm, middle - turn * arm)
                    painter.drawLine(start, QPointF(middle + arm, middle + turn * arm))
        picture.setDevicePixelRatio(ratio)
        return Sprite(picture, QPointF())
