"""Decides what is heard: follows the game and asks the player for sounds, as the settings allow."""

from random import Random

from PySide6.QtCore import QObject

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.sound.strikes import Player, Sound, Strike
from qwirkle_desktop.ui.table import Table

PITCHES = (0.97, 0.985, 1.0, 1.015, 1.03)
"""No two tiles sound quite alike."""
SCORE_MS, TURN_MS, QWIRKLE_MS = 60, 380, 520
"""From the last tile to the points, and from there to what comes next."""


class Sounds(QObject):
    """Each has a twin to be seen: a tile that lands, the line of words, points, a lamp, a card."""

    def __init__(self, controller: GameController, table: Table, player: Player, settings: Settings) -> None:
        super().__init__(table)
        self._controller, self._table, self._player = controller, table, player
        self._settings = settings
        self._chance = Random()
        self._laid: tuple[tuple[int, object], ...] = ()
        self._after_ms: int | None = None
        """When the sounds of the last turn are over; None: none was made since a game was put here."""
        controller.game_shown.connect(self._hear_game)
        controller.rewound.connect(self._forget)
        controller.draft_changed.connect(self._hear_draft)
        controller.advanced.connect(self._hear_turn)
        controller.turn_began.connect(self._hear_whose_turn)
        controller.ended.connect(self._hear_end)
        for refused in (controller.refused, table.marks.refused, table.gestures.out_of_turn):
            refused.connect(self._refuse)

    def apply(self, settings: Settings) -> None:
        """Take other settings; a sound that is switched on is heard, as is another volume."""
        before, self._settings = self._settings, settings
        for sound in _to_try(before, settings):
            self._play(sound)

    @property
    def _loudness(self) -> float:
        """Ears hear by ratios: half the volume is a quarter of the movement."""
        return (self._settings.volume / 100) ** 2

    def _play(self, sound: Sound, delay_ms: int = 0, pitch: float = 1.0) -> None:
        settings = self._settings
        if settings.sounds and settings.volume and getattr(settings, f"sound_{sound.value}"):
            self._player.play(Strike(sound, self._loudness, pitch, delay_ms))

    def _place(self, delay_ms: int = 0) -> None:
        self._play(Sound.PLACE, delay_ms, self._chance.choice(PITCHES))

    def _refuse(self) -> None:
        self._play(Sound.REFUSE)

    def _forget(self) -> None:
        self._after_ms = None

    def _roll(self, delay_ms: int = 0) -> None:
        """Dice that do not move make no noise."""
        if self._table.animator.is_on:
            self._play(Sound.ROLL, delay_ms, self._chance.choice(PITCHES))

    def _hear_game(self, game: Game) -> None:
        self._forget()
        if game.state.variant.are_dice and not game.steps:
            self._roll()

    def _hear_draft(self, draft: Draft | None) -> None:
        before, self._laid = self._laid, draft.laid if draft is not None else ()
        if set(self._laid) - set(before):
            self._place()

    def _hear_turn(self, step: Step) -> None:
        self._after_ms = landed = 0
        rolls = step.before.variant.are_dice and bool(step.drawn)
        if not isinstance(step.move, Play):
            if rolls:
                self._roll()
            return
        if step.seat not in self._controller.people:
            for landed in self._table.animator.landings(len(step.move.placements)):
                self._place(landed)
        if rolls:
            self._roll(landed)
        is_qwirkle = any(line.is_qwirkle for line in step.lines)
        self._play(Sound.QWIRKLE if is_qwirkle else Sound.SCORE, landed + SCORE_MS)
        self._after_ms = landed + SCORE_MS + (QWIRKLE_MS if is_qwirkle else TURN_MS)

    def _hear_whose_turn(self, seat: int) -> None:
        """Worth a sound where a person waited for a computer."""
        game = self._controller.game
        if self._after_ms is None or game is None or not game.steps or seat not in self._controller.people:
            return
        if game.steps[-1].seat not in self._controller.people:
            self._play(Sound.TURN, self._after_ms)

    def ring(self) -> None:
        """The time for a turn is up."""
        self._play(Sound.TURN)

    def _hear_end(self) -> None:
        if self._after_ms is not None:
            self._play(Sound.END, self._after_ms)


def _to_try(before: Settings, now: Settings) -> list[Sound]:
    """What somebody who chose this wants to hear."""
    if (before.sounds, before.volume) != (now.sounds, now.volume):
        return [Sound.PLACE]
    fields = {sound: f"sound_{sound.value}" for sound in Sound}
    return [sound for sound, field in fields.items() if getattr(now, field) > getattr(before, field)]
