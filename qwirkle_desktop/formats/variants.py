"""The variants by their ids, the boards of some read from their layouts in the resources."""

from functools import cache

import msgspec

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.ground import Ground
from qwirkle_desktop.rules.variants import CLASSIC, CUBES, Variant, boards

from .errors import Unreadable, Unsupported
from .files import read_file
from .jsonlines import convert, parse_object

FOLDER = "variants"
STAR, FILLED, START, PLAIN = "*#o."


class Layout(msgspec.Struct, frozen=True):
    """What is printed on a board, as drawn: `*` a star, `#` filled before the start, `o` to start from.

    A digit is a number, its points; `.` is any other cell.
    """

    rows: tuple[str, ...]

    def ground(self) -> Ground:
        """The board. Raises Unreadable."""
        if len({len(row) for row in self.rows}) != 1:
            raise Unreadable("field rows: the rows are of different lengths")
        signs = {Cell(x, y): sign for y, row in enumerate(self.rows) for x, sign in enumerate(row)}
        for cell, sign in signs.items():
            if sign not in (STAR, FILLED, START, PLAIN) and sign not in "123456789":
                raise Unreadable(f"field rows: {sign!r} at {cell} stands for nothing")
        return Ground(
            width=len(self.rows[0]),
            height=len(self.rows),
            start=frozenset(cell for cell, sign in signs.items() if sign == START),
            stars=frozenset(cell for cell, sign in signs.items() if sign == STAR),
            numbers={cell: int(sign) for cell, sign in signs.items() if sign.isdigit()},
            filled=tuple(cell for cell, sign in signs.items() if sign == FILLED),
        )


def read_layout(name: str) -> Layout:
    """A layout of the resources. Raises Unreadable."""
    return convert(parse_object(read_file(resource_path(FOLDER, f"{name}.json"))), Layout)


@cache
def variants() -> dict[str, Variant]:
    """Every variant by its id."""
    on_boards = boards(read_layout("select").ground(), read_layout("connect").ground())
    return {variant.id: variant for variant in (CLASSIC, CUBES, *on_boards)}


def variant_named(name: str | None) -> Variant:
    """The variant with that id, classic if none is named. Raises Unsupported."""
    if name is None or name == CLASSIC.id:
        return CLASSIC
    try:
        return variants()[name]
    except KeyError:
        raise Unsupported(f"the variant {name[:40]!r} is not known to this version") from None


def variant_field(variant: Variant) -> str:
    """The id to write where the classic game goes without saying."""
    return "" if variant == CLASSIC else variant.id
