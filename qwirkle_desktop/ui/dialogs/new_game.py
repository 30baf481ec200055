"""The new-game dialog: which game, who sits at the table, which deal, which house rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.record import FEWEST_SEATS, MOST_SEATS
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.variants import CLASSIC, Variant
from qwirkle_desktop.ui.dialogs.deal_options import DealOptions
from qwirkle_desktop.ui.dialogs.game_choice import GameChoice
from qwirkle_desktop.ui.dialogs.house_rules import RuleSets
from qwirkle_desktop.ui.dialogs.parts import (
    EDGE,
    GAP,
    PADDING,
    button,
    button_row,
    column,
    keep_on_screen,
    scrolling,
    text_label,
)
from qwirkle_desktop.ui.dialogs.players import players_of
from qwirkle_desktop.ui.dialogs.seat_row import SeatRow
from qwirkle_desktop.ui.dialogs.seat_suggestions import default_seats, was_suggested
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases.bots import manage_bots
from qwirkle_desktop.ui.phrases.house import many_seats
from qwirkle_desktop.ui.phrases.levels import bot_name
from qwirkle_desktop.ui.phrases.seats import computer_name, person_name
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

RULEBOOK_SEATS = 4
TALLEST, SCROLL_BAR = 560, 12
"""In px: the least screen is 600 high, with a title bar."""


@dataclass(frozen=True, slots=True)
class Given:
    """A game whose deal and number of seats are given: who plays is all there is to choose."""

    title: str
    heading: str
    help: str


class NewGameDialog(QDialog):
    """Accepted when a game is to start; `setup()` then tells which.

    Signals: `bots_wanted` when the list of bots is to be seen, `rule_sets_changed(tuple)` with all house
    rules that have names when one was kept, renamed or removed.
    """

    bots_wanted = Signal()
    rule_sets_changed = Signal(object)

    def __init__(
        self,
        theme: Theme,
        fonts: TypeScale,
        seats: tuple[SeatSetup, ...] = (),
        names: tuple[str, ...] = (),
        rules: HouseRules = RULEBOOK,
        parent: QWidget | None = None,
        *,
        playable_levels: tuple[str, ...] = ("first-timer", "club"),
        given: Given | None = None,
        bots: tuple[str, ...] = (),
        rule_sets: RuleSets = (),
        variants: Sequence[Variant] = (CLASSIC,),
        variant: Variant = CLASSIC,
    ) -> None:
        super().__init__(parent)
        self._theme, self._fonts = theme, fonts
        self._levels, self._names, self._given = playable_levels, names, given
        self._players = players_of(playable_levels, bots)
        self._rows: list[SeatRow] = []
        self.setObjectName("new_game_dialog")
        self.setWindowTitle(given.title if given else tr("New game"))
        self._options = DealOptions(rules, rule_sets)
        self._options.rule_sets_changed.connect(self.rule_sets_changed)
        self._options.refused.connect(self._fit)
        self.game = GameChoice(variants, variant)
        self.game.changed.connect(self._take_game)
        self._build()
        for seat in seats[:MOST_SEATS] if len(seats) >= FEWEST_SEATS else default_seats(playable_levels):
            self._insert(seat)
        self._refresh()
        self._take_game()
        self.start.setFocus()

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        """The seats' cards in seat order."""
        return tuple(self._rows)

    def setup(self) -> GameSetup:
        """The game as chosen; raises ValueError while an age or the deal's number is wrong."""
        seats = tuple(row.seat() for row in self._rows)
        return GameSetup(seats, self._options.number(), self._options.rules, self.game.variant)

    def set_bots(self, bots: tuple[str, ...]) -> None:
        """The bots of these names may have seats now."""
        self._players = players_of(self._levels, bots)
        for row in self._rows:
            row.set_players(self._players)
        self._tell_level(None)

    def set_theme(self, theme: Theme) -> None:
        """Show the colours of another theme."""
        self._theme = theme
        for row in self._rows:
            row.set_theme(theme)

    def accept(self) -> None:
        """Start, unless an age or the deal's number is wrong: then go to it."""
        wrong = next((row for row in self._rows if not row.has_right_age), None)
        if wrong is not None:
            wrong.age.setFocus()
            self._area.ensureWidgetVisible(wrong)
        elif self._options.is_right():
            super().accept()
        else:
            self.deal.setFocus()

    def add_seat(self, level: str | None) -> None:
        """Add a computer of a level, or a person."""
        self._insert(SeatSetup("", level, colour=self._free_colour()))
        self._refresh()
        self._tell_level(level)
        self._fit()
        self._rows[-1].name_edit.setFocus()
        # Where it is, is known once the layout has made room.
        QTimer.singleShot(0, self, self._show_last)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # How large everything is, is known once the style sheet reached it.
        self._fit()

    def _take_game(self) -> None:
        self._options.set_variant(self.game.variant)
        self._tell_level(None)
        self._fit()

    def _add_person(self) -> None:
        self.add_seat(None)

    def _add_computer(self) -> None:
        self.add_seat(default_seats(self._levels)[1].level)

    def _show_last(self) -> None:
        self._area.ensureWidgetVisible(self._rows[-1])

    def _build(self) -> None:
        self._seats = QVBoxLayout()
        self._seats.setContentsMargins(0, 0, 0, 0)
        self._seats.setSpacing(GAP)
        self._seats.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.add_person = button(tr("Add a person"), "add_person", kind="quiet")
        self.add_person.clicked.connect(self._add_person)
        self.add_computer = button(tr("Add a computer"), "add_computer", kind="quiet")
        self.add_computer.clicked.connect(self._add_computer)
        self.bots = button(manage_bots(), "manage_bots", kind="quiet")
        self.bots.clicked.connect(self.bots_wanted)
        self.house, self.deal = self._options.house, self._options.deal
        self._level_line = text_label("", "small")
        self._many = text_label(many_seats(), "muted")
        self._many.setObjectName("many_seats")
        self._told, self._table = QWidget(), QWidget()
        column(self._told, self._level_line, self._many)
        self._scrolled = column(self._table)
        self._scrolled.addLayout(self._seats)
        self._scrolled.addStretch()
        self._area = scrolling(self._table, "seats")
        self.start = button(tr("Start"), "start", kind="primary")
        self.start.setDefault(True)
        self.start.clicked.connect(self.accept)
        self._cancel = button(tr("Cancel"), "cancel")
        self._cancel.clicked.connect(self.reject)
        self._page = page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, PADDING, EDGE, PADDING)
        page.setSpacing(GAP)
        page.addWidget(self.game)
        self._heading = text_label(self._given.heading if self._given else tr("Who plays?"), "heading")
        page.addWidget(self._heading)
        if self._given:
            page.addWidget(text_label(self._given.help, "muted"))
        page.addWidget(self._area, 1)
        page.addWidget(self._choices())
        page.addSpacing(GAP)
        page.addLayout(button_row(self._cancel, self.start))

    def _choices(self) -> QWidget:
        """What a given game leaves no choice of."""
        choices = QWidget()
        inside = column(choices)
        inside.addLayout(self._adding())
        inside.addLayout(self._options)
        choices.setVisible(self._given is None)
        return choices

    def _adding(self) -> QHBoxLayout:
        row, adding = QHBoxLayout(), FlowLayout(gap=GAP)
        row.setSpacing(GAP)
        for each in (self.add_person, self.add_computer):
            adding.addWidget(each)
        row.addLayout(adding, 1)
        row.addWidget(self.bots, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _insert(self, seat: SeatSetup) -> None:
        seat = SeatSetup(
            "" if was_suggested(seat) else seat.name,
            seat.level,
            seat.age,
            seat.colour % len(self._theme.seat_colours),
        )
        row = SeatRow(self._theme, self._fonts, seat, self._players, self._names, self._is_free)
        row.changed.connect(self._refresh)
        row.removed.connect(self._remove)
        row.level_chosen.connect(self._tell_level)
        row.hinted.connect(self._fit)
        self._rows.append(row)
        self._seats.addWidget(row)
        row.show()

    def _remove(self, row: SeatRow) -> None:
        place = self._rows.index(row)
        self._rows.remove(row)
        row.hide()
        self._seats.removeWidget(row)
        row.deleteLater()
        self._refresh()
        self._tell_level(None)
        self._fit()
        self._rows[min(place, len(self._rows) - 1)].name_edit.setFocus()

    def _is_free(self, colour: int) -> bool:
        return all(row.swatch.colour != colour for row in self._rows)

    def _free_colour(self) -> int:
        return next(colour for colour in range(len(self._theme.seat_colours)) if self._is_free(colour))

    def _refresh(self) -> None:
        """Suggest names that differ, and keep two to six seats."""
        people = [row for row in self._rows if row.level is None]
        can_remove = len(self._rows) > FEWEST_SEATS and self._given is None
        taken = [row.name for row in self._rows if row.is_named]
        for number, row in enumerate(self._rows, start=1):
            if row.level is None:
                suggested = person_name(people.index(row) + 1, alone=len(people) == 1)
            else:
                suggested = bot_name(row.level) or computer_name(taken)
                taken.append(suggested)
            row.set_place(number, suggested, removable=can_remove)
        for add in (self.add_person, self.add_computer):
            add.setEnabled(len(self._rows) < MOST_SEATS)
        self._many.setVisible(len(self._rows) > RULEBOOK_SEATS)
        self._order_tabs()

    def _tell_level(self, level: str | None) -> None:
        """What the level is like that was chosen last, or that a computer here has."""
        levels = [row.level for row in self._rows if row.level]
        shown = level or (levels[-1] if levels else None)
        told = self._players.told(shown, with_points=self.game.variant.is_plain) if shown else ""
        self._level_line.setText(told)

    def _order_tabs(self) -> None:
        """Rows added later would come last."""
        fields = [field for row in self._rows for field in row.fields]
        around = (self.game.box, self.game.rules, *fields)
        below = (
            self.add_person,
            self.add_computer,
            self.bots,
            self.house,
            self.deal,
            self._cancel,
            self.start,
        )
        for before, after in pairwise([*around, *below]):
            QWidget.setTabOrder(before, after)

    def _fit(self) -> None:
        """Be as high as the seats need, as far as a small screen allows; then they scroll."""
        around = self.parentWidget()
        width = self._fonts.size(TextRole.BODY) * 48
        if around is not None:
            width = min(width, around.window().width() - 2 * EDGE)
        self._set_narrow(max(row.width_of_line for row in self._rows) > width - 2 * EDGE - SCROLL_BAR)
        self._scrolled.activate()
        wanted = self.sizeHint().height() - self._area.sizeHint().height() + self._table.sizeHint().height()
        tallest = max(TALLEST, around.height() - 2 * EDGE) if around else TALLEST
        self.resize(max(width, self.width()), min(wanted, tallest))
        keep_on_screen(self)

    def _set_narrow(self, narrow: bool) -> None:
        """Seats in two lines leave no height for what is told of them: that then scrolls with them."""
        for row in self._rows:
            row.set_narrow(narrow)
        if narrow:
            self._scrolled.insertWidget(0, self.game.line)
            self._scrolled.insertWidget(2, self._told)
        else:
            self._page.insertWidget(1, self.game.line)
            self._page.insertWidget(self._page.indexOf(self._area) + 1, self._told)
        for part in (self.game, self.game.line):
            part.setVisible(self._given is None)
        self._heading.setVisible(self._given is not None or not narrow)
