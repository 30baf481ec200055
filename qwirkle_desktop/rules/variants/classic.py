"""The boxed game: 108 tiles, hands of six."""

from .variant import Variant

CLASSIC = Variant(id="classic", copies=3, hand_size=6, qwirkle_size=6, qwirkle_bonus=6, out_bonus=6)
