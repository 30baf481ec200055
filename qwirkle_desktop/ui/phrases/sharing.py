"""The board and the score sheet taken elsewhere, in words."""

from datetime import datetime

from qwirkle_desktop.rules.variants import Variant
from qwirkle_desktop.ui.phrases.dates import long_day
from qwirkle_desktop.ui.phrases.variants import variant_name
from qwirkle_desktop.ui.phrases.wording import in_a_row
from qwirkle_desktop.ui.phrases.words import tr


def picture_copied() -> str:
    """The board's picture is on the clipboard."""
    return tr("The board was copied as a picture.")


def text_copied() -> str:
    """The board is on the clipboard in letters."""
    return tr("The board was copied as text.")


def pdf_heading() -> str:
    """The title of the dialog that asks for the file."""
    return tr("Save board and scores as PDF")


def pdf_filter() -> str:
    """The kind of file in the file dialog."""
    return tr("PDF documents (*.pdf)")


def not_saved_heading() -> str:
    """The file could not be written."""
    return tr("The PDF could not be saved")


def printed() -> str:
    """The pages went to the printer."""
    return tr("Board and scores were sent to the printer.")


def no_printer() -> str:
    """Why a file is asked for in place of a printer."""
    return tr("There is no printer here: save a PDF instead.")


def played_on(started: datetime, variant: Variant) -> str:
    """Which game it was, and when it began, on paper."""
    return in_a_row([variant_name(variant.id), long_day(started)])


def turns_so_far(turns: int) -> str:
    """How far a game that goes on has gone, on paper."""
    return tr("Not over yet: %n turn(s) so far.", "", turns)


def total() -> str:
    """The last row of the score sheet."""
    return tr("Total", "of all points")


def page(number: int) -> str:
    """At the foot of a page."""
    return tr("Qwirkle Desktop, page {number}").format(number=number)
