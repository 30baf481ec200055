"""Bots for the matches of the tests, and games with them."""

import sys
from pathlib import Path

from qwirkle_desktop.engine.levels import Level
from qwirkle_desktop.engine.match.bot import Bot, Limits
from qwirkle_desktop.engine.match.runner import BuiltIn
from qwirkle_desktop.engine.match.table import Played, play_game

BOTS = Path(__file__).parents[2] / "data" / "bots"
EXAMPLE = (sys.executable, str(BOTS / "example_bot.py"))
PATIENT = Limits(seconds=20, grace=20, first=40)
HASTY = Limits(seconds=0.3, grace=0.2, first=3)
"""For bots that never answer: their process has time to start, then not much."""


def faulty(fault: str, start: int = 0) -> tuple[str, ...]:
    """The command of a bot that misbehaves from its request with that number on, from 0."""
    return (sys.executable, str(BOTS / "fake_bot.py"), fault, str(start))


def game_against(bot: Bot, deal: int = 1) -> Played:
    """A numbered deal: the bot has seat 0, greedy seat 1."""
    bot.prepare()
    return play_game(deal, [bot, BuiltIn(Level.GREEDY, seed=deal)])
