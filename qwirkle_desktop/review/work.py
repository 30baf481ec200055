"""How much work a review puts into a position, and the version of its figures: one place for both."""

from dataclasses import dataclass, replace

from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.engine.search import NEARLY_EMPTY, Effort
from qwirkle_desktop.formats.errors import Unsupported
from qwirkle_desktop.rules.variants import Variant

TWO = 2
"""Seats whose end is searched, once the bag is empty or nearly so."""
SEED = 7
"""Of every review, so that it says the same twice."""


@dataclass(frozen=True, slots=True)
class Work:
    """What a position may cost.

    `search` finds the ideas; `compared` of them are compared again, in at least `fewest` and at most `most`
    deals. A draw is valued against `draws` others, a move against the plain one in `deals`, each looking
    `turns` ahead. At the end of a game of two, `nodes` go into what is known; where the bag is nearly empty,
    `near_nodes` into each of `near_deals`.
    """

    search: Effort
    compared: int
    fewest: int
    most: int
    nodes: int
    draws: int
    deals: int
    turns: int
    near_nodes: int
    near_deals: int

    def near(self, seats: int, bag: int) -> "Work":
        """The work for moves where the bag is nearly empty: fewer deals, each searched to the end."""
        if not is_near_end(seats, bag):
            return self
        return replace(self, fewest=self.near_deals, most=self.near_deals)

    def nodes_for(self, seats: int, bag: int) -> int:
        """What may go into the end of a game in one deal; 0 where it is too far away."""
        if seats > TWO or bag > NEARLY_EMPTY:
            return 0
        return self.near_nodes if bag else self.nodes

    def times(self, factor: int) -> "Work":
        """So much more work of every kind."""
        search = self.search
        return replace(
            self,
            search=replace(search, work=search.work * factor, nodes=search.nodes * factor),
            fewest=self.fewest * factor,
            most=self.most * factor,
            nodes=self.nodes * factor,
            draws=self.draws * factor,
            deals=self.deals * factor,
            near_deals=self.near_deals * factor,
        )


def is_near_end(seats: int, bag: int) -> bool:
    """Whether the bag is nearly empty in a game of two: its end is searched, not guessed."""
    return seats == TWO and 0 < bag <= NEARLY_EMPTY


COMPILED = Work(
    Effort(plays=32, turns=4, work=6000, nodes=12_000),
    compared=5,
    fewest=128,
    most=512,
    nodes=10_000,
    draws=400,
    deals=320,
    turns=8,
    near_nodes=3000,
    near_deals=16,
)

INTERPRETED = Work(
    Effort(plays=12, turns=4, work=300, nodes=200),
    compared=3,
    fewest=12,
    most=24,
    nodes=200,
    draws=12,
    deals=12,
    turns=8,
    near_nodes=100,
    near_deals=4,
)
"""A game in half a minute, with figures that say so: their errors are four times as large."""

IS_COMPILED = build_name() == "compiled"
STANDARD = COMPILED if IS_COMPILED else INTERPRETED
FIGURES = 2
"""Raise it where a review made by this package, or by the engine below it, would differ."""
VERSION = FIGURES if IS_COMPILED else -FIGURES
"""Of the figures of this build, kept with them: those of another are worked out anew."""


def check_known(variant: Variant) -> None:
    """Raises Unsupported for a variant that the coach does not play."""
    if not variant.is_plain:
        raise Unsupported("the coach knows only the classic game")
