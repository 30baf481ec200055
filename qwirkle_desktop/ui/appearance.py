"""Dresses the application: theme, fonts and tiles, as the settings say."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.art.palettes import shipped_palette
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.art.styles import style_for
from qwirkle_desktop.ui.theme import DARK, LIGHT, Theme, palette, stylesheet
from qwirkle_desktop.ui.typography import TypeScale


class Appearance(QObject):
    """Owns the theme in force.

    changed(Theme): everything is to be painted anew.
    """

    changed = Signal(object)

    def __init__(self, app: QApplication, fonts: TypeScale, settings: Settings) -> None:
        super().__init__(app)
        self.app = app
        self.fonts = fonts
        self.appearance, self._tiles = settings.appearance, settings.tiles
        self.theme = _theme_for(self.appearance)
        self.sprites = Sprites(self.theme, style_for(shipped_palette(self._tiles)))
        self._dress()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_desktop)

    def apply(self, settings: Settings) -> None:
        """Change what the settings changed."""
        theme = _theme_for(settings.appearance)
        if (theme, settings.tiles) == (self.theme, self._tiles):
            self.appearance = settings.appearance
            return
        self.appearance, self._tiles, self.theme = settings.appearance, settings.tiles, theme
        self.sprites.set_style(style_for(shipped_palette(settings.tiles)))
        self.sprites.set_theme(theme)
        self._dress()
        self.changed.emit(theme)

    def _dress(self) -> None:
        self.app.setPalette(palette(self.theme))
        self.app.setFont(self.fonts.font())
        self.app.setStyleSheet(stylesheet(self.theme, self.fonts))

    def _follow_desktop(self, scheme: Qt.ColorScheme) -> None:
        self.apply(Settings(appearance=self.appearance, tiles=self._tiles))


def _theme_for(appearance: str) -> Theme:
    """The theme of a setting; the desktop's own where it tells, else the light one."""
    if appearance == "system":
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    return DARK if appearance == "dark" else LIGHT
