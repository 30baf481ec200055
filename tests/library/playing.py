"""Games made by chance, for the tests of what is kept of them."""

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random
from uuid import UUID

from qwirkle_desktop.library.game import Game, new_game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.statistics import Assistance, Figures, Player, statistics
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.cells import Axis, Cell
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.draft import Draft, draft_of
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.legality import fits
from qwirkle_desktop.rules.lines import is_line
from qwirkle_desktop.rules.moves import Move, Pass, Play, Trade
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.variants import CLASSIC

STARTED = datetime(2026, 11, 29, 18, 0, tzinfo=UTC)
PEOPLE = (
    Seat("Ada", age=36),
    Seat("Robin", computer="club", version=1),
    Seat("กานต์"),
    Seat("<b>Zoë</b> 🙂", assisted=True),
    Seat("Robin", computer="bot:my bot"),
    Seat("x" * 40),
)


def figures_of(
    library: Library,
    player: Player,
    assistance: Assistance = Assistance.ALL,
    variant: str = CLASSIC.id,
) -> Figures:
    """The figures of somebody who played."""
    found = statistics(library, assistance, variant)
    return next(one for one in (*found.people, *found.levels) if one.player == player)


def fresh_game(deal: int = 2026, seats: int = 2, rules: HouseRules = RULEBOOK) -> Game:
    """A game ready for its first turn; its id comes from the deal."""
    first = announce(Deal(deal).hands(seats)).tied[0]
    people = PEOPLE[:seats]
    return new_game(people, deal=deal, first=first, rules=rules, started=STARTED, id=str(UUID(int=deal)))


def game_by_chance(deal: int = 2026, seats: int = 2, turns: int = 200, rules: HouseRules = RULEBOOK) -> Game:
    """A game of so many random turns, or to its end."""
    game = fresh_game(deal, seats, rules)
    for grown in longer_and_longer(game, Random(deal)):
        game = grown
        if len(game.steps) == turns:
            break
    return game


def longer_and_longer(game: Game, chance: Random) -> Iterator[Game]:
    """The game after each of its next random turns, to the end."""
    while not game.is_over:
        game = game.after(made(game.state, move_by_chance(game.state, chance)), chance.choice([None, 1500]))
        yield game


def made(state: GameState, move: Move) -> Step:
    """The step of a move that must be legal."""
    step = apply(state, move)
    assert isinstance(step, Step), step
    return step


def move_by_chance(state: GameState, chance: Random) -> Move:
    """Some legal move."""
    if not state.board.tiles and (state.opening_size or chance.random() < 0.8):
        return _opening(state, chance)
    if state.bag and chance.random() < 0.1:
        return _trade(state, chance)
    if state.board.tiles and (draft := _one_tile(state, chance)):
        return _more_tiles(draft, chance).play
    return _trade(state, chance) if state.bag else Pass()


def _opening(state: GameState, chance: Random) -> Play:
    kinds = sorted(set(state.hand), key=lambda tile: tile.kind)
    while True:
        tiles = chance.sample(kinds, state.opening_size or 1)
        if is_line(tiles):
            draft = draft_of(state, state.seat)
            for x, tile in enumerate(tiles):
                laid = draft.lay(state.hand.index(tile), Cell(x, 0))
                assert isinstance(laid, Draft)
                draft = laid
            return draft.play


def _one_tile(state: GameState, chance: Random) -> Draft | None:
    cells = sorted(state.board.frontier())
    places = list(range(len(state.hand)))
    chance.shuffle(cells)
    chance.shuffle(places)
    for place in places:
        for cell in cells:
            if fits(state.board, state.hand[place], cell):
                draft = draft_of(state, state.seat).lay(place, cell)
                assert isinstance(draft, Draft)
                return draft
    return None


def _more_tiles(draft: Draft, chance: Random) -> Draft:
    ((_, first),) = draft.laid
    for place in range(len(draft.hand)):
        cell = first.step(chance.choice(list(Axis)), chance.choice([-2, -1, 1, 2]))
        if draft.laid_on(place) is None and isinstance(more := draft.lay(place, cell), Draft):
            draft = more
    return draft


def _trade(state: GameState, chance: Random) -> Trade:
    count = chance.randint(1, min(len(state.hand), len(state.bag)))
    return Trade(tuple(chance.sample(state.hand, count)))
