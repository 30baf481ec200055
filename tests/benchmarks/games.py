"""Games for the benchmarks: the same numbered deals, played by complete greedy seats."""

from datetime import UTC, datetime
from uuid import UUID

from qwirkle_desktop.engine.levels import CALIBRATION
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.library.game import Game, new_game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.moves import Move, Pass, Trade
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.view import view_of

STARTED = datetime(2026, 1, 1, tzinfo=UTC)


def fresh_game(deal: int) -> Game:
    """A person against the computer before the first turn."""
    first = announce(Deal(deal).hands(2)).tied[0]
    seats = (Seat("Ada"), Seat("Robin", "club", CALIBRATION))
    return new_game(seats, deal=deal, first=first, started=STARTED, id=str(UUID(int=deal)))


def game_of_club(deal: int) -> Game:
    """A whole game in which both seats always take the most points."""
    game = fresh_game(deal)
    while not game.is_over:
        step = apply(game.state, best_move(game.state))
        assert isinstance(step, Step), step
        game = game.after(step, 1000)
    return game


def best_move(state: GameState) -> Move:
    """The play with the most points, else a trade of what the bag allows, else a pass."""
    plays = all_plays(view_of(state, state.seat))
    if plays:
        return plays[0][0]
    most = min(len(state.hand), len(state.bag))
    return Trade(state.hand[:most]) if most else Pass()
