"""The command line of the window: what it takes, and why it refuses the rest."""

from pathlib import Path

import pytest

from qwirkle_desktop.app.options import Errand, Options, parse_options
from qwirkle_desktop.controller.setup import GameSetup, SeatSetup
from qwirkle_desktop.library.places import places_in
from qwirkle_desktop.library.settings import BotSettings, Settings, save_settings
from qwirkle_desktop.rules.deal import LARGEST_DEAL


def parsed(*arguments: str) -> Options:
    return parse_options(list(arguments))


def test_a_new_game_takes_names_computers_and_a_deal(tmp_path: Path) -> None:
    options = parsed("--data-dir", str(tmp_path), "--new", " Ada , computer:club,กานต์", "--deal", "7")
    seats = (SeatSetup("Ada", colour=0), SeatSetup("Robin", "club", colour=1), SeatSetup("กานต์", colour=2))
    assert options.setup == GameSetup(seats, deal=7)
    assert options.places.data == tmp_path
    assert options.places.settings.parent == tmp_path
    assert options.file is None


def test_the_largest_deal_is_taken() -> None:
    setup = parsed("--new", "Ada,Ben", "--deal", str(LARGEST_DEAL)).setup
    assert setup is not None
    assert setup.deal == LARGEST_DEAL


def test_a_bot_of_this_machine_takes_a_seat(tmp_path: Path) -> None:
    save_settings(places_in(tmp_path).settings, Settings(bots=(BotSettings("My bot", "bot"),)))
    setup = parsed("--data-dir", str(tmp_path), "--new", "Ada,bot:My bot,computer:club").setup
    assert setup is not None
    assert setup.seats[1:] == (
        SeatSetup("My bot", "bot:My bot", colour=1),
        SeatSetup("Robin", "club", colour=2),
    )


def test_settings_that_cannot_be_read_have_no_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.json").write_text("{")
    with pytest.raises(SystemExit):
        parsed("--data-dir", str(tmp_path), "--new", "Ada,bot:mine")
    assert "settings.json: not JSON" in capsys.readouterr().err


def test_a_game_of_computers_only_is_taken() -> None:
    setup = parsed("--new", ",".join(["computer:first-timer"] * 6)).setup
    assert setup is not None
    assert [seat.level for seat in setup.seats] == ["first-timer"] * 6


@pytest.mark.parametrize(
    ("arguments", "errand"),
    [((), None), (("--new",), Errand.SET_UP), (("--continue",), Errand.GO_ON), (("--new", "A,B"), None)],
)
def test_an_errand_for_the_window_is_taken(arguments: tuple[str, ...], errand: Errand | None) -> None:
    assert parsed(*arguments).errand is errand


def test_the_data_folder_may_be_relative(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert parsed("--data-dir", "games").places.library == tmp_path / "games" / "library.sqlite3"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--new", "Ada"), "a game has 2 to 6 seats, not 1"),
        (("--new", "A,B,C,D,E,F,G"), "a game has 2 to 6 seats, not 7"),
        (("--new", "Ada,"), "a name has at least one character"),
        (("--new", "Ada," + "x" * 41), "a name has at most 40 characters"),
        (("--new", "Ada,B\x07b"), "a name has no control characters"),
        (
            ("--new", "Ada,computer:genius"),
            "no level 'genius' here, only first-timer, beginner, casual, club, expert, master",
        ),
        (("--new", "Ada,computer:greedy"), "no level 'greedy' here"),
        (("--new", "Ada,bot:mine"), "no bot 'mine' is set up"),
        (("--new", "Ada,Ben", "--deal", "-1"), "--deal"),
        (("--new", "Ada,Ben", "--deal", "x"), "'x' is not a number from 0 to 9007199254740991"),
        (("--new", "Ada,Ben", "--deal", "9007199254740992"), "is not a number from 0"),
        (("--new", "Ada,Ben", "--deal", "٣"), "is not a number"),
        (("--new", "Ada,Ben", "--deal", "9" * 5000), "is not a number"),
        (("--deal", "7"), "--deal goes with --new"),
        (("--deal", "7", "--new"), "--deal goes with --new"),
        (("a.qwirkle", "--new", "Ada,Ben"), "do not go together"),
        (("--continue", "--new"), "do not go together"),
        (("--continue", "a.qwirkle"), "do not go together"),
        (("a.qwirkle", "b.qwirkle"), "b.qwirkle"),
        (("--fast",), "--fast"),
    ],
)
def test_bad_usage_exits_with_two_and_a_reason(
    arguments: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        parsed(*arguments)
    assert exit_.value.code == 2
    assert reason in capsys.readouterr().err


def test_a_machine_without_a_home_is_told_about_the_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "platformdirs.user_data_path", lambda *_, **__: Path("~/.local/share/qwirkle-desktop")
    )
    with pytest.raises(SystemExit) as exit_:
        parsed()
    assert exit_.value.code == 1
    assert "--data-dir" in capsys.readouterr().err
