"""The screen of the tests that nobody sees, as the offscreen platform reads it."""

SCREEN = {"name": "unseen", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}
"""Larger than any window of a test: a window that does not fit is made smaller when it is first shown."""
