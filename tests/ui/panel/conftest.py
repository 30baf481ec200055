"""A panel as the window makes it, and a short game to show on it."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.moves import Move, Pass, Play, Trade
from qwirkle_desktop.rules.notation import parse_placements
from qwirkle_desktop.rules.state import GameState, begin
from qwirkle_desktop.rules.tiles import parse_tiles
from qwirkle_desktop.rules.turns import Step, apply
from qwirkle_desktop.ui.art.palettes import shipped_palette
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.art.styles import style_for
from qwirkle_desktop.ui.panel.side_panel import SidePanel
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.theme import LIGHT
from qwirkle_desktop.ui.translations import load_translations
from qwirkle_desktop.ui.typography import TypeScale, load_fonts

ADA_AND_ROBIN = (SeatCard("Ada"), SeatCard("Robin", "club", 1))
HANDS = ("Rc Rs Rd Bl Gf Ye", "Re Rl Bc Ge Of Pd")


@pytest.fixture(autouse=True)
def english(qapp) -> Iterator[None]:
    load_fonts()
    translator = load_translations(qapp)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture
def game() -> Callable[..., tuple[Step, ...]]:
    """Plays the moves given as text and returns the steps: `Rc@0,0 Rs@1,0`, `trade Rc`, `pass`."""

    def play(*moves: str) -> tuple[Step, ...]:
        steps: list[Step] = []
        state = opening()
        for text in moves:
            step = apply(state, parse_move(text))
            assert isinstance(step, Step), step
            steps.append(step)
            state = step.after
        return tuple(steps)

    return play


def opening() -> GameState:
    return begin([parse_tiles(hand) for hand in HANDS], 0, Deal(3))


def parse_move(text: str) -> Move:
    if text.startswith("trade "):
        return Trade(parse_tiles(text.removeprefix("trade ")))
    return Pass() if text == "pass" else Play(parse_placements(text))


@pytest.fixture
def panel(qtbot: QtBot) -> SidePanel:
    """The wide panel of a fresh game of Ada against the computer Robin."""
    panel = SidePanel(LIGHT, TypeScale(), Sprites(LIGHT, style_for(shipped_palette("maple"))))
    qtbot.addWidget(panel)
    panel.resize(panel.width(), 664)
    panel.show_seats(ADA_AND_ROBIN)
    panel.show_state(opening())
    panel.set_person_to_move(0)
    panel.show()
    return panel
