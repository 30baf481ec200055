"""What several tests of the rules begin with."""

import pytest

from qwirkle_desktop.rules.deal import Deal


@pytest.fixture
def new_deal() -> Deal:
    """A numbered deal."""
    return Deal(2026)
