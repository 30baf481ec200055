"""The palettes to choose from: those that come with the game, and a person's own in a folder."""

import json
import logging
import re
from pathlib import Path

from qwirkle_desktop.library.files import set_aside, write_atomically
from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.art.palettes import PaletteError, TilePalette, load_palette, palette_text

log = logging.getLogger(__name__)

SHIPPED = (
    "maple",
    "walnut",
    "soft",
    "soft-night",
    "contrast",
    "contrast-night",
    "vision",
    "vision-night",
)
"""In the order of the list, each for light tiles and then for dark ones."""
FIRST = "maple"
MOST_OWN = 100
ASIDE = ".bad-"
"""In the names of files that were set aside."""


class PaletteShelf:
    """Reads and keeps palettes; `problems` tells in words of files that were none, and were set aside."""

    def __init__(self, own: Path | None = None) -> None:
        self._own = own
        self.problems: list[str] = []

    def shipped(self) -> tuple[TilePalette, ...]:
        """The palettes that come with the game."""
        return tuple(load_palette(resource_path("palettes", f"{id_}.json")) for id_ in SHIPPED)

    def own(self) -> tuple[TilePalette, ...]:
        """A person's own palettes, by name. A file with the name of a shipped one is not among them."""
        files = sorted(self._own.glob("*.json")) if self._own and self._own.is_dir() else []
        new = [file for file in files if file.stem not in SHIPPED and ASIDE not in file.stem]
        read = [self._read(file) for file in new[:MOST_OWN]]
        return tuple(sorted((one for one in read if one), key=lambda one: one.name.casefold()))

    def get(self, id_: str) -> TilePalette:
        """That palette; the first one where it is gone or is none."""
        if id_ not in SHIPPED and self._own is not None:
            file = self._own / f"{id_}.json"
            if file.is_file():
                return self._read(file) or self.get(FIRST)
            log.warning("the palette %s is gone", id_)
            id_ = FIRST
        return load_palette(resource_path("palettes", f"{id_ if id_ in SHIPPED else FIRST}.json"))

    def keep(self, palette: TilePalette) -> None:
        """Write a person's own palette. Raises OSError; an older file is then as it was."""
        if self._own is None:
            raise OSError("there is no folder for palettes")
        self._own.mkdir(mode=0o700, exist_ok=True)
        text = json.dumps(palette_text(palette), ensure_ascii=False, indent=2)
        write_atomically(self._own / f"{palette.id}.json", f"{text}\n".encode())

    def remove(self, id_: str) -> None:
        """Delete a person's own palette. Raises OSError."""
        if self._own is not None and id_ not in SHIPPED:
            (self._own / f"{id_}.json").unlink(missing_ok=True)

    def free_id(self, name: str) -> str:
        """A file's name for a palette of that name, which no other has."""
        from unicodedata import normalize

        plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        stem = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40] or "palette"
        taken = {*SHIPPED, *(file.stem for file in self._own.glob("*.json"))} if self._own else set(SHIPPED)
        names = (f"{stem}{more}" for more in ("", *(f"-{number}" for number in range(2, 1000))))
        return next(free for free in names if free not in taken)

    def _read(self, file: Path) -> TilePalette | None:
        """The file's palette; one that is none is set aside, and told."""
        try:
            return load_palette(file)
        except PaletteError as error:
            self.problems.append(f"{error}; {set_aside(file)}")
        except OSError as error:
            self.problems.append(f"{file.name}: {error.strerror}")
        log.warning("%s", self.problems[-1])
        return None
