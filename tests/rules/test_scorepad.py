"""The scorepad: what people write down at a real table."""

import pytest

from qwirkle_desktop.rules.pad_entry import PadEntry
from qwirkle_desktop.rules.scorepad import LINE_LENGTHS, PadTurn, Scorepad, line_points, turn_of_lines

ADA_AND_BEN = Scorepad(("Ada", "Ben"))


def pad(*points: int, names: tuple[str, ...] = ("Ada", "Ben")) -> Scorepad:
    return Scorepad(names, tuple(map(PadTurn, points)))


def test_lines_count_their_tiles_and_a_qwirkle_six_more() -> None:
    assert [line_points(length) for length in LINE_LENGTHS] == [2, 3, 4, 5, 12]
    assert turn_of_lines([]) == PadTurn(0)
    assert turn_of_lines([6, 6, 2]) == PadTurn(26, 2)
    assert turn_of_lines([6] * 7) == PadTurn(84, 7)


@pytest.mark.parametrize(("points", "qwirkles"), [(-1, 0), (85, 0), (11, 1), (24, 3), (12, -1)])
def test_a_turn_that_no_tiles_can_give_is_refused(points: int, qwirkles: int) -> None:
    with pytest.raises(ValueError, match=r"."):
        PadTurn(points, qwirkles)


def test_two_to_six_people_play_in_turn() -> None:
    for names in (("Ada",), ("x",) * 7):
        with pytest.raises(ValueError, match="players"):
            Scorepad(names)
    three = pad(5, 0, 7, 12, names=("Ada", "Ben", "Cy"))
    assert three.seat == 1
    assert three.rounds == 2
    assert three.totals == (17, 0, 7)
    assert three.turns_of(0) == (PadTurn(5), PadTurn(12))
    assert [three.rank(seat) for seat in range(3)] == [1, 3, 2]


def test_equal_points_lead_and_win_together() -> None:
    assert ADA_AND_BEN.leaders == ()
    assert pad(5).leaders == (0,)
    assert pad(5, 5).leaders == (0, 1)
    assert pad(5, 5).winners == ()
    assert pad(5, 5).ended(None).winners == (0, 1)
    assert pad(5, 11).ended(0).winners == (0, 1)
    assert pad(5, 11).ended(1).totals == (5, 17)


def test_qwirkles_and_best_turns_are_each_players_own() -> None:
    written = Scorepad(("Ada", "Ben"), (PadTurn(15, 1), PadTurn(24, 1), PadTurn(26, 2)))
    assert [written.qwirkles(seat) for seat in (0, 1)] == [3, 1]
    assert [written.best_turn(seat) for seat in (0, 1)] == [26, 24]


def test_a_turn_is_edited_where_it_stands() -> None:
    assert pad(5, 6, 7).edited(1, PadTurn(12, 1)).totals == (12, 12)
    assert pad(5, 6).ended(0).edited(0, PadTurn(9)).totals == (15, 6)
    with pytest.raises(ValueError, match="no turn 3"):
        pad(5, 6, 7).edited(3, PadTurn(1))


def test_the_end_is_taken_back_before_the_last_turn() -> None:
    over = pad(5, 6).ended(1)
    with pytest.raises(ValueError, match="over"):
        over.with_turn(PadTurn(1))
    assert over.taken_back() == pad(5, 6)
    assert over.taken_back().taken_back() == pad(5)
    assert ADA_AND_BEN.taken_back() == ADA_AND_BEN


def test_only_a_player_goes_out_and_only_at_the_end() -> None:
    for is_over, out in ((False, 0), (True, 2)):
        with pytest.raises(ValueError, match="goes out"):
            Scorepad(("Ada", "Ben"), is_over=is_over, out=out)


def test_points_are_typed_and_their_qwirkles_noted() -> None:
    entry = PadEntry()
    assert (entry.turn, entry.points) == (None, 0)
    assert entry.with_digit(0).turn == PadTurn(0)
    assert entry.with_digit(0).with_digit(7).turn == PadTurn(7)
    typed = entry.with_digit(2).with_digit(6)
    assert typed.with_digit(1) == typed
    assert [typed.with_qwirkle().turn, typed.with_qwirkle().with_qwirkle().turn] == [
        PadTurn(26, 1),
        PadTurn(26, 2),
    ]
    assert typed.with_qwirkle().with_qwirkle().with_qwirkle() == typed
    assert entry.with_digit(8).with_qwirkle().turn == PadTurn(8)
    assert typed.with_qwirkle().shorter().turn == PadTurn(2)


def test_more_points_than_a_turn_can_give_are_no_turn() -> None:
    entry = PadEntry().with_digit(8).with_digit(5)
    assert entry.is_too_high
    assert entry.turn is None
    assert entry.with_qwirkle() == entry
    assert entry.shorter().turn == PadTurn(8)


def test_lines_are_tapped_and_added_with_their_bonus() -> None:
    entry = PadEntry().with_digit(9).with_line(6).with_line(3)
    assert entry.turn == PadTurn(15, 1)
    assert entry.with_qwirkle() == entry
    assert entry.shorter().turn == PadTurn(12, 1)
    assert entry.shorter().shorter().is_empty
    assert entry.with_digit(4).turn == PadTurn(4)
    most = PadEntry(lines=(6,) * 7)
    assert most.with_line(2) == most
    with pytest.raises(ValueError, match="long"):
        entry.with_line(7)


def test_a_turn_is_taken_up_again_as_it_was_written() -> None:
    entry = PadEntry.of(PadTurn(24, 2))
    assert entry.turn == PadTurn(24, 2)
    assert entry.shorter().turn == PadTurn(2)
    assert entry.with_qwirkle().turn == PadTurn(24)
    assert entry.with_digit(1).with_digit(3).turn == PadTurn(13)
    assert entry.with_line(5).turn == PadTurn(5)
