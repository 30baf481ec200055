"""Palettes of tile colours, read from the JSON files of the format and from a person's own."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from PySide6.QtGui import QColor

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.tiles import Colour

LARGEST_FILE, LONGEST_NAME = 64 * 1024, 80

Purpose = Literal["normal", "colour-vision"]
_Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")]


class PaletteError(ValueError):
    """The file is no palette; the text says why."""


@dataclass(frozen=True, slots=True)
class Paint:
    """How one colour of tile is painted."""

    fill: QColor
    outline: QColor


@dataclass(frozen=True, slots=True)
class TilePalette:
    """Six paints and the face they lie on; `id` is the file's name without its ending."""

    id: str
    name: str
    purpose: Purpose
    face: QColor
    paints: dict[Colour, Paint]


class _PaintFile(msgspec.Struct):
    fill: _Hex
    outline: _Hex


class _ColoursFile(msgspec.Struct):
    red: _PaintFile
    orange: _PaintFile
    yellow: _PaintFile
    green: _PaintFile
    blue: _PaintFile
    purple: _PaintFile


class _PaletteFile(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
    purpose: Purpose = msgspec.field(name="for")
    tile: _Hex
    colours: _ColoursFile


def load_palette(path: Path) -> TilePalette:
    """The palette in a file. Raises PaletteError if it is none, OSError if it cannot be read."""
    if path.stat().st_size > LARGEST_FILE:
        raise PaletteError(f"{path.name} is too large for a palette")
    try:
        read = msgspec.json.decode(path.read_bytes(), type=_PaletteFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PaletteError(f"{path.name}: {error}") from error
    return TilePalette(path.stem, read.name, read.purpose, QColor(read.tile), _paints(read.colours))


def _paints(colours: _ColoursFile) -> dict[Colour, Paint]:
    named = {colour: getattr(colours, colour.name.lower()) for colour in Colour}
    return {colour: Paint(QColor(paint.fill), QColor(paint.outline)) for colour, paint in named.items()}


def shipped_palette(id_: str) -> TilePalette:
    """One of the palettes that come with the game, `maple` for one."""
    return load_palette(resource_path("palettes", f"{id_}.json"))


def palette_text(palette: TilePalette) -> dict[str, object]:
    """The palette as its file holds it."""
    colours = {
        colour.name.lower(): {"fill": _hex(paint.fill), "outline": _hex(paint.outline)}
        for colour, paint in palette.paints.items()
    }
    return {"name": palette.name, "for": palette.purpose, "tile": _hex(palette.face), "colours": colours}


def _hex(colour: QColor) -> str:
    return colour.name().upper()
