"""Tries an artefact in a fresh system: installed, started, played, upgraded, downgraded, removed."""

import os
import re
import signal
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from artefacts import Recipe
from project import DIST, Failed, megabytes, run, say
from rooms import Room, processes_in, room

DATA = "/home/player/data"
COMPUTERS = "computer:club,computer:casual"
WITH_A_PERSON = "Ada,computer:club"
PATIENCE = 240
SPEED = 20_000
"""Positions a second that only a compiled engine reaches."""


@dataclass
class Outcome:
    """A row of the table: a word for each step, or why it failed."""

    artefact: str
    megabytes: float
    steps: dict[str, str] = field(default_factory=dict)
    failed: bool = False


def tried(recipe: Recipe, file: Path, older: Path | None, display: str) -> Outcome:
    """Every step in turn; what cannot be done is told, and the rest is not tried."""
    outcome = Outcome(recipe.artefact, megabytes(file))
    with room(recipe.artefact.replace(".", "-"), display) as fresh:
        trial = Trial(recipe, file, older, fresh, display)
        steps: dict[str, Callable[[], str]] = {
            "install": trial.install,
            "self-test": trial.test_itself,
            "start": trial.start,
            "game": trial.play,
            "upgrade": trial.upgrade,
            "downgrade": trial.downgrade,
            "remove": trial.remove,
        }
        for name, step in steps.items():
            say(f"{recipe.artefact}: {name}")
            try:
                outcome.steps[name] = step()
            except (Failed, subprocess.TimeoutExpired) as problem:
                say(f"{recipe.artefact}: {name} FAILED: {problem}")
                outcome.steps[name], outcome.failed = "FAILED", True
                break
    return outcome


class Trial:
    """One artefact in one room."""

    def __init__(self, recipe: Recipe, file: Path, older: Path | None, room: Room, display: str) -> None:
        self._recipe, self._room, self._display = recipe, room, display
        self._file, self._older = file, older

    # Steps

    def install(self) -> str:
        """The version before where there is one, else this one."""
        self._recipe.prepare(self._room)
        began = time.monotonic()
        self._install(self._older or self._file)
        return f"{time.monotonic() - began:.0f} s"

    def test_itself(self) -> str:
        """Nothing is missing, offscreen and on a screen, and the engine is compiled."""
        for platform in ("offscreen", "xcb"):
            self._run("qwirkle-desktop --self-test", QT_QPA_PLATFORM=platform)
        for program in ("qwirkle-desktop", "qwirkle-cli"):
            if "compiled" not in (words := self._run(f"{program} --version")):
                raise Failed(f"the engine of {program} is not compiled: {words}")
        speed = max(
            map(float, re.findall(r'"mid": ?([\d.]+)', self._run("qwirkle-cli bench --json", seconds=900)))
        )
        if speed < SPEED:
            raise Failed(f"only {speed:.0f} positions a second: the engine is not compiled")
        return f"{speed / 1000:.0f}k/s"

    def start(self) -> str:
        """Offscreen; on a screen, where a person takes a turn and the computer answers; from the menu."""
        self._start_offscreen()
        games = self._games()
        process = self._started(f'--new "{WITH_A_PERSON}" --deal 3')
        began = time.monotonic()
        window = self._window(process)
        seconds = time.monotonic() - began
        self._until(lambda: self._games() > games and self._turns() >= 1, "the computer begins", process)
        self._take_turn(window)
        self._picture()
        self._leave(process)
        if self._recipe.desktop_file:
            self._start_from_menu()
        return f"{seconds:.1f} s"

    def play(self) -> str:
        """A whole game of computers in the window."""
        before = self._finished()
        process = self._started(f'--new "{COMPUTERS}" --deal 5')
        self._until(lambda: self._finished() > before, "the game is over", process)
        self._leave(process)
        with closing(sqlite3.connect(self._library)) as library:
            query = "SELECT scores, turns FROM games WHERE result IS NOT NULL ORDER BY touched DESC"
            scores, turns = library.execute(query).fetchone()
        return f"{scores} in {turns} turns"

    def upgrade(self) -> str:
        """The games are there as before, and the former version's own files are gone."""
        if self._older is None:
            return "-"
        games, settings = self._games(), (self._data / "settings.json").read_text("utf-8")
        self._install(self._file)
        if leftovers := self._find("leftover?of?*"):
            raise Failed(f"the former version is still there: {leftovers}")
        self._start_offscreen()
        if (now := self._games()) != games + 1:
            raise Failed(f"{games} games became {now}")
        if not settings:
            raise Failed("the settings are gone")
        return f"{games} games kept"

    def downgrade(self) -> str:
        """The former version refuses a library of a newer one in words, and leaves it as it is."""
        if self._older is not None:
            self._install(self._older)
        newer = self._data.with_name("newer")
        run("cp", "-a", self._data, newer)
        with closing(sqlite3.connect(newer / "library.sqlite3")) as library:
            library.execute("UPDATE meta SET value = 99 WHERE key = 'minimum_reader'")
            library.execute("PRAGMA user_version = 99")
            library.commit()
        before = (newer / "library.sqlite3").read_bytes()
        process = self._started("", folder="/home/player/newer", QT_QPA_PLATFORM="offscreen")
        assert process.stderr is not None
        words = process.stderr.readline()
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if "newer version" not in words or (newer / "library.sqlite3").read_bytes() != before:
            raise Failed(f"a newer library is not refused kindly: {words}")
        run("rm", "-rf", newer)
        return "refused kindly"

    def remove(self) -> str:
        """Nothing of it is left but the data."""
        if self._older is not None:
            self._install(self._file)
        self._room.run(self._recipe.remove, as_player=not self._recipe.needs_root)
        if left := self._find("*qwirkle*"):
            raise Failed(f"left behind: {', '.join(map(str, left[:10]))}")
        if not self._library.exists():
            raise Failed("the games are gone, too")
        return "no trace"

    # How

    @property
    def _data(self) -> Path:
        return self._room.root / DATA.lstrip("/")

    @property
    def _library(self) -> Path:
        return self._data / "library.sqlite3"

    def _install(self, file: Path) -> None:
        there = self._room.bring(file)
        self._room.run(self._recipe.install.format(file=there), as_player=not self._recipe.needs_root)

    def _run(self, command: str, seconds: int = PATIENCE, **env: str) -> str:
        return self._room.run(f"{self._recipe.bin}/{command}", as_player=True, seconds=seconds, **env)

    def _started(self, options: str, folder: str = DATA, **env: str) -> subprocess.Popen[str]:
        command = f"{self._recipe.bin}/qwirkle-desktop --data-dir {folder} {options}"
        return self._room.start(command, env)

    def _start_offscreen(self) -> None:
        before = self._games()
        process = self._started(f'--new "{WITH_A_PERSON}" --deal 3', QT_QPA_PLATFORM="offscreen")
        self._until(lambda: self._games() > before and self._turns() >= 1, "the computer begins", process)
        self._leave(process)

    def _start_from_menu(self) -> None:
        """Twice, as by two clicks: one program is left, in the usual folders."""
        root, program = self._room.root, "qwirkle-desktop"
        for _ in range(2):
            self._room.run(f"gio launch {self._recipe.desktop_file} >/dev/null 2>&1", as_player=True)
            self._window()
            time.sleep(2)
        self._until(lambda: len(processes_in(root, program)) == 1, "the second start leaves it to the first")
        self._picture("from-menu")
        for number in processes_in(root, program):
            os.kill(number, signal.SIGTERM)
        self._until(lambda: not processes_in(root, "qwirkle-"), "it has ended")
        self._room.run(
            "rm -rf ~/.local/share/qwirkle-desktop ~/.config ~/.local/state ~/.cache", as_player=True
        )

    def _leave(self, process: subprocess.Popen[str]) -> None:
        """Ask it to end; it does at once, with no error."""
        os.killpg(process.pid, signal.SIGTERM)
        _, words = process.communicate(timeout=PATIENCE)
        if process.returncode:
            raise Failed(f"it ended with {process.returncode}: {words[-500:]}")

    def _window(self, process: subprocess.Popen[str] | None = None) -> str:
        found: list[str] = []

        def look() -> bool:
            command = ["xdotool", "search", "--onlyvisible", "--class", "qwirkle-desktop"]
            env = {**os.environ, "DISPLAY": self._display}
            done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
            found[:] = done.stdout.split()
            return bool(found)

        self._until(look, "the window is there", process, pause=0.05)
        return found[-1]

    def _take_turn(self, window: str) -> None:
        """Trade the first tile with the keyboard; the computer then plays."""
        before = self._turns()
        # The computer's turn is on the disk a moment before the window knows.
        time.sleep(2)
        for key in ("t", "1", "Return"):
            run("xdotool", "windowfocus", window, "key", key, env={"DISPLAY": self._display})
            time.sleep(0.7)
        self._until(lambda: self._turns() >= before + 2, "a turn is taken and answered")

    def _picture(self, name: str = "") -> None:
        """What is on the screen, for people to look at."""
        DIST.mkdir(exist_ok=True)
        picture = DIST / "pictures" / f"{'-'.join(filter(None, (self._recipe.artefact, name)))}.png"
        picture.parent.mkdir(exist_ok=True)
        run("import", "-window", "root", picture, env={"DISPLAY": self._display})

    def _games(self) -> int:
        return self._count("games")

    def _turns(self) -> int:
        return self._count("turns WHERE game = (SELECT number FROM games ORDER BY touched DESC LIMIT 1)")

    def _finished(self) -> int:
        return self._count("games WHERE result IS NOT NULL")

    def _count(self, what: str) -> int:
        if not self._library.exists():
            return 0
        with closing(sqlite3.connect(f"file:{self._library}?mode=ro", uri=True)) as library:
            try:
                return int(library.execute(f"SELECT count(*) FROM {what}").fetchone()[0])
            except sqlite3.OperationalError:
                return 0

    def _find(self, pattern: str) -> list[Path]:
        """Files of that name in the room, but for data, the downloads and what Debian itself notes."""
        skipped = (
            "proc",
            "dev",
            "tmp",
            "var/log",
            "var/cache",
            "var/lib/dpkg",
            "var/lib/apt",
            DATA.lstrip("/"),
        )
        found = self._room.run(f"find / -xdev -iname '{pattern}'").split("\n")
        apart = {f"/home/player/{file.name}" for file in (self._file, self._older) if file}
        return [
            Path(name)
            for name in found
            if name and name not in apart and not name.lstrip("/").startswith(skipped)
        ]

    def _until(
        self,
        condition: Callable[[], bool],
        what: str,
        process: subprocess.Popen[str] | None = None,
        pause: float = 0.2,
    ) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            if process is not None and process.poll() is not None:
                words = process.stderr.read() if process.stderr else ""
                raise Failed(f"it ended with {process.returncode} before {what}: {words[-500:]}")
            if time.monotonic() > end:
                raise Failed(f"waited in vain until {what}")
            time.sleep(pause)
