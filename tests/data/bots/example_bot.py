"""A bot: it lays the single tile that makes the longest lines, else it trades all it may."""

import json
import sys


def line(board, x, y, dx, dy):
    """The tiles next to a cell in one direction."""
    tiles = []
    while (x := x + dx, y := y + dy) in board:
        tiles.append(board[x, y])
    return tiles


def points(board, tile, x, y):
    """The length of the lines a tile would make on a cell; 0 where it does not fit."""
    across = [tile, *line(board, x, y, 1, 0), *line(board, x, y, -1, 0)]
    down = [tile, *line(board, x, y, 0, 1), *line(board, x, y, 0, -1)]
    for tiles in (across, down):
        colours, shapes = {t[0] for t in tiles}, {t[1] for t in tiles}
        if len(set(tiles)) < len(tiles) or (len(colours) > 1 and len(shapes) > 1):
            return 0
    return sum(len(tiles) for tiles in (across, down) if len(tiles) > 1)


def move(board, hand, bag):
    if not board:  # The first turn of a game must lay the largest set.
        sets = [{t for t in hand if t[i] == one[i]} for one in hand for i in (0, 1)]
        return {"play": " ".join(f"{tile}@{x},0" for x, tile in enumerate(max(sets, key=len)))}
    cells = {(x + dx, y + dy) for x, y in board for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - {*board}
    best, play = max(
        (points(board, tile, *cell), f"{tile}@{cell[0]},{cell[1]}") for tile in hand for cell in cells
    )
    return {"play": play} if best else {"trade": " ".join(hand[:bag])}


for request in map(json.loads, sys.stdin):
    position = request["position"]
    placed = (word.split("@") for word in position["board"].split())
    board = {tuple(map(int, cell.split(","))): tile for tile, cell in placed}
    answer = move(board, position["hand"].split(), position["bag"])
    print(json.dumps({"id": request["id"], "move": answer}), flush=True)
