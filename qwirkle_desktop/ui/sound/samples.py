"""The sounds as numbers: read from their files, as loud and as high as they are to be heard."""

import sys
from array import array
from collections.abc import Callable
from pathlib import Path

from qwirkle_desktop.ui.sound.strikes import Sound, Strike

RATE = 22_050
MOST_KEPT = 40
Key = tuple[Sound, float, float]


class Samples:
    """Reads files when they are first heard, and keeps what was made of them; `find` is by a file's name."""

    def __init__(self, find: Callable[[str], Path]) -> None:
        self._find = find
        self._made: dict[Key, array[int]] = {}

    def of(self, strike: Strike) -> "array[int]":
        """The samples of a strike. Raises OSError or ValueError where its file is none."""
        key = (strike.sound, strike.loudness, strike.pitch)
        if key not in self._made:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            made = read_wave(self._find(f"{strike.sound.value}.wav"))
            self._made[key] = heard(made, strike.loudness, strike.pitch)
        return self._made[key]


def read_wave(path: Path) -> "array[int]":
    """The frames of a file with one channel of 16 bits. Raises OSError or ValueError."""
    import wave

    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                raise wave.Error(f"not one channel of 16 bits, {RATE} a second")
            samples = array("h", file.readframes(file.getnframes()))
    except (EOFError, RuntimeError, ValueError, wave.Error) as error:
        # A part that is longer than the whole is a RuntimeError.
        raise ValueError(f"{path.name} is no sound: {str(error) or 'it ends too soon'}") from error
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def heard(samples: "array[int]", loudness: float, pitch: float) -> "array[int]":
    """The same sound less loud, and higher (and shorter) by a factor."""
    if pitch == 1.0:
        return array("h", [int(loudness * value) for value in samples])
    made = array("h")
    for place in range(int((len(samples) - 1) / pitch)):
        left, share = divmod(place * pitch, 1.0)
        one, next_ = samples[int(left)], samples[int(left) + 1]
        made.append(int(loudness * (one + share * (next_ - one))))
    return made
