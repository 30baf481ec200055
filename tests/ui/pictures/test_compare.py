"""The eye of the picture tests: what it passes over, and what it does not."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.ui.art.marks import Mark
from qwirkle_desktop.ui.art.palettes import shipped_palette
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.art.styles import style_for
from qwirkle_desktop.ui.theme import DARK, LIGHT
from qwirkle_desktop.ui.typography import make_font
from tests.ui.pictures.compare import difference, picture_of
from tests.ui.table.conftest import dressed

__all__ = ["dressed"]
WORDS = "Ada played 3 tiles for 12 points."
Paint = Callable[[QPainter], None]


@pytest.fixture(autouse=True)
def fonts(dressed: QApplication) -> None:
    """The shipped fonts."""


def painted(*paints: Paint) -> QImage:
    image = QImage(320, 120, QImage.Format.Format_RGB32)
    image.fill(LIGHT.panel)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for paint in paints:
            paint(painter)
    return image


def words(text: str = WORDS, *, by: float = 0.0, hinting: QFont.HintingPreference | None = None) -> Paint:
    def paint(painter: QPainter) -> None:
        font = make_font(14)
        if hinting is not None:
            font.setHintingPreference(hinting)
        painter.setFont(font)
        painter.setPen(LIGHT.text)
        painter.drawText(QPointF(10 + by, 40), text)

    return paint


def ring(painter: QPainter) -> None:
    painter.setPen(QPen(LIGHT.accent, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(5, 60, 80, 40), 8, 8)


def test_the_same_picture_is_the_same() -> None:
    assert not difference(painted(words()), painted(words())).is_seen


@pytest.mark.parametrize(
    "hinting", [QFont.HintingPreference.PreferNoHinting, QFont.HintingPreference.PreferVerticalHinting]
)
def test_letters_that_another_machine_hints_otherwise_look_the_same(
    hinting: QFont.HintingPreference,
) -> None:
    assert not difference(painted(words()), painted(words(hinting=hinting))).is_seen


def test_letters_half_a_pixel_off_look_the_same() -> None:
    assert not difference(painted(words()), painted(words(by=0.5))).is_seen


@pytest.mark.parametrize(
    "other",
    [
        (words(WORDS.replace("12", "13")),),
        (words(WORDS.replace("tiles", "tile")),),
        (words(by=3),),
        (words(), ring),
        (),
    ],
    ids=["another number", "a letter less", "moved", "a focus ring", "gone"],
)
def test_what_somebody_would_notice_is_seen(other: tuple[Paint, ...]) -> None:
    assert difference(painted(words()), painted(*other)).is_seen


@pytest.mark.parametrize("mark", [Mark.LAST_MOVE, Mark.EARLIER_MOVE, Mark.LEGAL, Mark.CURSOR, Mark.CHOSEN])
def test_a_mark_on_a_cell_is_seen(mark: Mark) -> None:
    sprites = Sprites(DARK, style_for(shipped_palette("maple")))

    def paint(painter: QPainter) -> None:
        sprite = sprites.mark(mark, 40, 1.0)
        painter.drawPixmap(QPointF(40, 40) + sprite.offset, sprite.pixmap)

    assert difference(painted(), painted(paint)).is_seen


def test_a_colour_that_is_a_little_off_is_seen_where_it_fills_something() -> None:
    def fill(colour: QColor) -> Paint:
        return lambda painter: painter.fillRect(20, 20, 60, 40, colour)

    assert difference(painted(fill(LIGHT.card)), painted(fill(LIGHT.active_card))).is_seen


def test_another_size_is_told(tmp_path: Path) -> None:
    small, large = painted(words()), painted(words()).scaled(330, 120)
    told = difference(small, large)
    assert told.is_seen
    assert str(told) == "the size was 320x120 and is 330x120"
    assert picture_of(small, large, told).size().toTuple() == (3 * 330, 120)
