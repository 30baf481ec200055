"""Puts a game's board on the table with the marks of its last play, for the game and its replay alike."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.board.scene import BoardScene
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.phrases.moves import play_chip
from qwirkle_desktop.ui.phrases.seats import shown_name


def show_position(scene: BoardScene, game: Game) -> None:
    """Show the board; the last play's cells are marked, with a word on whose they are."""
    last = next((step for step in reversed(game.steps) if isinstance(step.move, Play)), None)
    if last is None:
        scene.show_board(game.state.board)
        return
    by = play_chip(shown_name(game.header.seats[last.seat].name), last.score)
    scene.show_board(game.state.board, cells_of(last), by)


def cells_of(step: Step) -> list[Cell]:
    """Where a turn laid tiles."""
    return [placement.cell for placement in step.move.placements] if isinstance(step.move, Play) else []


def area_of(step: Step) -> QRectF:
    """The part of the table where a turn laid tiles."""
    rect = QRectF()
    for cell in cells_of(step):
        rect = rect.united(rect_of(cell))
    return rect


def seat_cards(game: Game, colours: Sequence[int]) -> tuple[SeatCard, ...]:
    """The seats as the panel introduces them."""
    pairs = zip(game.header.seats, colours_of(game, colours), strict=True)
    return tuple(SeatCard(shown_name(seat.name), seat.computer, colour) for seat, colour in pairs)


def colours_of(game: Game, chosen: Sequence[int]) -> tuple[int, ...]:
    """The seats' colours; the first ones of the theme where none were chosen."""
    return tuple(chosen) or tuple(range(len(game.header.seats)))
