"""Strict JSON Lines: what is refused though a lenient reader would take it."""

import pytest

from qwirkle_desktop.formats.errors import Unreadable
from qwirkle_desktop.formats.jsonlines import parse_object


@pytest.mark.parametrize(
    "line", [b'{"names": ["\\ud800"]}', b'{"a": {"b": [["\\uDFFF"]]}}', b'{"\\ud800": 1}']
)
def test_half_a_character_is_refused_wherever_it_stands(line: bytes) -> None:
    with pytest.raises(Unreadable, match="half of a character"):
        parse_object(line)


def test_a_character_written_as_two_halves_is_read() -> None:
    assert parse_object(b'{"name": "\\ud83d\\ude00"}') == {"name": "\N{GRINNING FACE}"}
