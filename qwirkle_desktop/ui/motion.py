"""How much moves, and how fast: as the settings say, or as the desktop does."""

from PySide6.QtCore import QObject, Signal

from qwirkle_desktop.library.settings import Settings

STRETCHES = {"slow": 1.7, "normal": 1.0, "fast": 0.55}


class Motion(QObject):
    """changed(bool, float): whether things move from now on, and how long a movement takes, usually 1."""

    changed = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = Settings()
        self._desktop_moves = True
        self._told: tuple[bool, float] | None = None

    @property
    def moves(self) -> bool:
        """Whether things move; else they are in place at once."""
        if self._settings.animation == "system":
            return self._desktop_moves
        return self._settings.animation == "full"

    @property
    def stretch(self) -> float:
        """How long a movement takes, compared with the usual."""
        return STRETCHES[self._settings.motion_speed]

    def apply(self, settings: Settings) -> None:
        """Take the settings."""
        self._settings = settings
        self._tell()

    def hear_desktop(self, moves: bool) -> None:
        """The desktop says whether things are to move."""
        self._desktop_moves = moves
        self._tell()

    def _tell(self) -> None:
        now = (self.moves, self.stretch)
        if now != self._told:
            self._told = now
            self.changed.emit(*now)
