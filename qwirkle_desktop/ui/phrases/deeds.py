"""What is done to kept games, in words: titles, deletions, exports."""

from collections.abc import Sequence

from qwirkle_desktop.library.catalogue import Card
from qwirkle_desktop.ui.phrases.library import names
from qwirkle_desktop.ui.phrases.wording import sentences
from qwirkle_desktop.ui.phrases.words import tr


def deleted(cards: Sequence[Card]) -> str:
    """What was deleted: the one game by its players, several by their number."""
    if len(cards) == 1:
        return tr("Deleted the game of {names}.").format(names=names(cards[0]))
    return tr("Deleted %n game(s).", "", len(cards))


def brought_back(count: int) -> str:
    """A deletion was taken back."""
    return tr("%n game(s) brought back.", "", count)


def deal_copied(number: int) -> str:
    """The number is on the clipboard."""
    return tr("Copied: deal {number}. Whoever enters it in a new game gets the same tiles.").format(
        number=number
    )


def exported(count: int, folder: str) -> str:
    """Games were written to a folder."""
    return tr("Exported %n game(s) to {folder}.", "", count).format(folder=folder)


def exported_partly(count: int, unreadable: int, folder: str) -> str:
    """Some games could not be read."""
    return sentences(exported(count, folder), tr("%n game(s) could not be read.", "", unreadable))


def exported_to(file: str) -> str:
    """One game was written."""
    return tr("Exported as {file}.").format(file=file)


def export_heading() -> str:
    """The title of the dialogs that export."""
    return tr("Export games")


def hands_question(unfinished: int) -> tuple[str, str, str, str]:
    """Unfinished games are among those to be exported: heading, text, yes, no."""
    return (
        tr("The files tell every hand"),
        tr(
            "%n game(s) are not over: whoever opens the files sees which tiles everyone holds. "
            "Export them all the same?",
            "",
            unfinished,
        ),
        tr("Export"),
        tr("Cancel"),
    )


def not_exported_heading() -> str:
    """Nothing, or not all, could be written."""
    return tr("The games could not be exported")


def not_changed_heading() -> str:
    """The library could not be written."""
    return tr("The library could not be changed")


def rename_heading() -> str:
    """The title of the dialog that renames."""
    return tr("Rename this game")


def rename_help() -> str:
    """What happens without a title."""
    return tr("Without a title the game is listed by how it ended.")


def game_title() -> str:
    """The field of the title."""
    return tr("Title")


def save() -> str:
    """Keep the title."""
    return tr("Rename")


def cancel() -> str:
    """Leave everything as it was."""
    return tr("Cancel")
