"""The real window, as the tests of the keys open it."""

from tests.ui.keys.conftest import dressed, open_desk, play_with, typist, typist_at

__all__ = ["dressed", "open_desk", "play_with", "typist", "typist_at"]
