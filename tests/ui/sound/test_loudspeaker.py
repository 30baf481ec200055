"""The thread that plays: it opens the device at the first sound, lets it go, and is silent without one."""

import logging
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.sound.device import MiniaudioDevice, NoSound, backends
from qwirkle_desktop.ui.sound.loudspeaker import Loudspeaker
from qwirkle_desktop.ui.sound.samples import RATE, read_wave
from qwirkle_desktop.ui.sound.strikes import Sound, Strike

SECONDS = 10


class TestDevice:
    """A device that a test listens to."""

    __test__ = False

    def __init__(self, feed: Generator[Any, int, None]) -> None:
        next(feed)
        self.feed, self.closed = feed, Event()

    def close(self) -> None:
        self.closed.set()


class Machine:
    """Counts how often its device is opened."""

    def __init__(self, error: NoSound | None = None) -> None:
        self.error, self.tries = error, 0
        self.devices: list[TestDevice] = []
        self.tried = Event()

    def open(self, feed: Generator[Any, int, None], rate: int) -> TestDevice:
        assert rate == RATE
        self.tries += 1
        try:
            if self.error:
                raise self.error
            self.devices.append(TestDevice(feed))
            return self.devices[-1]
        finally:
            self.tried.set()


@pytest.fixture
def speak() -> Iterator[Callable[..., Loudspeaker]]:
    """Makes loudspeakers that end with the test."""
    made: list[Loudspeaker] = []

    def make(machine: Machine, **more: Any) -> Loudspeaker:
        made.append(Loudspeaker(open_device=machine.open, **more))
        return made[-1]

    yield make
    for speaker in made:
        speaker.close()


def test_the_device_is_opened_by_the_first_sound_and_plays_it(speak: Callable[..., Loudspeaker]) -> None:
    machine = Machine()
    speaker = speak(machine)
    assert not machine.tries
    speaker.play(Strike(Sound.PLACE))
    speaker.close()
    file = read_wave(resource_path("sounds", "place.wav"))
    assert machine.devices[0].feed.send(len(file)) == file
    assert machine.tries == 1


def test_a_device_is_let_go_after_a_while_and_opened_again(speak: Callable[..., Loudspeaker]) -> None:
    machine = Machine()
    speaker = speak(machine, idle_s=0.01)
    speaker.play(Strike(Sound.PLACE))
    assert machine.tried.wait(SECONDS)
    assert machine.devices[0].closed.wait(SECONDS)
    machine.tried.clear()
    speaker.play(Strike(Sound.TURN))
    assert machine.tried.wait(SECONDS)
    assert machine.tries == 2


def test_the_end_closes_the_device_and_nothing_is_heard_after_it(speak: Callable[..., Loudspeaker]) -> None:
    machine = Machine()
    speaker = speak(machine)
    speaker.play(Strike(Sound.PLACE))
    speaker.close()
    assert machine.devices[0].closed.is_set()
    speaker.play(Strike(Sound.PLACE))
    assert machine.tries == 1


def test_without_a_device_there_is_silence_one_line_in_the_log_and_no_second_try_at_once(
    speak: Callable[..., Loudspeaker], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    machine = Machine(NoSound("no device plays"))
    speaker = speak(machine)
    for _ in range(5):
        speaker.play(Strike(Sound.PLACE))
    speaker.close()
    assert machine.tries == 1
    assert [record.getMessage() for record in caplog.records] == ["no sound: no device plays"]


def test_a_file_that_is_none_is_silence(
    speak: Callable[..., Loudspeaker], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    (tmp_path / "place.wav").write_bytes(b"RIFF")
    machine = Machine()
    speaker = speak(machine, find=tmp_path.joinpath)
    speaker.play(Strike(Sound.PLACE))
    speaker.play(Strike(Sound.TURN))
    speaker.close()
    assert machine.tries == 0
    assert len(caplog.records) == 1


def test_a_missing_library_is_silence_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoSound) as raised:
        MiniaudioDevice(iter(()), 22_050)  # type: ignore[arg-type]
    assert raised.value.is_final


def test_alsa_is_left_alone_where_there_is_no_card(tmp_path: Path) -> None:
    """It would write to the terminal."""
    assert backends("linux", tmp_path) == ("PULSEAUDIO",)
    (tmp_path / "pcmC0D0c").touch()
    assert backends("linux", tmp_path) == ("PULSEAUDIO",)
    (tmp_path / "pcmC0D0p").touch()
    assert backends("linux", tmp_path) == ("PULSEAUDIO", "ALSA")
    assert backends("win32", tmp_path) == ()
