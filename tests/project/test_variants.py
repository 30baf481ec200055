"""Variants are data: nothing outside their own room asks which one is played."""

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "qwirkle_desktop"
THEIR_ROOMS = (PACKAGE / "rules" / "variants", PACKAGE / "formats" / "variants.py")
"""The values, and the module that turns them into ids and back."""
ASKS_WHICH = re.compile(
    r"variant(\.id)?\)? *(==|!=|is (?!None|UNSET)|in \()"
    r"|(==|!=|\bis) *(CLASSIC|CUBES|SELECT|CONNECT)\b(?!\.)"
    r"|\.id *(==|!=) *[\"'](classic|cubes|select|connect)"
    r"|case +(CLASSIC|CUBES)|isinstance\([^)]*\bVariant\)|class \w+\(Variant\)"
)


def lines_that_ask(source: str) -> list[str]:
    return [line.strip() for line in source.splitlines() if ASKS_WHICH.search(line)]


def test_no_module_asks_which_variant_is_played() -> None:
    found = {
        str(path.relative_to(PACKAGE)): lines
        for path in sorted(PACKAGE.rglob("*.py"))
        if not any(path.is_relative_to(room) for room in THEIR_ROOMS)
        and (lines := lines_that_ask(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "if variant == CUBES:",
        "if state.variant is CLASSIC:",
        'if view.variant.id == "select":',
        "return tr() if variant != CLASSIC else x",
        "class Cubes(Variant):",
    ],
)
def test_the_search_finds_what_it_looks_for(line: str) -> None:
    assert lines_that_ask(line)


@pytest.mark.parametrize(
    "line", ["if variant is None:", "if view.variant.are_dice:", "length == CLASSIC.qwirkle_size"]
)
def test_the_search_lets_data_be_asked(line: str) -> None:
    assert lines_that_ask(line) == []
