"""House rules as the `rules` object of a record or position; what is left out is the rulebook's."""

from typing import Annotated, Literal

import msgspec

from qwirkle_desktop.rules.house import AtZero, HouseRules, Opening, Tie


class RulesFields(msgspec.Struct, frozen=True, omit_defaults=True):
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

    @classmethod
    def of(cls, rules: HouseRules) -> "RulesFields":
        """The rules as they are written."""
        return cls(
            opening=rules.opening.value,
            passing=rules.passing,
            target=rules.target,
            turn_seconds=rules.turn_seconds,
            at_zero=rules.at_zero.value,
            open=rules.open_hands,
            tie=rules.tie.value,
        )


def format_rules(rules: HouseRules) -> dict[str, object]:
    """The `rules` object, with only what differs from the rulebook."""
    written: dict[str, object] = msgspec.to_builtins(RulesFields.of(rules))
    return written
