"""Plays sounds in a thread of its own: the window only puts a word into a queue."""

import logging
from collections.abc import Callable, Generator
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.sound.device import Device, MiniaudioDevice, NoSound
from qwirkle_desktop.ui.sound.mixer import Mixer
from qwirkle_desktop.ui.sound.samples import RATE, Samples
from qwirkle_desktop.ui.sound.strikes import Strike

log = logging.getLogger(__name__)

IDLE_S, AGAIN_S, LATE_S, PATIENCE_S = 8.0, 30.0, 0.7, 1.0
"""The device is let go after so long a silence, a missing one looked for again after so long, a sound that
comes later than that is not news any more, and the end of the program waits no longer."""

OpenDevice = Callable[[Generator[Any, int, None], int], Device]


def find_sound(name: str) -> Path:
    """A shipped sound. Raises FileNotFoundError."""
    return resource_path("sounds", name)


class Loudspeaker:
    """Opens the device at the first sound. Where there is none it is silent, and says so once in the log."""

    def __init__(
        self,
        find: Callable[[str], Path] = find_sound,
        open_device: OpenDevice = MiniaudioDevice,
        idle_s: float = IDLE_S,
    ) -> None:
        self._samples, self._mixer = Samples(find), Mixer()
        self._open_device, self._idle_s = open_device, idle_s
        self._asked: SimpleQueue[tuple[Strike, float] | None] = SimpleQueue()
        self._device: Device | None = None
        self._deaf_until = 0.0
        self._is_noted = self._is_closed = False
        # A thread that starts at the first sound would make the window wait for it.
        self._thread = Thread(target=self._serve, name="sounds", daemon=True)
        self._thread.start()

    def play(self, strike: Strike) -> None:
        """Let it be heard, if anything can be."""
        if not self._is_closed:
            self._asked.put((strike, monotonic()))

    def close(self) -> None:
        """Be silent from now on, and let the device go."""
        self._is_closed = True
        self._asked.put(None)
        self._thread.join(PATIENCE_S)

    def _serve(self) -> None:
        while True:
            try:
                asked = self._asked.get(timeout=self._idle_s if self._device else None)
            except Empty:
                self._let_go()
                continue
            if asked is None:
                break
            self._strike(*asked)
        self._let_go()

    def _strike(self, strike: Strike, at: float) -> None:
        try:
            samples = self._samples.of(strike)
            if not self._is_open() or monotonic() - at > LATE_S:
                return
            self._mixer.add(samples, strike.delay_ms * RATE // 1000)
        except (OSError, ValueError) as error:
            self._note(error)

    def _is_open(self) -> bool:
        """Whether a device is there, opened now if need be."""
        if self._device is None and monotonic() >= self._deaf_until:
            try:
                self._device = self._open_device(self._mixer.feed(), RATE)
            except NoSound as error:
                self._deaf_until = float("inf") if error.is_final else monotonic() + AGAIN_S
                self._note(error)
        return self._device is not None

    def _let_go(self) -> None:
        if self._device is not None:
            self._device.close()
            self._device, self._mixer = None, Mixer()

    def _note(self, error: Exception) -> None:
        if not self._is_noted:
            self._is_noted = True
            log.info("no sound: %s", error)
