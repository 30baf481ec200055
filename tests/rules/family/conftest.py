"""The variants, for the tests of what each of them changes."""

import pytest

from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.variants import Variant


@pytest.fixture(scope="session")
def select() -> Variant:
    return variant_named("select")


@pytest.fixture(scope="session")
def connect() -> Variant:
    return variant_named("connect")


@pytest.fixture(scope="session")
def both() -> Variant:
    return variant_named("select-connect")
