"""The words of the side panel: cards, the bag, the list of moves, the tiles left."""

from collections.abc import Sequence

from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.ui.phrases.tiles import colour_name, tile_name
from qwirkle_desktop.ui.phrases.wording import counted_points, counted_tiles
from qwirkle_desktop.ui.phrases.words import tr


def side_panel() -> str:
    """The whole panel's name."""
    return tr("Game so far")


def scores() -> str:
    """The name of the cards' area."""
    return tr("Scores")


def your_turn() -> str:
    """On the card of the only person."""
    return tr("your turn")


def to_play() -> str:
    """On the card of the one of several people who is to move."""
    return tr("to play")


def thinking() -> str:
    """On the card of a computer that chooses its move."""
    return tr("thinking...")


def card_detail(status: str, tiles: int) -> str:
    """`computer, club · 6 tiles`"""
    return tr("{status} · {tiles}").format(status=status, tiles=counted_tiles(tiles))


def card_spoken(name: str, score: int, tiles: int, status: str) -> str:
    """`Ada, 42 points, 6 tiles, your turn`"""
    pattern = tr("{name}, {points}, {tiles}, {status}")
    return pattern.format(name=name, points=counted_points(score), tiles=counted_tiles(tiles), status=status)


def bag() -> str:
    """The bag's name."""
    return tr("Bag")


def bag_count(left: int, total: int) -> str:
    """`77 of 108 left`"""
    return tr("{left} of {total} left").format(left=left, total=total) if left else tr("empty", "the bag")


def bag_spoken(left: int, total: int) -> str:
    """The bag for screen readers."""
    if not left:
        return tr("Bag, empty")
    return tr("Bag, {left} of {total} tiles left").format(left=left, total=total)


def lists() -> str:
    """The name of the two tabs."""
    return tr("Lists")


def moves() -> str:
    """The tab with the list of moves."""
    return tr("Moves")


def no_moves() -> str:
    """In place of the list of moves before the first."""
    return tr("No moves yet")


def tiles_left() -> str:
    """The tab with the kinds of tile that are unseen."""
    return tr("Tiles left")


def plus_points(points: int) -> str:
    """`+3`"""
    return tr("+{points}").format(points=points)


def sum_of_lines(points: Sequence[int]) -> str:
    """What the lines of a turn gave, and all of it: `4 + 3 = 7`."""
    parts = " + ".join(map(str, points))
    return tr("{parts} = {sum}", "points of lines").format(parts=parts, sum=sum(points))


def out_points(points: int) -> str:
    """`+6 out`"""
    return tr("+{points} out", "the bonus for going out").format(points=points)


def trade_count(count: int) -> str:
    """`trade 2`"""
    return tr("trade {count}").format(count=count)


def passed() -> str:
    """A turn without a move."""
    return tr("pass")


def play_spoken(turn: int, name: str, tiles: Sequence[Tile], points: int, *, is_qwirkle: bool) -> str:
    """`turn 8, Robin: purple circle, orange circle, 3 points`; turns count from 1."""
    pattern = (
        tr("turn {turn}, {name}: {tiles}, Qwirkle, {points}")
        if is_qwirkle
        else tr("turn {turn}, {name}: {tiles}, {points}")
    )
    return pattern.format(turn=turn, name=name, tiles=_named(tiles), points=counted_points(points))


def _named(tiles: Sequence[Tile]) -> str:
    text = tile_name(tiles[0])
    for tile in tiles[1:]:
        text = tr("{several}, {next}", "in a list of tiles").format(several=text, next=tile_name(tile))
    return text


def trade_spoken(turn: int, name: str, count: int) -> str:
    """`turn 3, Ada: traded 2 tiles`"""
    pattern = tr("turn {turn}, {name}: traded {tiles}")
    return pattern.format(turn=turn, name=name, tiles=counted_tiles(count))


def pass_spoken(turn: int, name: str) -> str:
    """`turn 3, Ada: passed`"""
    return tr("turn {turn}, {name}: passed").format(turn=turn, name=name)


def out_spoken(name: str, points: int) -> str:
    """`Ada went out, 6 points`"""
    return tr("{name} went out, {points}").format(name=name, points=counted_points(points))


def with_total(told: str, total: int) -> str:
    """A turn, and what its player had then: `turn 3, Ada: passed; 42 in all`."""
    return tr("{turn}; {total} in all").format(turn=told, total=total)


def card_with_turn(card: str, points: Sequence[int]) -> str:
    """A player's card with what the lines of the latest turn gave; a trade gave nothing."""
    if not points:
        return card
    pattern = tr("{card}. Latest turn: {points}", "a player's card and points")
    return pattern.format(
        card=card, points=sum_of_lines(points) if len(points) > 1 else counted_points(*points)
    )


def card_with_hand(card: str, hand: str) -> str:
    """A player's card, where hands may be seen: `Ada, 42 points, 6 tiles, person. Hand: red circle, ...`"""
    return tr("{card}. {hand}", "a player's card and the hand").format(card=card, hand=hand)


def kind_unseen(tile: Tile, count: int) -> str:
    """`red circle, 2 left`"""
    if not count:
        return tr("{tile}, none left").format(tile=tile_name(tile))
    return tr("{tile}, {count} left").format(tile=tile_name(tile), count=count)


def colour_unseen(die: Tile, count: int) -> str:
    """Dice of a colour: `red dice, 12 left`"""
    colour = colour_name(die.colour)
    if not count:
        return tr("{colour} dice, none left").format(colour=colour)
    return tr("{colour} dice, {count} left").format(colour=colour, count=count)


def unseen_spoken(total: int) -> str:
    """The name of the grid of kinds."""
    return tr("Tiles left, {tiles} not seen yet").format(tiles=counted_tiles(total))


def unseen_hidden() -> str:
    """In place of the grid while a curtain hides the hand."""
    return tr("Shown with your hand")


def turn_with_note(turn: str, note: str) -> str:
    """A row of the list of moves with what a review says of it."""
    return tr("{turn}: {note}", "a turn and what is said of it").format(turn=turn, note=note)
