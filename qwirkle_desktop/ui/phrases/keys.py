"""The keys and what they do, in words."""

from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_ACTIONS = {
    "cursor_left": QT_TR_NOOP("Next place to the left"),
    "cursor_right": QT_TR_NOOP("Next place to the right"),
    "cursor_up": QT_TR_NOOP("Next place above"),
    "cursor_down": QT_TR_NOOP("Next place below"),
    "step_left": QT_TR_NOOP("One cell to the left"),
    "step_right": QT_TR_NOOP("One cell to the right"),
    "step_up": QT_TR_NOOP("One cell up"),
    "step_down": QT_TR_NOOP("One cell down"),
    "pan_left": QT_TR_NOOP("Look further left"),
    "pan_right": QT_TR_NOOP("Look further right"),
    "pan_up": QT_TR_NOOP("Look further up"),
    "pan_down": QT_TR_NOOP("Look further down"),
    "next_place": QT_TR_NOOP("Next place for the tile"),
    "previous_place": QT_TR_NOOP("Previous place for the tile"),
    "use_cursor": QT_TR_NOOP("Lay the tile here, or take up the one that lies here"),
}


def action_text(name: str) -> str:
    """What a key of the board does."""
    return tr(_ACTIONS[name])


_FAMILIES = {
    "tile": QT_TR_NOOP("Take a tile of the hand"),
    "cursor": QT_TR_NOOP("Next place that takes the tile"),
    "step": QT_TR_NOOP("One cell on"),
    "pan": QT_TR_NOOP("Move the table"),
}


def family_text(family: str) -> str | None:
    """What several keys of a kind do, on one line; None where each has its own."""
    return tr(_FAMILIES[family]) if family in _FAMILIES else None


def turn_group() -> str:
    """The keys of a turn."""
    return tr("Your turn")


def board_group() -> str:
    """The keys while the keyboard is on the board."""
    return tr("On the board")


def telling_group() -> str:
    """The keys that tell something."""
    return tr("To know more")


def looking_group() -> str:
    """The keys of the view."""
    return tr("View")


def watching_group() -> str:
    """The keys while computers play alone."""
    return tr("Watching computers")


def replay_group() -> str:
    """The keys while a game is looked back at."""
    return tr("Looking back at a game")


def games_group() -> str:
    """The keys of everything else."""
    return tr("Games and help")


def hand_group() -> str:
    """The keys while the keyboard is on the hand."""
    return tr("In the hand")


def hand_keys() -> tuple[tuple[tuple[str, ...], str], ...]:
    """Keys of the hand, which are the same in every list, and what they do."""
    return (
        (("Left", "Right"), tr("Next tile")),
        (("Shift+Left", "Shift+Right"), tr("Move the tile")),
        (("Space",), tr("Take the tile, or mark it to trade")),
        (("Tab",), tr("On to the hand, the buttons, the lists")),
    )


def arrow_keys(keys: str) -> str:
    """All four arrow keys; `keys` is what is held with them, `Shift+`, or nothing."""
    return tr("{keys}Arrow keys").format(keys=keys)


def from_to(first: str, last: str) -> str:
    """Keys in a row: `1 to 6`."""
    return tr("{first} to {last}", "keys").format(first=first, last=last)


def play_text() -> str:
    """What the key that plays does, of two things."""
    return tr("Lay the held tile; then play the turn")


def heading() -> str:
    """The list of all keys."""
    return tr("Keys")


def change_keys() -> str:
    """The button that opens the page where keys are chosen."""
    return tr("Change keys…")


def close() -> str:
    """Leaves the list."""
    return tr("Close")


def editor_heading() -> str:
    """The page where keys are chosen."""
    return tr("Change keys")


def editor_help() -> str:
    """How to choose a key."""
    return tr("Choose what a key is for, then press the new key.")


def column_heads() -> tuple[str, str]:
    """Over the list of actions."""
    return tr("What it does"), tr("Keys")


def new_key() -> str:
    """Before the field that takes a key."""
    return tr("New key:")


def press_key() -> str:
    """In the field that takes a key."""
    return tr("Press a key")


def no_key() -> str:
    """The button that takes an action's keys away."""
    return tr("No key")


def reset_one() -> str:
    """The button that gives an action the key it came with."""
    return tr("As it was")


def reset_all() -> str:
    """The button that gives all actions the keys they came with."""
    return tr("Reset all keys")


def given(key: str, action: str) -> str:
    """A key was changed."""
    return tr("{key} is for this now: {action}.").format(key=key, action=action)


def taken_away(action: str) -> str:
    """An action has no key any more."""
    return tr("No key is for this now: {action}.").format(action=action)


def was_reset() -> str:
    """All keys are as they came."""
    return tr("All keys are as they were.")


def taken(key: str, action: str) -> str:
    """Another action has the key."""
    return tr("{key} is taken: {action}. Change that key first, or choose another.").format(
        key=key, action=action
    )


def needed(key: str) -> str:
    """Lists and buttons need the key."""
    return tr("{key} is needed to move in lists and to press buttons. Choose another key.").format(key=key)


def opens_menu(key: str, menu: str) -> str:
    """The key opens a menu."""
    return tr("{key} opens the menu {menu}. Choose another key.").format(key=key, menu=menu)


def with_keys(action: str, keys: str) -> str:
    """A line of the list of keys, for screen readers."""
    return tr("{action}: {keys}").format(action=action, keys=keys)
