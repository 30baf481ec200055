"""The six symbols: their sizes, and that no two could be taken for each other."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF

from qwirkle_desktop.rules.tiles import SHAPES, Shape, parse_tile
from qwirkle_desktop.ui.art.shapes import symbol_path
from qwirkle_desktop.ui.art.tiles import LEAST_OUTLINE, OUTLINE, placed_symbol, tile_shape


@pytest.mark.parametrize(
    ("shape", "half_width"),
    [
        (Shape.CIRCLE, 0.315),
        (Shape.SQUARE, 0.27),
        (Shape.DIAMOND, 0.385),
        (Shape.CLOVER, 0.365),
        (Shape.FOUR_POINT_STAR, 0.3253),
        (Shape.EIGHT_POINT_STAR, 0.385),
    ],
)
def test_a_symbol_reaches_equally_far_to_all_sides(shape: Shape, half_width: float) -> None:
    box = symbol_path(shape).boundingRect()
    for side in (-box.left(), box.right(), -box.top(), box.bottom()):
        assert side == pytest.approx(half_width, abs=0.001)


def test_two_symbols_never_cover_the_same_places() -> None:
    places = [QPointF(x / 50 - 0.5, y / 50 - 0.5) for x in range(51) for y in range(51)]
    covered = {
        shape: {i for i, at in enumerate(places) if symbol_path(shape).contains(at)} for shape in SHAPES
    }
    for one, other in combinations(SHAPES, 2):
        apart = len(covered[one] ^ covered[other]) / len(covered[one] | covered[other])
        assert apart > 0.1, (one, other)


def test_the_four_point_star_has_no_tip_where_the_diamond_has_one() -> None:
    top = QPointF(0, -0.3)
    assert symbol_path(Shape.DIAMOND).contains(top)
    assert not symbol_path(Shape.FOUR_POINT_STAR).contains(top)


def test_the_clover_is_one_outline_without_holes() -> None:
    assert len(symbol_path(Shape.CLOVER).toSubpathPolygons()) == 1


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("cell", [24, 31, 40, 56, 64, 96])
@pytest.mark.parametrize("shape", SHAPES)
def test_a_symbol_with_its_outline_lies_in_the_middle_of_the_face(
    shape: Shape, cell: int, ratio: float
) -> None:
    where = tile_shape(round(cell * ratio), ratio)
    outline = max(LEAST_OUTLINE * ratio, OUTLINE * where.cell)
    box = placed_symbol(shape, where, outline).boundingRect()
    grown: QRectF = box.adjusted(-outline / 2, -outline / 2, outline / 2, outline / 2)
    assert where.face.contains(grown)
    assert abs(box.center().x() - where.face.center().x()) < 0.01
    assert abs(box.center().y() - where.face.center().y()) <= 0.51


@pytest.mark.parametrize("cell", [24, 40, 56, 64, 77])
def test_the_sides_of_a_square_fall_on_whole_pixels(cell: int) -> None:
    where = tile_shape(cell)
    outline = max(LEAST_OUTLINE, OUTLINE * cell)
    box = placed_symbol(parse_tile("Rs").shape, where, outline).boundingRect()
    for side in (box.left() - outline / 2, box.bottom() + outline / 2):
        assert side == pytest.approx(round(side), abs=0.001)
