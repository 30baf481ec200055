"""The colours of the window in light and dark. The app owns them: not every desktop tells its own."""

from dataclasses import dataclass, fields, replace
from enum import Enum
from string import Template

from PySide6.QtGui import QColor, QPalette

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.qss import STYLESHEET
from qwirkle_desktop.ui.typography import DEFAULT_BASE, TextRole, TypeScale

CONTROL_PICTURES = ("tick", "dot", "down", "plus", "minus")


class Ground(Enum):
    """What the table is made of; the values are those of the settings."""

    PLAIN = "plain"
    FELT = "felt"
    WOOD = "wood"
    PAPER = "paper"


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour that is not a tile's."""

    name: str
    table: QColor
    lattice: QColor
    panel: QColor
    dock: QColor
    card: QColor
    text: QColor
    muted: QColor
    accent: QColor
    accent_hover: QColor
    accent_pressed: QColor
    on_accent: QColor
    error: QColor
    on_error: QColor
    active_card: QColor
    control_border: QColor
    separator: QColor
    bag_track: QColor
    bag_fill: QColor
    hover: QColor
    pressed: QColor
    disabled_text: QColor
    disabled_background: QColor
    ink: QColor
    halo: QColor
    capsule: QColor
    scrim: QColor
    seat_colours: tuple[QColor, ...]
    ground: Ground = Ground.PLAIN

    @property
    def is_dark(self) -> bool:
        """Whether light text lies on dark ground."""
        return self.text.lightness() > self.table.lightness()


def _colours(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


LIGHT = Theme(
    name="light",
    table=QColor("#E9DFCB"),
    lattice=QColor("#D6C8AC"),
    panel=QColor("#FBF6EB"),
    dock=QColor("#F3EADA"),
    card=QColor("#FFFFFF"),
    text=QColor("#2B2118"),
    muted=QColor("#6B5B48"),
    accent=QColor("#1F6F5C"),
    accent_hover=QColor("#1A6352"),
    accent_pressed=QColor("#155245"),
    on_accent=QColor("#FFFFFF"),
    error=QColor("#B3261E"),
    on_error=QColor("#FFFFFF"),
    active_card=QColor("#E3EFE9"),
    control_border=QColor("#8A7C66"),
    separator=QColor("#DCCFB6"),
    bag_track=QColor("#DCCFB6"),
    bag_fill=QColor("#6B5B48"),
    hover=QColor("#F6F0E3"),
    pressed=QColor("#EADFC9"),
    disabled_text=QColor("#8C7F6D"),
    disabled_background=QColor("#EFE7D8"),
    ink=QColor("#2B2118"),
    halo=QColor("#FFFDF7"),
    capsule=QColor("#FFF8E8"),
    scrim=QColor(43, 33, 24, 128),
    seat_colours=_colours("#3F89D3", "#CA6086", "#8D852F", "#282D5A", "#4F2310", "#1B6B53"),
)

DARK = Theme(
    name="dark",
    table=QColor("#1C2024"),
    lattice=QColor("#2C3237"),
    panel=QColor("#272C31"),
    dock=QColor("#22272B"),
    card=QColor("#2F353B"),
    text=QColor("#F3EADB"),
    muted=QColor("#B8AD9C"),
    accent=QColor("#4FC3A1"),
    accent_hover=QColor("#62CFAF"),
    accent_pressed=QColor("#3EAE8D"),
    on_accent=QColor("#0F2A25"),
    error=QColor("#FF8A80"),
    on_error=QColor("#3A0B07"),
    active_card=QColor("#1F3B35"),
    control_border=QColor("#7A8690"),
    separator=QColor("#3A4148"),
    bag_track=QColor("#3A4148"),
    bag_fill=QColor("#B8AD9C"),
    hover=QColor("#394047"),
    pressed=QColor("#3C434A"),
    disabled_text=QColor("#8B857B"),
    disabled_background=QColor("#2A2F34"),
    ink=QColor("#F3EADB"),
    halo=QColor("#12161A"),
    capsule=QColor("#3B424A"),
    scrim=QColor(0, 0, 0, 128),
    seat_colours=_colours("#4991DC", "#D3688E", "#958D36", "#E3C0F6", "#E3A88E", "#A5F2D5"),
)


_GROUNDS = {
    (Ground.FELT, "light"): ("#CFDCC8", "#B4C6AC"),
    (Ground.FELT, "dark"): ("#1B2F28", "#2C463C"),
    (Ground.WOOD, "light"): ("#E6D5B6", "#CDB88F"),
    (Ground.WOOD, "dark"): ("#2A201A", "#43342A"),
    (Ground.PAPER, "light"): ("#F1ECE1", "#D8D0C0"),
    (Ground.PAPER, "dark"): ("#26282B", "#3A3D41"),
}


def on_ground(theme: Theme, ground: Ground) -> Theme:
    """The theme with its table made of something else."""
    if ground is Ground.PLAIN:
        return theme
    table, lattice = _colours(*_GROUNDS[ground, theme.name])
    return replace(theme, table=table, lattice=lattice, ground=ground)


def palette(theme: Theme) -> QPalette:
    """The palette for the Fusion style, which paints what the style sheet leaves to it."""
    result = QPalette()
    for role, colour in _roles(theme).items():
        result.setColor(role, colour)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, theme.disabled_text)
    result.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Highlight, theme.disabled_background)
    result.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.HighlightedText, theme.disabled_text)
    return result


def _roles(theme: Theme) -> dict[QPalette.ColorRole, QColor]:
    role = QPalette.ColorRole
    return {
        role.Window: theme.panel,
        role.WindowText: theme.text,
        role.Base: theme.card,
        role.AlternateBase: theme.hover,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.Button: theme.card,
        role.ButtonText: theme.text,
        role.BrightText: theme.error,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.ink,
        role.ToolTipText: theme.halo,
        role.Light: theme.card,
        role.Midlight: theme.hover,
        role.Mid: theme.separator,
        role.Dark: theme.control_border,
        role.Shadow: theme.halo if theme.is_dark else theme.ink,
    }


LEAST_FIELD, FIELD_LINE = 34, 1.54
"""How high a field is inside its border: in px, and in heights of text, so that no letter is cut."""
TICK, ARROW, GROOVE, SLIDER = 16, 14, 4, 24
"""Ticks, knobs and arrows in px, beside text of the usual size."""


def stylesheet(theme: Theme, fonts: TypeScale) -> str:
    """The style sheet of the whole application; its properties are told in `qss`."""
    values = {field.name: _css(getattr(theme, field.name)) for field in fields(theme)}
    values |= {f"{role.name.lower()}_size": f"{fonts.size(role)}px" for role in TextRole}
    values |= {f"{name}_picture": _picture(name, theme) for name in CONTROL_PICTURES}
    high = max(LEAST_FIELD, round(fonts.size(TextRole.BODY) * FIELD_LINE))
    values |= {"field_high": f"{high}px", "field_high_inside": f"{high - 2}px"}
    return Template(STYLESHEET).substitute(values | _knobs(max(1.0, fonts.base / DEFAULT_BASE)))


def _knobs(growth: float) -> dict[str, str]:
    """What is ticked, dragged or opened, as large as the text beside it."""
    tick, arrow = 2 * round(TICK / 2 * growth), round(ARROW * growth)
    sizes = {
        "tick_high": tick,
        "knob_inside": tick - 2,
        "knob_round": tick // 2 + 1,
        "knob_above": (tick + 2 - GROOVE) // 2,
        "slider_high": max(SLIDER, tick + 4),
        "arrow_high": arrow,
    }
    return {name: f"{size}px" for name, size in sizes.items()}


def _css(value: object) -> str:
    if not isinstance(value, QColor):
        return ""
    return f"rgba({value.red()}, {value.green()}, {value.blue()}, {value.alpha()})"


def _picture(name: str, theme: Theme) -> str:
    """Qt's style sheets take pictures from files only; forward slashes on every system."""
    return resource_path("icons", "controls", f"{name}-{theme.name}.svg").as_posix()
