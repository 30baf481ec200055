"""The program over a damaged library: it starts, puts it right, and loses nothing."""

import os
from contextlib import closing
from datetime import date
from pathlib import Path

from qwirkle_desktop.library.backups import back_up, backups_of
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.store import Library
from tests.app.conftest import Start, end, wait_until
from tests.library.playing import game_by_chance


def test_a_damaged_library_is_put_right_and_copied_anew_at_the_start(start: Start, tmp_path: Path) -> None:
    places, game = places_in(tmp_path), game_by_chance(turns=5)
    with closing(Library(places.library)) as library:
        library.add(game, (0, 1))
    back_up(places.library, date(2020, 1, 1))
    with places.library.open("r+b") as file:
        file.write(os.urandom(100))
    process = start("--data-dir", str(tmp_path))
    wait_until(lambda: len(backups_of(places.library)) == 2, "the day's copy is made")
    code, error = end(process)
    assert code == 0
    assert "Traceback" not in error
    assert len([*tmp_path.glob("library.damaged-*.sqlite3")]) == 1
    with closing(Library(places.library)) as library:
        assert library.load(game.header.id).game == game
