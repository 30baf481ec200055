"""Labels, buttons and frames as all dialogs and screens have them; the style sheet gives them their look."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from qwirkle_desktop.ui.flow import FlowLayout

GAP, PADDING, EDGE = 8, 16, 24
"""The grid's distances in px: between things, inside cards, around a page."""
ROOM = 0.94
"""How much of the window around a window over it may take."""
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def text_label(text: str = "", role: str = "body", *, wrap: bool = True) -> QLabel:
    """A label of plain text: names of players may hold anything."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setWordWrap(wrap)
    return label


class Button(QPushButton):
    """Enter presses the button that has the keyboard; elsewhere it is for the dialog's usual one.

    `takes_enter`: not where Enter means the same wherever the keyboard is.
    """

    takes_enter = True

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        # Else Qt would choose a usual one where the dialog has none: the first, whatever it does.
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.takes_enter and event.key() in ENTER_KEYS:
            self.click()
        else:
            super().keyPressEvent(event)


def button(text: str, name: str, *, kind: str = "") -> Button:
    """A push button; kind is `primary`, `quiet` or empty. An ampersand in the text is not a mnemonic."""
    result = Button(text.replace("&", "&&"))
    result.setObjectName(name)
    if kind:
        result.setProperty(kind, True)
    return result


def surface(kind: str, name: str = "") -> QFrame:
    """A frame of the style sheet: panel, dock, card, active or tray."""
    frame = QFrame()
    frame.setObjectName(name)
    frame.setProperty("surface", kind)
    return frame


def button_row(*buttons: QWidget) -> FlowLayout:
    """Buttons at the right end of a row, the last being the one to take; large ones take several rows."""
    row = FlowLayout(gap=GAP, align=Qt.AlignmentFlag.AlignRight)
    for each in buttons:
        row.addWidget(each)
    return row


def scrolling(content: QWidget, name: str, *, is_read: bool = False) -> QScrollArea:
    """The content, scrolled where there is too little room; where it `is_read` only, by the keyboard too."""
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_read else Qt.FocusPolicy.NoFocus)
    area.setObjectName(name)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidgetResizable(True)
    area.setWidget(content)
    return area


def size_by_text(dialog: QWidget, unit: int, width: int, height: int) -> None:
    """Give a window so many heights of body text either way, as far as the window around has room."""
    around = dialog.parentWidget()
    room = around.window().size() if around else dialog.screen().availableGeometry().size()
    dialog.resize((QSize(width, height) * unit).boundedTo(room * ROOM))


def grow_with(dialog: QWidget, area: QScrollArea) -> None:
    """Make a dialog as high as all in its area needs, as far as the window around goes; then that scrolls."""
    around, view, layout, inside = dialog.parentWidget(), area.viewport(), dialog.layout(), area.widget()
    if layout is None or inside is None:
        return
    layout.activate()
    wanted = dialog.height() + inside.heightForWidth(view.width()) - view.height()
    most = round(around.window().height() * ROOM) if around else wanted
    dialog.resize(dialog.width(), max(dialog.height(), min(wanted, most)))


def grow(dialog: QWidget) -> None:
    """Make a dialog higher where what it shows needs that; never lower: it would jump under the mouse."""
    layout = dialog.layout()
    if layout is not None:
        layout.activate()
        wanted = layout.totalHeightForWidth(dialog.width())
        dialog.resize(dialog.width(), max(dialog.height(), wanted))


def column(widget: QWidget, *parts: QWidget) -> QVBoxLayout:
    """Lay parts out in a widget, from its edge."""
    result = QVBoxLayout(widget)
    result.setContentsMargins(0, 0, 0, 0)
    result.setSpacing(GAP)
    for part in parts:
        result.addWidget(part)
    return result


def keep_on_screen(dialog: QWidget) -> None:
    """Growing downwards must not push the buttons off the screen."""
    below = dialog.frameGeometry().bottom() - dialog.screen().availableGeometry().bottom()
    if dialog.isVisible() and below > 0:
        dialog.move(dialog.x(), max(dialog.screen().availableGeometry().top(), dialog.y() - below))
