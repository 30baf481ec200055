"""A whole game of Cubes against a computer, in the real window."""

from qwirkle_desktop.rules.moves import Play, Roll
from qwirkle_desktop.rules.outcome import outcome
from tests.ui.dice.conftest import Shaker

MOST_MOVES = 400


def take_turn(shaker: Shaker) -> None:
    """Ada rolls the first die again every other turn, and whatever must be; then she plays the best."""
    may_roll = shaker.state.aside is None
    if may_roll and (len(shaker.state.moves) % 2 or not shaker.state.can_play):
        shaker.roll(0)
        return
    play = shaker.best_play()
    assert play is not None, shaker.words
    shaker.lay(play, by_dragging=False)
    shaker.press("Play")


def test_a_whole_game_is_played_with_the_mouse(shaker: Shaker) -> None:
    for _ in range(MOST_MOVES):
        if shaker.state.is_over:
            break
        if shaker.state.seat == 0:
            shaker.wait_for_turn()
            shown = [die for die in shaker.tray_tiles.split() if die != ".."]
            assert sorted(shown) == sorted(shaker.hand.split())
            take_turn(shaker)
        else:
            shaker.let_computer_move()
    result = outcome(shaker.state)
    assert result is not None
    shaker.qtbot.waitUntil(shaker.table.overlays.end_card.isVisible)
    moves = shaker.state.moves
    assert any(isinstance(move, Roll) for move in moves)
    assert any(isinstance(move, Play) for move in moves)
    assert len(shaker.state.board) + sum(map(len, shaker.state.hands)) + len(shaker.state.bag) == 90
