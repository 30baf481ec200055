"""Games of the other variants made by chance, for the tests of what is kept of them."""

from functools import cache
from random import Random
from uuid import UUID

from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.library.game import Game, new_game
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.start import announce
from tests.family_games import family_steps
from tests.library.playing import PEOPLE, STARTED

VARIANTS = ("cubes", "select", "connect", "select-connect")


@cache
def family_game(name: str, deal: int = 2026, seats: int = 2) -> Game:
    """A whole game of a variant."""
    variant = variant_named(name)
    first = announce(Deal(deal, variant).hands(seats), variant).tied[0]
    id = str(UUID(int=deal))
    game = new_game(PEOPLE[:seats], deal=deal, first=first, started=STARTED, id=id, variant=variant)
    chance = Random(deal)
    for step in family_steps(game.state, chance):
        game = game.after(step, chance.choice([None, 1500]) if step.move else None)
    return game
