"""Dresses the application: theme, fonts and tiles, as the settings say."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.art.shelf import PaletteShelf
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.art.styles import ColourMark, Finish, TileStyle, style_for
from qwirkle_desktop.ui.theme import DARK, LIGHT, Ground, Theme, on_ground, palette, stylesheet
from qwirkle_desktop.ui.translations import Language
from qwirkle_desktop.ui.typography import TypeScale, scale_of


class Appearance(QObject):
    """Owns the theme in force and the style of the tiles; `shelf` has the palettes to choose from.

    changed(Theme): everything is to be painted anew. resized(TypeScale): in other sizes of text.
    """

    changed = Signal(object)
    resized = Signal(object)

    def __init__(
        self, app: QApplication, fonts: TypeScale, settings: Settings, shelf: PaletteShelf | None = None
    ) -> None:
        super().__init__(app)
        self.app = app
        self.language = Language(app, settings.language)
        self.fonts = fonts
        self.shelf = shelf or PaletteShelf()
        self._settings = settings
        self.theme = theme_of(settings)
        self.sprites = Sprites(self.theme, style_of(settings, self.shelf))
        self._dress()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_desktop)
        self.language.changed.connect(self._letter_anew)

    def apply(self, settings: Settings) -> None:
        """Change what the settings changed."""
        self._settings = settings
        self.language.apply(settings.language)
        self._resize(scale_of(settings.text_size))
        theme, style = theme_of(settings), style_of(settings, self.shelf)
        if (theme, style) == (self.theme, self.sprites.style):
            return
        if style != self.sprites.style:
            self.sprites.set_style(style)
        if theme != self.theme:
            self.theme = theme
            self.sprites.set_theme(theme)
            self._dress()
        self.changed.emit(theme)

    def _resize(self, fonts: TypeScale) -> None:
        if fonts != self.fonts:
            self.fonts = fonts
            self._dress()
            self.resized.emit(fonts)

    def _dress(self) -> None:
        self.app.setPalette(palette(self.theme))
        self.app.setFont(self.fonts.font())
        self.app.setStyleSheet(stylesheet(self.theme, self.fonts))

    def _letter_anew(self) -> None:
        """Tiles may bear the letters of another language."""
        if self.sprites.style.marks is ColourMark.LETTER:
            self.sprites.clear()
            self.changed.emit(self.theme)

    def _follow_desktop(self, scheme: Qt.ColorScheme) -> None:
        self.apply(self._settings)


def style_of(settings: Settings, shelf: PaletteShelf) -> TileStyle:
    """The style of tiles that the settings ask for."""
    return style_for(shelf.get(settings.tiles), Finish(settings.finish), ColourMark(settings.colour_marks))


def theme_of(settings: Settings) -> Theme:
    """The theme of the settings; the desktop's own where it tells, else the light one."""
    if settings.appearance == "system":
        scheme = QGuiApplication.styleHints().colorScheme()
        theme = DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    else:
        theme = DARK if settings.appearance == "dark" else LIGHT
    return on_ground(theme, Ground(settings.ground))
