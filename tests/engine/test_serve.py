"""The built-in player as a process: one line of JSON in, one out, whatever it is sent."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

import pytest

from qwirkle_desktop.engine.serve import Inbox, serve

SERVE = (sys.executable, "-c", "import sys; from qwirkle_desktop.cli import main; sys.exit(main(['serve']))")
SMALL = {"board": "Rc@0,0", "hand": "Rs Bc", "bag": 70}


def served(*lines: bytes | dict[str, object]) -> list[dict[str, object]]:
    """The answers to all these lines; the process must leave by itself, in peace, when its input ends."""
    done = subprocess.run(SERVE, input=as_sent(*lines), capture_output=True, timeout=60, check=True)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def answers_to(*lines: bytes | dict[str, object]) -> list[dict[str, object]]:
    """The same without a process of its own."""
    answers = BytesIO()
    serve(BytesIO(as_sent(*lines)), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def as_sent(*lines: bytes | dict[str, object]) -> bytes:
    """Lines of bytes as they are, requests as lines of JSON."""
    return b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines)


@contextmanager
def serving() -> Iterator[subprocess.Popen[bytes]]:
    """A process to talk with."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(SERVE, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=60)


def ask(process: subprocess.Popen[bytes], request: dict[str, object]) -> dict[str, object]:
    """Send a request and wait for its answer."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps(request).encode() + b"\n")
    process.stdin.flush()
    answer: dict[str, object] = json.loads(process.stdout.readline())
    return answer


def test_each_answer_comes_at_once_and_bears_the_number_of_its_request():
    with serving() as process:
        for number in (1, 7, 3):
            answer = ask(process, {"id": number, "do": "move", "position": SMALL, "seconds": 2.0})
            assert answer.keys() == {"id", "move"}
            assert answer["id"] == number


def test_a_seed_repeats_a_move_and_a_level_is_taken():
    request = {"id": 1, "do": "move", "position": SMALL, "level": "random", "seed": 5}
    first, second = served(request, request)
    assert first == second
    assert [*first] == ["id", "move"]


def test_moves_are_plays_trades_and_passes():
    locked = (
        "Rc@1,0 Pc@2,0 Oc@3,0 Pc@1,1 Rc@2,1 Gc@3,1 Oc@0,2 Gc@1,2 Yc@2,2 Pc@3,2 Bc@4,2 "
        "Bc@0,3 Oc@1,3 Gc@2,3 Rc@3,3 Yc@4,3 Bc@2,4 Yc@3,4"
    )
    answers = served(
        {"id": 1, "do": "move", "position": {"board": "Rc@0,0", "hand": "Rs", "bag": 100}},
        {"id": 2, "do": "move", "position": {"board": locked, "hand": "Rs Rs Bs", "bag": 60}},
        {"id": 3, "do": "move", "position": {"board": locked, "hand": "Rs Rs Bs", "bag": 0}},
    )
    assert [[*answer["move"]] for answer in answers] == [["play"], ["trade"], ["pass"]]


def test_hints_are_the_best_plays_first():
    [answer] = answers_to({"id": 2, "do": "hints", "position": SMALL, "count": 3})
    values = [hint["value"] for hint in answer["hints"]]
    assert values == sorted(values, reverse=True)
    assert all(hint.keys() == {"move", "score", "value"} for hint in answer["hints"])
    assert len(values) == 3
    [answer] = answers_to({"id": 2, "do": "hints", "position": SMALL})
    assert len(answer["hints"]) == 5


def test_a_stop_that_comes_after_the_answer_is_quietly_taken():
    answers = answers_to(
        {"id": 1, "do": "hints", "position": SMALL}, {"do": "stop", "id": 1}, {"id": 2, "do": "?"}
    )
    assert [answer["id"] for answer in answers] == [1, 2]


def test_a_stop_is_heard_while_its_request_is_being_answered():
    inbox = Inbox(BytesIO(as_sent({"id": 1, "do": "hints", "position": SMALL}, {"do": "stop", "id": 1})))
    next(iter(inbox))
    while not inbox.is_stopped(1):
        pass
    assert not inbox.is_stopped(2)


@pytest.mark.parametrize(
    ("line", "number", "words"),
    [
        (b"garbage\n", None, "not JSON"),
        (b"\n", None, "not JSON"),
        (b"\xff\xfe\n", None, "UTF-8"),
        (b"[1]\n", None, "not a JSON object"),
        (b"[" * 60_000 + b"\n", None, "nested"),
        (b'{"id": 1, "id": 2}\n', None, "twice"),
        (b'{"id": 4}\n', 4, "do"),
        (b'{"do": "move"}\n', None, "id"),
        (b'{"id": true, "do": "stop"}\n', None, "id"),
        (b'{"id": "x", "do": "stop"}\n', None, "id"),
        (b'{"id": 5, "do": "dance"}\n', 5, "do"),
        (b'{"id": 6, "do": "move"}\n', 6, "position"),
        (b'{"id": 6, "do": "move", "position": 3}\n', 6, "position"),
        (b'{"id": 6, "do": "move", "position": {"board": ""}}\n', 6, "hand"),
        (b'{"id": 7, "do": "analyse"}\n', 7, "not available here"),
        (b'{"id": 8, "do": "move", "position": {"board": "", "hand": "Xx", "bag": 2}}\n', 8, "Xx"),
    ],
)
def test_a_bad_request_gets_an_error_and_the_next_one_its_answer(line, number, words):
    error, answer = answers_to(line, {"id": 9, "do": "move", "position": SMALL})
    assert error.keys() == {"id", "error"}
    assert error["id"] == number
    assert words in error["error"]
    assert answer["id"] == 9


@pytest.mark.parametrize(
    "field",
    [{"level": "nobody"}, {"level": 3}, {"seed": 1.5}, {"seed": "1"}, {"seconds": 0}, {"seconds": "2"}],
)
def test_a_field_of_a_move_request_that_is_wrong_is_named(field):
    [answer] = answers_to({"id": 1, "do": "move", "position": SMALL, **field})
    assert f"field {next(iter(field))}" in answer["error"]


@pytest.mark.parametrize("count", [0, -1, 1.0, "5", None])
def test_a_wrong_count_of_hints_is_named(count):
    [answer] = answers_to({"id": 1, "do": "hints", "position": SMALL, "count": count})
    assert "field count" in answer["error"]


def test_a_process_that_is_sent_garbage_stays_and_answers():
    answers = served(
        b"garbage\n", b"\xff\n", b"x" * 3_000_000 + b"\n", {"id": 9, "do": "move", "position": SMALL}
    )
    assert [answer["id"] for answer in answers] == [None, None, None, 9]


def test_a_line_longer_than_64_kib_is_one_error_however_long():
    for length in (64 * 1024 + 1, 64 * 1024 + 2, 64 * 1024 + 3):
        error, answer = answers_to(b"x" * length + b"\n", {"id": 2, "do": "move", "position": SMALL})
        assert error == {"id": None, "error": "the line is longer than 64 KiB"}
        assert answer["id"] == 2


def test_a_line_of_just_64_kib_is_read():
    request = json.dumps({"id": 1, "do": "move", "position": SMALL, "note": ""}).encode()
    padded = request.replace(b'"note": ""', b'"note": "' + b"x" * (64 * 1024 - len(request)) + b'"')
    [answer] = answers_to(padded + b"\r\n")
    assert [*answer] == ["id", "move"]


def test_a_last_line_without_its_end_is_answered():
    [answer] = answers_to(json.dumps({"id": 3, "do": "move", "position": SMALL}).encode())
    assert answer["id"] == 3


def test_a_byte_order_mark_at_the_start_is_accepted():
    [answer] = answers_to(b"\xef\xbb\xbf" + json.dumps({"id": 3, "do": "move", "position": SMALL}).encode())
    assert answer["id"] == 3


def test_no_requests_are_no_answers():
    assert served() == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals and broken pipes are those of POSIX")
def test_it_leaves_quietly_when_nobody_reads_its_answers():
    with serving() as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(json.dumps({"id": 1, "do": "move", "position": SMALL}).encode() + b"\n")
        process.stdin.flush()
        assert process.wait(timeout=60) == 141
        assert process.stderr.read() == b""
        process.stdout = None
