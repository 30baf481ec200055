"""A small list of tiles with words: pointed at a row shows on the board, clicked it is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.art.sprites import Look, Sprites
from qwirkle_desktop.ui.panel.painting import explain
from qwirkle_desktop.ui.phrases.tiles import tile_name

TILE, ROW = 24, 34
BESIDE = 40
"""The edges and gaps of a row."""
Row = tuple[Sequence[Tile], str]


class RowList(QListWidget):
    """Signals: `pointed(int)` when another row is pointed at, `chosen(int)` at a click or Enter."""

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, sprites: Sprites, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._sprites = sprites
        self.setObjectName(name)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemEntered.connect(self._point)
        self.itemClicked.connect(self._choose)
        self.currentItemChanged.connect(self._follow)

    def show_rows(self, name: str, rows: Sequence[Row]) -> None:
        """List these."""
        self.clear()
        most = max((len(tiles) for tiles, _ in rows), default=1)
        self.setIconSize(QSize(most * TILE, TILE))
        for tiles, text in rows:
            item = QListWidgetItem(self._picture(tiles, most), text)
            item.setSizeHint(QSize(0, max(ROW, self.fontMetrics().height() + 12)))
            names = ", ".join(map(tile_name, tiles))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{text}: {names}" if names else text)
            self.addItem(item)
        self.setAccessibleName(name)
        explain(self, name)
        self.setFixedHeight(sum(self.sizeHintForRow(row) for row in range(self.count())) + 2 * 3)
        widest = max((self.fontMetrics().horizontalAdvance(text) for _, text in rows), default=0)
        self.setMinimumWidth(most * TILE + widest + BESIDE)

    def _picture(self, tiles: Sequence[Tile], most: int) -> QIcon:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(most * TILE, TILE) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            for place, tile in enumerate(tiles):
                sprite = self._sprites.tile(tile, TILE - 2, ratio, Look.SMALL)
                painter.drawPixmap(sprite.offset + QPointF(place * TILE, 0), sprite.pixmap)
        icon = QIcon(picture)
        # The tiles of the row chosen keep their colours.
        icon.addPixmap(picture, QIcon.Mode.Selected)
        return icon

    def _point(self, item: QListWidgetItem) -> None:
        self.pointed.emit(self.row(item))

    def _follow(self, item: QListWidgetItem | None) -> None:
        if item is not None and self.hasFocus():
            self._point(item)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self.row(item))

    def event(self, event: QEvent) -> bool:
        """Enter chooses the row that the keyboard is on; elsewhere it plays."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and _is_choice(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _is_choice(event) and (item := self.currentItem()) is not None:
            self._choose(item)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._follow(self.currentItem())


def _is_choice(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
