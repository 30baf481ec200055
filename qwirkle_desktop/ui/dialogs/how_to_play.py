"""The classic rules on one page, with tiles to look at."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.dialogs.parts import EDGE, PADDING, button, button_row, scrolling, text_label
from qwirkle_desktop.ui.dialogs.tile_picture import TilePicture
from qwirkle_desktop.ui.phrases.rulebook import Paragraph, how_to_play
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.typography import TextRole, TypeScale

CELL = 32
LEAST_HEIGHT = 560


@dataclass(frozen=True, slots=True)
class _Example:
    tiles: str
    looks: dict[Cell, Look]


_TURN = {Cell(2, 0): Look.TENTATIVE, Cell(3, 0): Look.TENTATIVE}
_EXAMPLES = {
    "lines": _Example("Rc@0,0 Rs@1,0 Rf@2,0 Bf@2,1 Yf@2,2", {}),
    "equal": _Example("Oc@0,0 Ol@1,0 Oc@2,0", {Cell(2, 0): Look.ILLEGAL}),
    "turn": _Example("Ps@0,0 Bs@1,0 Ys@2,0 Rs@3,0 Pd@0,1", _TURN),
    "points": _Example("Gl@0,0 Rl@1,0 Gc@0,1 Gf@0,2", {Cell(0, 0): Look.TENTATIVE}),
    "qwirkle": _Example("Rd@0,0 Od@1,0 Yd@2,0 Gd@3,0 Bd@4,0 Pd@5,0", {}),
    "start": _Example("Bc@0,0 Be@1,0 Bl@2,0", {}),
}


class HowToPlayDialog(QDialog):
    """A page to read; Esc or Close leaves it."""

    def __init__(self, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sprites = sprites
        self.setObjectName("how_to_play_dialog")
        self.setWindowTitle(tr("How to play"))
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, PADDING, 0)
        grid.setHorizontalSpacing(EDGE)
        grid.setVerticalSpacing(PADDING)
        grid.setColumnStretch(1, 1)
        for row, paragraph in enumerate(how_to_play()):
            self._add(grid, row, paragraph)
        content = QWidget()
        content.setLayout(grid)
        self.page = scrolling(content, "rules_page")
        close = button(tr("Close"), "close_how_to_play", kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, PADDING)
        outer.setSpacing(PADDING)
        outer.addWidget(text_label(tr("How to play"), "heading"))
        outer.addWidget(self.page, 1)
        outer.addLayout(button_row(close))
        width = fonts.size(TextRole.BODY) * 46
        room = max(LEAST_HEIGHT, parent.height() - 2 * EDGE if parent else 0)
        around = self.sizeHint().height() - self.page.sizeHint().height()
        self.resize(width, min(room, around + grid.totalHeightForWidth(width - 2 * EDGE)))

    def _add(self, grid: QGridLayout, row: int, paragraph: Paragraph) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(paragraph.heading, "name"))
        words.addWidget(text_label(paragraph.text))
        words.addStretch()
        grid.addLayout(words, row, 1)
        if example := _EXAMPLES.get(paragraph.picture):
            picture = TilePicture(self._sprites, parse_board(example.tiles), CELL, example.looks)
            grid.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
