"""A controller at a table without a window: it notes all it is told and plays for the people."""

from dataclasses import dataclass, field

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from qwirkle_desktop.controller.computers import Computers
from qwirkle_desktop.controller.engine_process import EngineProcess
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.moves import Move, Pass, Play, Trade
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.view import view_of

SIGNALS = (
    "game_shown",
    "draft_changed",
    "refused",
    "advanced",
    "rewound",
    "seats_changed",
    "hand_seen",
    "turn_began",
    "ended",
    "computer_failed",
    "bot_forfeited",
    "idle_reached",
    "unsaved",
)


class Ear(QObject):
    """Notes each time one signal is heard."""

    def __init__(self, name: str, heard: list[tuple[str, object]]) -> None:
        super().__init__()
        self._name, self._heard = name, heard

    def hear(self, *told: object) -> None:
        """Take a signal, with at most two values."""
        self._heard.append((self._name, told[0] if len(told) == 1 else told))


@dataclass
class ControllerDriver:
    """A controller, what it stands on, and all it said in order."""

    qtbot: QtBot
    library: Library
    engine: EngineProcess
    computers: Computers
    controller: GameController
    heard: list[tuple[str, object]] = field(default_factory=list)
    ears: list[Ear] = field(default_factory=list)

    def listen(self) -> None:
        """Note all signals from now on."""
        for name in SIGNALS:
            ear = Ear(name, self.heard)
            self.ears.append(ear)
            getattr(self.controller, name).connect(ear.hear)

    def settle(self) -> None:
        """Wait until the last turn is on the disk, or was refused there, and that was heard."""
        self.controller.finish_writing()

    def names(self) -> list[str]:
        """The signals in the order heard."""
        self.settle()
        return [name for name, _ in self.heard]

    def told(self, wanted: str) -> list[object]:
        """What one signal told, each time."""
        self.settle()
        return [value for name, value in self.heard if name == wanted]

    @property
    def game(self) -> Game:
        """The game on the table, on the disk."""
        self.settle()
        game = self.controller.game
        assert game is not None
        return game

    @property
    def state(self) -> GameState:
        """The game now."""
        return self.game.state

    def show(self, game: Game) -> None:
        """Keep a game and put it on the table."""
        self.library.add(game, range(len(game.header.seats)))
        self.controller.show(game)

    def wait_for(self, *signals: str, count: int = 1) -> None:
        """Wait until one of the signals was heard so often."""
        self.qtbot.waitUntil(lambda: sum(map(self.names().count, signals)) >= count, timeout=20_000)

    def wait_for_person(self) -> None:
        """Wait until a person is to move, or the game is over."""
        self.qtbot.waitUntil(self._is_persons, timeout=20_000)

    def _is_persons(self) -> bool:
        self.computers.hurry()
        return self.state.is_over or self.state.seat in self.controller.people

    def best_move(self) -> Move:
        """The play with the most points, else a trade of one tile, else a pass."""
        plays = all_plays(view_of(self.state, self.state.seat))
        if plays:
            return plays[0][0]
        return Trade(self.state.hand[:1]) if self.state.bag else Pass()

    def make(self, move: Move) -> None:
        """Make a person's move by the orders that a window gives; the curtain is lifted first."""
        self.settle()
        self.controller.lift_curtain()
        match move:
            case Play():
                self.lay(move)
                assert self.controller.play(), self.controller.draft
            case Trade():
                assert self.controller.trade(places_of(self.state.hand, move.tiles))
            case Pass():
                assert self.controller.pass_turn()
        self.settle()

    def lay(self, play: Play) -> None:
        """Lay a play's tiles, each where it may go already."""
        self.settle()
        wanted = {placement.cell: placement.tile for placement in play.placements}
        while wanted:
            draft = self.controller.draft
            assert draft is not None
            place, cell = next(
                (place, cell)
                for cell, tile in wanted.items()
                for place in range(len(draft.hand))
                if draft.hand[place] == tile
                and draft.laid_on(place) is None
                and cell in draft.legal_cells(place)
            )
            assert self.controller.lay(place, cell)
            del wanted[cell]

    def take_turn(self) -> Move:
        """Make the best move for the person to move."""
        move = self.best_move()
        self.make(move)
        return move


def places_of(hand: tuple[Tile, ...], tiles: tuple[Tile, ...]) -> list[int]:
    """Where the tiles are in the hand."""
    places: list[int] = []
    for tile in tiles:
        places.append(
            next(place for place in range(len(hand)) if hand[place] == tile and place not in places)
        )
    return places
