"""Scorepads in the library: there after every entry, whatever becomes of the program or the file."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from qwirkle_desktop.formats.errors import FormatError
from qwirkle_desktop.library.backups import back_up, backups_of
from qwirkle_desktop.library.pad_figures import PadFigures, pad_figures
from qwirkle_desktop.library.pad_table import pad_csv
from qwirkle_desktop.library.places import Places, places_in
from qwirkle_desktop.library.recovery import open_or_recover
from qwirkle_desktop.library.scorepads import KeptPad, format_pad, parse_pad
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.rules.scorepad import PadTurn, Scorepad
from tests.library.damage import wipe

NOW = datetime(2026, 11, 30, 18, 0, tzinfo=UTC)
LIBRARIES = Path(__file__).parents[1] / "data" / "libraries"


def kept(number: int, *points: int, names: tuple[str, ...] = ("Ada", "Ben")) -> KeptPad:
    return KeptPad(f"00000000-0000-4000-8000-{number:012}", NOW, Scorepad(names, tuple(map(PadTurn, points))))


ONE, TWO = kept(1, 5, 12, 3), kept(2, names=("Ada", "กานต์", "<b>Zoë</b>"))


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return places_in(tmp_path)


def pads_in(places: Places) -> list[KeptPad]:
    with closing(Library(places.library)) as library:
        return library.pads()


def test_the_pad_written_last_comes_first_and_each_is_there_once(places: Places) -> None:
    with closing(Library(places.library)) as library:
        assert library.pads() == []
        library.keep_pad(ONE)
        library.keep_pad(TWO)
        longer = replace(ONE, pad=ONE.pad.with_turn(PadTurn(24, 1)).ended(1))
        library.keep_pad(longer)
        assert library.pads() == [longer, TWO]
        assert library.count() == 0
        library.delete_pad(TWO.id)
    assert pads_in(places) == [longer]


WRITE_AND_DIE = """
import os, signal, sys
from pathlib import Path
from qwirkle_desktop.library.scorepads import parse_pad
from qwirkle_desktop.library.store import Library
library = Library(Path(sys.argv[1]))
for line in sys.stdin:
    library.keep_pad(parse_pad(line.strip()))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_a_killed_program_has_kept_every_entry(places: Places) -> None:
    later = replace(ONE, pad=ONE.pad.with_turn(PadTurn(84, 7)))
    lines = "\n".join(map(format_pad, (ONE, TWO, later)))
    command = (sys.executable, "-c", WRITE_AND_DIE, str(places.library))
    ran = subprocess.run(command, input=lines, encoding="utf-8", timeout=60, check=False)
    assert ran.returncode == -signal.SIGKILL
    assert pads_in(places) == [later, TWO]


def test_pads_of_an_older_version_s_library_and_of_this_one_s(places: Places) -> None:
    shutil.copy(LIBRARIES / "v2-every-kind.sqlite3", places.library)
    with closing(Library(places.library)) as library:
        assert library.pads() == []
        library.keep_pad(ONE)
        assert (library.pads(), library.count()) == ([ONE], 9)
    shutil.copy(LIBRARIES / "v3-every-kind.sqlite3", places.library)
    going_on, over = pads_in(places)
    assert going_on.pad.names == ("Ada", "Ben", "<b>Zoë</b> 🙂")
    assert going_on.pad.totals == (5, 24, 0)
    assert (over.pad.names, over.pad.totals, over.pad.winners) == (("Ada", "กานต์"), (5, 18), (1,))


@pytest.mark.parametrize("pad", [ONE, TWO, replace(ONE, pad=ONE.pad.ended(None))])
def test_a_pad_is_read_as_it_was_written(pad: KeptPad) -> None:
    assert parse_pad(format_pad(pad)) == pad


@pytest.mark.parametrize(
    "change",
    [
        ('"scorepad": 1', '"scorepad": 2'),
        ('["Ada", "Ben"]', '["Ada"]'),
        ('["Ada", "Ben"]', '["Ada", ""]'),
        ("[12, 0]", "[12, 2]"),
        ("[12, 0]", "[85, 0]"),
        ("[12, 0]", "[12]"),
        ("[12, 0]", "[12, 0.5]"),
        ("2026-11-30T18:00:00+00:00", "2026-11-30T18:00:00"),
        ('"turns"', '"out": 1, "turns"'),
        ("0001", "1"),
        ("}", ""),
    ],
)
def test_a_line_that_is_no_pad_is_refused_and_the_others_are_listed(
    places: Places, change: tuple[str, str]
) -> None:
    line = format_pad(ONE).replace(*change)
    assert line != format_pad(ONE)
    with pytest.raises(FormatError):
        parse_pad(line)
    with closing(Library(places.library)) as library:
        library.keep_pad(ONE)
        library.keep_pad(TWO)
    with closing(sqlite3.connect(places.library, isolation_level=None)) as sql:
        sql.execute("UPDATE scorepads SET line = ? WHERE id = ?", (line, ONE.id))
    assert pads_in(places) == [TWO]


DAMAGE: dict[str, Callable[[Path], object]] = {
    "first page": lambda path: wipe(path, 1),
    "gone": lambda path: path.unlink(),
    "text": lambda path: path.write_bytes(b"not the games you are looking for" * 500),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_library_gives_its_pads_or_the_backup_does(places: Places, damage: str) -> None:
    with closing(Library(places.library)) as library:
        library.keep_pad(ONE)
        library.keep_pad(TWO)
    assert back_up(places.library, date(2026, 11, 30)) is not None
    later = replace(ONE, pad=ONE.pad.with_turn(PadTurn(7)))
    with closing(Library(places.library)) as library:
        library.keep_pad(later)
    DAMAGE[damage](places.library)
    library, recovery = open_or_recover(places, NOW)
    with closing(library):
        assert recovery is not None
        expected = [later, TWO] if damage == "first page" else [TWO, ONE]
        assert library.pads() == expected
    assert len(backups_of(places.library)) == 1


@pytest.mark.skipif(os.name == "nt", reason="an open file keeps its name there")
def test_a_library_taken_away_while_it_is_open_keeps_its_pads_and_adopts_others(places: Places) -> None:
    other = places.library.with_name("other")
    with closing(Library(other)) as theirs:
        theirs.keep_pad(TWO)
    with closing(Library(places.library)) as library:
        library.keep_pad(ONE)
        other.replace(places.library)
        three = kept(3, 9)
        library.keep_pad(three)
        # Whichever was there first: what was being written comes last.
        assert library.pads()[0] == three
        assert {pad.id for pad in library.pads()} == {ONE.id, TWO.id, three.id}
    assert {pad.id for pad in pads_in(places)} == {ONE.id, TWO.id, three.id}


def over(
    number: int, *points: int, out: int | None = None, names: tuple[str, ...] = ("Ada", "Ben")
) -> KeptPad:
    begun = kept(number, *points, names=names)
    return replace(begun, pad=begun.pad.ended(out))


def test_figures_count_finished_pads_and_shared_wins() -> None:
    pads = [
        over(1, 10, 4, 7, 5, out=1),
        over(2, 10, 10),
        over(3, 6, 3, 9, names=("Ben", "Ada", "Cy")),
        kept(4, 80, 80),
    ]
    assert pad_figures(pads) == (
        PadFigures("Ada", games=3, wins=1, shared=1, mean=10.0, best=17, qwirkles=0, best_turn=10),
        PadFigures("Ben", games=3, wins=0, shared=1, mean=31 / 3, best=15, qwirkles=0, best_turn=10),
        PadFigures("Cy", games=1, wins=1, shared=0, mean=9.0, best=9, qwirkles=0, best_turn=9),
    )


def test_a_table_for_spreadsheets_has_every_turn_and_no_formulas() -> None:
    pad = over(1, 10, 4, 7, out=0, names=("=Ada", 'Ben "B"'))
    assert pad_csv(pad).splitlines() == [
        'round,\'=Ada,"Ben ""B"""',
        "1,10,4",
        "2,7,",
        "bonus,6,0",
        "total,23,4",
        "Qwirkles,0,0",
    ]
