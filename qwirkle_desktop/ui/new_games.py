"""Starts games from the window: at once, or from the dialog that asks who plays."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.formats.errors import Unsupported
from qwirkle_desktop.formats.house import RulesFields
from qwirkle_desktop.formats.variants import variant_named, variants
from qwirkle_desktop.library.settings import MOST_NAMES, BotSettings, RuleSetSettings, SeatSettings, Settings
from qwirkle_desktop.rules.house import HouseRules, Tie
from qwirkle_desktop.rules.variants import CLASSIC, Variant
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.bot_desk import BotDesk
from qwirkle_desktop.ui.game_desk import GameDesk, first_setup
from qwirkle_desktop.ui.help_desk import make_rules
from qwirkle_desktop.ui.questions import show

if TYPE_CHECKING:
    from qwirkle_desktop.ui.dialogs.new_game import NewGameDialog


class NewGames(QObject):
    """Signals: `chosen(dict)` with the settings to remember, by name."""

    chosen = Signal(object)

    def __init__(
        self,
        desk: GameDesk,
        bots: BotDesk,
        appearance: Appearance,
        levels: tuple[str, ...],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._desk, self._bots = desk, bots
        self._appearance, self._levels, self._window = appearance, levels, window
        self._settings = Settings()
        bots.changed.connect(self._take_bots)

    def set_settings(self, settings: Settings) -> None:
        """Who played last, and with which bots."""
        self._settings = settings

    def play_at_once(self) -> None:
        """A game against the computer, by whoever played last."""
        name = next((seat.name for seat in self._settings.seats if seat.level is None), "")
        self._desk.start(first_setup(name))

    def ask(self) -> None:
        """Ask who plays, and start."""
        from qwirkle_desktop.ui.dialogs.new_game import NewGameDialog

        settings = self._settings
        dialog = NewGameDialog(
            self._appearance.theme,
            self._appearance.fonts,
            tuple(SeatSetup(seat.name, seat.level, seat.age, seat.colour) for seat in settings.seats),
            settings.names,
            _rules_of(settings),
            self._window,
            playable_levels=self._levels,
            bots=self._bots.names,
            rule_sets=settings.rule_sets,
            variants=tuple(variants().values()),
            variant=_variant_of(settings),
        )
        self._dialog = dialog
        dialog.rule_sets_changed.connect(self._keep_rule_sets)
        dialog.game.rules_asked.connect(self._show_rules)
        dialog.bots_wanted.connect(self._show_bots)
        dialog.accepted.connect(self._start_chosen)
        self._appearance.changed.connect(dialog.set_theme)
        show(dialog)

    def _show_rules(self) -> None:
        """The page on the game chosen, over the dialog."""
        window = make_rules(self._appearance, self._dialog)
        window.show_rules_of(self._dialog.game.variant.id)
        show(window)

    def show_bots(self, seating: "NewGameDialog") -> None:
        """The list of bots over a dialog that gives seats: it offers them at once."""
        self._seating = seating
        self._bots.show_list(seating)

    def _show_bots(self) -> None:
        self.show_bots(self._dialog)

    def _take_bots(self, bots: tuple[BotSettings, ...]) -> None:
        self.chosen.emit({"bots": bots})
        self._seating.set_bots(self._bots.names)

    def _keep_rule_sets(self, sets: tuple[RuleSetSettings, ...]) -> None:
        self.chosen.emit({"rule_sets": sets})

    def _start_chosen(self) -> None:
        setup = self._dialog.setup()
        self._remember(setup)
        self._desk.start(setup)

    def _remember(self, setup: GameSetup) -> None:
        people = [seat.name for seat in setup.seats if seat.level is None]
        names = tuple(dict.fromkeys([*people, *self._settings.names]))[:MOST_NAMES]
        seats = tuple(SeatSettings(seat.name, seat.level, seat.age, seat.colour) for seat in setup.seats)
        rules = setup.rules
        kept = RulesFields.of(replace(rules, tie=Tie.OLDEST))
        who = {"seats": seats, "names": names}
        self.chosen.emit({**who, "variant": setup.variant.id, "rules": kept, "tie": rules.tie.value})


def _rules_of(settings: Settings) -> HouseRules:
    return replace(settings.rules.house_rules(), tie=Tie(settings.tie))


def _variant_of(settings: Settings) -> Variant:
    """What was played last; a game that only a newer version knows is none to begin with."""
    try:
        return variant_named(settings.variant)
    except Unsupported:
        return CLASSIC
