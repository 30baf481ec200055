"""Looks in words: palettes, tiles, tables, and what the editor of palettes tells."""

from PySide6.QtCore import QLocale

from qwirkle_desktop.rules.tiles import Colour
from qwirkle_desktop.ui.phrases.tiles import colour_name
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_PALETTES = {
    "maple": QT_TR_NOOP("Classic, light tiles"),
    "walnut": QT_TR_NOOP("Classic, dark tiles"),
    "soft": QT_TR_NOOP("Soft, light tiles"),
    "soft-night": QT_TR_NOOP("Soft, dark tiles"),
    "contrast": QT_TR_NOOP("High contrast, light tiles"),
    "contrast-night": QT_TR_NOOP("High contrast, dark tiles"),
    "vision": QT_TR_NOOP("For colour vision deficiency, light tiles"),
    "vision-night": QT_TR_NOOP("For colour vision deficiency, dark tiles"),
}
_SIGHTS = {
    "NORMAL": QT_TR_NOOP("Normal sight"),
    "PROTANOPIA": QT_TR_NOOP("Without red (protanopia)"),
    "DEUTERANOPIA": QT_TR_NOOP("Without green (deuteranopia)"),
    "TRITANOPIA": QT_TR_NOOP("Without blue (tritanopia)"),
}


def palette_name(id_: str, own_name: str) -> str:
    """A shipped palette in the window's language, a person's own as it was named."""
    return tr(_PALETTES[id_]) if id_ in _PALETTES else own_name


def first_name() -> str:
    """A first name for an own palette."""
    return tr("My colours")


def looks_page() -> str:
    """The page of the preferences about looks."""
    return tr("Looks")


def play_page() -> str:
    """The page of the preferences about playing."""
    return tr("Play", "a page of the preferences")


def finishes() -> tuple[tuple[str, str], ...]:
    """How tiles are made."""
    return ("wood", tr("Wood")), ("flat", tr("Flat")), ("contrast", tr("High contrast"))


def grounds() -> tuple[tuple[str, str], ...]:
    """What the table is made of."""
    return (
        ("plain", tr("Plain")),
        ("felt", tr("Felt")),
        ("wood", tr("Wood", "of a table")),
        ("paper", tr("Paper")),
    )


def colour_marks() -> tuple[tuple[str, str], ...]:
    """What tells colours without colour."""
    return (
        ("off", tr("None", "marks of colours")),
        ("letter", tr("A letter in the corner")),
        ("pattern", tr("A pattern in the symbol")),
    )


def edit_colours() -> str:
    """Open the editor of palettes, on a button."""
    return tr("Own colours…")


def reset() -> str:
    """Back to the settings as they came, on a button."""
    return tr("Reset to defaults")


def sample() -> str:
    """The small picture of tiles on the table."""
    return tr("How tiles look on the table")


def editor_heading() -> str:
    """The editor of palettes."""
    return tr("Own colours")


def fill_of(colour: Colour) -> str:
    """A button that chooses the fill of a colour's symbols."""
    return tr("Fill of {colour}").format(colour=colour_name(colour))


def outline_of(colour: Colour) -> str:
    """A button that chooses the outline of a colour's symbols."""
    return tr("Outline of {colour}").format(colour=colour_name(colour))


def face() -> str:
    """The wood or card that symbols lie on."""
    return tr("Tile", "the face of a tile")


def sight_name(sight: str) -> str:
    """A kind of eye, by the name of its `Sight`."""
    return tr(_SIGHTS[sight])


def nearest(one: Colour, other: Colour, apart: float) -> str:
    """The two colours that are most alike, and their distance."""
    pair = tr("{apart} between {one} and {other}", "the smallest distance, and the two colours")
    return pair.format(one=colour_name(one), other=colour_name(other), apart=f"{apart:.0f}")


def nearest_title() -> str:
    """Above the smallest distances."""
    return tr("The two colours most alike")


def too_near(one: Colour, other: Colour, least: float) -> str:
    """Two colours are hard to tell apart."""
    text = tr("Hard to tell apart: {one} and {other}. A distance of {least} or more is good.")
    return text.format(one=colour_name(one), other=colour_name(other), least=f"{least:.0f}")


def too_near_otherwise() -> str:
    """Some eyes have trouble; colour marks help them."""
    return tr("Not every eye will tell these colours apart. Colour marks help then.")


def too_pale(colour: Colour, contrast: float, least: float) -> str:
    """A symbol hardly stands out from its tile."""
    text = tr(
        "Hardly stands out from the tile: {colour}, {contrast} to 1. A contrast of {least} or more is good."
    )
    ratio = QLocale().toString(contrast, "f", 1)
    return text.format(colour=colour_name(colour), contrast=ratio, least=f"{least:.0f}")


def all_good() -> str:
    """Nothing to warn of."""
    return tr("All colours are told apart well.")


def bad_palette_heading() -> str:
    """A palette's file was none."""
    return tr("A palette could not be read")


def not_saved_heading() -> str:
    """A palette could not be written."""
    return tr("The palette could not be saved")


def remove_question() -> tuple[str, str, str, str]:
    """Whether to delete an own palette: heading, text, yes and no."""
    return (
        tr("Delete this palette?"),
        tr("The tiles get the classic colours again."),
        tr("Delete"),
        tr("Keep"),
    )


def name_missing() -> str:
    """A palette needs a name."""
    return tr("Please give the palette a name.")


def made_for_vision() -> str:
    """A box to tick."""
    return tr("For colour vision deficiency")


def fill_title() -> str:
    """Above the buttons that choose fills."""
    return tr("Fill")


def outline_title() -> str:
    """Above the buttons that choose outlines."""
    return tr("Outline")
