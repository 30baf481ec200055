"""What the editor tells of a palette: the two colours most alike to each kind of eye, and warnings."""

from collections.abc import Iterator

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from qwirkle_desktop.rules.tiles import COLOURS
from qwirkle_desktop.ui.art.judging import (
    LEAST_APART,
    LEAST_APART_OTHERWISE,
    LEAST_CONTRAST,
    Nearest,
    nearest,
    symbol_contrast,
)
from qwirkle_desktop.ui.art.palettes import TilePalette
from qwirkle_desktop.ui.art.seeing import Sight
from qwirkle_desktop.ui.dialogs.parts import GAP, text_label
from qwirkle_desktop.ui.phrases import looks as phrases


class PaletteFigures(QWidget):
    """Refreshed with every colour that is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = {sight: _line(sight) for sight in Sight}
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(text_label(phrases.nearest_title(), "name"))
        for sight, line in self._lines.items():
            page.addSpacing(GAP)
            page.addWidget(text_label(phrases.sight_name(sight.name), "small"))
            page.addWidget(line)
        page.addStretch()

    def show_palette(self, palette: TilePalette) -> None:
        """Tell the figures of this palette."""
        found = [nearest(palette, sight) for sight in Sight]
        for each in found:
            self._lines[each.sight].setText(phrases.nearest(each.one, each.other, each.apart))


class PaletteWarnings(QWidget):
    """What may trouble a player, in red; and what troubles some eyes in nearly every palette, quietly."""

    def __init__(self) -> None:
        super().__init__()
        self.troubles = text_label(role="error")
        self.troubles.setObjectName("palette_warnings")
        self.advice = text_label(role="muted")
        self.advice.setObjectName("palette_advice")
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.troubles)
        page.addWidget(self.advice)

    def show_palette(self, palette: TilePalette) -> None:
        """Tell what is to be warned of in this palette."""
        found = [nearest(palette, sight) for sight in Sight]
        troubles = [*_too_near(found, palette), *_too_pale(palette)]
        self.troubles.setText("\n".join(troubles))
        self.troubles.setVisible(bool(troubles))
        advice = phrases.too_near_otherwise() if _confuses_some(found) else phrases.all_good()
        self.advice.setText(advice)
        self.advice.setVisible(not troubles)


def _line(sight: Sight) -> QLabel:
    line = text_label()
    line.setObjectName(f"nearest_{sight.name.lower()}")
    return line


def _too_near(found: list[Nearest], palette: TilePalette) -> Iterator[str]:
    """Eyes other than most people's count where the palette is meant for them."""
    for each in found:
        is_normal = each.sight is Sight.NORMAL
        if not each.is_enough and (is_normal or palette.purpose == "colour-vision"):
            yield phrases.too_near(each.one, each.other, LEAST_APART if is_normal else LEAST_APART_OTHERWISE)


def _confuses_some(found: list[Nearest]) -> bool:
    return not all(each.is_enough for each in found)


def _too_pale(palette: TilePalette) -> Iterator[str]:
    for colour in COLOURS:
        contrast = symbol_contrast(palette, colour)
        if contrast < LEAST_CONTRAST:
            yield phrases.too_pale(colour, contrast, LEAST_CONTRAST)
