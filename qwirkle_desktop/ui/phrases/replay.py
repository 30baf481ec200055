"""Replaying a game and playing on from it, in words."""

from collections.abc import Sequence

from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.state import turns_in
from qwirkle_desktop.ui.phrases.moves import step_sentence
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.phrases.wording import listed
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_ACTIONS = {
    "replay_first": QT_TR_NOOP("To the beginning"),
    "replay_back": QT_TR_NOOP("One turn back"),
    "replay_play": QT_TR_NOOP("Play the turns"),
    "replay_on": QT_TR_NOOP("One turn on"),
    "replay_last": QT_TR_NOOP("To the end"),
    "replay_hands": QT_TR_NOOP("Show hands"),
    "leave_replay": QT_TR_NOOP("Back"),
}
_SPEEDS = {"SLOW": QT_TR_NOOP("Slow"), "NORMAL": QT_TR_NOOP("Normal"), "FAST": QT_TR_NOOP("Fast")}


def action_text(name: str) -> str:
    """What a button of the replay does."""
    return tr(_ACTIONS[name])


def speed_name(speed: str) -> str:
    """How fast the turns play."""
    return tr(_SPEEDS[speed])


def hands() -> str:
    """Short for the button that shows hands."""
    return tr("Hands")


def play_on() -> str:
    """Short for the button that plays on from here."""
    return tr("Play on…")


def review() -> str:
    """Short for the button that shows what was lost, and why."""
    return tr("Review")


def review_help() -> str:
    """What a review is."""
    return tr("Every turn against the best one: what it lost, why, and what was luck")


def no_review_yet() -> str:
    """Why a game has no review."""
    return tr("A game can be reviewed once it is over: its hands are hidden until then.")


def no_review_of_this() -> str:
    """Why a game of another variant has no review."""
    return tr("The coach reviews the classic game only, for now.")


def speed() -> str:
    """The choice of speeds."""
    return tr("Speed of the replay")


def slider() -> str:
    """The bar that goes to any turn."""
    return tr("Turn")


def pause() -> str:
    """Stop playing the turns."""
    return tr("Pause")


def replay_of(names: Sequence[str]) -> str:
    """The window's title."""
    return tr("Replay: {names}").format(names=listed(names))


def place_heading(game: Game, place: int) -> str:
    """Where the replay is."""
    if place == 0:
        return tr("Before the first turn")
    if place > len(game.turns):
        return tr("The end")
    turn = turns_in(game.steps[place - 1].before.moves) + 1
    return tr("Turn {turn} of {turns}").format(turn=turn, turns=turns_in(game.state.moves))


def place_text(game: Game, place: int) -> str:
    """What happened there."""
    names = shown_names(game.header.seats)
    if place == 0:
        return tr("{name} starts.").format(name=names[game.header.first])
    return step_sentence(game.steps[place - 1], names)


def play_on_heading(turn: int) -> str:
    """The head of the dialog that chooses who plays on."""
    if turn == 0:
        return tr("Who plays on from the beginning?")
    return tr("Who plays on from turn {turn}?").format(turn=turn)


def play_on_title() -> str:
    """The dialog's title."""
    return tr("Play on from here")


def play_on_help() -> str:
    """What playing on means."""
    return tr(
        "A new game begins with the tiles as they lie; what is in the bag is mixed anew. The old game stays."
    )


def hands_hidden() -> str:
    """Why a game that can still go on shows no hands and cannot be played on from."""
    return tr("This game can still go on, so its hands stay hidden.")


def nothing_left_to_play() -> str:
    """Why one cannot play on from the end."""
    return tr("The game is over here: go back a turn to play on.")


def deal(number: int) -> str:
    """The number of a game's deal."""
    return tr("Deal {number}").format(number=number)


def deal_copied(number: int) -> str:
    """The deal's number is in the clipboard."""
    return tr("Deal {number} is copied: who starts a game with it gets the same tiles.").format(number=number)


def not_there_heading() -> str:
    """A game that was asked for is not in the library."""
    return tr("This game is not in your library any more")
