"""Reasons: the facts of a move, and which of them carry the difference between two."""

from qwirkle_desktop.review.facts import facts_of
from qwirkle_desktop.review.reasons import LEAST_WEIGHT, MOST_REASONS, Topic, reasons_of, risk_of
from qwirkle_desktop.rules.moves import Trade
from qwirkle_desktop.rules.tiles import format_tiles, parse_tiles
from qwirkle_desktop.rules.view import PlayerView, view_of
from tests.tables import drawn, play

from .conftest import played

FOUR = drawn("Rc Rs Rd Rl\nBc .  .  .").board
FIVE = drawn("Rc Rs Rd Rl Rf\nBc .  .  .  .").board


def view(board, hand: str, bag: int = 60, others: tuple[int, ...] = (6,)) -> PlayerView:
    return PlayerView(board, parse_tiles(hand), bag, others, (0,) * (1 + len(others)))


def topics(*arguments) -> list[Topic]:
    return [reason.topic for reason in reasons_of(*arguments)]


def test_points_lines_and_qwirkles_are_counted():
    facts = facts_of(view(FIVE, "Re Be Gs"), play("Re@5,0 Be@5,1"))
    assert (facts.points, facts.lines, facts.qwirkles) == (14, (2, 6), 1)
    assert format_tiles(facts.kept) == "Gs"


def test_a_line_of_five_left_open_is_told_with_its_tile_and_how_likely_it_is_punished():
    facts = facts_of(view(FOUR, "Rf Gs Gd"), play("Rf@4,0"))
    assert {(str(one.line.takes[0]), one.unseen, one.line.points) for one in facts.opened} == {("Re", 3, 12)}
    assert 0 < risk_of(facts.opened) < 12
    assert topics(view(FOUR, "Rf Bs Gd"), play("Bs@1,1"), play("Rf@4,0"))[0] is Topic.OPENS


def test_a_line_that_the_hand_can_complete_itself_is_held():
    facts = facts_of(view(FOUR, "Rf Re Gd"), play("Rf@4,0"))
    assert {str(one.line.takes[0]) for one in facts.held} == {"Re"}


def test_spoiling_the_sixth_cell_blocks_the_line():
    one_end = drawn("Rc Rs Rd Rl Rf\nBc .  .  .  Bf").board
    facts = facts_of(view(one_end, "Bs Gd Gl"), play("Bs@5,1"))
    blocked = {(one.line.cell.x, one.line.cell.y) for one in facts.blocked}
    assert blocked == {(5, 0)}


def test_a_better_score_and_a_qwirkle_are_reasons():
    hand = view(FIVE, "Re Be Gc")
    assert topics(hand, play("Re@5,0"), play("Be@-1,1"))[0] is Topic.QWIRKLE


def test_duplicates_that_are_kept_tell_for_the_other_move():
    facts = facts_of(view(FOUR, "Rf Gs Gs Pd"), Trade(parse_tiles("Pd")))
    assert (facts.duplicates, facts.largest_set, facts.traded) == (1, 1, 1)


def test_going_out_is_a_reason_at_the_end():
    end = view(FOUR, "Rf Bs", bag=0)
    out = play("Bs@1,1")
    assert facts_of(view(FOUR, "Bs", bag=0), out).bonus == 6
    assert facts_of(end, out).bonus == 0
    assert facts_of(view(FOUR, "Bs", bag=5), out).bonus == 0


def test_at_most_three_reasons_are_told_the_heaviest_first():
    for step, turn in zip(played().steps, played().review.turns, strict=True):
        if turn.loss:
            reasons = reasons_of(view_of(step.before, step.seat), turn.best[0].move, turn.made.move)
            weights = [reason.weight for reason in reasons]
            assert len(reasons) <= MOST_REASONS
            assert weights == sorted(weights, reverse=True)
            assert all(weight >= LEAST_WEIGHT for weight in weights)


def test_a_move_is_no_better_than_itself():
    assert reasons_of(view(FOUR, "Rf Bs"), play("Rf@4,0"), play("Rf@4,0")) == ()
