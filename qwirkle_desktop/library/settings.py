"""What people chose and the app remembers, in a small checked file."""

import json
import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.formats.house import RulesFields
from qwirkle_desktop.formats.jsonlines import convert, parse_object

from .files import set_aside, write_atomically
from .record import BOT_PREFIX, LONGEST_NAME, MOST_SEATS, OLDEST_PLAYER

MOST_NAMES = 30
"""How many names are remembered."""
MOST_BOTS, LONGEST_COMMAND = 12, 1000
"""Bots, and characters of a command: all of them together still fit into the file that may be read."""

PLAIN = "^[^\x00-\x1f\x7f-\x9f]*$"
"""No control characters."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN)]

LONGEST_PLAYER = len(BOT_PREFIX) + LONGEST_NAME
Player = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PLAYER, pattern=PLAIN)]
PaletteId = Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f-\x9f/\\]*$")]
"""A palette of tile colours: its file's name without the ending."""
VariantId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z-]+$")]
Command = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_COMMAND, pattern=PLAIN)]


ActionName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[a-z_0-9]+$")]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PLAIN)]
Keys = Annotated[tuple[Key, ...], msgspec.Meta(max_length=4)]
"""The keys of an action that are not its own: Qt's portable text, `Ctrl+R`; none at all: it has none."""
MOST_ACTIONS = 150
MOST_RULE_SETS = 6
"""Sets of house rules that have names."""


class SeatSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of the last new game: a person, a level or `bot:NAME`; `colour` is the theme's index."""

    name: Name
    level: Player | None = None
    age: Annotated[int, msgspec.Meta(ge=0, le=OLDEST_PLAYER)] | None = None
    colour: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] = 0


class BotSettings(msgspec.Struct, frozen=True):
    """An outside bot of this machine, and how to start it. No two have the same name."""

    name: Name
    command: Command


class RuleSetSettings(msgspec.Struct, frozen=True):
    """House rules that people gave a name. No two have the same."""

    name: Name
    rules: RulesFields


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """All settings; as made, the defaults. `window` is its geometry in base64, `names` newest first.

    `rules` are those of the last new game but for the `tie`, which was there before them; `variant` is what
    was played.
    `look_again` is from how many points lost on a play is asked about, 0: never.
    `tiles` is the palette of the tiles, `ground` what the table is made of; `volume` and `text_size`
    are in percent.
    """

    language: Literal["system", "en", "fr", "nb", "th"] = "system"
    appearance: Literal["system", "light", "dark"] = "system"
    tiles: PaletteId = "maple"
    finish: Literal["wood", "flat", "contrast"] = "wood"
    colour_marks: Literal["off", "letter", "pattern"] = "off"
    ground: Literal["plain", "felt", "wood", "paper"] = "plain"
    show_legal_cells: bool = True
    wheel: Literal["zoom", "pan"] = "zoom"
    animation: Literal["system", "full", "reduced"] = "system"
    motion_speed: Literal["slow", "normal", "fast"] = "normal"
    text_size: Annotated[int, msgspec.Meta(ge=80, le=200)] = 100
    sounds: bool = True
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 70
    sound_place: bool = True
    sound_roll: bool = True
    sound_refuse: bool = True
    sound_score: bool = True
    sound_qwirkle: bool = True
    sound_turn: bool = True
    sound_end: bool = True
    pace: Literal["quick", "natural", "slow"] = "natural"
    look_again: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    tie: Literal["oldest", "lot", "youngest", "choose"] = "oldest"
    rules: RulesFields = RulesFields()
    variant: VariantId = "classic"
    rule_sets: Annotated[tuple[RuleSetSettings, ...], msgspec.Meta(max_length=MOST_RULE_SETS)] = ()
    seats: Annotated[tuple[SeatSettings, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_NAMES)] = ()
    bots: Annotated[tuple[BotSettings, ...], msgspec.Meta(max_length=MOST_BOTS)] = ()
    keys: Annotated[dict[ActionName, Keys], msgspec.Meta(max_length=MOST_ACTIONS)] = {}
    window: Annotated[str, msgspec.Meta(max_length=4_000, pattern="^[A-Za-z0-9+/=]*$")] | None = None


def load_settings(path: Path) -> tuple[Settings, str | None]:
    """The settings, and in words what was wrong with the file: it is then set aside and the defaults hold."""
    if not os.path.lexists(path):
        return Settings(), None
    try:
        return convert(parse_object(read_file(path).removeprefix(b"\xef\xbb\xbf")), Settings), None
    except FormatError as error:
        return Settings(), f"{path.name}: {error.reason}; {set_aside(path)}"


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings. Raises OSError; the old file is then as it was."""
    text = json.dumps(msgspec.to_builtins(settings), ensure_ascii=False, indent=2)
    write_atomically(path, f"{text}\n".encode())
