"""A row of fields that goes on in the next line where the window is narrow or the text large."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem, QStyle, QWidget


class FlowLayout(QLayout):
    """Lays its widgets out like words, each as wide as it likes to be; each line at the side of `align`."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        gap: int = 8,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._align = align
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), moving=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, moving=True)

    def sizeHint(self) -> QSize:
        """All in one line."""
        return QSize(self._length(self._shown()), self.minimumSize().height())

    def minimumSize(self) -> QSize:
        """As wide as the widest: the others can go below it."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _length(self, line: list[QLayoutItem]) -> int:
        return max(0, sum(item.sizeHint().width() + self.spacing() for item in line) - self.spacing())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, moving: bool) -> int:
        """Put the widgets in lines, if `moving`; returns the height that they take."""
        top = rect.top()
        for line in self._lines(rect.width()):
            height = max(item.sizeHint().height() for item in line)
            if moving:
                self._place_line(line, QRect(rect.left(), top, rect.width(), height))
            top += height + self.spacing()
        return max(0, top - self.spacing() - rect.top())

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        left = width + 1
        for item in self._shown():
            wanted = item.sizeHint().width()
            if left + wanted > width:
                lines.append([])
                left = 0
            lines[-1].append(item)
            left += wanted + self.spacing()
        return lines

    def _place_line(self, line: list[QLayoutItem], place: QRect) -> None:
        """One after another as people read, each in the middle of the line's height."""
        left = place.left()
        spare = max(0, place.width() - self._length(line))
        if self._align == Qt.AlignmentFlag.AlignHCenter:
            left += spare // 2
        elif self._align == Qt.AlignmentFlag.AlignRight:
            left += spare
        for item in line:
            size = item.sizeHint()
            top = place.top() + (place.height() - size.height()) // 2
            rect = QRect(left, top, min(size.width(), place.width()), size.height())
            item.setGeometry(QStyle.visualRect(QApplication.layoutDirection(), place, rect))
            left += size.width() + self.spacing()
