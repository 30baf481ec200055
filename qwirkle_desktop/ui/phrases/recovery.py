"""What is told once after a damaged library was put right."""

from PySide6.QtCore import QDate, QLocale

from qwirkle_desktop.library.mending import Mended
from qwirkle_desktop.library.putting_back import PutBack
from qwirkle_desktop.library.recovery import Recovery
from qwirkle_desktop.ui.phrases.words import tr


def recovered(recovery: Recovery) -> tuple[str, str, str]:
    """The library was put right: heading, text, and where the damaged file is."""
    paragraphs = [_kept(recovery), *_lost(recovery)]
    return tr("Your library was damaged"), "\n\n".join(paragraphs), _where(recovery)


def _kept(recovery: Recovery) -> str:
    if recovery.backup is None:
        return tr("It was put right from what could still be read. %n game(s) are here.", "", recovery.kept)
    return tr(
        "It was put right from the newest copy and from what could still be read. %n game(s) are here.",
        "",
        recovery.kept,
    )


def _lost(recovery: Recovery) -> list[str]:
    """Whole sentences, none where nothing is missing."""
    found = []
    if recovery.lost:
        found.append(tr("%n game(s) could not be read any more.", "", len(recovery.lost)))
    if recovery.lost_turns:
        found.append(tr("%n turn(s) at the end of games are missing.", "", recovery.lost_turns))
    if not found and recovery.damaged:
        found.append(tr("No game or turn is known to be missing."))
    return found


def _where(recovery: Recovery) -> str:
    if recovery.damaged is None:
        return tr("The library's file was missing or empty.")
    return tr("The damaged file was kept: {file}").format(file=recovery.damaged)


def put_back(repair: PutBack) -> tuple[str, str, str]:
    """The library was taken away while it was in use: heading, text, and where the other file is."""
    heading = tr("Your library was put back")
    if repair.aside is None:
        return heading, tr("Another program removed its file. It was written again; no game is missing."), ""
    paragraphs = [tr("Another program put a different file in its place. No game of yours is missing.")]
    if repair.adopted:
        paragraphs.append(tr("%n game(s) of the other file were added.", "", repair.adopted))
    return heading, "\n\n".join(paragraphs), tr("The other file was kept: {file}").format(file=repair.aside)


def mended(repair: Mended) -> tuple[str, str, str]:
    """A game that could not be read was put right: heading, text, and from which copy."""
    paragraphs = [tr("Part of the game of {names} could not be read.").format(names=" - ".join(repair.names))]
    if repair.lost_turns:
        paragraphs.append(tr("%n turn(s) at its end are missing.", "", repair.lost_turns))
    else:
        paragraphs.append(tr("All of it is here again."))
    day = QDate(repair.day.year, repair.day.month, repair.day.day)
    return (
        tr("A game was put right"),
        "\n\n".join(paragraphs),
        tr("From the copy of {day}").format(day=QLocale().toString(day, QLocale.FormatType.LongFormat)),
    )
