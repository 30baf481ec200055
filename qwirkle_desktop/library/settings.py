"""What people chose and the app remembers, in a small checked file."""

import json
import os
import time
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.formats.files import read_file
from qwirkle_desktop.formats.jsonlines import convert, parse_object

from .files import write_atomically
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
Command = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_COMMAND, pattern=PLAIN)]


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


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """All settings; as made, the defaults. `window` is its geometry in base64, `names` newest first."""

    appearance: Literal["system", "light", "dark"] = "system"
    tiles: Literal["maple", "walnut"] = "maple"
    show_legal_cells: bool = True
    wheel: Literal["zoom", "pan"] = "zoom"
    animation: Literal["full", "reduced"] = "full"
    pace: Literal["quick", "natural", "slow"] = "natural"
    tie: Literal["oldest", "lot", "youngest", "choose"] = "oldest"
    seats: Annotated[tuple[SeatSettings, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_NAMES)] = ()
    bots: Annotated[tuple[BotSettings, ...], msgspec.Meta(max_length=MOST_BOTS)] = ()
    window: Annotated[str, msgspec.Meta(max_length=4_000, pattern="^[A-Za-z0-9+/=]*$")] | None = None


def load_settings(path: Path) -> tuple[Settings, str | None]:
    """The settings, and in words what was wrong with the file: it is then set aside and the defaults hold."""
    if not os.path.lexists(path):
        return Settings(), None
    try:
        return convert(parse_object(read_file(path).removeprefix(b"\xef\xbb\xbf")), Settings), None
    except FormatError as error:
        return Settings(), f"{path.name}: {error.reason}; {_set_aside(path)}"


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings. Raises OSError; the old file is then as it was."""
    text = json.dumps(msgspec.to_builtins(settings), ensure_ascii=False, indent=2)
    write_atomically(path, f"{text}\n".encode())


def _set_aside(path: Path) -> str:
    """Keep a bad file under another name, for its owner to look at."""
    try:
        aside = _free_name(path)
        path.rename(aside)
    except OSError as error:
        return f"it could not be set aside ({error.strerror})"
    return f"it was set aside as {aside.name}"


def _free_name(path: Path) -> Path:
    now = time.strftime("%Y%m%d-%H%M%S")
    names = (f"{path.stem}.bad-{now}{more}{path.suffix}" for more in ("", *(f"-{n}" for n in range(2, 100))))
    return next(free for name in names if not (free := path.with_name(name)).exists())
