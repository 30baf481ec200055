"""Records, the library and what can go wrong with them, in words."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from qwirkle_desktop.formats.errors import FormatError, Unsupported
from qwirkle_desktop.library.importing import Imported
from qwirkle_desktop.ui.phrases.dates import short_day
from qwirkle_desktop.ui.phrases.words import tr


def record_filter() -> str:
    """The kinds of file in the file dialogs."""
    return tr("Qwirkle records (*.qwirkle);;All files (*)")


def open_heading() -> str:
    """The title of the dialog that opens a record."""
    return tr("Open a record")


def save_heading() -> str:
    """The title of the dialog that saves one."""
    return tr("Save as a record")


def hands_question() -> tuple[str, str, str, str]:
    """An unfinished game is to be saved: heading, text, yes, no."""
    return (
        tr("The file tells every hand"),
        tr(
            "This game is not over: whoever opens the file sees which tiles everyone holds, and so which "
            "are in the bag. Save it all the same?"
        ),
        tr("Save it"),
        tr("Cancel"),
    )


def saved(name: str) -> str:
    """A record was written."""
    return tr("Saved as {file}.").format(file=name)


def not_opened_heading() -> str:
    """A record could not be opened."""
    return tr("This record could not be opened")


def bad_record(error: FormatError) -> str:
    """What is wrong with a record, for everyone."""
    if isinstance(error, Unsupported):
        return tr("A newer version of Qwirkle Desktop wrote this record.")
    if not error.line:
        return tr("This file cannot be read.")
    return tr("This is not a Qwirkle record.") if error.line == 1 else tr("This record is damaged.")


def fault(name: str, error: FormatError) -> str:
    """What is wrong with a record and where, for those who look into it."""
    if error.line:
        text = tr("{file}, line {line}: {reason}.")
        return text.format(file=name, line=error.line, reason=error.reason)
    return tr("{file}: {reason}.").format(file=name, reason=error.reason)


def cut_heading() -> str:
    """A record ends in the middle of a line."""
    return tr("The end of this record is missing")


def cut_record(turns: int) -> str:
    """What is left of it."""
    return tr("The file was cut off. Its %n whole turn(s) are here.", "", turns)


def kept_heading() -> str:
    """A record differs from the kept game."""
    return tr("This game is in your library already")


def kept_game() -> str:
    """The kept one is shown."""
    return tr("The file tells it differently. You see the game as your library has it; nothing was changed.")


def several_heading() -> str:
    """Several records were opened at once."""
    return tr("Your library after these records")


def several_text(became: Mapping[Imported, int], refused: int) -> str:
    """What became of them, a sentence a kind."""
    known = became.get(Imported.SAME, 0) + became.get(Imported.SHORTER, 0) + became.get(Imported.DIFFERENT, 0)
    parts = [tr("%n game(s) came to your library.", "", became.get(Imported.ADDED, 0))]
    if known:
        parts.append(tr("%n game(s) had been there already.", "", known))
    if longer := became.get(Imported.LONGER, 0):
        parts.append(
            tr("%n file(s) tell more of a game than your library: open one alone to take it.", "", longer)
        )
    if refused:
        parts.append(tr("%n file(s) could not be opened.", "", refused))
    return "\n".join(parts)


def more_faults(count: int) -> str:
    """Files that are not told one by one."""
    return tr("And %n more.", "", count)


def longer_question() -> tuple[str, str, str, str]:
    """A record goes further than the kept game: heading, text, yes, no."""
    return (
        tr("The file has more of this game"),
        tr("Your library has only its beginning. Take the longer game from the file?"),
        tr("Take the longer one"),
        tr("Keep mine"),
    )


def not_saved_heading() -> str:
    """A record could not be written."""
    return tr("This record could not be saved")


def not_kept_heading() -> str:
    """The library could not be written."""
    return tr("The game is not being saved")


def not_kept(reason: str) -> str:
    """You can play on; what to do."""
    text = tr("You can play on; the next turn tries again. To be safe, save a record elsewhere. ({reason})")
    return text.format(reason=reason)


def not_read_heading() -> str:
    """The library could not be read."""
    return tr("The library could not be read")


def settings_heading() -> str:
    """The settings file was bad."""
    return tr("Your settings could not be read")


def computer_failed() -> tuple[str, str, str, str]:
    """A computer player does not answer: heading, text, yes, no."""
    return (
        tr("The computer player does not answer"),
        tr("Your game is safe. Ask the computer again?"),
        tr("Ask again"),
        tr("Not now"),
    )


def unfinished_game(names: Sequence[str], scores: Sequence[int], started: datetime) -> str:
    """A game in the menu of unfinished ones: `Ada 12, Robin 9 (7/31/26)`, as the desktop writes a day."""
    pair = tr("{name} {score}", "a player and points")
    players = ", ".join(
        pair.format(name=name.replace("&", "&&"), score=score)
        for name, score in zip(names, scores, strict=True)
    )
    return tr("{players} ({day})", "a game and when it was begun").format(
        players=players, day=short_day(started)
    )


def already_open() -> tuple[str, str]:
    """Another window has the data folder."""
    return tr("Qwirkle is open already"), tr(
        "Look for its window. One window at a time keeps your games safe."
    )


def cannot_start_heading() -> str:
    """Nothing can be kept, so nothing starts."""
    return tr("Qwirkle cannot start")
