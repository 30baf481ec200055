"""The page where people choose their own keys; each choice takes effect at once."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases import keys as phrases
from qwirkle_desktop.ui.typography import text_growth

from .groups import KeyGroup, label
from .shortcuts import PORTABLE, Objection, Refused, Shortcuts, keys_of, shown

NAME = Qt.ItemDataRole.UserRole
SIZE, FIELD, MOST_NAME = (560, 600), 200, 0.66


class KeysEditor(QDialog):
    """Signals: `changed` after every choice; what was chosen is in `shortcuts`."""

    changed = Signal()

    def __init__(self, groups: Sequence[KeyGroup], shortcuts: Shortcuts, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("keys_editor")
        self.setWindowTitle(phrases.editor_heading())
        self._shortcuts = shortcuts
        self._actions: dict[str, QAction] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self.tree = self._make_tree(groups)
        self.field = QKeySequenceEdit()
        self.field.setObjectName("new_key")
        self.field.setMaximumSequenceLength(1)
        self.field.setMinimumWidth(round(FIELD * max(1.0, text_growth())))
        self.field.setAccessibleName(phrases.new_key().rstrip(":"))
        self.field.keySequenceChanged.connect(self._give)
        self.field.editingFinished.connect(self._say_press)
        self.words, self.refusal = text_label(phrases.editor_help(), "muted"), text_label("", "error")
        self.refusal.hide()
        self._remove = button(phrases.no_key(), "remove_key")
        self._remove.clicked.connect(self._take)
        self._reset = button(phrases.reset_one(), "reset_key")
        self._reset.clicked.connect(self._reset_one)
        self._lay_out()
        self.tree.setCurrentItem(next(iter(self._items.values())))
        self.resize(SIZE[0], min(SIZE[1], parent.height() - EDGE))

    def _make_tree(self, groups: Sequence[KeyGroup]) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setObjectName("keys_list")
        tree.setAccessibleName(phrases.heading())
        tree.setHeaderLabels(phrases.column_heads())
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        tree.setRootIsDecorated(False)
        tree.setItemsExpandable(False)
        for group in groups:
            top = QTreeWidgetItem(tree, [group.title])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            for action in group.actions:
                self._actions[action.objectName()] = action
                item = QTreeWidgetItem(top, [label(action), _keys_text(action)])
                item.setData(0, NAME, action.objectName())
                item.setToolTip(0, label(action))
                self._items[action.objectName()] = item
        tree.expandAll()
        tree.currentItemChanged.connect(self._choose)
        return tree

    def _lay_out(self) -> None:
        close = button(phrases.close(), "close_keys_editor", kind="primary")
        close.clicked.connect(self.accept)
        everything = button(phrases.reset_all(), "reset_keys")
        everything.clicked.connect(self._reset_all)
        title = text_label(phrases.new_key(), wrap=False)
        title.setBuddy(self.field)
        row = FlowLayout(gap=GAP)
        for widget in (title, self.field, self._remove, self._reset):
            row.addWidget(widget)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.editor_heading(), "heading"))
        page.addWidget(self.words)
        page.addWidget(self.refusal)
        page.addWidget(self.tree, 1)
        page.addLayout(row)
        page.addSpacing(GAP)
        page.addLayout(button_row(everything, close))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keys have room beside the longest name."""
        super().resizeEvent(event)
        self.tree.header().setMaximumSectionSize(round(self.tree.width() * MOST_NAME))

    # Choices

    @property
    def _name(self) -> str | None:
        item = self.tree.currentItem()
        return item.data(0, NAME) if item is not None else None

    def _choose(self) -> None:
        for widget in (self.field, self._remove, self._reset):
            widget.setEnabled(self._name is not None)
        self.field.clear()
        self._say_press()

    def _say_press(self) -> None:
        """Qt's own words for that are not in every language."""
        line = self.field.findChild(QLineEdit)
        if line is not None:
            line.setPlaceholderText(phrases.press_key())

    def _give(self, sequence: QKeySequence) -> None:
        name, key = self._name, sequence.toString(PORTABLE)
        if name is None or not key:
            return
        self.field.clear()
        self._say_press()
        if key == "Esc":
            # Esc leaves the field, as it leaves everything.
            self.tree.setFocus()
            return
        if refused := self._shortcuts.objection(name, key):
            self._say(refusal_text(refused), is_error=True)
            return
        self._shortcuts.give(name, key)
        self._change(phrases.given(shown(key), label(self._actions[name])))

    def _take(self) -> None:
        if (name := self._name) is not None:
            self._shortcuts.take(name)
            self._change(phrases.taken_away(label(self._actions[name])))

    def _reset_one(self) -> None:
        if (name := self._name) is None:
            return
        if refused := self._shortcuts.reset(name):
            self._say(refusal_text(refused), is_error=True)
            return
        self._change(phrases.given(_keys_text(self._actions[name]), label(self._actions[name])))

    def _reset_all(self) -> None:
        self._shortcuts.reset_all()
        self._change(phrases.was_reset())

    def _change(self, words: str) -> None:
        for name, item in self._items.items():
            item.setText(1, _keys_text(self._actions[name]))
        self._say(words)
        self.changed.emit()

    def _say(self, words: str, *, is_error: bool = False) -> None:
        said, other = (self.refusal, self.words) if is_error else (self.words, self.refusal)
        said.setText(words)
        said.show()
        other.hide()
        self.field.setAccessibleDescription(words)


def refusal_text(refused: Refused) -> str:
    """Why the key can not be had, in words."""
    key, holder = shown(refused.key), refused.holder.replace("&", "").removesuffix("…")
    match refused.objection:
        case Objection.TAKEN:
            return phrases.taken(key, holder)
        case Objection.NEEDED:
            return phrases.needed(key)
        case Objection.OPENS_MENU:
            return phrases.opens_menu(key, holder)


def _keys_text(action: QAction) -> str:
    return ", ".join(dict.fromkeys(map(shown, keys_of(action))))
