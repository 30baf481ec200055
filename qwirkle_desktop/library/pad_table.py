"""A scorepad as a table for other programs: comma-separated values."""

import csv
from io import StringIO

from .scorepads import KeptPad
from .statistics_table import plain_text


def pad_csv(kept: KeptPad) -> str:
    """A line for each round, then the bonus, the totals and the Qwirkles; its words are always English."""
    pad = kept.pad
    text = StringIO(newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(["round", *map(plain_text, pad.names)])
    for row in range(pad.rounds):
        writer.writerow([row + 1, *(turn and turn.points for turn in pad.round(row))])
    seats = range(pad.players)
    writer.writerow(["bonus", *map(pad.bonus, seats)])
    writer.writerow(["total", *pad.totals])
    writer.writerow(["Qwirkles", *map(pad.qwirkles, seats)])
    return text.getvalue()
