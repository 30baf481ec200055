"""Makes the sounds of resources/sounds: struck wood, added up from the tones that a bar of wood gives.

    python packaging/sounds.py FOLDER

The results are committed; the same script always makes the same sounds.
"""

import sys
import wave
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, pi, sin
from pathlib import Path
from random import Random

RATE = 22_050
FADE = 0.015
"""Seconds in which the end of a sound goes down to nothing."""


@dataclass(frozen=True, slots=True)
class Tone:
    """One tone of a struck thing: how high, how loud, and after how many seconds it is down to a third."""

    hertz: float
    loudness: float
    lasting: float


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke at a time: the tones it wakes, and the breath of noise that a hard touch makes."""

    at: float
    tones: tuple[Tone, ...]
    noise: float = 0.0
    onset: float = 0.001


def _tones(tones: Sequence[tuple[float, float, float]], loudness: float) -> tuple[Tone, ...]:
    return tuple(Tone(hertz, share * loudness / 2, lasting) for hertz, share, lasting in tones)


def tile(at: float, loudness: float) -> Stroke:
    """A small block of wood set down on a table."""
    tones = ((590, 1.0, 0.020), (1130, 0.7, 0.014), (1890, 0.45, 0.009), (3150, 0.2, 0.005))
    return Stroke(at, _tones(tones, loudness), noise=0.35 * loudness)


def knock(at: float, loudness: float) -> Stroke:
    """A knuckle on the table's underside."""
    tones = ((148, 1.0, 0.055), (233, 0.6, 0.035), (410, 0.3, 0.018), (720, 0.1, 0.008))
    return Stroke(at, _tones(tones, loudness), noise=0.08 * loudness, onset=0.003)


def bar(at: float, hertz: float, loudness: float, lasting: float = 0.11) -> Stroke:
    """A bar of a marimba under a soft mallet: its second tone is two octaves up, its third another one."""
    tones = ((hertz, 1.0, lasting), (hertz * 4, 0.16, lasting / 4), (hertz * 9.9, 0.05, lasting / 12))
    return Stroke(at, _tones(tones, loudness), noise=0.02 * loudness, onset=0.004)


RATTLE = (
    *((0.0, 0.20), (0.028, 0.12), (0.061, 0.22), (0.088, 0.10), (0.127, 0.18), (0.170, 0.09)),
    *((0.196, 0.14), (0.243, 0.07), (0.281, 0.10), (0.325, 0.04)),
)
"""When dice touch the table or each other, and how loud."""
G4, C5, E5, G5, C6 = 392.0, 523.25, 659.26, 783.99, 1046.5

SOUNDS = {
    "place": (0.13, (tile(0.0, 0.50), tile(0.042, 0.10))),
    "roll": (0.39, tuple(tile(at, loudness) for at, loudness in RATTLE)),
    "refuse": (0.24, (knock(0.0, 0.55),)),
    "score": (0.26, (tile(0.0, 0.10), bar(0.004, G5, 0.32, 0.07))),
    "turn": (0.39, (bar(0.0, G4, 0.26), bar(0.15, C5, 0.26))),
    "qwirkle": (0.39, (bar(0.0, C5, 0.30), bar(0.07, E5, 0.30), bar(0.14, G5, 0.30), bar(0.21, C6, 0.22))),
    "end": (0.39, (bar(0.0, G5, 0.22), bar(0.11, E5, 0.24), bar(0.22, C5, 0.30), bar(0.22, G4, 0.22))),
}
"""Seconds and strokes of each sound."""


def samples(seconds: float, strokes: Sequence[Stroke]) -> "array[int]":
    """The sound as 16-bit numbers."""
    length = round(seconds * RATE)
    sound = [0.0] * length
    for stroke in strokes:
        _strike(sound, stroke)
    for back in range(round(FADE * RATE)):
        sound[-1 - back] *= back / (FADE * RATE)
    return array("h", (round(32_767 * max(-1.0, min(1.0, value))) for value in sound))


def _strike(sound: list[float], stroke: Stroke) -> None:
    chance, start = Random(7), round(stroke.at * RATE)
    breath = 0.0
    for place in range(start, len(sound)):
        time = (place - start) / RATE
        rise = 1.0 - exp(-time / stroke.onset)
        value = sum(
            tone.loudness * exp(-time / tone.lasting) * sin(2 * pi * tone.hertz * time)
            for tone in stroke.tones
        )
        breath += 0.4 * (chance.uniform(-1.0, 1.0) - breath)
        sound[place] += rise * (value + stroke.noise * exp(-time / 0.0025) * breath)


def main(into: Path) -> None:
    """Write every sound to a folder."""
    into.mkdir(parents=True, exist_ok=True)
    for name, (seconds, strokes) in SOUNDS.items():
        numbers = samples(seconds, strokes)
        if sys.byteorder == "big":
            numbers.byteswap()
        with wave.open(str(into / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(numbers.tobytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
