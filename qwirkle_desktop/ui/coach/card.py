"""A low card over the board for what the coach says; it goes where it hides least of what it speaks of."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.dialogs.parts import GAP, PADDING, button, button_row, surface, text_label

WIDTH_IN_LETTERS = 26
EDGE = 12


def way_into(room: QRect, what: QRect) -> QPoint:
    """The shortest way for a rectangle into one that is large enough for it."""
    x = min(max(what.left(), room.left()), room.right() - what.width() + 1)
    y = min(max(what.top(), room.top()), room.bottom() - what.height() + 1)
    return QPoint(x, y) - what.topLeft()


class CoachCard(QWidget):
    """A heading, a text, whatever else belongs to it, and up to two buttons.

    Signals: `closed` at the button that puts it away, `more` at the one that goes on.
    """

    closed = Signal()
    more = Signal()

    def __init__(self, view: BoardView, name: str) -> None:
        super().__init__(view)
        self._view = view
        self._seen: Sequence[QRectF] = ()
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.heading, self.text, self.note = text_label("", "name"), text_label(), text_label("", "small")
        self.more_button: QPushButton = button("", f"{name}_more", kind="primary")
        self.close_button: QPushButton = button("", f"{name}_close", kind="quiet")
        self.more_button.clicked.connect(self.more)
        self.close_button.clicked.connect(self.closed)
        self.body = QVBoxLayout()
        self._lay_out()
        view.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        card = surface("tray", "coach_card")
        self._inside = inside = QVBoxLayout(card)
        inside.setContentsMargins(PADDING, GAP + 4, PADDING, GAP)
        inside.setSpacing(6)
        self.body.setSpacing(GAP)
        self._foot = foot = button_row(self.close_button, self.more_button)
        for label in (self.heading, self.text):
            inside.addWidget(label)
        inside.addLayout(self.body)
        inside.addWidget(self.note)
        inside.addLayout(foot)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(card)

    def say(self, heading: str, text: str, note: str = "", *, more: str = "", close: str = "") -> None:
        """Show these words and buttons; what has no words is not there."""
        for label, words in ((self.heading, heading), (self.text, text), (self.note, note)):
            label.setText(words)
            label.setVisible(bool(words))
        for one, words in ((self.more_button, more), (self.close_button, close)):
            one.setText(words)
            one.setVisible(bool(words))
        self.setAccessibleName(heading)
        self.setAccessibleDescription(text)

    def show_beside(self, seen: Sequence[QRectF]) -> None:
        """Show the card where it hides least of these parts of the scene."""
        self._seen = seen
        self.show()
        self.raise_()
        self._settle()

    def _settle(self) -> None:
        self.place()
        self._clear_view()

    def _clear_view(self) -> None:
        """Where any place of the card hides some of it, the table moves into the room beside the card."""
        seen, card = self._outline(), self.geometry()
        if not card.intersects(seen):
            return
        area = self._view.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        # The points of a play stand out from its line.
        away = card.adjusted(-2 * EDGE, -2 * EDGE, 2 * EDGE, 2 * EDGE)
        rooms = (
            QRect(area.topLeft(), QPoint(away.left(), area.bottom())),
            QRect(QPoint(away.right(), area.top()), area.bottomRight()),
            QRect(area.topLeft(), QPoint(area.right(), away.top())),
            QRect(QPoint(area.left(), away.bottom()), area.bottomRight()),
        )
        ways = [way_into(room, seen) for room in rooms if room.size() == room.size().expandedTo(seen.size())]
        if ways:
            way = min(ways, key=QPoint.manhattanLength)
            self._view.make_way(way.x(), way.y())

    def _outline(self) -> QRect:
        outline = QRect()
        for part in self._seen:
            outline = outline.united(self._view.mapFromScene(part).boundingRect())
        return outline

    def place(self) -> None:
        """Take the size of the words, and the place that hides least."""
        view, layout = self._view.rect(), self.layout()
        if layout is None:
            return
        for part in self.findChildren(QWidget):
            # Before it is first seen, a part does not know yet how large its style makes it.
            part.ensurePolished()
            part.updateGeometry()
        for one in (self.body, self._foot, self._inside, layout):
            one.invalidate()
        layout.activate()
        letters = self.fontMetrics().averageCharWidth() * WIDTH_IN_LETTERS
        least = max(layout.totalMinimumSize().width(), self._foot.sizeHint().width() + 2 * PADDING + 2)
        width = min(view.width() - 2 * EDGE, max(least, letters + 2 * PADDING))
        height = max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        places = [
            QRect(x, y, width, height)
            for y in (view.height() - height - EDGE, EDGE)
            for x in (view.width() - width - EDGE, EDGE)
        ]
        self.setGeometry(min(places, key=self._hidden_by))

    def _hidden_by(self, place: QRect) -> tuple[int, int]:
        """How much of what is to be seen, and of any tiles."""
        return self._shared(place, self._seen), self._shared(place, map(rect_of, self._view.tiles))

    def _shared(self, place: QRect, others: Iterable[QRectF]) -> int:
        hidden = [place.intersected(self._view.mapFromScene(other).boundingRect()) for other in others]
        return sum(one.width() * one.height() for one in hidden)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card stays in its corner of the board."""
        if watched is self._view and event.type() == QEvent.Type.Resize and not self.isHidden():
            # Also while another page shows: the board has its size before it is seen.
            self.place()
            # Only then the board shows the tiles where they will be.
            QTimer.singleShot(0, self, self._settle)
        return super().eventFilter(watched, event)
