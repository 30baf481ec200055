"""Sounds that overlap are added, start when they are due, and leave silence behind."""

from array import array

from qwirkle_desktop.ui.sound.mixer import Mixer


def numbers(*values: int) -> "array[int]":
    return array("h", values)


def test_without_sounds_there_is_silence() -> None:
    assert Mixer().frames(3) == numbers(0, 0, 0)


def test_a_sound_is_heard_once_across_the_pieces_that_are_asked_for() -> None:
    mixer = Mixer()
    mixer.add(numbers(1, 2, 3, 4, 5))
    assert [mixer.frames(2) for _ in range(4)] == [
        numbers(1, 2),
        numbers(3, 4),
        numbers(5, 0),
        numbers(0, 0),
    ]


def test_sounds_overlap_and_never_turn_over() -> None:
    mixer = Mixer()
    mixer.add(numbers(10, 20, 30_000))
    mixer.add(numbers(1, 2, 30_000))
    assert mixer.frames(3) == numbers(11, 22, 32_767)


def test_a_sound_waits_for_its_time() -> None:
    mixer = Mixer()
    mixer.add(numbers(7, 8), delay=3)
    assert [mixer.frames(2) for _ in range(3)] == [numbers(0, 0), numbers(0, 7), numbers(8, 0)]


def test_a_storm_of_sounds_stays_bounded() -> None:
    mixer = Mixer()
    for _ in range(100):
        mixer.add(numbers(1, 1))
    assert mixer.frames(1) == numbers(12)


def test_a_device_is_fed_as_much_as_it_asks_for() -> None:
    mixer = Mixer()
    feed = mixer.feed()
    next(feed)
    mixer.add(numbers(5, 6, 7))
    assert [feed.send(2), feed.send(1)] == [numbers(5, 6), numbers(7)]
