"""Sound and motion in words."""

from PySide6.QtCore import QLocale

from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_SOUNDS = {
    "place": QT_TR_NOOP("A tile is laid"),
    "roll": QT_TR_NOOP("Dice are rolled"),
    "refuse": QT_TR_NOOP("A move is refused"),
    "score": QT_TR_NOOP("Points are scored"),
    "qwirkle": QT_TR_NOOP("A Qwirkle"),
    "turn": QT_TR_NOOP("Your turn has come"),
    "end": QT_TR_NOOP("The game ends"),
}


def page() -> str:
    """The page of the preferences about sound and motion."""
    return tr("Sound and motion")


def sounds() -> str:
    """All sounds, on or off."""
    return tr("Play sounds")


def sounds_on() -> str:
    """The key for sounds was pressed."""
    return tr("Sounds are on.")


def sounds_off() -> str:
    """The key for sounds was pressed."""
    return tr("Sounds are off.")


def volume() -> str:
    """How loud sounds are."""
    return tr("Volume")


def sound_name(name: str) -> str:
    """When a sound is heard, by its name."""
    return tr(_SOUNDS[name])


def motion() -> str:
    """How much moves."""
    return tr("Motion")


def motions() -> tuple[tuple[str, str], ...]:
    """How much may move."""
    return (
        ("system", tr("As the desktop says")),
        ("full", tr("Full")),
        ("reduced", tr("Reduced")),
    )


def speed() -> str:
    """How fast things move."""
    return tr("Speed of motion")


def speeds() -> tuple[tuple[str, str], ...]:
    """How fast things may move."""
    return (
        ("slow", tr("Slow", "speed of motion")),
        ("normal", tr("Normal", "speed of motion")),
        ("fast", tr("Fast", "speed of motion")),
    )


def text_size() -> str:
    """How large text is."""
    return tr("Size of text")


def percent(number: int) -> str:
    """A share of a hundred."""
    return tr("{number} %").format(number=QLocale().toString(number))
