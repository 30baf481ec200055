"""The shipped sounds are what our script makes: short, quiet wood."""

import runpy
from array import array
from pathlib import Path

import pytest

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.sound.samples import RATE, heard, read_wave
from qwirkle_desktop.ui.sound.strikes import Sound

SCRIPT = runpy.run_path(str(Path(__file__).parents[3] / "packaging" / "sounds.py"))
LONGEST_S, MOST_BYTES, LOUDEST = 0.4, 300_000, 16_384
NAMES = [sound.value for sound in Sound]


def shipped(name: str) -> "array[int]":
    return read_wave(resource_path("sounds", f"{name}.wav"))


def test_there_is_a_file_for_each_sound_and_nothing_else() -> None:
    files = sorted(path.name for path in resource_path("sounds").iterdir())
    assert files == sorted(f"{name}.wav" for name in NAMES)
    assert sum(path.stat().st_size for path in resource_path("sounds").iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_what_the_script_makes(name: str) -> None:
    """To the last bit but for the rounding of another machine's sine."""
    made = SCRIPT["samples"](*SCRIPT["SOUNDS"][name])
    file = shipped(name)
    assert len(file) == len(made)
    assert max(abs(one - other) for one, other in zip(file, made, strict=True)) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_quiet_and_begins_and_ends_without_a_crack(name: str) -> None:
    samples = shipped(name)
    assert len(samples) / RATE <= LONGEST_S
    assert 3_000 < max(map(abs, samples)) < LOUDEST
    assert abs(samples[0]) < 100
    assert max(map(abs, samples[-20:])) < 100


def test_all_sounds_differ() -> None:
    assert len({shipped(name).tobytes() for name in NAMES}) == len(NAMES)


def test_a_higher_sound_is_shorter_and_a_softer_one_smaller() -> None:
    samples = shipped("place")
    higher, softer = heard(samples, 1.0, 1.03), heard(samples, 0.5, 1.0)
    assert len(higher) == pytest.approx(len(samples) / 1.03, abs=2)
    assert max(higher) == pytest.approx(max(samples), rel=0.05)
    assert max(softer) == pytest.approx(max(samples) / 2, abs=1)


@pytest.mark.parametrize("value", [0x00, 0x54, 0xFF])
def test_any_damage_to_the_head_of_a_file_makes_it_another_sound_or_none(tmp_path: Path, value: int) -> None:
    whole, file = resource_path("sounds", "place.wav").read_bytes(), tmp_path / "damaged.wav"
    refused = []
    for place in range(44):
        file.write_bytes(whole[:place] + bytes([value]) + whole[place + 1 :])
        try:
            read_wave(file)
        except ValueError as error:
            refused.append(str(error))
    assert refused
    assert all(words.startswith("damaged.wav is no") and not words.endswith(": ") for words in refused)
