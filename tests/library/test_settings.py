"""Settings: kept, checked, and never a reason not to start."""

import json
from pathlib import Path

import pytest

from qwirkle_desktop.formats.house import RulesFields
from qwirkle_desktop.library.record import LONGEST_NAME
from qwirkle_desktop.library.settings import (
    LONGEST_COMMAND,
    MOST_BOTS,
    MOST_NAMES,
    MOST_RULE_SETS,
    BotSettings,
    RuleSetSettings,
    SeatSettings,
    Settings,
    load_settings,
    save_settings,
)

CHOSEN = Settings(
    appearance="dark",
    wheel="pan",
    show_legal_cells=False,
    tie="choose",
    rules=RulesFields(target=100, turn_seconds=60, at_zero="pass", passing=True),
    rule_sets=(RuleSetSettings("Grandma's rules", RulesFields(open=True, opening="free")),),
    seats=(
        SeatSettings("Ada", age=36),
        SeatSettings("Robin", level="club", colour=4),
        SeatSettings("Z" * LONGEST_NAME, level="bot:" + "Z" * LONGEST_NAME),
    ),
    bots=(BotSettings("Z" * LONGEST_NAME, "python3 '/path/to/my bot.py'"),),
    names=("Ada", "กานต์"),
    window="AdnQywADAAA=",
)

FULL_RULES = RulesFields("free", True, 100_000, 86_400, "pass", True, "choose")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_settings_are_read_as_they_were_saved(path: Path) -> None:
    save_settings(path, CHOSEN)
    assert load_settings(path) == (CHOSEN, None)


def test_without_a_file_the_defaults_hold(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)


def test_the_longest_settings_that_can_be_chosen_can_be_read(path: Path) -> None:
    """In characters of four bytes each."""
    full = Settings(
        seats=(
            SeatSettings(
                "\N{GRINNING FACE}" * LONGEST_NAME, level="bot:" + "\N{GRINNING FACE}" * LONGEST_NAME
            ),
        )
        * 6,
        names=("\N{GRINNING FACE}" * LONGEST_NAME,) * MOST_NAMES,
        bots=(BotSettings("\N{GRINNING FACE}" * LONGEST_NAME, "\N{GRINNING FACE}" * LONGEST_COMMAND),)
        * MOST_BOTS,
        rule_sets=(RuleSetSettings("\N{GRINNING FACE}" * LONGEST_NAME, FULL_RULES),) * MOST_RULE_SETS,
        rules=FULL_RULES,
        window="A" * 4000,
    )
    save_settings(path, full)
    assert load_settings(path) == (full, None)


def test_keys_of_other_versions_are_ignored(path: Path) -> None:
    path.write_text('\ufeff{"hue": 3,\r\n "wheel": "pan"}', encoding="utf-8")
    assert load_settings(path) == (Settings(wheel="pan"), None)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("[]", "not a JSON object"),
        ('{"wheel": "spin"}', "field wheel"),
        ('{"rules": {"target": 0}}', "field rules.target"),
        ('{"rule_sets": [{"name": "Holiday", "rules": {"tie": "us"}}]}', "field rule_sets[0].rules.tie"),
        ('{"show_legal_cells": 1}', "field show_legal_cells"),
        ('{"wheel": "pan", "wheel": "zoom"}', "stands twice"),
        ('{"window": "%s"}' % ("A" * 5000), "field window"),
        ('{"window": "no base64!"}', "field window"),
        ('{"names": ["%s"]}' % ("A" * 41), "field names[0]"),
        ('{"seats": [{"name": "Ada", "colour": 6}]}', "field seats[0].colour"),
        ('{"seats": [{"name": "Ada"}, {}]}', "field seats[1]"),
        ('{"bots": [{"name": "Zed"}]}', "field bots[0]"),
        ('{"bots": [{"name": "", "command": "zed"}]}', "field bots[0].name"),
        ('{"bots": [{"name": "Zed", "command": "a\\u0000b"}]}', "field bots[0].command"),
        ("[" * 100_000, "64 KiB"),
        ('{"wheel": ' + "[" * 30_000, "nested"),
    ],
)
def test_a_bad_file_is_set_aside_and_the_defaults_hold(path: Path, text: str, words: str) -> None:
    path.write_text(text)
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert problem is not None
    assert words in problem
    (aside,) = path.parent.iterdir()
    assert aside.name.startswith("settings.bad-")
    assert aside.name in problem
    assert aside.read_text() == text
    assert load_settings(path) == (Settings(), None)


def test_a_file_of_an_older_version_loads_with_defaults_for_what_is_new(path: Path) -> None:
    path.write_text('{"tiles": "walnut", "appearance": "dark", "names": ["Ada"]}')
    settings, problem = load_settings(path)
    assert problem is None
    assert settings == Settings(tiles="walnut", appearance="dark", names=("Ada",))
    assert (settings.finish, settings.colour_marks, settings.ground) == ("wood", "off", "plain")


@pytest.mark.parametrize("id_", ["", "a/b", "..\\x", "a\0", "x" * 81])
def test_a_palette_has_the_name_of_a_file_and_no_path(path: Path, id_: str) -> None:
    path.write_text(json.dumps({"tiles": id_}))
    assert load_settings(path)[0] == Settings()


def test_two_bad_files_of_one_second_are_both_kept(path: Path) -> None:
    for text in ("one", "two"):
        path.write_text(text)
        load_settings(path)
    assert sorted(aside.read_text() for aside in path.parent.iterdir()) == ["one", "two"]


def test_a_folder_in_place_of_the_file_does_not_keep_the_game_from_starting(path: Path) -> None:
    path.mkdir()
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert problem is not None
    save_settings(path, CHOSEN)
    assert load_settings(path) == (CHOSEN, None)


def test_a_bad_file_that_cannot_be_set_aside_is_said_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise PermissionError(13, "Permission denied")

    path.write_text("{")
    monkeypatch.setattr(Path, "rename", refuse)
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert problem is not None
    assert "could not be set aside (Permission denied)" in problem


def test_a_name_that_no_seat_may_have_is_refused_in_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"seats": [{"name": "a\\u0007b"}, {"name": "Robin", "level": "club"}]}')
    settings, problem = load_settings(path)
    assert problem
    assert settings.seats == ()
