"""Where games, settings and logs live on this machine."""

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

APP = "qwirkle-desktop"
NO_HOME = "this machine tells no home folder"


class FolderUnusable(Exception):
    """A folder cannot be made, or not be written to."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(f"{folder}: {reason}")
        self.folder = folder
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of data (games), settings and logs; they may be one and the same."""

    data: Path
    config: Path
    logs: Path

    @property
    def library(self) -> Path:
        """The library of games."""
        return self.data / "library.sqlite3"

    @property
    def settings(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def palettes(self) -> Path:
        """A person's own palettes of tile colours; the folder is made with the first of them."""
        return self.data / "palettes"

    @property
    def reviews(self) -> Path:
        """Reviews that were made of games; the folder is made with the first of them."""
        return self.data / "reviews"

    @property
    def puzzles(self) -> Path:
        """What was done with the puzzles."""
        return self.data / "puzzles.json"

    @property
    def picture(self) -> Path:
        """The window as it was left."""
        return self.data / "window.png"

    def create(self) -> None:
        """Make the folders that are not there, for their owner only. Raises FolderUnusable."""
        for folder in (self.data, self.config, self.logs):
            _make(folder)


def places_in(folder: Path) -> Places:
    """Everything under one folder, as `--data-dir` asks."""
    folder = folder.absolute()
    return Places(data=folder, config=folder, logs=folder / "logs")


def usual_places() -> Places:
    """The platform's folders. Raises FolderUnusable where the machine does not tell a home folder."""
    try:
        places = Places(
            data=platformdirs.user_data_path(APP, appauthor=False, roaming=False),
            config=platformdirs.user_config_path(APP, appauthor=False, roaming=False),
            logs=platformdirs.user_log_path(APP, appauthor=False),
        )
    except RuntimeError:
        # What newer versions of platformdirs say; older ones give a folder called ~.
        raise FolderUnusable(Path("~"), NO_HOME) from None
    if not places.data.is_absolute():
        raise FolderUnusable(places.data, NO_HOME)
    return places


def _make(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise FolderUnusable(folder, error.strerror or str(error)) from error
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise FolderUnusable(folder, "it may not be written to")
