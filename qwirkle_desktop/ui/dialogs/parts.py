"""Labels, buttons and frames as all dialogs and screens have them; the style sheet gives them their look."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QWidget

GAP, PADDING, EDGE = 8, 16, 24
"""The grid's distances in px: between things, inside cards, around a page."""
ROOM = 0.94
"""How much of the window around a window over it may take."""


def text_label(text: str = "", role: str = "body", *, wrap: bool = True) -> QLabel:
    """A label of plain text: names of players may hold anything."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setWordWrap(wrap)
    return label


def button(text: str, name: str, *, kind: str = "") -> QPushButton:
    """A push button; kind is `primary`, `quiet` or empty. An ampersand in the text is not a mnemonic."""
    result = QPushButton(text.replace("&", "&&"))
    result.setObjectName(name)
    result.setAutoDefault(False)
    if kind:
        result.setProperty(kind, True)
    return result


def surface(kind: str, name: str = "") -> QFrame:
    """A frame of the style sheet: panel, dock, card, active or tray."""
    frame = QFrame()
    frame.setObjectName(name)
    frame.setProperty("surface", kind)
    return frame


def button_row(*buttons: QWidget) -> QHBoxLayout:
    """Buttons at the right end of a row, the last being the one to take."""
    row = QHBoxLayout()
    row.setSpacing(GAP)
    row.addStretch()
    for each in buttons:
        row.addWidget(each)
    return row


def scrolling(content: QWidget, name: str) -> QScrollArea:
    """The content, scrolled where there is too little room."""
    area = QScrollArea()
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


def grow(dialog: QWidget) -> None:
    """Make a dialog higher where what it shows needs that; never lower: it would jump under the mouse."""
    layout = dialog.layout()
    if layout is not None:
        layout.activate()
        wanted = layout.totalHeightForWidth(dialog.width())
        dialog.resize(dialog.width(), max(dialog.height(), wanted))
