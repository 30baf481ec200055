"""What is told once after a damaged library was put right."""

from pathlib import Path

import pytest

from qwirkle_desktop.library.recovery import Recovery
from qwirkle_desktop.ui.phrases.recovery import recovered

ASIDE = Path("games") / "library.damaged-20261129-231500.sqlite3"
COPY = Path("games") / "backups" / "library-000001-2026-11-29.sqlite3"


@pytest.mark.parametrize(
    ("recovery", "sentences"),
    [
        (
            Recovery(ASIDE, COPY, 12, 1, (), 0),
            ["the newest copy", "12 games are here.", "No game or turn is known to be missing."],
        ),
        (
            Recovery(ASIDE, None, 1, 1, ("a",), 3),
            [
                "1 game is here.",
                "1 game could not be read any more.",
                "3 turns at the end of games are missing.",
            ],
        ),
    ],
)
def test_it_is_told_what_is_here_and_what_is_missing(recovery: Recovery, sentences: list[str]) -> None:
    heading, text, where = recovered(recovery)
    assert heading == "Your library was damaged"
    assert str(ASIDE) in where
    # Plurals come with the translations: without them a count stands before `game(s)`.
    plain = text.replace("game(s) are", "games are").replace("1 games are", "1 game is")
    plain = plain.replace("1 game(s)", "1 game").replace("turn(s)", "turns")
    assert all(sentence in plain for sentence in sentences)


def test_a_library_that_was_gone_lies_nowhere(tmp_path: Path) -> None:
    _, text, where = recovered(Recovery(None, COPY, 2, 0, (), 0))
    assert "missing or empty" in where
    assert "known to be missing" not in text
