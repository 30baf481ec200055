"""What is true of every game, whoever plays and whatever is tried."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from qwirkle_desktop.rules.board import Placement
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.deal import LARGEST_DEAL
from qwirkle_desktop.rules.moves import Move, Pass, Play, Trade
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.rules.permission import move_refusal
from qwirkle_desktop.rules.state import EndReason, GameState
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.rules.turns import Step, apply
from tests import checker
from tests.random_games import new_game, random_steps
from tests.tables import plain, plain_play, plain_tiles, taken, tiles_out

deals = st.integers(0, LARGEST_DEAL)
seat_counts = st.integers(2, 6)


@settings(max_examples=6)
@given(deals, seat_counts)
def test_a_random_game_obeys_the_rules_to_its_end(number, seats):
    check_game(number, seats)


@pytest.mark.slow
@settings(max_examples=300)
@given(deals, seat_counts)
def test_many_random_games_obey_the_rules_to_their_end(number, seats):
    check_game(number, seats)


def check_game(number: int, seats: int) -> None:
    chance = Random(number)
    steps = list(random_steps(new_game(number, seats), chance, trades=chance.choice([0, 0.05, 0.3])))
    for step in steps:
        check_step(step)
        for move in proposals(step.before, step.move, chance):
            check_verdict(step.before, move)
    check_end(steps[-1].after)
    check_replay(number, seats, steps)


def check_step(step: Step) -> None:
    """The tiles, the points and the end are what the plain checker says."""
    before, after = step.before, step.after
    assert set(tiles_out(after).values()) == {3}
    assert len(tiles_out(after)) == len(KINDS)
    assert checker.is_sound(plain(after.board))
    gained = after.scores[step.seat] - before.scores[step.seat]
    if isinstance(step.move, Play):
        assert step.score == checker.score(plain(before.board), plain_play(step.move))
        assert len(step.drawn) == min(6 - len(before.hand) + len(step.move.tiles), len(before.bag))
    went_out = not after.bag and not after.hands[step.seat]
    assert gained == step.score + (6 if went_out else 0)
    hands = [plain_tiles(hand) for hand in after.hands]
    ending = checker.ending(plain(after.board), hands, plain_tiles(after.bag), step.seat)
    assert (after.ending.reason.value if after.ending else None) == ending


def proposals(state: GameState, move: Move, chance: Random) -> list[Move]:
    """The move made, and others near it that may break a rule."""
    tried = [move, Pass(), Trade(tuple(chance.sample(state.hand, chance.randint(0, len(state.hand)))))]
    tried.append(Trade((chance.choice(KINDS),)))
    if isinstance(move, Play):
        placements = list(move.placements)
        place = chance.randrange(len(placements))
        cell, tile = placements[place].cell, placements[place].tile
        moved = Placement(Cell(cell.x + chance.randint(-2, 2), cell.y + chance.randint(-2, 2)), tile)
        swapped = Placement(cell, chance.choice(state.hand))
        beyond = Placement(Cell(cell.x + 1, cell.y), chance.choice(state.hand))
        tried.append(Play(tuple(placements[:place] + placements[place + 1 :])))
        tried.append(Play((*placements[:place], moved, *placements[place + 1 :])))
        tried.append(Play((*placements[:place], swapped, *placements[place + 1 :])))
        tried.append(Play((*placements, beyond)))
    return tried


def check_verdict(state: GameState, move: Move) -> None:
    """Accepted if and only if the plain checker accepts it, with the same score."""
    board, hand, bag = plain(state.board), plain_tiles(state.hand), len(state.bag)
    refusal = move_refusal(state, move)
    match move:
        case Play():
            distinct = len({placement.cell for placement in move.placements}) == len(move.placements)
            allowed = distinct and checker.may_play(board, hand, plain_play(move))
            if allowed:
                assert taken(apply(state, move)).score == checker.score(board, plain_play(move))
        case Trade():
            allowed = checker.may_trade(board, hand, plain_tiles(move.tiles), bag)
        case Pass():
            allowed = checker.may_pass(board, hand, bag)
    assert (refusal is None) == allowed, (move, refusal)


def check_end(state: GameState) -> None:
    assert state.ending.reason in (EndReason.OUT, EndReason.STUCK)
    assert list(outcome(state).winners) == checker.winners(list(state.scores))
    assert move_refusal(state, Pass()) is not None


def check_replay(number: int, seats: int, steps: list[Step]) -> None:
    """The same deal and moves give the same states; so do the draws that a record tells."""
    state = from_record = new_game(number, seats)
    for step in steps:
        assert state == step.before
        state = taken(apply(state, step.move)).after
        replayed = taken(apply(from_record, step.move, step.drawn))
        assert (replayed.events, replayed.after) == (step.events, step.after)
        from_record = replayed.after
    assert state == steps[-1].after


@settings(max_examples=4)
@given(deals, seat_counts, st.integers(0, 60))
def test_undo_is_an_earlier_state_and_the_same_move_draws_the_same_again(number, seats, back):
    steps = list(random_steps(new_game(number, seats), Random(number)))
    undone = steps[-1 - back % len(steps)].before
    again = made_again(undone, [step.move for step in steps[len(undone.moves) :]])
    assert again == steps[len(undone.moves) :]


def made_again(state: GameState, moves: list[Move]) -> list[Step]:
    steps = []
    for move in moves:
        steps.append(taken(apply(state, move)))
        state = steps[-1].after
    return steps
