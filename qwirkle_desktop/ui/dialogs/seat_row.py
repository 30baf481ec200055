"""One seat of the new-game dialog, as a card: colour, name, person or computer, age."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QGridLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from qwirkle_desktop.controller.setup import SeatSetup
from qwirkle_desktop.library.record import CONTROLS, LONGEST_NAME
from qwirkle_desktop.ui.art.icons import Glyph, icon
from qwirkle_desktop.ui.dialogs.parts import GAP, surface, text_label
from qwirkle_desktop.ui.dialogs.players import Players, fill_box
from qwirkle_desktop.ui.dialogs.swatch import Swatch
from qwirkle_desktop.ui.phrases.levels import level_kind
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

LONGEST_AGE = 6
"""Characters: enough to see what went wrong."""
OLDEST = 120
"""Years. A record may tell more; typed here it is a slip."""

KIND_LETTERS = 16
"""Characters: enough for every level."""


def age_of(text: str) -> int | None:
    """The age, None for an empty text. Raises ValueError for anything that is no age."""
    digits = text.strip()
    if not digits:
        return None
    if not (digits.isascii() and digits.isdigit()) or int(digits) > OLDEST:
        raise ValueError(text)
    return int(digits)


class SeatRow(QWidget):
    """Signals: `changed` when anything was chosen or typed, `removed(row)` when the seat is to go.

    `level_chosen(level | None)` when the seat has another kind of player; `hinted` when a hint came or went.
    """

    changed = Signal()
    removed = Signal(object)
    level_chosen = Signal(object)
    hinted = Signal()

    def __init__(
        self,
        theme: Theme,
        fonts: TypeScale,
        seat: SeatSetup,
        players: Players,
        names: tuple[str, ...],
        is_free: Callable[[int], bool],
    ) -> None:
        super().__init__()
        self.swatch = Swatch(theme, seat.colour, is_free)
        self.name_edit = _name_edit(seat.name, names, fonts)
        self.is_named = bool(seat.name)
        self._players = players
        self.kind = _kind_box(seat.level, players)
        self.age = _age_edit(seat.age, fonts)
        self.remove = _remove_button(theme)
        self._name_hint = _hint(tr("A name has at most {most} letters.").format(most=LONGEST_NAME), "small")
        self._age_hint = _hint(tr("An age is a number from 0 to {most}.").format(most=OLDEST), "error")
        self._lay_out()
        self.name_edit.textChanged.connect(self._show_hints)
        self.age.textChanged.connect(self._show_hints)
        self.name_edit.textEdited.connect(self._name_typed)
        self.name_edit.completer().activated.connect(self._name_typed)
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self.remove.clicked.connect(self._ask_removal)
        self._show_kind()

    def set_players(self, players: Players) -> None:
        """Others may have the seat now; a player that is gone leaves it to a person."""
        before = self.level
        self._players = players
        with QSignalBlocker(self.kind):
            _fill_kinds(self.kind, before, players)
        self._show_kind()
        if self.level != before:
            self._kind_changed()

    @property
    def level(self) -> str | None:
        """The computer's level or `bot:NAME`, None for a person."""
        return self.kind.currentData()

    @property
    def name(self) -> str:
        """The name typed, else the one suggested."""
        # Half a character may be left of the last one, by the length of the field.
        typed = CONTROLS.sub(" ", self.name_edit.text())
        return " ".join(typed.split()) or self.name_edit.placeholderText()

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """All that the keyboard reaches, in order."""
        return self.swatch, self.name_edit, self.kind, self.age, self.remove

    @property
    def width_of_line(self) -> int:
        """What all fields need side by side."""
        least = (max(field.minimumWidth(), field.minimumSizeHint().width()) for field in self.fields)
        return sum(least) + GAP * (len(self.fields) + 1)

    def set_narrow(self, narrow: bool) -> None:
        """Whether the fields are in two lines."""
        if narrow != self._is_narrow:
            self._place_fields(narrow=narrow)
            # Else the rows' owner would be told of the height in the next round of the event loop only.
            for layout in (self._inside, self._around):
                layout.activate()

    def seat(self) -> SeatSetup:
        """The seat as chosen. Raises ValueError while the age is wrong."""
        age = age_of(self.age.text()) if self.level is None else None
        return SeatSetup(self.name, self.level, age, self.swatch.colour)

    @property
    def has_right_age(self) -> bool:
        """Whether the age, where a person gave one, can be one."""
        try:
            self.seat()
        except ValueError:
            return False
        return True

    def set_place(self, number: int, suggested: str, *, removable: bool) -> None:
        """Tell the row its number from 1, the name it has until one is typed, and if it may go."""
        self.name_edit.setPlaceholderText(suggested)
        if not self.is_named:
            self.name_edit.setText(suggested)
        self.name_edit.setAccessibleName(tr("Name of seat {number}").format(number=number))
        self.kind.setAccessibleName(tr("Who plays seat {number}").format(number=number))
        self.age.setAccessibleName(tr("Age of seat {number}").format(number=number))
        self.remove.setAccessibleName(tr("Remove {name}").format(name=self.name))
        self.remove.setVisible(removable)

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of another theme."""
        self.swatch.set_theme(theme)
        self.remove.setIcon(icon(Glyph.CLOSE, theme.muted))

    def _lay_out(self) -> None:
        card = surface("card", "seat_card")
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP)
        self._place_fields(narrow=False)
        self._inside = inside = QVBoxLayout(card)
        inside.setContentsMargins(GAP, GAP, GAP, GAP)
        inside.setSpacing(4)
        inside.addLayout(self._grid)
        for hint in (self._name_hint, self._age_hint):
            hint.setContentsMargins(self.swatch.sizeHint().width() + GAP, 0, 0, 0)
            inside.addWidget(hint)
        self._around = around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(card)

    def _place_fields(self, *, narrow: bool) -> None:
        """In a line; where that is too wide, who plays goes below the name."""
        self._is_narrow = narrow
        kind, age = ((1, 1), (1, 2)) if narrow else ((0, 2), (0, 3))
        self._grid.addWidget(self.swatch, 0, 0)
        self._grid.addWidget(self.name_edit, 0, 1, 1, 2 if narrow else 1)
        self._grid.addWidget(self.kind, *kind)
        self._grid.addWidget(self.age, *age)
        self._grid.addWidget(self.remove, 0, 3 if narrow else 4)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 0 if narrow else 3)

    def _name_typed(self) -> None:
        self.is_named = True
        self.changed.emit()

    def _kind_changed(self) -> None:
        self._show_kind()
        self.changed.emit()
        self.level_chosen.emit(self.level)

    def _show_kind(self) -> None:
        level = self.level
        self.age.setVisible(level is None)
        self.kind.setToolTip(self._players.tip(level) if level else "")
        self._show_hints()

    def _show_hints(self) -> None:
        wanted = (_is_full(self.name_edit), not self.has_right_age)
        if wanted != (not self._name_hint.isHidden(), not self._age_hint.isHidden()):
            self._name_hint.setVisible(wanted[0])
            self._age_hint.setVisible(wanted[1])
            self.hinted.emit()

    def _ask_removal(self) -> None:
        self.removed.emit(self)


def _name_edit(name: str, names: tuple[str, ...], fonts: TypeScale) -> QLineEdit:
    edit = QLineEdit(name)
    edit.setObjectName("seat_name")
    edit.setMaxLength(LONGEST_NAME)
    edit.setMinimumWidth(fonts.size(TextRole.BODY) * 9)
    completer = QCompleter(list(names), edit)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    edit.setCompleter(completer)
    return edit


def _kind_box(player: str | None, players: Players) -> QComboBox:
    box = QComboBox()
    box.setObjectName("seat_kind")
    # A bot's long name must not push the rest off the card.
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(KIND_LETTERS)
    _fill_kinds(box, player, players)
    return box


def _fill_kinds(box: QComboBox, player: str | None, players: Players) -> None:
    box.clear()
    box.addItem(tr("Person"), None)
    fill_box(box, players, _kind)
    box.setCurrentIndex(max(0, box.findData(player)) if player else 0)


def _kind(player: str) -> str:
    text = level_kind(player)
    return text[:1].upper() + text[1:]


def _age_edit(age: int | None, fonts: TypeScale) -> QLineEdit:
    edit = QLineEdit("" if age is None else str(age))
    edit.setObjectName("seat_age")
    edit.setPlaceholderText(tr("Age"))
    edit.setToolTip(tr("May stay empty. In a tie the oldest starts."))
    edit.setMaxLength(LONGEST_AGE)
    edit.setMaximumWidth(fonts.size(TextRole.BODY) * 5)
    _keep_room(edit)
    return edit


def _hint(text: str, role: str) -> QLabel:
    label = text_label(text, role)
    label.hide()
    return label


def _is_full(edit: QLineEdit) -> bool:
    """Qt counts as UTF-16 does, where an emoji is two."""
    return len(edit.text().encode("utf-16-le", "surrogatepass")) // 2 >= edit.maxLength()


def _remove_button(theme: Theme) -> QToolButton:
    result = QToolButton()
    result.setObjectName("seat_remove")
    result.setIcon(icon(Glyph.CLOSE, theme.muted))
    result.setIconSize(QSize(16, 16))
    result.setToolTip(tr("Remove this seat"))
    result.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return result


def _keep_room(widget: QWidget) -> None:
    """The columns of all rows stay in line where one of them lacks this field."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)
