"""What the players choose: the best for club, short plays for a first-timer, nothing by secret knowledge."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qwirkle_desktop.engine.choice import Choice, choose, hints
from qwirkle_desktop.engine.levels import PLAYABLE, Level, level_named
from qwirkle_desktop.engine.plays import all_plays
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.moves import Pass, Play, Trade
from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.rules.start import announce
from qwirkle_desktop.rules.state import GameState, begin
from qwirkle_desktop.rules.tiles import format_tiles, parse_tiles
from qwirkle_desktop.rules.turns import apply
from qwirkle_desktop.rules.view import PlayerView, PublicMove, view_of
from tests.tables import play, taken

CASES = Path(__file__).parents[1] / "data" / "cases" / "positions.jsonl"
LEVELS = [level.value for level in PLAYABLE]
AT_ONCE = [level for level in LEVELS if level not in ("expert", "master")]
LOCKED = (
    "Rc@1,0 Pc@2,0 Oc@3,0 Pc@1,1 Rc@2,1 Gc@3,1 Oc@0,2 Gc@1,2 Yc@2,2 Pc@3,2 Bc@4,2 "
    "Bc@0,3 Oc@1,3 Gc@2,3 Rc@3,3 Yc@4,3 Bc@2,4 Yc@3,4"
)
"""Where no tile but a circle fits, and all circles are laid."""


def view(board: str, hand: str, bag: int = 30, others: tuple[int, ...] = (6,)) -> PlayerView:
    """A position with nothing but its tiles."""
    return PlayerView(parse_board(board), parse_tiles(hand), bag, others, (0,) * (1 + len(others)))


def new_game(deal: int, seats: int = 2) -> GameState:
    """A numbered deal before its first turn."""
    hands = Deal(deal).hands(seats)
    return begin(hands, announce(hands).tied[0], Deal(deal))


def played(deal: int, *levels: str) -> tuple[int, ...]:
    """The scores of a game between levels."""
    state = new_game(deal, len(levels))
    while not state.is_over and not state.is_idle:
        choice = choose(view_of(state, state.seat), levels[state.seat], seed=deal)
        step = taken(apply(state, choice.move))
        assert step.score == choice.score
        state = step.after
    return state.scores


def middle(deal: int, turns: int, seats: int = 3) -> GameState:
    """A game of first-timers after so many turns."""
    state = new_game(deal, seats)
    for _ in range(turns):
        after = taken(apply(state, choose(view_of(state, state.seat), "first-timer", deal).move)).after
        if after.is_over:
            break
        state = after
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_level_and_seed_give_the_same_move(level):
    seen = view_of(middle(deal=7, turns=9), 0)
    assert {choose(seen, level, seed=5) for _ in range(5)} == {choose(seen, level, seed=5)}


@pytest.mark.parametrize("level", LEVELS)
def test_equal_plays_are_chosen_by_the_seed(level):
    seen, seeds = set(), iter(range(30))
    while len(seen) < 4:
        seed = next(seeds, None)
        assert seed is not None, seen
        seen.add(choose(view("Rc@0,0", "Rs Bd"), level, seed))


@pytest.mark.parametrize("level", AT_ONCE)
@given(deal=st.integers(0, 2**53 - 1), turns=st.integers(0, 30), seed=st.integers(0, 1000))
def test_hidden_tiles_that_lie_otherwise_change_nothing(level, deal, turns, seed):
    state = middle(deal % 5, turns)
    assert choose(view_of(state, state.seat), level, seed) == choose(
        view_of(otherwise(state, Random(deal)), state.seat), level, seed
    )


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize(("seats", "turns"), [(2, 12), (2, 44), (3, 20)])
def test_who_looks_ahead_does_not_look_into_hands(level, seats, turns):
    state = middle(3, turns, seats)
    seen = choose(view_of(state, state.seat), level, 4)
    assert seen.value is not None
    for deal in range(2):
        mixed = otherwise(state, Random(deal)) if state.bag else state
        assert choose(view_of(mixed, mixed.seat), level, 4) == seen


def otherwise(state: GameState, chance: Random) -> GameState:
    """The same game for the seat to move, its other hands and the bag mixed anew."""
    hidden = [*state.bag]
    for seat, hand in enumerate(state.hands):
        hidden += hand if seat != state.seat else ()
    chance.shuffle(hidden)
    hands = [
        hand if seat == state.seat else tuple(hidden.pop() for _ in hand)
        for seat, hand in enumerate(state.hands)
    ]
    return replace(state, hands=tuple(hands), bag=tuple(hidden))


@pytest.mark.parametrize("level", ["club", "greedy"])
def test_complete_greedy_takes_the_most_points(level):
    for turns in range(0, 30, 3):
        state = middle(deal=11, turns=turns)
        seen = view_of(state, state.seat)
        if plays := all_plays(seen):
            assert choose(seen, level, seed=turns).score == plays[0][1]


def test_club_counts_six_points_for_going_out():
    given_up = 0
    for line in CASES.read_text("utf-8").splitlines():
        case = json.loads(line)
        seen = view(case["board"], case["hand"][:5], bag=0)
        found = [(score + 6 * (len(play.tiles) == 2), score) for play, score in all_plays(seen)]
        if found:
            most = max(found)[0]
            score = choose(seen, "club", seed=len(found)).score
            assert score in [points for worth, points in found if worth == most]
            given_up += score < max(points for _, points in found)
    assert given_up


def test_going_out_is_no_bonus_while_the_bag_has_tiles():
    board = "Rc@0,0 Rd@1,0 Rl@2,0 Rf@3,0 Gc@0,1 Bc@0,2 Yc@0,3"
    seen = view(board, "Oc Os", bag=5)
    assert choose(seen, "club", seed=1).score == all_plays(seen)[0][1]


@pytest.mark.parametrize("level", ["first-timer", "beginner", "casual"])
@pytest.mark.parametrize("seed", range(8))
def test_nobody_misses_a_line_of_five_that_one_tile_completes(level, seed):
    seen = view("Bd@1,-1 Rc@0,0 Bc@1,0 Re@0,1 Rd@0,2 Rl@0,3 Rf@0,4", "Rs Gs Gd Yl Ye Pc")
    choice = choose(seen, level, seed)
    assert "Rs@0,5" in str(choice.move)
    assert choice.score >= 12


@pytest.mark.parametrize("level", ["first-timer", "beginner", "casual", "club"])
def test_where_one_tile_completes_a_line_of_five_nobody_scores_less(level):
    met = 0
    for line in CASES.read_text("utf-8").splitlines():
        case = json.loads(line)
        seen = view(case["board"], case["hand"])
        if any(score >= 12 and len(play.tiles) == 1 for play, score in all_plays(seen)):
            met += 1
            assert all(choose(seen, level, seed).score >= 12 for seed in range(3))
    assert met


def test_a_first_timer_lays_three_tiles_where_others_lay_five():
    seen = view("Rc@0,0", "Rs Rd Rl Re Rf Bs")
    lengths = {
        level: len(str(choose(seen, level, seed=1).move).split()) for level in ("first-timer", "casual")
    }
    assert lengths == {"first-timer": 3, "casual": 5}


def test_a_first_timer_sees_no_play_that_crosses_two_lines():
    seen = view("Rc@0,0 Rs@1,0", "Yc Ys")
    assert {choose(seen, "first-timer", seed).score for seed in range(30)} == {4}
    assert {choose(seen, "beginner", seed).score for seed in range(30)} == {4, 6}


@pytest.mark.parametrize(
    ("level", "least", "most"),
    [("first-timer", 0, 0), ("beginner", 0.1, 0.3), ("casual", 0.45, 0.7), ("club", 1, 1)],
)
def test_the_higher_the_level_the_more_often_it_counts_points(level, least, most):
    assert least <= turns_with_counting(level) <= most


def test_a_level_has_good_and_bad_days_that_last_a_game():
    openings = [play(f"Rc@0,{y}") for y in range(20)]
    days = [turns_with_counting("casual", ((1, opening),), seeds=60) for opening in openings]
    assert min(days) < 0.4
    assert max(days) > 0.75


def turns_with_counting(
    level: str, history: tuple[tuple[int, PublicMove], ...] = (), seeds: int = 200
) -> float:
    """On what part of the turns a level takes the one tile for five points, not the two for three."""
    seen = replace(view("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0", "Re Bl Gl"), history=history)
    return [choose(seen, level, seed).score for seed in range(seeds)].count(5) / seeds


@pytest.mark.parametrize("level", AT_ONCE)
def test_who_does_not_look_ahead_never_trades_while_it_can_play(level):
    for turns in range(0, 25, 4):
        state = middle(deal=3, turns=turns)
        choice = choose(view_of(state, state.seat), level, seed=turns)
        assert isinstance(choice.move, Play) == state.can_play


@pytest.mark.parametrize("level", ["expert", "master"])
def test_who_looks_ahead_opens_and_never_trades_a_good_play_away(level):
    opening = new_game(3)
    assert isinstance(choose(view_of(opening, opening.seat), level, seed=1).move, Play)
    seen = view("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0", "Re Gs Gs Bd Bd Yl")
    assert choose(seen, level, seed=1).score >= 12


def test_the_master_trades_a_hand_that_only_scores_two_and_opens_nothing():
    """Three pairs of equal tiles, one place for one of them: better six new ones at once."""
    state = middle(deal=3, turns=4)
    moves = {
        type(choose(replace(view_of(state, state.seat), hand=parse_tiles(hand)), "master", 1).move)
        for hand in ("Rc Rc Rc Gs Gs Gs", "Yl Yl Yl Pd Pd Pd", "Be Be Be Of Of Of")
    }
    assert Trade in moves


@pytest.mark.parametrize("level", LEVELS)
def test_who_cannot_play_trades_the_whole_hand(level):
    seen = view(LOCKED, "Rs Rs Bs Gd Gd Ys", bag=40)
    move = choose(seen, level, seed=1).move
    assert isinstance(move, Trade)
    assert sorted(map(str, move.tiles)) == sorted(map(str, seen.hand))


def test_two_who_are_stuck_find_the_tile_that_fits():
    for deal in range(4):
        state = new_game(deal)
        while not state.is_over:
            state = taken(apply(state, choose(view_of(state, state.seat), "club", deal).move)).after
            assert not state.is_idle


def test_a_trade_is_no_larger_than_the_bag_and_gives_what_is_held_twice():
    trade = choose(view(LOCKED, "Rs Bs Gs Yd Od Od", bag=1), "club", seed=1).move
    assert trade == Trade(parse_tiles("Od"))


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_neither_play_nor_trade_passes(level):
    assert choose(view(LOCKED, "Rs Gs Bs", bag=0), level, seed=1) == Choice(Pass(), 0)


def test_hints_are_all_plays_those_that_were_looked_into_with_their_values_first():
    seen = view("Rc@0,0 Rs@1,0", "Rd Gc Gs Bl")
    best = hints(seen, 100)
    assert sum(isinstance(hint.move, Play) for hint in best) == len(all_plays(seen))
    assert len({str(hint.move) for hint in best}) == len(best)
    assert best[0].value is not None
    valued = [hint.value for hint in best[:4]]
    assert valued[0] == max(value for value in valued if value is not None)
    assert hints(seen, 3) == best[:3]


def test_hints_that_are_stopped_at_once_go_by_points():
    seen = view("Rc@0,0 Rs@1,0", "Rd Gc Gs Bl")
    best = hints(seen, 5, lambda: False)
    assert [hint.score for hint in best] == [score for _, score in all_plays(seen)[:5]]
    assert {hint.value for hint in best} == {None}


def test_a_hint_counts_going_out():
    out = hints(view("Rc@0,0", "Rs Rd", bag=0), 1)[0]
    assert isinstance(out.move, Play)
    assert format_tiles(sorted(out.move.tiles, key=str)) == "Rd Rs"


def test_a_hint_where_nothing_fits_is_the_trade():
    [hint] = hints(view(LOCKED, "Rs Rs Bs", bag=40), 5)
    assert isinstance(hint.move, Trade)


def test_club_beats_random_players():
    for deal in range(3):
        club, other = played(deal, "club", "random")
        assert club > other


def test_a_first_timer_scores_about_as_much_as_a_child_does():
    scores = [score for deal in range(8) for score in played(deal, "first-timer", "first-timer")]
    assert 110 <= sum(scores) / len(scores) <= 140


def test_the_expert_beats_random_players():
    expert, other = played(1, "expert", "random")
    assert expert > other


def test_four_seats_play_to_the_end():
    assert min(played(4, "club", "first-timer", "random", "greedy")) > 0


@pytest.mark.parametrize("name", ["", "grandmaster", "Club", "bot:x", "experts"])
def test_a_level_that_does_not_play_is_named_in_the_error(name):
    with pytest.raises(ValueError, match="no level"):
        level_named(name)


def test_the_ids_of_the_levels_never_change():
    offered = [level.value for level in Level if not level.is_reference]
    assert offered == ["first-timer", "beginner", "casual", "club", "expert", "master"]
    assert [level.value for level in Level if level.is_reference] == ["random", "greedy", "careful"]
