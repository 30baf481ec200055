"""Reading the files people hand over: bounded, and nothing but regular files."""

import os
import sys
from io import BytesIO
from pathlib import Path

import pytest

from qwirkle_desktop.formats.errors import Unreadable
from qwirkle_desktop.formats.files import Line, read_file, read_lines, split_lines
from qwirkle_desktop.formats.jsonlines import LARGEST_FILE, LONGEST_LINE

posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices are those of POSIX")


def lines(data: bytes) -> list[Line]:
    return list(split_lines(BytesIO(data)))


def test_lines_are_counted_from_one_and_lose_their_ends():
    assert lines(b"a\nb\r\n\nc") == [
        Line(1, b"a", True),
        Line(2, b"b", True),
        Line(3, b"", True),
        Line(4, b"c", False),
    ]


def test_a_byte_order_mark_is_dropped_at_the_start_only():
    bom = b"\xef\xbb\xbf"
    assert lines(bom + b"a\n" + bom + b"b\n") == [Line(1, b"a", True), Line(2, bom + b"b", True)]
    assert lines(bom) == []


def test_nothing_is_no_lines():
    assert lines(b"") == []


def test_a_carriage_return_inside_a_line_stays():
    assert lines(b"a\rb\r\r\n") == [Line(1, b"a\rb\r", True)]


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_a_line_may_have_64_kib_and_no_more(end):
    assert lines(b"x\n" + b"y" * LONGEST_LINE + end)[1].text == b"y" * LONGEST_LINE
    with pytest.raises(Unreadable, match="64 KiB") as caught:
        lines(b"x\n" + b"y" * (LONGEST_LINE + 1) + end)
    assert caught.value.line == 2


def test_the_lines_before_one_that_is_too_long_are_read():
    found = split_lines(BytesIO(b"a\nb\n" + b"y" * (2 * LONGEST_LINE)))
    assert [next(found).text, next(found).text] == [b"a", b"b"]
    with pytest.raises(Unreadable):
        next(found)


def test_a_stream_may_have_4_mib_and_no_more():
    line = b"x" * 1023 + b"\n"
    assert len(lines(line * 4096)) == 4096
    with pytest.raises(Unreadable, match="4 MiB") as caught:
        lines(line * 4096 + b"\n")
    assert caught.value.line == 4097


def test_a_file_may_have_4_mib_and_no_more(tmp_path):
    path = tmp_path / "large"
    path.write_bytes(b"x" * LARGEST_FILE)
    assert len(read_file(path)) == LARGEST_FILE
    path.write_bytes(b"x" * (LARGEST_FILE + 1))
    with pytest.raises(Unreadable, match="4 MiB"):
        read_file(path)


def test_the_lines_of_a_file_are_read(tmp_path):
    path = tmp_path / "found"
    path.write_bytes(b"a\nb")
    assert list(read_lines(str(path))) == [Line(1, b"a", True), Line(2, b"b", False)]


def test_a_missing_file_is_said_to_be_missing(tmp_path):
    with pytest.raises(Unreadable, match="no such file"):
        read_file(tmp_path / "nothing")


@posix
def test_what_is_not_a_regular_file_is_refused_unread(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, Path("/dev/zero"), Path("/dev/null")):
        with pytest.raises(Unreadable, match="not a regular file"):
            read_file(path)


@posix
def test_a_pipe_that_is_refused_keeps_what_was_written_to_it(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    both = os.open(pipe, os.O_RDWR)
    os.write(both, b"kept")
    with pytest.raises(Unreadable):
        read_file(pipe)
    assert os.read(both, 10) == b"kept"
    os.close(both)


@posix
def test_a_link_to_a_regular_file_is_read(tmp_path):
    (tmp_path / "file").write_bytes(b"a")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert read_file(tmp_path / "link") == b"a"
