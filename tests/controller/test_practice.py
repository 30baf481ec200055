"""Positions to practise on are games that the library never sees, in which nobody else moves."""

from collections import Counter
from collections.abc import Callable

from qwirkle_desktop.controller.practice import practice_game
from qwirkle_desktop.review.puzzles import read_puzzles
from qwirkle_desktop.rules.tiles import KINDS
from qwirkle_desktop.rules.view import view_of
from tests.controller.driver import ControllerDriver


def test_the_person_sees_the_position_and_all_tiles_are_there() -> None:
    for shipped in read_puzzles()[::40]:
        view = shipped.puzzle.view
        state = practice_game(view, ("Ada", "Robin", "Wren", "Finch")[: 1 + len(view.others)]).state
        seen = view_of(state, 0)
        assert (seen.board, seen.hand, seen.bag, seen.others) == (
            view.board,
            view.hand,
            view.bag,
            view.others,
        )
        tiles = [*state.bag, *state.board.tiles.values(), *(tile for hand in state.hands for tile in hand)]
        assert Counter(tiles) == Counter(KINDS * 3)


def test_practice_is_not_kept_and_nobody_else_moves(new_driver: Callable[..., ControllerDriver]) -> None:
    driver = new_driver()
    game = practice_game(read_puzzles()[0].puzzle.view, ("Ada", "Robin"))
    driver.controller.show(game, kept=False)
    assert driver.controller.draft is not None
    driver.controller.note_help()
    driver.take_turn()
    assert driver.state.seat == 1
    assert not driver.controller._computers.is_thinking
    assert driver.controller.is_saved
    assert driver.library.unfinished() == []
