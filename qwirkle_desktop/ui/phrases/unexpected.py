"""A fault in the program, in words."""

from qwirkle_desktop.ui.phrases.words import tr


def heading() -> str:
    """The dialog's title."""
    return tr("Something went wrong")


def in_the_game(*, is_safe: bool) -> str:
    """What happened to the game; `is_safe` where all of it is saved."""
    if is_safe:
        return tr(
            "That was a fault in Qwirkle Desktop, not in what you did. Your game is saved. "
            "Go on, or restart the program if something looks odd."
        )
    return tr(
        "That was a fault in Qwirkle Desktop, not in what you did. Your last turns could not be saved yet: "
        "go on, and save a record to be safe."
    )


def at_the_start() -> str:
    """What happened to the games, where the program did not come up."""
    return tr("A fault in Qwirkle Desktop keeps it from starting. Your games were not touched.")


def what_the_report_tells() -> str:
    """What those who pass the report on want to know."""
    return tr("The report tells versions and where in the program it happened: no names and no tiles.")


def report_heading() -> str:
    """The report was copied."""
    return tr("The report is copied: paste it where you ask for help")


def log_heading() -> str:
    """The folder of the log could not be opened."""
    return tr("No program here opens folders")


def log_is_in(folder: str) -> str:
    """Where the log is."""
    return tr("The log is in this folder: {folder}").format(folder=folder)


def copy() -> str:
    """The button that copies the report."""
    return tr("Copy report")


def copied() -> str:
    """The same button afterwards."""
    return tr("Copied")


def restart() -> str:
    """The button that begins the program again."""
    return tr("Restart")


def go_on() -> str:
    """The button that goes back to the game."""
    return tr("Go on")


def leave() -> str:
    """The button where there is nothing to go on with."""
    return tr("Quit")
