"""How wide and high the panel's parts are, from the mock-ups' numbers; six seats must fit a low window."""

from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontMetrics

from qwirkle_desktop.ui.typography import DEFAULT_BASE, TextRole, TypeScale

SPACE, SECTION, CARD_GAP, TIGHT_GAP = 4, 12, 8, 4
TILE = 24
TILE_PITCH = TILE + 1
TRACKER_ROWS = 6
LEAST_LIST = TRACKER_ROWS * (TILE + 2)
BOTTOM, LEAST_AROUND_NAME = 8, 2
OUTSET = 8
"""How far the lists' rows reach beyond their text, so that a marked row has room around it."""


@dataclass(frozen=True, slots=True)
class PanelForm:
    """The wide or the small form."""

    width: int
    padding: int
    grows_by: int
    compact: bool

    def width_for(self, fonts: TypeScale) -> int:
        """The panel's width in px; larger text gets more room."""
        return self.width + self.grows_by * max(0, fonts.base - DEFAULT_BASE)


WIDE = PanelForm(width=304, padding=16, grows_by=10, compact=False)
SMALL = PanelForm(width=216, padding=12, grows_by=8, compact=True)


@dataclass(frozen=True, slots=True)
class CardMetrics:
    """The size of the seats' cards in px, and whether they have a second line."""

    height: int
    gap: int
    two_lines: bool

    def stack_height(self, seats: int) -> int:
        """The height of all cards together."""
        return max(0, seats * (self.height + self.gap) - self.gap)


def line_height(font: QFont) -> int:
    """The height of a line of text in px."""
    return QFontMetrics(font).height()


def bag_height(fonts: TypeScale) -> int:
    """The bag's line of text and its bar."""
    return line_height(fonts.font()) + 11


def tabs_height(fonts: TypeScale) -> int:
    """The tabs with their underline."""
    return line_height(fonts.font()) + 13


def row_height(fonts: TypeScale) -> int:
    """A row of the list of moves."""
    return max(30, line_height(fonts.font()) + 10)


def room_below_cards(fonts: TypeScale) -> int:
    """What bag, tabs and the shortest useful list need."""
    return 2 * SECTION + bag_height(fonts) + tabs_height(fonts) + SPACE + LEAST_LIST + BOTTOM


def letters_for(room: int, seats: int, fonts: TypeScale) -> TypeScale:
    """The largest letters, from these down to the usual, in which low cards leave the lists their room."""
    for base in range(fonts.base, DEFAULT_BASE, -1):
        letters = TypeScale(base)
        card = line_height(letters.font(TextRole.NAME)) + LEAST_AROUND_NAME
        if seats * (card + TIGHT_GAP) + room_below_cards(letters) <= room:
            return letters
    return TypeScale(min(fonts.base, DEFAULT_BASE))


def card_metrics(
    room: int, seats: int, form: PanelForm, fonts: TypeScale, *, with_hands: bool = False
) -> CardMetrics:
    """Cards of full size where `room` px allow it, else lower and closer, at last with one line.

    With hands, small cards have a second line too, for the tiles.
    """
    name, small = line_height(fonts.font(TextRole.NAME)), line_height(fonts.font(TextRole.SMALL))
    full = name + 22 if form.compact and not with_hands else name + small + 20
    for gap in (CARD_GAP, TIGHT_GAP):
        share = (room + gap) // max(1, seats) - gap
        if share >= full:
            return CardMetrics(full, gap, not form.compact or with_hands)
    two_lines = (not form.compact or with_hands) and share >= name + small + 6
    return CardMetrics(max(share, name + LEAST_AROUND_NAME), TIGHT_GAP, two_lines)
