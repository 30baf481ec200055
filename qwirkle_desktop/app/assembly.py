"""Builds and connects everything: the one place that knows all parts of the window."""

import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from PySide6.QtWidgets import QApplication

from qwirkle_desktop.app.collector import Collector
from qwirkle_desktop.app.repairs import Repairs
from qwirkle_desktop.app.setups import LEVELS
from qwirkle_desktop.controller.analysis import Analysis
from qwirkle_desktop.controller.computers import Computers
from qwirkle_desktop.controller.engine_process import EngineProcess
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.controller.reviewer import Reviewer
from qwirkle_desktop.engine.build import build_name
from qwirkle_desktop.library.places import Places
from qwirkle_desktop.library.recovery import Recovery, open_or_recover
from qwirkle_desktop.library.settings import Settings, save_settings
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.programs import engine_command
from qwirkle_desktop.ui.appearance import Appearance
from qwirkle_desktop.ui.art.shelf import PaletteShelf
from qwirkle_desktop.ui.contents import Contents
from qwirkle_desktop.ui.main_window import MainWindow
from qwirkle_desktop.ui.sound.sounds import Sounds
from qwirkle_desktop.ui.sound.strikes import Player, Silence
from qwirkle_desktop.ui.translations import speak
from qwirkle_desktop.ui.typography import load_fonts, scale_of

log = logging.getLogger(__name__)

ENGINE = engine_command()


@dataclass(frozen=True, slots=True)
class Desk:
    """The running parts, for the program and for tests."""

    contents: Contents
    controller: GameController
    computers: Computers
    library: Library
    recovery: Recovery | None = None
    bad_palettes: tuple[str, ...] = ()

    @property
    def window(self) -> MainWindow:
        """What it all is in."""
        return self.contents.window


def assemble(
    app: QApplication,
    places: Places,
    settings: Settings,
    engine: tuple[str, ...] = ENGINE,
    player: Player | None = None,
    window: MainWindow | None = None,
) -> Desk:
    """Build everything over a data folder, in a window that may be there already. Raises LibraryError.

    Without a player it is silent.
    """
    library, recovery = open_or_recover(places, datetime.now(UTC))
    process = EngineProcess(engine)
    computers = Computers(process)
    process.setParent(computers)
    controller = GameController(library, computers)
    analysis = Analysis(engine)
    reviewer = Reviewer(engine, places.reviews)
    appearance = Appearance(app, scale_of(settings.text_size), settings, PaletteShelf(places.palettes))
    window = window or MainWindow()
    contents = Contents(
        window,
        library,
        controller,
        computers,
        appearance,
        settings,
        partial(_keep_settings, places),
        LEVELS,
        build_name(),
        analysis,
        reviewer,
        places.puzzles,
    )
    sounds = Sounds(controller, contents.table, player or Silence(), settings)
    contents.settled.connect(sounds.apply)
    contents.clock.rang.connect(sounds.ring)
    analysis.setParent(window)
    reviewer.setParent(window)
    library.watch(Repairs(contents).hear)
    computers.setParent(window)
    controller.setParent(window)
    Collector(window)
    return Desk(contents, controller, computers, library, recovery, tuple(appearance.shelf.problems))


def dress(app: QApplication) -> None:
    """Give the application its style, fonts and texts."""
    app.setStyle("Fusion")
    load_fonts()
    speak(app)


def _keep_settings(places: Places, settings: Settings) -> None:
    try:
        save_settings(places.settings, settings)
    except OSError as error:
        log.warning("the settings could not be written: %s", error)
