"""Boards drawn in text, and games in the middle, for the tests of the rules."""

from collections import Counter
from dataclasses import dataclass

from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.legality import play_refusal, score_play
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.notation import parse_board, parse_placements
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.tiles import KINDS, Colour, Tile, parse_tiles
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.rules.variants import CLASSIC, Variant
from tests import checker


@dataclass(frozen=True)
class Table:
    """A board, and the play that is laid on it."""

    board: Board
    play: Play


def drawn(text: str) -> Table:
    """Rows of tiles, the first at 0,0; `.` is an empty cell and `*Rc` a tile laid now."""
    old, new = {}, {}
    for y, row in enumerate(text.strip().splitlines()):
        for x, word in enumerate(row.split()):
            if word != ".":
                (new if word.startswith("*") else old)[x, y] = word.lstrip("*")
    assert checker.is_sound(old), "the old tiles could not lie like that"
    return Table(
        parse_board(checker.write_cells(old)),
        Play(parse_placements(checker.write_cells(new))),
    )


def verdict(text: str) -> int | Refusal:
    """The points of the play drawn, or why it is refused; the plain checker must agree."""
    table = drawn(text)
    board, play = plain(table.board), plain_play(table.play)
    refusal = play_refusal(table.board, table.play.placements)
    assert (refusal is None) == checker.is_legal(board, play)
    if refusal:
        return refusal
    points = sum(line.points for line in score_play(table.board, table.play.placements, CLASSIC))
    assert points == checker.score(board, play)
    return points


def plain(board: Board) -> checker.Cells:
    """A board as the checker writes it."""
    return {(placement.cell.x, placement.cell.y): str(placement.tile) for placement in board}


def plain_play(play: Play) -> checker.Cells:
    """A play as the checker writes it. Its cells must differ."""
    return {(placement.cell.x, placement.cell.y): str(placement.tile) for placement in play.placements}


def plain_tiles(tiles: tuple[Tile, ...]) -> list[str]:
    """Tiles as the checker writes them."""
    return [str(tile) for tile in tiles]


def tiles_out(state: GameState) -> Counter[Tile | Colour]:
    """How many of each kind (or colour of dice) are on the board, in hands and in the bag: always all."""
    piece = state.variant.piece
    counts = Counter({piece(tile): 0 for tile in KINDS})
    for tiles in (state.board.tiles.values(), state.bag, *state.hands):
        counts.update(map(piece, tiles))
    return counts


def play(text: str) -> Play:
    """The play written so."""
    return Play(parse_placements(text))


def game(
    board: str | Board,
    *hands: str,
    bag: str = "",
    scores: tuple[int, ...] | None = None,
    rules: HouseRules = RULEBOOK,
    seat: int = 0,
    variant: Variant = CLASSIC,
    discs: tuple[int, ...] = (),
) -> GameState:
    """A game in the middle: the seat to move holds its hand, the bag is in drawing order."""
    placements = parse_placements(board) if isinstance(board, str) else tuple(board)
    return GameState(
        variant=variant,
        rules=rules,
        deal=Deal(0, variant),
        first=seat,
        hands=tuple(parse_tiles(hand) for hand in hands),
        bag=parse_tiles(bag),
        scores=scores or (0,) * len(hands),
        board=Board(ground=variant.ground).with_tiles(placements),
        discs=discs or (0,) * len(hands) if variant.ground.stars else (),
    )


def taken(result: Step | Refusal) -> Step:
    """The step of a move that must have been accepted."""
    assert isinstance(result, Step), result
    return result


def tiles_left(*used: tuple[Tile, ...]) -> list[Tile]:
    """What remains of the 108 tiles."""
    left = Counter(dict.fromkeys(KINDS, 3))
    for tiles in used:
        left.subtract(tiles)
    assert min(left.values()) >= 0
    return list(left.elements())
