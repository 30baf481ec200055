"""What may be played now, as a list by points: for those who do not see the board, and who looks for help."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QListView, QVBoxLayout, QWidget

from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.phrases import access as phrases

TILE = 28
SIZE = 520, 480
Index = QModelIndex | QPersistentModelIndex
ScoredPlay = tuple[Play, int]


class PlaysModel(QAbstractListModel):
    """The plays with their tiles as a picture; words and pictures are made when they are first seen."""

    def __init__(self, plays: Sequence[ScoredPlay], sprites: Sprites, ratio: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.plays = tuple(plays)
        self._sprites, self._ratio = sprites, ratio
        most = max((len(play.placements) for play, _ in plays), default=1)
        self.picture_size = QSize(most * TILE, TILE)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.plays)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        play, points = self.plays[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return phrases.play_short(points, play.placements)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return phrases.play_spoken(points, play.placements)
        if role == Qt.ItemDataRole.DecorationRole:
            return self._picture(play)
        return None

    def _picture(self, play: Play) -> QIcon:
        picture = QPixmap(self.picture_size * self._ratio)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            for place, placement in enumerate(sorted(play.placements, key=_order)):
                sprite = self._sprites.tile(placement.tile, TILE - 2, self._ratio, Look.SMALL)
                painter.drawPixmap(sprite.offset + QPointF(place * TILE, 0), sprite.pixmap)
        icon = QIcon(picture)
        # The tiles of the row chosen keep their colours.
        icon.addPixmap(picture, QIcon.Mode.Selected)
        return icon


class PlaysDialog(QDialog):
    """Signals: `pointed(Play)` at the play the keyboard is on, `chosen(Play)` to lay one."""

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, plays: Sequence[ScoredPlay], sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("plays_dialog")
        self.setWindowTitle(phrases.plays_heading())
        self._model = PlaysModel(plays, sprites, self.devicePixelRatioF(), self)
        self.list = QListView()
        self.list.setObjectName("legal_plays_list")
        self.list.setAccessibleName(phrases.plays_heading())
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(self._model.picture_size)
        self.list.setModel(self._model)
        self.list.selectionModel().currentChanged.connect(self._point)
        self.list.doubleClicked.connect(self._choose)
        text = phrases.plays_help(len(plays)) if plays else phrases.no_plays()
        lay = button(phrases.lay_play(), "lay_play", kind="primary")
        lay.setDefault(True)
        lay.setEnabled(bool(plays))
        lay.clicked.connect(self._choose)
        close = button(phrases.close(), "close_plays")
        close.clicked.connect(self.reject)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.plays_heading(), "heading"))
        page.addWidget(text_label(text))
        page.addWidget(self.list, 1)
        page.addLayout(button_row(close, lay))
        self.resize(SIZE[0], min(SIZE[1], parent.height() - EDGE))
        if plays:
            self.list.setCurrentIndex(self._model.index(0))
        self.list.setFocus()

    def _point(self, index: QModelIndex) -> None:
        if index.isValid():
            self.pointed.emit(self._model.plays[index.row()][0])

    def _choose(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            play = self._model.plays[index.row()][0]
            self.accept()
            self.chosen.emit(play)


def _order(placement: Placement) -> tuple[int, int]:
    return placement.cell.reading_order
