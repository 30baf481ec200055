"""A game and its past: undo, the same draws again, players changed."""

from dataclasses import replace
from random import Random

import pytest

from qwirkle_desktop.library.game import game_of, new_game
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.turns import close
from tests.library.playing import PEOPLE, STARTED, fresh_game, game_by_chance, made, move_by_chance


def test_a_new_game_deals_by_its_number() -> None:
    game = fresh_game(deal=2026, seats=4)
    assert game.header.deal == game.mix == 2026
    assert game.header.hands == game.state.hands == Deal(2026).hands(4)
    assert game.steps == ()
    assert not game.is_over


def test_a_seat_without_the_largest_set_does_not_start() -> None:
    first = fresh_game(deal=1).header.first
    with pytest.raises(ValueError, match="largest set"):
        new_game(PEOPLE[:2], deal=1, first=1 - first, started=STARTED, id="")


def test_seven_seats_are_too_many() -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        new_game([Seat("a")] * 7, deal=1, first=0, started=STARTED, id="")


def test_a_game_cut_short_is_the_game_as_it_was() -> None:
    game = game_by_chance(turns=20)
    assert game.cut(20) == game
    assert game.cut(7).state == game.steps[7].before
    assert game.cut(0) == fresh_game()
    with pytest.raises(ValueError, match="no 21 turns"):
        game.cut(21)


def test_after_an_undo_the_same_turn_gives_the_same_draws() -> None:
    game = game_by_chance(turns=15)
    trade = Trade(game.state.hand[:3])
    first = game.after(made(game.state, trade))
    again = first.cut(15)
    assert again.after(made(again.state, trade)) == first


def test_an_end_made_by_the_players_is_no_turn_and_can_be_cut_off() -> None:
    game = game_by_chance(turns=8)
    ended = game.after(close(game.state, EndReason.ABANDONED), ms=5)
    assert ended.is_over
    assert len(ended.turns) == 8
    assert ended.result is not None
    assert ended.result.reason is EndReason.ABANDONED
    assert ended.cut(8) == game
    assert game_of(ended.record).record == ended.record


def test_a_step_of_another_state_is_refused() -> None:
    game = game_by_chance(turns=3)
    step = made(game.state, move_by_chance(game.state, Random(0)))
    with pytest.raises(ValueError, match="does not follow"):
        game.cut(2).after(step)


def test_a_seat_is_handed_to_a_computer() -> None:
    game = game_by_chance(turns=3)
    seats = (replace(PEOPLE[0], computer="club"), PEOPLE[1])
    assert game.with_seats(seats).header.seats == seats
    assert game.with_seats(seats).state == game.state
    with pytest.raises(ValueError, match="never changes"):
        game.with_seats(seats[:1])


def test_a_record_without_a_deal_gets_the_mix_it_is_given() -> None:
    game = game_by_chance(turns=10)
    record = replace(game.record, header=replace(game.header, deal=None))
    one, same, other = (game_of(record, mix) for mix in (5, 5, 6))
    assert one.state == same.state
    assert one.mix == 5
    assert one.state.bag != other.state.bag
    assert sorted(map(str, one.state.bag)) == sorted(map(str, other.state.bag))
    assert one.record == other.record == record


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"name": ""}, "at least one"),
        ({"name": "x" * 41}, "at most 40"),
        ({"name": "a\tb"}, "control"),
        ({"name": "Ada", "computer": "cmd:sh"}, "no level"),
        ({"name": "Ada", "computer": "bot:\n"}, "control"),
        ({"name": "Ada", "age": -1}, "an age"),
    ],
)
def test_a_seat_that_could_not_be_read_again_is_not_made(fields: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Seat(**fields)  # type: ignore[arg-type]
