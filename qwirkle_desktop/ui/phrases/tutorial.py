"""The first lesson: a sentence a step, for a child."""

from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

MATCH = QT_TR_NOOP("Lay the red diamond beside the red tiles: one colour, other shapes.")
SHAPES = QT_TR_NOOP("A line can also be one shape in other colours: lay the blue circle.")
SEVERAL = QT_TR_NOOP("You may lay more than one tile in a line: lay both orange ones, then press Play.")
BOTH = QT_TR_NOOP("Lay the red diamond where it joins two lines: it counts in both.")
POINTS = QT_TR_NOOP("Every tile of your line is a point: make 4 points.")
QWIRKLE = QT_TR_NOOP("Six in a line is a Qwirkle, for 12 points: make one!")
TRADE = QT_TR_NOOP("Nothing fits: press Trade, click tiles that you do not want, and press Trade again.")
NO_FIVE = QT_TR_NOOP("Five in a line help the next player to a Qwirkle: lay the other tile.")
OUT = QT_TR_NOOP("The bag is empty: lay your last tile and get 6 points more.")


def sentence(text: str) -> str:
    """A step's sentence."""
    return tr(text)


def step(number: int, count: int) -> str:
    """The heading of a step."""
    return tr("Step {number} of {count}").format(number=number, count=count)


def well_done() -> str:
    """A step was done."""
    return tr("Well done!")


def try_again() -> str:
    """Another thing was done than the step asks for."""
    return tr("That is allowed, but try it as the sentence says.")


def skip() -> str:
    """The button that leaves a step out."""
    return tr("Skip")


def leave() -> str:
    """The button that leaves the lesson."""
    return tr("Leave")


def finished() -> str:
    """The heading of the end."""
    return tr("Now you can play!")


def finished_text() -> str:
    """The end."""
    return tr("Most points win. All the rules are under Help, How to play.")


def play() -> str:
    """The button that begins a game."""
    return tr("Play")


def learn() -> str:
    """The button that begins the lesson."""
    return tr("Learn to play")
