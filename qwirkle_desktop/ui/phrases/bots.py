"""Outside bots in words: the list of them, what a test showed, and why one lost its seat."""

from PySide6.QtCore import QLocale

from qwirkle_desktop.controller.forfeits import Fault
from qwirkle_desktop.library.record import LONGEST_NAME
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_REASONS = {
    Fault.ABSENT: QT_TR_NOOP("No bot called {bot} is set up on this computer."),
    Fault.NOT_STARTED: QT_TR_NOOP("{bot} could not be started."),
    Fault.ENDED: QT_TR_NOOP("{bot} ended in the middle of the game."),
    Fault.FLOODS: QT_TR_NOOP("{bot} wrote more than anyone can read."),
    Fault.LATE: QT_TR_NOOP("{bot} did not answer in time."),
    Fault.GARBAGE: QT_TR_NOOP("{bot} answered something that is no move."),
    Fault.ILLEGAL: QT_TR_NOOP("{bot} made a move that the rules do not allow."),
}
_TRIALS = {
    Fault.NOT_STARTED: QT_TR_NOOP("It could not be started: is the program there, and may it be run?"),
    Fault.ENDED: QT_TR_NOOP("It started, but ended before it answered."),
    Fault.FLOODS: QT_TR_NOOP("It started, but wrote more than anyone can read."),
    Fault.LATE: QT_TR_NOOP("It started, but did not answer in time."),
    Fault.GARBAGE: QT_TR_NOOP("It answered, but what it wrote is no move."),
    Fault.ILLEGAL: QT_TR_NOOP("It answered with a move that the rules do not allow."),
}


def bots_heading() -> str:
    """The title of the list of bots."""
    return tr("Bots")


def manage_bots() -> str:
    """The button that opens the list."""
    return tr("Bots…")


def bots_help() -> str:
    """What a bot is."""
    return tr(
        "A bot is a program that plays Qwirkle. It is started by its command and takes a seat in a new game "
        "like any other player."
    )


def no_bots() -> str:
    """The list is empty."""
    return tr("You have no bots yet. Add one to play against it.")


def editor_heading(*, is_new: bool) -> str:
    """The title of the form for a bot."""
    return tr("Add a bot") if is_new else tr("Change a bot")


def command_help() -> str:
    """What to write as a command."""
    return tr("As in a terminal, with the whole path: python3 /path/to/my_bot.py")


def name_missing() -> str:
    """A bot has no name."""
    return tr("Give the bot a name of 1 to {most} letters.").format(most=LONGEST_NAME)


def name_taken(name: str) -> str:
    """Another bot has the name."""
    return tr("There is a bot called {name} already.").format(name=name)


def bad_command() -> str:
    """The command cannot be split into words."""
    return tr("This is no command: it is empty, or a quotation mark is not closed.")


def remove_question(name: str) -> tuple[str, str, str, str]:
    """A bot is to go: heading, text, yes, no."""
    return (
        tr("Remove {name}?").format(name=name),
        tr("Only the entry in this list goes; the program itself stays where it is."),
        tr("Remove"),
        tr("Keep it"),
    )


def testing(name: str) -> str:
    """A test is on."""
    return tr("{name} is asked for a move…").format(name=name)


def works(ms: int) -> str:
    """A test went well."""
    seconds = QLocale().toString(ms / 1000, "f", 1)
    return tr("It works: a legal move after {seconds} seconds, its start included.").format(seconds=seconds)


def trial_failed(fault: Fault) -> str:
    """A test went wrong."""
    return tr(_TRIALS[fault])


def said() -> str:
    """What a bot wrote to its standard error."""
    return tr("What it wrote")


def show_said() -> str:
    """The button that shows it."""
    return tr("Show what it wrote")


def hide_said() -> str:
    """The button that hides it again."""
    return tr("Hide what it wrote")


def said_nothing() -> str:
    """A bot's standard error is empty."""
    return tr("It wrote nothing to its standard error.")


def forfeit_heading(player: str, fault: Fault) -> str:
    """A bot's seat is free."""
    if fault is Fault.ABSENT:
        return tr("Who takes the seat of {name}?").format(name=player)
    return tr("{name} forfeits the game").format(name=player)


def forfeit_reason(bot: str, fault: Fault) -> str:
    """Why it is free."""
    return tr(_REASONS[fault]).format(bot=bot)


def forfeits_so_far(count: int) -> str:
    """How often this bot did so."""
    return tr("Games that it forfeited since Qwirkle was opened: {count}.").format(count=count)


def position_warning() -> str:
    """The position is the bot's: it tells its hand."""
    return tr("The position tells which tiles this seat holds.")
