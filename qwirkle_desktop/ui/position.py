"""Puts a game's board on the table with the marks of its last play, for the game and its replay alike."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Aside, Play
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.board.move_marks import ShownPlay
from qwirkle_desktop.ui.board.scene import BoardScene
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.phrases.moves import play_chip
from qwirkle_desktop.ui.phrases.seats import shown_name


def show_position(scene: BoardScene, game: Game) -> None:
    """Show the board with the last play marked, and what the other seats played since one's own turn."""
    last = next((step for step in reversed(game.steps) if isinstance(step.move, Play)), None)
    turns = [step for step in game.steps if not isinstance(step.move, Aside)]
    others = turns[-max(1, len(game.header.seats) - 1) :]
    earlier = [shown_play(game, step) for step in others if isinstance(step.move, Play) and step is not last]
    marked = shown_play(game, last) if last else None
    scene.show_board(game.state.board, marked, earlier, game.state.used)


def shown_play(game: Game, step: Step) -> ShownPlay:
    """Where a turn laid tiles that lie there yet, with a word on whose they are."""
    by = play_chip(shown_name(game.header.seats[step.seat].name), step.score)
    return ShownPlay(tuple(cell for cell in cells_of(step) if cell in game.state.board), by)


def cells_of(step: Step) -> list[Cell]:
    """Where a turn laid tiles."""
    return [placement.cell for placement in step.move.placements] if isinstance(step.move, Play) else []


def area_of(cells: Iterable[Cell]) -> QRectF:
    """The part of the scene around some cells."""
    area = QRectF()
    for cell in cells:
        area = area.united(rect_of(cell))
    return area


def seat_cards(game: Game, colours: Sequence[int]) -> tuple[SeatCard, ...]:
    """The seats as the panel introduces them."""
    pairs = zip(game.header.seats, colours_of(game, colours), strict=True)
    return tuple(SeatCard(shown_name(seat.name), seat.computer, colour) for seat, colour in pairs)


def colours_of(game: Game, chosen: Sequence[int]) -> tuple[int, ...]:
    """The seats' colours; the first ones of the theme where none were chosen."""
    return tuple(chosen) or tuple(range(len(game.header.seats)))
