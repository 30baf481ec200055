"""The checkout's own resources are found, and a missing one is named."""

from pathlib import Path

import pytest

from qwirkle_desktop.resources import resource_path


def test_a_checkout_finds_its_resources_beside_the_package() -> None:
    assert resource_path("fonts") == Path(__file__).resolve().parents[2] / "resources" / "fonts"


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"no_such_tile\.svg"):
        resource_path("tiles", "no_such_tile.svg")
