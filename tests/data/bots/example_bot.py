"""A bot: it lays the single tile that makes the longest lines, else it trades its whole hand."""

import json
import sys


def points(board, tile, x, y):
    """The length of the lines a tile would make on a cell; 0 where it does not fit."""
    total = 0
    for dx, dy in ((1, 0), (0, 1)):
        line = [tile]
        for step in (1, -1):
            n = step
            while (near := board.get((x + n * dx, y + n * dy))) is not None:
                line.append(near)
                n += step
        of_a_kind = min(len({t[0] for t in line}), len({t[1] for t in line})) == 1
        if len(set(line)) < len(line) or not of_a_kind:
            return 0
        total += len(line) if len(line) > 1 else 0
    return total


def move(board, hand, bag):
    """The answer: a play or a trade. (The game itself passes for a bot that can do neither.)"""
    if not board:  # The first turn of a game must lay the largest set.
        sets = [sorted({t for t in hand if t[i] == one[i]}) for one in hand for i in (0, 1)]
        return {"play": " ".join(f"{tile}@{x},0" for x, tile in enumerate(max(sets, key=len)))}
    around = {(x + dx, y + dy) for x, y in board for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    best = max(
        (points(board, tile, x, y), f"{tile}@{x},{y}") for tile in hand for x, y in around - board.keys()
    )
    return {"play": best[1]} if best[0] else {"trade": " ".join(hand[:bag])}


for request in map(json.loads, sys.stdin):
    position = request["position"]
    words = [word.split("@") for word in position["board"].split()]
    board = {tuple(map(int, cell.split(","))): tile for tile, cell in words}
    answer = move(board, position["hand"].split(), position["bag"])
    print(json.dumps({"id": request["id"], "move": answer}), flush=True)
