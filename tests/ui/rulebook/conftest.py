"""A window with the rules beside it; English again after every test."""

from tests.ui.languages.conftest import english
from tests.ui.table.conftest import dressed, open_desk

__all__ = ["dressed", "english", "open_desk"]
