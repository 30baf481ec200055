"""Text: the shipped fonts carry the letters we promise, figures keep their width, sizes grow together."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.typography import FAMILIES, TextRole, TypeScale, load_fonts, make_font

LARGEST_SHARE = 600 * 1024


@pytest.fixture(autouse=True)
def fonts(qapp: QApplication) -> tuple[str, ...]:
    return load_fonts()


def families_used(text: str, font: QFont) -> set[str]:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


def test_every_family_is_shipped_with_its_licence_and_stays_small(fonts: tuple[str, ...]) -> None:
    assert set(FAMILIES) <= set(fonts)
    folder = resource_path("fonts")
    assert sum(file.stat().st_size for file in folder.iterdir()) < LARGEST_SHARE
    assert "SIL OPEN FONT LICENSE Version 1.1" in (folder / "OFL.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "family"),
    [
        ("Zoë Łukasz Ağaoğlu Đặng", "Noto Sans"),
        ("Παναγιώτης Сергей", "Noto Sans"),
        ("“Play” – it’s 5 × 3…", "Noto Sans"),
        ("ผู้เล่น", "Noto Sans Thai"),
        ("→−≤", "Noto Sans Math"),
        ("▸✓★", "Noto Sans Symbols2"),
    ],
)
def test_names_and_signs_are_drawn_by_our_own_fonts(text: str, family: str) -> None:
    assert families_used(text, make_font(14)) == {family}


def test_the_three_weights_are_three_cuts() -> None:
    weights = (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold)
    cuts = [QRawFont.fromFont(make_font(16, weight)).styleName() for weight in weights]
    assert cuts == ["Regular", "SemiBold", "Bold"]


def test_all_figures_are_equally_wide_so_that_counting_up_does_not_shake() -> None:
    for role in TextRole:
        metrics = QFontMetricsF(TypeScale().font(role))
        assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1


def test_sizes_at_base_14_are_those_of_the_design() -> None:
    assert [TypeScale().size(role) for role in TextRole] == [13, 14, 16, 20, 28, 40]


@pytest.mark.parametrize("base", [15, 18, 24])
def test_every_size_grows_with_the_base(base: int) -> None:
    for role in TextRole:
        assert TypeScale(base).size(role) > TypeScale().size(role)
        assert TypeScale(base).font(role).pixelSize() == TypeScale(base).size(role)


def test_a_chip_grows_with_its_cell_but_never_gets_too_small_to_read() -> None:
    sizes = [TypeScale().chip_font(cell).pixelSize() for cell in (16, 24, 40, 56, 96)]
    assert sizes == sorted(sizes)
    assert sizes[0] == 11
    assert sizes[-1] > 20
