"""Each house rule from a game of computers to its record: played, kept, resumed, cut short, checked."""

import json
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

import pytest

from qwirkle_desktop.engine.levels import Level
from qwirkle_desktop.engine.match.runner import BuiltIn
from qwirkle_desktop.library.game import Game, new_game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import AtZero, HouseRules, Opening, Tie
from qwirkle_desktop.rules.moves import Pass
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.rules.view import view_of
from tests.cli.conftest import Run

RULES = {
    "time, then a reminder": HouseRules(turn_seconds=45),
    "time, then a pass": HouseRules(turn_seconds=45, at_zero=AtZero.PASS),
    "target": HouseRules(target=60),
    "open hands": HouseRules(open_hands=True),
    "free opening": HouseRules(opening=Opening.FREE),
    "passing": HouseRules(passing=True),
    "tie": HouseRules(tie=Tie.LOT),
    "all": HouseRules(Opening.FREE, True, 40, 30, AtZero.PASS, True, Tie.YOUNGEST),
}
SEATS = {"all": 6, "open hands": 5}


@pytest.mark.parametrize("name", RULES)
def test_a_game_by_house_rules_is_played_kept_and_checked(name: str, run: Run, tmp_path: Path) -> None:
    rules = RULES[name]
    game = played(rules, SEATS.get(name, 2))
    library = Library(tmp_path / "library.sqlite3")
    for turns in (7, len(game.turns) - 1):
        library.save(game.cut(turns))
    library.save(game)
    assert library.load(game.header.id).game == game
    library.save(game.cut(9))
    assert library.load(game.header.id).game == game.cut(9)
    library.save(game)
    record = tmp_path / "game.qwirkle"
    record.write_text(library.export(game.header.id), encoding="utf-8")
    library.close()
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[0])["rules"]
    ran = run("check", "--json", str(record))
    assert ran.code == 0
    told = json.loads(ran.lines[0])
    assert told["scores"] == list(game.state.scores)
    assert game.state.ending is not None
    assert told["end"] == game.state.ending.reason.value
    assert (told["end"] == "target") == (rules.target is not None)


def played(rules: HouseRules, seats: int) -> Game:
    """A game of quick computers to its end; where passing is legal the fourth turn is a pass."""
    first = announce(Deal(5).hands(seats)).tied[-1]
    names = tuple(Seat(f"Player {seat}") for seat in range(seats))
    game = new_game(names, deal=5, first=first, started=datetime.now(UTC), id=str(uuid4()), rules=rules)
    players = [BuiltIn(level, 1) for level in (Level.CLUB, Level.BEGINNER, Level.CASUAL) * 2]
    while not game.is_over:
        view = view_of(game.state, game.state.seat)
        passes = rules.may_pass and len(game.turns) == 3
        step = apply(
            game.state, Pass() if passes or game.state.must_pass else players[game.state.seat].move(view)
        )
        assert isinstance(step, Step), step
        game = game.after(step, 1000)
    assert game.state.ending is not None
    assert game.state.ending.reason in (EndReason.OUT, EndReason.STUCK, EndReason.TARGET)
    return game
