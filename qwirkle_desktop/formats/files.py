"""Opening the files people hand over: bounded, regular files only, and read as numbered lines."""

import os
import stat
import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from io import BytesIO
from typing import BinaryIO, NamedTuple

from .errors import Unreadable
from .jsonlines import LARGEST_FILE, LONGEST_LINE

STANDARD_INPUT = "-"
"""The name that means standard input, on the command line and in error messages."""


class Line(NamedTuple):
    """A line without its end, counted from 1; `is_whole` is false where the file stops before a newline."""

    number: int
    text: bytes
    is_whole: bool


def read_file(path: str | os.PathLike[str]) -> bytes:
    """The bytes of a file of at most 4 MiB. Raises Unreadable; anything but a regular file stays unread."""
    try:
        with _open_regular(path) as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Unreadable(_reason(error)) from None
    except ValueError as error:
        raise Unreadable(str(error)) from None
    if len(data) > LARGEST_FILE:
        raise Unreadable("the file is larger than 4 MiB")
    return data


def _open_regular(path: str | os.PathLike[str]) -> BinaryIO:
    # Without O_NONBLOCK opening a pipe that nobody writes to would wait for ever.
    extras = ("O_NONBLOCK", "O_NOCTTY", "O_BINARY")
    flags = sum((getattr(os, name, 0) for name in extras), os.O_RDONLY)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise Unreadable("not a regular file")
    return os.fdopen(descriptor, "rb")


def _reason(error: OSError) -> str:
    text = error.strerror or str(error)
    return f"cannot be read: {text[:1].lower()}{text[1:]}"


def read_lines(name: str) -> Iterator[Line]:
    """The lines of a file, or of standard input where the name is `-`, as they come. Raises Unreadable."""
    if name != STANDARD_INPUT:
        return split_lines(BytesIO(read_file(name)))
    if sys.stdin is None:
        raise Unreadable("standard input is closed")
    return split_lines(sys.stdin.buffer)


def split_lines(stream: BinaryIO) -> Iterator[Line]:
    """The lines of a stream; a BOM at the start and CRs are dropped. Raises Unreadable for too much."""
    size = number = 0
    while text := stream.readline(LONGEST_LINE + 2 + len(BOM_UTF8)):
        size += len(text)
        if size > LARGEST_FILE:
            raise Unreadable("the file is larger than 4 MiB", number + 1)
        yield from _line(number + 1, text.removeprefix(BOM_UTF8) if number == 0 else text)
        number += 1


def _line(number: int, text: bytes) -> Iterator[Line]:
    is_whole = text.endswith(b"\n")
    text = text.removesuffix(b"\n").removesuffix(b"\r") if is_whole else text
    if len(text) > LONGEST_LINE:
        raise Unreadable("the line is longer than 64 KiB", number)
    if text or is_whole:
        yield Line(number, text, is_whole)
