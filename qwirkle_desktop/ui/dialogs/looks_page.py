"""The page of the preferences about looks: theme, table and tiles, with a sample of them."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.ui.appearance import style_of, theme_of
from qwirkle_desktop.ui.art.palettes import TilePalette
from qwirkle_desktop.ui.art.shelf import FIRST, PaletteShelf
from qwirkle_desktop.ui.dialogs.parts import GAP, button, text_label
from qwirkle_desktop.ui.dialogs.sample import TileSample
from qwirkle_desktop.ui.dialogs.settings_page import SettingsPage
from qwirkle_desktop.ui.phrases import looks as phrases
from qwirkle_desktop.ui.phrases.menus import plain_text
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.typography import text_growth

STRIP, RATIO, LONGEST_NAME = QSize(60, 14), 2, 34


class LooksPage(SettingsPage):
    """What the table and its tiles look like."""

    def __init__(self, settings: Settings, shelf: PaletteShelf) -> None:
        super().__init__(settings)
        self._shelf = shelf
        self.sample = TileSample(theme_of(settings), style_of(settings, shelf))
        self.page.insertWidget(0, self.sample)
        self.page.insertSpacing(1, GAP)
        names = tuple((name, plain_text(f"appearance_{name}")) for name in ("system", "light", "dark"))
        self.add_choice("appearance", tr("Appearance"), names)
        self.add_choice("ground", tr("Table"), phrases.grounds())
        self.palettes = self.add_choice("tiles", tr("Colours of tiles"), ())
        self.palettes.setIconSize(STRIP)
        self.palettes.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.palettes.setMinimumContentsLength(round(LONGEST_NAME / max(1.0, text_growth())))
        self.edit = button(phrases.edit_colours(), "edit_palette")
        self.edit.clicked.connect(self._edit)
        self.add_row("", _at_left(self.edit))
        self.add_choice("finish", tr("Tiles are made of"), phrases.finishes())
        self.add_choice("colour_marks", tr("Marks of colours"), phrases.colour_marks())
        self._problems = text_label("", "small")
        self._problems.setObjectName("palette_problems")
        self.page.addWidget(self._problems)
        self.page.addStretch()
        self._fill_palettes()

    def show_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere."""
        super().show_settings(settings)
        self.sample.set_look(theme_of(settings), style_of(settings, self._shelf))

    def _fill_palettes(self) -> None:
        box = self.palettes
        box.blockSignals(True)
        box.clear()
        for palette in (*self._shelf.shipped(), *self._shelf.own()):
            box.addItem(_strip(palette), phrases.palette_name(palette.id, palette.name), palette.id)
        box.setCurrentIndex(max(0, box.findData(self.shown.tiles)))
        box.blockSignals(False)
        self._problems.setText("\n".join(self._shelf.problems))
        self._problems.setVisible(bool(self._shelf.problems))

    def _edit(self) -> None:
        from qwirkle_desktop.ui.dialogs.palette_editor import PaletteEditor

        self._editor = PaletteEditor(
            self._shelf.get(self.shown.tiles), self._shelf, theme_of(self.shown), self
        )
        self._editor.saved.connect(self._take_palette)
        self._editor.removed.connect(self._forget_palette)
        show(self._editor)

    def _take_palette(self, id_: str) -> None:
        self.chosen.emit({"tiles": id_})
        self._fill_palettes()

    def _forget_palette(self) -> None:
        self._take_palette(FIRST)


def _strip(palette: TilePalette) -> QIcon:
    """The six colours side by side."""
    picture = QPixmap(STRIP * RATIO)
    picture.fill(palette.face)
    width = picture.width() // len(palette.paints)
    with QPainter(picture) as painter:
        for place, paint in enumerate(palette.paints.values()):
            painter.fillRect(place * width + 2, 4, width - 4, picture.height() - 8, paint.fill)
    picture.setDevicePixelRatio(RATIO)
    return QIcon(picture)


def _at_left(control: QWidget) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(control)
    row.addStretch()
    return holder
