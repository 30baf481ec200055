"""Strict JSON Lines: one object a line, bounded, with nothing said twice."""

import json
from collections.abc import Mapping
from typing import NoReturn, TypeVar

import msgspec

from .errors import Unreadable

LONGEST_LINE = 64 * 1024
"""Bytes, without the line's end."""
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes."""

T = TypeVar("T")


def parse_object(line: bytes) -> dict[str, object]:
    """The JSON object on a line. Raises Unreadable for anything else, equal keys, NaN or a line too long."""
    if len(line.rstrip(b"\r\n")) > LONGEST_LINE:
        raise Unreadable("the line is longer than 64 KiB")
    try:
        value = json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_object,
            parse_constant=_no_constant,
            parse_float=_finite,
        )
        if b"\\ud" in line.lower() and not _is_text(json.dumps(value, ensure_ascii=False)):
            raise Unreadable("half of a character (a lone surrogate) in a text")
    except UnicodeDecodeError as error:
        raise Unreadable(f"not UTF-8 text (byte {error.start + 1})") from None
    except json.JSONDecodeError as error:
        raise Unreadable(f"not JSON: {error.msg} (character {error.colno})") from None
    except RecursionError:
        raise Unreadable("not JSON of this format: nested too deeply") from None
    except ValueError as error:
        raise Unreadable(str(error)) from None
    if not isinstance(value, dict):
        raise Unreadable("the line is not a JSON object")
    return value


def format_object(value: Mapping[str, object]) -> str:
    """One line of JSON, without its end."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def convert(value: object, wanted: type[T]) -> T:
    """The value as a msgspec type. Raises Unreadable naming the field."""
    try:
        return msgspec.convert(value, wanted, strict=True)
    except msgspec.ValidationError as error:
        raise Unreadable(_in_words(str(error))) from None


def _in_words(message: str) -> str:
    """msgspec's `Expected `int`, got `str` - at `$.bag`` as `field bag: expected int, got str`."""
    problem, _, place = message.replace("`", "").partition(" - at ")
    problem = problem[:1].lower() + problem[1:]
    field = place.removeprefix("$").removeprefix(".")
    return f"field {field}: {problem}" if field else problem


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            raise ValueError(f"the key {key!r} stands twice")
        result[key] = value
    return result


def _is_text(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{text[:20]} is too large a number")
    return number
