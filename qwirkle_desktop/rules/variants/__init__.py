"""The members of the Qwirkle family, as data."""

from .classic import CLASSIC
from .variant import Variant

VARIANTS = {variant.id: variant for variant in (CLASSIC,)}

__all__ = ["CLASSIC", "VARIANTS", "Variant"]
