"""All keys at a glance, made of the actions as they are now."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from qwirkle_desktop.ui.dialogs.parts import (
    EDGE,
    GAP,
    PADDING,
    button,
    button_row,
    scrolling,
    text_label,
)
from qwirkle_desktop.ui.phrases import keys as phrases
from qwirkle_desktop.ui.typography import text_growth

from .groups import KeyGroup, label
from .shortcuts import keys_of, shown

MOST_COLUMNS, COLUMN, LEAST_WORDS = 3, 360, 150
"""So many columns of groups, each at least so wide in px, and so the words in it."""

ARROWS, DIGITS = ("Left", "Right", "Up", "Down"), "1234567890"

Line = tuple[tuple[str, ...], str]
"""Keys, and what they do."""


class KeysOverlay(QDialog):
    """Signals: `change_asked` where somebody wants other keys."""

    change_asked = Signal()

    def __init__(self, groups: Sequence[KeyGroup], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("keys_dialog")
        self.setWindowTitle(phrases.heading())
        sections = [(group.title, list(lines_of(group.actions))) for group in groups]
        sections.insert(1, (phrases.hand_group(), list(phrases.hand_keys())))
        columns_page = _page([one for one in sections if one[1]], parent.width() - 4 * EDGE)
        page = scrolling(columns_page, "keys_page", is_read=True)
        change = button(phrases.change_keys(), "change_keys")
        change.clicked.connect(self.change_asked)
        close = button(phrases.close(), "close_keys", kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, PADDING)
        outer.setSpacing(PADDING)
        outer.addWidget(text_label(phrases.heading(), "heading"))
        outer.addWidget(page, 1)
        outer.addLayout(button_row(change, close))
        content = columns_page.sizeHint()
        width = min(parent.width() - 2 * EDGE, content.width() + 3 * EDGE)
        self.resize(width, min(parent.height() - 2 * EDGE, content.height() + 6 * EDGE))
        close.setFocus()


def lines_of(actions: Iterable[QAction]) -> Iterable[Line]:
    """A line for each action that has a key, and one for all of a family."""
    with_keys = [action for action in actions if keys_of(action)]
    families: dict[str, list[str]] = {}
    for action in with_keys:
        families.setdefault(_family(action), []).append(keys_of(action)[0])
    for action in with_keys:
        text = phrases.family_text(_family(action))
        if text is None:
            yield keys_of(action)[:1], phrases.play_text() if action.objectName() == "play" else label(action)
        elif keys := families.pop(_family(action), None):
            yield tuple(keys), text


def _family(action: QAction) -> str:
    """`tile` of `tile_1`, `cursor` of `cursor_left`; any other action is one of its own."""
    first, _, last = action.objectName().rpartition("_")
    return first if last.title() in ARROWS or last in DIGITS else action.objectName()


def caps_of(keys: tuple[str, ...]) -> list[str]:
    """Keys as people read them, the four arrows and numbers in a row as one."""
    before = keys[0].removesuffix("Left")
    if {*keys} == {f"{before}{arrow}" for arrow in ARROWS}:
        return [phrases.arrow_keys(before)]
    if len(keys) > 2 and "".join(keys) in DIGITS:
        return [phrases.from_to(keys[0], keys[-1])]
    return [shown(key) for key in keys]


def _page(sections: list[tuple[str, list[Line]]], room: int) -> QWidget:
    """The sections in as many columns as the room has for their letters."""
    most = max(1, min(MOST_COLUMNS, room // COLUMN))
    for count in range(most, 1, -1):
        page = _columns(sections, count)
        if page.minimumSizeHint().width() <= room:
            return page
    return _columns(sections, 1)


def _columns(sections: list[tuple[str, list[Line]]], count: int) -> QWidget:
    """The sections side by side, the columns about equally high."""
    content = QWidget()
    row = QHBoxLayout(content)
    row.setContentsMargins(0, 0, PADDING, 0)
    row.setSpacing(EDGE)
    layouts = []
    for _ in range(count):
        layouts.append(QVBoxLayout())
        row.addLayout(layouts[-1], 1)
    heights = [0] * count
    for title, lines in sections:
        shortest = heights.index(min(heights))
        layouts[shortest].addLayout(_section(title, lines))
        layouts[shortest].addSpacing(PADDING)
        heights[shortest] += len(lines) + 2
    for layout in layouts:
        layout.addStretch()
    return content


def _section(title: str, lines: list[Line]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(PADDING)
    grid.setVerticalSpacing(GAP // 2)
    grid.setColumnStretch(1, 1)
    grid.addWidget(text_label(title, "name"), 0, 0, 1, 2)
    for row, (keys, text) in enumerate(lines, start=1):
        caps = QHBoxLayout()
        caps.setSpacing(GAP // 2)
        for key in caps_of(keys):
            caps.addWidget(text_label(key, "key", wrap=False))
        caps.addStretch()
        words = text_label(text)
        words.setMinimumWidth(round(LEAST_WORDS * max(1.0, text_growth())))
        words.setAccessibleName(phrases.with_keys(text, ", ".join(caps_of(keys))))
        grid.addLayout(caps, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(words, row, 1)
    return grid
