"""A computer gets its own view only: nothing it is sent depends on what is hidden from it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import HouseRules
from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.tiles import format_tiles
from tests.controller.conftest import FakeEngine
from tests.controller.driver import ControllerDriver
from tests.controller.games import by_chance, dealt

NewDriver = Callable[..., ControllerDriver]
Fake = Callable[..., FakeEngine]

WRITES_DOWN = "for line in sys.stdin: Path(sys.argv[1] + '.asked').open('a').write(line)"


def sent(new_driver: NewDriver, fake_engine: Fake, game: Game, tmp_path: Path) -> bytes:
    """The bytes that the computer to move is sent."""
    asked = tmp_path / "started.asked"
    asked.unlink(missing_ok=True)
    driver = new_driver(fake_engine(WRITES_DOWN, bad=99).command)
    driver.controller.show(game)
    driver.qtbot.waitUntil(lambda: asked.exists() and asked.read_bytes().endswith(b"\n"), timeout=10_000)
    driver.computers.stop()
    return asked.read_bytes()


def in_the_middle(rules: HouseRules = HouseRules()) -> Game:  # noqa: B008
    """A game with trades in it, a computer to move."""
    whole = by_chance("computer:club", "Ada", "Ben", deal=9, rules=rules)
    turns = next(
        turn
        for turn, step in enumerate(whole.steps)
        if step.seat == 0 and turn > 12 and any(isinstance(move, Trade) for move in step.before.moves)
    )
    return whole.cut(turns)


def with_hidden_tiles_shuffled(game: Game, chance: Random) -> Game:
    """The same to the seat to move: other hands, bag, tiles traded, deal number and id."""
    state, mine = game.state, game.state.seat
    others = [tile for seat, hand in enumerate(state.hands) if seat != mine for tile in hand]
    hidden = [*state.bag, *others]
    chance.shuffle(hidden)
    hands = tuple(
        hand if seat == mine else tuple(hidden.pop() for _ in hand) for seat, hand in enumerate(state.hands)
    )
    moves = tuple(
        Trade(tuple(chance.sample(list(hidden), len(move.tiles)))) if isinstance(move, Trade) else move
        for move in state.moves
    )
    deal = chance.randrange(2**53)
    shuffled = replace(state, hands=hands, bag=tuple(hidden), moves=moves, deal=Deal(deal))
    header = replace(game.header, id=dealt("A", "B").header.id, deal=deal)
    return replace(game, header=header, mix=deal, start=shuffled, steps=(), times=())


def test_states_that_differ_only_in_hidden_tiles_send_the_same_bytes(
    new_driver: NewDriver, fake_engine: Fake, tmp_path: Path
) -> None:
    game = in_the_middle()
    first = sent(new_driver, fake_engine, game, tmp_path)
    for number in range(3):
        other = with_hidden_tiles_shuffled(game, Random(number))
        assert other.state != game.state
        assert sent(new_driver, fake_engine, other, tmp_path) == first


def test_what_is_sent_is_the_view_and_nothing_else(
    new_driver: NewDriver, fake_engine: Fake, tmp_path: Path
) -> None:
    game = in_the_middle()
    line = sent(new_driver, fake_engine, game, tmp_path)
    request = json.loads(line)
    assert set(request) == {"id", "do", "position", "level", "seed"}
    assert set(request["position"]) == {"board", "hand", "bag", "hands", "scores", "history"}
    assert request["position"]["hand"] == format_tiles(game.state.hand)
    trades = [turn for turn in request["position"]["history"] if "trade" in turn]
    assert trades
    assert all(isinstance(turn["trade"], int) for turn in trades)


def test_open_hands_are_sent(new_driver: NewDriver, fake_engine: Fake, tmp_path: Path) -> None:
    game = in_the_middle(HouseRules(open_hands=True))
    request = json.loads(sent(new_driver, fake_engine, game, tmp_path))
    assert request["position"]["open"] == [format_tiles(hand) for hand in game.state.hands[1:]]
