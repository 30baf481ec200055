"""Games of seats that do anything the rules allow, by the plain checker's choice of plays."""

from collections.abc import Iterator
from random import Random

from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.moves import Move, Pass, Trade
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import GameState, begin
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.variants import CLASSIC, Variant
from tests import checker
from tests.tables import plain, plain_tiles, play, taken


def new_game(number: int, seats: int, rules: HouseRules = RULEBOOK, variant: Variant = CLASSIC) -> GameState:
    """A numbered deal before its first turn; the first seat of those tied starts."""
    deal = Deal(number, variant)
    hands = deal.hands(seats)
    return begin(hands, announce(hands, variant).tied[0], deal, rules, variant)


def random_steps(state: GameState, chance: Random, *, trades: float = 0.05) -> Iterator[Step]:
    """The steps of a random game to its end."""
    while not state.is_over:
        step = taken(apply(state, random_move(state, plays_of(state), chance, trades=trades)))
        yield step
        state = step.after


def plays_of(state: GameState) -> list[tuple[str, int]]:
    """Every play of the seat to move, as the plain checker finds them."""
    return checker.plays(plain(state.board), plain_tiles(state.hand))


def random_move(
    state: GameState, found: list[tuple[str, int]], chance: Random, *, trades: float = 0.05
) -> Move:
    """Any of the plays found, seldom a trade instead, a pass where nothing else is left."""
    wants_trade = state.bag and not state.opening_size and chance.random() < trades
    if found and not wants_trade:
        return play(chance.choice(found)[0])
    if not state.bag:
        return Pass()
    most = min(len(state.hand), len(state.bag))
    return Trade(tuple(chance.sample(state.hand, chance.randint(1, most))))


def position_after(number: int, seats: int, turns: int) -> GameState:
    """The game after so many turns, or its last state before the end."""
    state = new_game(number, seats)
    for _, step in zip(range(turns), random_steps(state, Random(number)), strict=False):
        if step.after.is_over:
            break
        state = step.after
    return state
