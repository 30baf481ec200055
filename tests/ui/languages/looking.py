"""Finds what a reader would see: all texts, the cut ones, and parts of the window that lie over others."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTabWidget,
    QWidget,
)

from qwirkle_desktop.ui.panel.seat_card import SeatCardWidget
from qwirkle_desktop.ui.panel.tabs import UnderlineTabs
from qwirkle_desktop.ui.panel.tracker import KindCount

Said = tuple[str, str]
"""Where a text is, and the text."""
PAINTED = (SeatCardWidget, KindCount, UnderlineTabs)
"""They paint their texts themselves, cut with dots where they are too long."""
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
SLACK = 1


def shown(root: QWidget) -> list[QWidget]:
    """The widgets that show under a window, itself included; a label that was emptied to nothing does not."""
    visible = (widget for widget in (root, *root.findChildren(QWidget)) if widget.isVisible())
    return [
        widget
        for widget in visible
        if not (isinstance(widget, QLabel) and not widget.text() and widget.maximumSize().isEmpty())
    ]


def troubles(root: QWidget) -> list[str]:
    """What is cut or lies over something else, once the layouts have come to rest."""
    for _ in range(3):
        QCoreApplication.processEvents()
    root.grab()
    # What came to its size only by being painted lays its own parts out after that.
    QCoreApplication.processEvents()
    return cut(root) + overlapping(root)


def on_every_page(dialog: QWidget) -> list[str]:
    """The same for every page of a dialog."""
    found = troubles(dialog)
    for tabs in dialog.findChildren(QTabWidget):
        for place in range(1, tabs.count()):
            tabs.setCurrentIndex(place)
            found += troubles(dialog)
    return found


# All that is said


def said(root: QWidget) -> list[Said]:
    """Every text of a window, and where: what shows, and what tool tips, menus and screen readers tell."""
    texts = [
        (f"{type(widget).__name__} {widget.objectName()} {name}", text)
        for widget in shown(root)
        for name, text in _texts_of(widget)
    ]
    for action in root.findChildren(QAction):
        if action.objectName():
            names = ("text", "toolTip", "iconText", "statusTip")
            texts += [(f"action {action.objectName()} {name}", getattr(action, name)()) for name in names]
    texts += [("menu", menu.title()) for menu in root.findChildren(QMenu)]
    bare = ((where, text.removeprefix("<p>").removesuffix("</p>")) for where, text in texts)
    return sorted((where, text) for where, text in bare if any(map(str.isalpha, text)))


def _texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    for name in ("toolTip", "statusTip", "accessibleName", "accessibleDescription"):
        yield name, getattr(widget, name)()
    if widget.isWindow():
        yield "windowTitle", widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    if isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from ((f"item {place}", widget.itemText(place)) for place in range(widget.count()))
    if isinstance(widget, QTabBar):
        yield from ((f"tab {place}", widget.tabText(place)) for place in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _texts_in(widget.model())


def _texts_in(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex()))
    for column in columns:
        for role in ROLES:
            head = model.headerData(column, Qt.Orientation.Horizontal, role)
            yield f"head {column} {role.name}", str(head or "")
    for row in range(model.rowCount(QModelIndex())):
        for column in columns:
            index = model.index(row, column, QModelIndex())
            for role in ROLES:
                yield f"cell {row} {column} {role.name}", str(index.data(role) or "")


# What is cut


def cut(root: QWidget) -> list[str]:
    """What has less room than its text needs."""
    return [f"{_name(widget)}: {why}" for widget in shown(root) if (why := _want(widget))]


def _want(widget: QWidget) -> str:
    if isinstance(widget, PAINTED):
        return ""
    if isinstance(widget, QLabel):
        return _want_of_label(widget)
    if isinstance(widget, QComboBox):
        needed = widget.fontMetrics().horizontalAdvance(widget.currentText())
        return _more(widget.currentText(), needed, _room_in(widget))
    if isinstance(widget, QAbstractButton) and widget.text():
        # Half of what a push button has beside its text may go before the text does.
        spare = 0 if isinstance(widget, QCheckBox) else 12
        return _more(widget.text(), widget.sizeHint().width() - spare, widget.width())
    if isinstance(widget, QLineEdit) and not widget.text():
        needed = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        return _more(widget.placeholderText(), needed, widget.contentsRect().width() - 16)
    if isinstance(widget, QTabBar):
        places = [place for place in range(widget.count()) if widget.isTabVisible(place)]
        needed = sum(widget.tabSizeHint(place).width() for place in places)
        return _more("tabs", needed, widget.width())
    if isinstance(widget, QTableView):
        return _want_of_table(widget)
    if widget.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Fixed:
        return _more("all of it", widget.sizeHint().width(), widget.width())
    return ""


def _room_in(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    parts = QStyle.SubControl
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, parts.SC_ComboBoxEditField, box
    )
    icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + 4
    return field.width() - icon


def _want_of_label(label: QLabel) -> str:
    if not label.text():
        return ""
    if not label.wordWrap():
        return _more(label.text(), label.sizeHint().width(), label.width()) or _more(
            label.text(), label.fontMetrics().height(), label.height(), "high"
        )
    return _more(label.text(), _widest_word(label), label.width()) or _more(
        label.text(), label.heightForWidth(label.width()), label.height(), "high"
    )


def _widest_word(label: QLabel) -> int:
    return max(label.fontMetrics().horizontalAdvance(word) for word in label.text().split())


def _want_of_table(table: QTableView) -> str:
    header, model = table.horizontalHeader(), table.model()
    for column in range(header.count()):
        text = str(model.headerData(column, Qt.Orientation.Horizontal))
        needed = max(header.sectionSizeHint(column), table.sizeHintForColumn(column))
        if why := _more(text, needed, header.sectionSize(column)):
            return why
    return ""


def _more(text: str, needed: int, given: int, way: str = "wide") -> str:
    return f"{text!r} is {needed} {way}, in {given}" if needed > given + SLACK else ""


# What lies over something else


def overlapping(root: QWidget) -> list[str]:
    """Neighbours in a layout that share some pixels, and parts that stick out of their window."""
    found = []
    for parent in shown(root):
        for one, other in combinations(_laid_out(parent), 2):
            shared = one.geometry() & other.geometry()
            if shared.width() > SLACK and shared.height() > SLACK:
                found.append(f"{_name(one)} and {_name(other)} share {shared.width()}x{shared.height()}")
    return found + [f"{_name(widget)} sticks out" for widget in shown(root) if _sticks_out(widget, root)]


def _laid_out(parent: QWidget) -> list[QWidget]:
    layout = parent.layout()
    if layout is None or isinstance(parent, QAbstractScrollArea):
        return []
    children = [one for one in parent.children() if isinstance(one, QWidget) and one.isVisible()]
    return [one for one in children if _is_in(layout, one)]


def _is_in(layout: object, widget: QWidget) -> bool:
    items = [layout.itemAt(place) for place in range(layout.count())]
    return any(
        item.widget() is widget or (item.layout() is not None and _is_in(item.layout(), widget))
        for item in items
    )


def _sticks_out(widget: QWidget, root: QWidget) -> bool:
    """Whether part of a widget cannot be seen, though nothing scrolls to it."""
    parent = widget.parentWidget()
    if widget is root or widget.isWindow() or parent is None or not (_is_text(widget)):
        return False
    if _scrolls(widget, root):
        return False
    room = QRect(QPoint(0, 0), parent.size()).adjusted(-SLACK, -SLACK, SLACK, SLACK)
    return not room.contains(widget.geometry())


def _is_text(widget: QWidget) -> bool:
    return (
        isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit) or widget.objectName() == "hand"
    )


def _scrolls(widget: QWidget, root: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        if isinstance(parent, QAbstractScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def _name(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.objectName() or words!r}"
