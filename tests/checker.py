"""The rules once more, plainly and slowly, from the rulebook alone: what the program is checked against.

A tile is its two letters, a board is a dict of (x, y) to tile, and a play is a dict of the same kind.
It shares no code with `qwirkle_desktop`, on purpose.
"""

from itertools import permutations

Cells = dict[tuple[int, int], str]
ACROSS, DOWN = (1, 0), (0, 1)


def read_cells(text: str) -> Cells:
    """`Rc@0,0 Rd@1,0` as a board or a play."""
    cells = {}
    for word in text.split():
        tile, place = word.split("@")
        x, y = place.split(",")
        cells[int(x), int(y)] = tile
    return cells


def write_cells(cells: Cells) -> str:
    """The reverse: by y, then x."""
    in_order = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    return " ".join(f"{cells[x, y]}@{x},{y}" for x, y in in_order)


def is_line(tiles: list[str]) -> bool:
    """No two equal, and all of one colour or all of one shape."""
    colours = {tile[0] for tile in tiles}
    shapes = {tile[1] for tile in tiles}
    return len(set(tiles)) == len(tiles) and (len(colours) == 1 or len(shapes) == 1)


def run_through(board: Cells, cell: tuple[int, int], step: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells of the unbroken run of tiles through a cell."""
    (x, y), (dx, dy) = cell, step
    while (x - dx, y - dy) in board:
        x, y = x - dx, y - dy
    run = []
    while (x, y) in board:
        run.append((x, y))
        x, y = x + dx, y + dy
    return run


def lines_of(board: Cells, cells) -> list[list[str]]:
    """Every line of two or more tiles through any of the cells, each once."""
    runs = {tuple(run_through(board, cell, step)) for cell in cells for step in (ACROSS, DOWN)}
    return [[board[cell] for cell in run] for run in runs if len(run) >= 2]


def neighbours(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The four cells that share an edge."""
    x, y = cell
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def growing_places(board: Cells) -> set[tuple[int, int]]:
    """The empty cells beside a tile."""
    return {beside for cell in board for beside in neighbours(cell) if beside not in board}


def is_sound(board: Cells) -> bool:
    """Whether a board could lie on a table: legal lines, one connected pattern."""
    reached, waiting = set(), list(board)[:1]
    while waiting:
        cell = waiting.pop()
        if cell in board and cell not in reached:
            reached.add(cell)
            waiting += neighbours(cell)
    return len(reached) == len(board) and all(is_line(line) for line in lines_of(board, board))


def is_legal(board: Cells, play: Cells) -> bool:
    """One row or column without a hole, touching an old tile if there is one, and every line right."""
    if not play or any(cell in board for cell in play):
        return False
    after = {**board, **play}
    columns, rows = {x for x, _ in play}, {y for _, y in play}
    if len(columns) > 1 and len(rows) > 1:
        return False
    between = [(x, y) for x in range(min(columns), max(columns) + 1) for y in range(min(rows), max(rows) + 1)]
    if any(cell not in after for cell in between):
        return False
    if board and not any(beside in board for cell in play for beside in neighbours(cell)):
        return False
    return all(is_line(line) for line in lines_of(after, play))


def score(board: Cells, play: Cells) -> int:
    """A point a tile in each line, six more for a line of six; the first tile alone is 1."""
    lines = lines_of({**board, **play}, play)
    return sum(len(line) + (6 if len(line) == 6 else 0) for line in lines) or 1


def largest_set(hand: list[str]) -> int:
    """The most different tiles of one colour, or of one shape."""
    return max(len({tile for tile in hand if mark in tile}) for mark in "ROYGBPcsdlfe")


def starters(hands: list[list[str]]) -> list[int]:
    """The seats whose set is the largest."""
    best = max(largest_set(hand) for hand in hands)
    return [seat for seat, hand in enumerate(hands) if largest_set(hand) == best]


def plays(board: Cells, hand: list[str], *, free_opening: bool = False) -> list[tuple[str, int]]:
    """Every distinct legal play with its score, best first, then by text; an opening begins on 0,0."""
    if board:
        found = {**_plays_along(board, hand, ACROSS), **_plays_along(board, hand, DOWN)}
    else:
        found = _openings(hand, free_opening)
    listed = [(write_cells(dict(play)), points) for play, points in found.items()]
    return sorted(listed, key=lambda one: (-one[1], one[0]))


def _openings(hand: list[str], free: bool) -> dict[frozenset, int]:
    sizes = range(1, 7) if free else [largest_set(hand)]
    found = {}
    for size in sizes:
        for tiles in set(permutations(hand, size)):
            for dx, dy in (ACROSS, DOWN):
                play = {(dx * place, dy * place): tile for place, tile in enumerate(tiles)}
                if is_legal({}, play):
                    found[frozenset(play.items())] = score({}, play)
    return found


def _plays_along(board: Cells, hand: list[str], step: tuple[int, int]) -> dict[frozenset, int]:
    """Lay a tile beside an old one, then grow that line tile by tile, at the next empty cell on either side.

    Nothing is missed: a play has a tile that touches, leaves no hole, and part of a legal line is legal.
    """
    found: dict[frozenset, int] = {}
    table = dict(board)

    def lay(play: Cells, left: list[str], cells: list[tuple[int, int]]) -> None:
        for cell in cells:
            for tile in fitting(table, cell, left):
                longer = {**play, cell: tile}
                key = frozenset(longer.items())
                if key not in found:
                    found[key] = score(board, longer)
                    rest = list(left)
                    rest.remove(tile)
                    table[cell] = tile
                    lay(longer, rest, both_ends(cell))
                    del table[cell]

    def both_ends(laid: tuple[int, int]) -> list[tuple[int, int]]:
        (dx, dy), run = step, run_through(table, laid, step)
        (first_x, first_y), (last_x, last_y) = run[0], run[-1]
        return [(first_x - dx, first_y - dy), (last_x + dx, last_y + dy)]

    for cell in growing_places(board):
        lay({}, hand, [cell])
    return found


def fitting(board: Cells, cell: tuple[int, int], tiles: list[str]) -> list[str]:
    """The kinds among the tiles that break neither the row nor the column of an empty cell."""
    row = [board[other] for other in run_through({**board, cell: ""}, cell, ACROSS) if other != cell]
    column = [board[other] for other in run_through({**board, cell: ""}, cell, DOWN) if other != cell]
    return [tile for tile in set(tiles) if is_line([*row, tile]) and is_line([*column, tile])]


def plays_the_long_way(board: Cells, hand: list[str]) -> list[tuple[str, int]]:
    """The same for a board with tiles on it, by trying all arrangements on every row and column near it."""
    xs, ys = [x for x, _ in board], [y for _, y in board]
    found = {}
    for x in range(min(xs) - 6, max(xs) + 7):
        for y in range(min(ys) - 6, max(ys) + 7):
            for dx, dy in (ACROSS, DOWN):
                ahead = [(x + dx * place, y + dy * place) for place in range(12)]
                empty = [cell for cell in ahead if cell not in board]
                for size in range(1, len(hand) + 1):
                    if (x, y) in board or not growing_places(board) & set(empty[:size]):
                        continue
                    for tiles in set(permutations(hand, size)):
                        play = dict(zip(empty, tiles, strict=False))
                        if is_legal(board, play):
                            found[write_cells(play)] = score(board, play)
    return sorted(found.items(), key=lambda one: (-one[1], one[0]))


def holds(hand: list[str], tiles: list[str]) -> bool:
    """Whether the tiles are in the hand, equal ones counted."""
    return all(hand.count(tile) >= tiles.count(tile) for tile in tiles)


def can_play(board: Cells, tiles: list[str]) -> bool:
    """Whether one of the tiles fits somewhere."""
    if not board:
        return bool(tiles)
    return any(is_legal(board, {cell: tile}) for tile in set(tiles) for cell in growing_places(board))


def may_play(board: Cells, hand: list[str], play: Cells, *, free_opening: bool = False) -> bool:
    """Whether the turn may be this play."""
    short = not board and not free_opening and len(play) < largest_set(hand)
    return holds(hand, list(play.values())) and is_legal(board, play) and not short


def may_trade(
    board: Cells, hand: list[str], given: list[str], bag: int, *, free_opening: bool = False
) -> bool:
    """Whether the turn may be this trade: 1 tile up to what the bag holds, but not instead of an opening."""
    return holds(hand, given) and 1 <= len(given) <= bag and (bool(board) or free_opening)


def may_pass(board: Cells, hand: list[str], bag: int, *, passing: bool = False) -> bool:
    """Whether the turn may be a pass: only where nothing else can be done, or the players allow it."""
    return passing or (not can_play(board, hand) and bag == 0)


def ending(board: Cells, hands: list[list[str]], bag: list[str], mover: int) -> str | None:
    """How the game ends after a turn of `mover`, None where it goes on."""
    if not bag and not hands[mover]:
        return "out"
    left = bag + [tile for hand in hands for tile in hand]
    return None if can_play(board, left) else "stuck"


def winners(scores: list[int]) -> list[int]:
    """The seats that share the win."""
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
