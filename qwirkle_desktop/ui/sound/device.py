"""The loudspeaker of the machine, through miniaudio; the one place that knows that library."""

import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any, Protocol

PERIOD_MS = 25
CARDS = Path("/dev/snd")


class NoSound(Exception):
    """There is nothing to play on; `is_final`: nor will there be while the program runs."""

    def __init__(self, reason: str, *, is_final: bool = False) -> None:
        super().__init__(reason)
        self.is_final = is_final


class Device(Protocol):
    """Something that plays what it is fed, until it is closed."""

    def close(self) -> None:
        """Stop, and let the machine's device go."""


class MiniaudioDevice:
    """Opens the device that the desktop plays on, one channel of 16 bits. Raises NoSound.

    All of it is slow, the import too: not for the thread of the window.
    """

    def __init__(self, feed: Generator[Any, int, None], rate: int) -> None:
        try:
            import miniaudio
        except (ImportError, OSError) as error:
            raise NoSound(f"miniaudio does not load: {error}", is_final=True) from error
        self._library = miniaudio.lib
        next(feed)
        try:
            self._device = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=rate,
                buffersize_msec=PERIOD_MS,
                backends=[miniaudio.Backend[name] for name in backends(sys.platform, CARDS)],
                app_name="Qwirkle",
            )
            self._device.start(feed)
        except miniaudio.MiniaudioError as error:
            raise NoSound(f"no device plays: {error}") from error

    def close(self) -> None:
        """Stop, and let the machine's device go."""
        self._device.close()
        # The library's own close leaves the connection to the sound server open.
        self._library.ma_context_uninit(self._device._context)


def backends(platform: str, cards: Path) -> tuple[str, ...]:
    """What miniaudio may try. On Linux ALSA writes to the terminal where there is no card, JACK always."""
    if not platform.startswith("linux"):
        return ()
    has_card = any(cards.glob("pcmC*p"))
    return ("PULSEAUDIO", "ALSA") if has_card else ("PULSEAUDIO",)
