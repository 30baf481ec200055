"""Adds up the sounds that are heard at the same time, piece by piece as the device asks for them."""

from array import array
from collections import deque
from collections.abc import Generator

LOUDEST, MOST_VOICES = 32_767, 12


class Mixer:
    """`add` may be called while another thread asks for `frames`: they meet only in a queue."""

    def __init__(self) -> None:
        self._coming: deque[tuple[array[int], int]] = deque()
        self._voices: list[tuple[array[int], int]] = []

    def add(self, samples: "array[int]", delay: int = 0) -> None:
        """Let this be heard after so many frames."""
        self._coming.append((samples, -delay))

    def frames(self, count: int) -> "array[int]":
        """The next frames of all voices together; silence where there is none."""
        while self._coming:
            self._voices.append(self._coming.popleft())
        voices = self._voices[-MOST_VOICES:]
        self._voices = [(samples, at + count) for samples, at in voices if at + count < len(samples)]
        parts = [part for samples, at in voices if (part := _part(samples, at, count)) is not None]
        return parts[0] if len(parts) == 1 else _sum(parts, count)

    def feed(self) -> "Generator[array[int], int, None]":
        """The frames, for a device that sends how many it wants."""
        count = yield array("h")
        while True:
            count = yield self.frames(count)


def _part(samples: "array[int]", at: int, count: int) -> "array[int] | None":
    """`count` frames of a voice from a place on, which may lie before its start; None where it is silent."""
    if at + count <= 0:
        return None
    before = array("h", bytes(2 * max(0, -at)))
    heard = samples[max(0, at) : at + count]
    return before + heard + array("h", bytes(2 * (count - len(before) - len(heard))))


def _sum(parts: "list[array[int]]", count: int) -> "array[int]":
    if not parts:
        return array("h", bytes(2 * count))
    return array("h", [max(-LOUDEST, min(LOUDEST, sum(values))) for values in zip(*parts, strict=True)])
