"""House rules as the `rules` object of a record or position; what is left out is the rulebook's."""

from typing import Annotated, Literal

import msgspec

from qwirkle_desktop.rules.house import RULEBOOK, AtZero, HouseRules, Opening, Tie
from qwirkle_desktop.rules.variants import CLASSIC, VARIANTS, Variant

from .errors import Unsupported


class RulesFields(msgspec.Struct, omit_defaults=True):
    """House rules as written."""

    opening: Literal["full", "free"] = "full"
    passing: bool = msgspec.field(default=False, name="pass")
    target: Annotated[int, msgspec.Meta(ge=1, le=100_000)] | None = None
    turn_seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    at_zero: Literal["remind", "pass"] = "remind"
    open: bool = False
    tie: Literal["oldest", "lot", "youngest", "choose"] = "oldest"

    def house_rules(self) -> HouseRules:
        """The rules as a value."""
        return HouseRules(
            opening=Opening(self.opening),
            passing=self.passing,
            target=self.target,
            turn_seconds=self.turn_seconds,
            at_zero=AtZero(self.at_zero),
            open_hands=self.open,
            tie=Tie(self.tie),
        )


def format_rules(rules: HouseRules) -> dict[str, object]:
    """The `rules` object, with only what differs from the rulebook."""
    written: dict[str, tuple[object, object]] = {
        "opening": (rules.opening.value, RULEBOOK.opening.value),
        "pass": (rules.passing, RULEBOOK.passing),
        "target": (rules.target, RULEBOOK.target),
        "turn_seconds": (rules.turn_seconds, RULEBOOK.turn_seconds),
        "at_zero": (rules.at_zero.value, RULEBOOK.at_zero.value),
        "open": (rules.open_hands, RULEBOOK.open_hands),
        "tie": (rules.tie.value, RULEBOOK.tie.value),
    }
    return {key: value for key, (value, default) in written.items() if value != default}


def variant_named(name: str | None) -> Variant:
    """The variant with that id, classic if none is named. Raises Unsupported."""
    if name is None:
        return CLASSIC
    try:
        return VARIANTS[name]
    except KeyError:
        raise Unsupported(f"the variant {name[:40]!r} is not known to this version") from None
