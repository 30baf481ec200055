"""The scorepad for games with real tiles, in words."""

from collections.abc import Sequence
from datetime import datetime

from qwirkle_desktop.rules.scorepad import Scorepad
from qwirkle_desktop.ui.phrases.dates import short_time
from qwirkle_desktop.ui.phrases.endings import winners_title
from qwirkle_desktop.ui.phrases.wording import counted_points, listed
from qwirkle_desktop.ui.phrases.words import tr


def title() -> str:
    """The window, and the tab of its figures."""
    return tr("Scorepad")


# Names


def names_heading() -> str:
    """Who plays."""
    return tr("Who plays at your table?")


def names_help() -> str:
    """How to fill the fields in."""
    return tr("For a game with real tiles. Two to six names in the order of your turns; the first begins.")


def name_field(number: int) -> str:
    """An empty field, from 1."""
    return tr("Name {number}").format(number=number)


def next_begins() -> str:
    """Lets another one begin."""
    return tr("Let the next one begin")


def begin() -> str:
    """Starts a pad."""
    return tr("Start")


def cancel() -> str:
    """Leaves a dialog."""
    return tr("Cancel")


# The pad


def seat_spoken(name: str, total: int, notes: Sequence[str]) -> str:
    """A player's head, said aloud: `Ada: 42 points, 2 Qwirkles, leads`."""
    each = [counted_points(total), *notes]
    text = each[0]
    for note in each[1:]:
        text = tr("{several}, {next}", "what is said of a player").format(several=text, next=note)
    return tr("{name}: {notes}", "a player of the scorepad").format(name=name, notes=text)


def qwirkles(count: int) -> str:
    """How many Qwirkles a player made."""
    return tr("Qwirkles: {count}").format(count=count)


def leads() -> str:
    """Who has most points."""
    return tr("leads")


def has_turn() -> str:
    """Whose turn is written next."""
    return tr("to play")


def went_out() -> str:
    """Who has the bonus."""
    return tr("out +6")


def sheet() -> str:
    """The table of all turns."""
    return tr("Turns")


def sheet_help() -> str:
    """Its tooltip."""
    return tr("Click a turn to change it.")


def round_head(number: int) -> str:
    """A row, from 1."""
    return tr("Round {number}").format(number=number)


def turn_spoken(number: int, name: str, points: int, qwirkle_count: int) -> str:
    """A cell, said aloud."""
    text = tr("round {number}, {name}: {points}").format(
        number=number, name=name, points=counted_points(points)
    )
    if not qwirkle_count:
        return text
    return tr("{turn}, {qwirkles}").format(turn=text, qwirkles=qwirkles(qwirkle_count))


# Writing a turn


def turn_of(name: str) -> str:
    """Whose points are being written."""
    return tr("{name}'s points").format(name=name)


def entry_help() -> str:
    """While nothing is written."""
    return tr("Type points, or tap line lengths.")


def too_high(most: int) -> str:
    """More than a turn can give."""
    return tr("A turn gives {most} points at most.").format(most=most)


def entry_sum(parts: Sequence[int], total: int) -> str:
    """`12 + 3 = 15`"""
    text = str(parts[0])
    for part in parts[1:]:
        text = tr("{sum} + {part}", "an addition").format(sum=text, part=part)
    return tr("{sum} = {total}", "an addition").format(sum=text, total=total)


def lines_label() -> str:
    """Over the buttons of line lengths."""
    return tr("Lines made or extended")


def line_button(length: int, points: int) -> str:
    """A button of a line's length, said aloud."""
    return tr("A line of {length}: {points}").format(length=length, points=counted_points(points))


def qwirkle_button(count: int) -> str:
    """Notes Qwirkles among points that were typed."""
    return tr("Qwirkles in it: {count}").format(count=count)


def qwirkle_help() -> str:
    """Its tooltip."""
    return tr("How many Qwirkles are in these points? Each click notes one more.")


def erase() -> str:
    """Takes the last figure or line away, said aloud."""
    return tr("Erase")


def write() -> str:
    """Writes the turn down."""
    return tr("Write down")


def change() -> str:
    """Writes it in the place of another."""
    return tr("Change")


def change_heading(number: int, name: str) -> str:
    """The dialog that edits a turn."""
    return tr("Round {number}, {name}").format(number=number, name=name)


def undo() -> str:
    """Takes the last entry back."""
    return tr("Undo")


def end() -> str:
    """The game is over."""
    return tr("The game is over…")


def more() -> str:
    """Everything else."""
    return tr("More")


def close() -> str:
    """Leaves the window."""
    return tr("Close")


# The end


def end_heading() -> str:
    """Asks who has the bonus."""
    return tr("Who went out?")


def end_help() -> str:
    """What that is."""
    return tr("Whoever laid the last tile, with the bag empty, gets 6 points more.")


def nobody() -> str:
    """Nobody did."""
    return tr("Nobody")


def result_title(pad: Scorepad) -> str:
    """Who won; equal points share it."""
    return winners_title([pad.names[seat] for seat in pad.winners])


def result_line(qwirkle_count: int, best: int) -> str:
    """How a player did: `2 Qwirkles, best turn 24`."""
    pattern = tr("{qwirkles}, best turn {best}")
    return pattern.format(qwirkles=qwirkles(qwirkle_count), best=best)


def rank(number: int) -> str:
    """A place, `1.`"""
    return tr("{number}.", "a rank").format(number=number)


# Pads kept


def new() -> str:
    """Begins another pad."""
    return tr("New scorepad…")


def earlier() -> str:
    """The list of all pads."""
    return tr("Scorepads…")


def list_title() -> str:
    """The window of all pads."""
    return tr("Scorepads")


def none_yet() -> str:
    """There is none."""
    return tr("No scorepad yet.")


def standing(pad: Scorepad) -> str:
    """`Ada 42, Ben 38`"""
    each = [
        tr("{name} {points}", "a score").format(name=name, points=total)
        for name, total in zip(pad.names, pad.totals, strict=True)
    ]
    return listed(each)


def begun(started: datetime) -> str:
    """When it was."""
    return short_time(started)


def going_on() -> str:
    """A pad that waits for the next turn."""
    return tr("not over yet")


def open_pad() -> str:
    """Opens the pad chosen."""
    return tr("Open")


def delete() -> str:
    """Deletes it."""
    return tr("Delete…")


def delete_question(pad: Scorepad) -> tuple[str, str, str, str]:
    """Whether to delete a pad: heading, text, yes, no."""
    text = tr("{standing}. This cannot be undone.").format(standing=standing(pad))
    return tr("Delete this scorepad?"), text, tr("Delete"), tr("Keep it")


# Sharing


def print_pad() -> str:
    """On paper."""
    return tr("Print…")


def save_pdf() -> str:
    """Paper in a file."""
    return tr("Save as PDF…")


def save_picture() -> str:
    """To be sent to friends."""
    return tr("Save as a picture…")


def copy_picture() -> str:
    """To be pasted elsewhere."""
    return tr("Copy as a picture")


def save_table() -> str:
    """For a spreadsheet."""
    return tr("Save as a table (CSV)…")


def picture_filter() -> str:
    """The kind of file in the file dialog."""
    return tr("Pictures (*.png)")


def copied() -> str:
    """The picture is in the clipboard."""
    return tr("The picture is in the clipboard.")


def printed() -> str:
    """It went to the printer."""
    return tr("Sent to the printer.")


def total() -> str:
    """The last row of the sheet."""
    return tr("Total")


def bonus() -> str:
    """The row of the bonus for going out."""
    return tr("Out")


# Figures


def figure_heads() -> tuple[str, ...]:
    """The columns of the figures of games with real tiles."""
    return (
        tr("Games"),
        tr("Won"),
        tr("Shared"),
        tr("Mean score"),
        tr("Best score"),
        tr("Best turn"),
        tr("Qwirkles"),
    )


def figures_help() -> str:
    """Over the figures."""
    return tr("Finished scorepads of games with real tiles; they count in no other figure.")
