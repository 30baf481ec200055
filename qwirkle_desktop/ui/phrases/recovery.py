"""What is told once after a damaged library was put right."""

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
