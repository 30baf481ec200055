"""The members of the Qwirkle family, as data."""

from .boards import boards
from .classic import CLASSIC
from .cubes import CUBES
from .variant import Variant

__all__ = ["CLASSIC", "CUBES", "Variant", "boards"]
