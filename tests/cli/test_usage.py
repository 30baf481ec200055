"""`qwirkle-cli` used wrongly, interrupted, or given what is no file: it says so, without a traceback."""

import os
import signal
import subprocess
import sys
from functools import partial

import pytest

from qwirkle_desktop import __version__

from .conftest import COMMAND

posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes, devices and signals are those of POSIX")
POSITION = b'{"board": "Rc@0,0", "hand": "Rs", "bag": 100}\n'


def test_the_version_says_which_build_of_the_engine_runs(run):
    ran = run("--version")
    assert ran.code == 0
    assert ran.out in {
        f"qwirkle-cli {__version__} ({build} engine)\n" for build in ("interpreted", "compiled")
    }


@pytest.mark.parametrize("arguments", [["--help"], ["moves", "--help"], ["serve", "-h"]])
def test_help_is_no_error(run, arguments):
    ran = run(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("usage: qwirkle-cli")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["--vers"],
        ["moves", "a", "b"],
        ["moves", "--level", "club"],
        ["best"],
        ["best", "--level"],
        ["best", "--level", "nobody"],
        ["best", "--level", "club", "--seed", "x"],
        ["best", "--level", "club", "--seed", "1.5"],
        ["best", "--level", "club", "--seconds", "0"],
        ["best", "--level", "club", "--seconds", "-1"],
        ["best", "--level", "club", "--seconds", "nan"],
        ["best", "--level", "club", "--seconds", "inf"],
        ["check"],
        ["serve", "now"],
    ],
)
def test_bad_usage_is_said_and_exits_with_2(run, arguments):
    ran = run(*arguments, stdin=POSITION)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("usage: ")


def test_bad_usage_of_a_process_exits_with_2(run_alone):
    assert run_alone("best", "--level", "nobody").code == 2


@pytest.mark.parametrize("command", [["moves"], ["best", "--level", "club"]])
def test_a_missing_file_or_a_folder_is_bad_input(run, tmp_path, command):
    for path in (tmp_path, tmp_path / "nothing"):
        ran = run(*command, str(path))
        assert ran.code == 1
        assert ran.out == ""
        assert ran.err.startswith(f"{path}:0: ")
        assert ran.err.count("\n") == 1


@posix
def test_a_pipe_or_a_device_is_refused_unread(run, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (str(tmp_path / "pipe"), "/dev/zero"):
        ran = run("moves", path)
        assert ran.code == 1
        assert ran.err == f"{path}:0: not a regular file\n"


def test_a_file_over_4_mib_is_refused(run, tmp_path):
    path = tmp_path / "large"
    path.write_bytes(POSITION * (4 * 1024 * 1024 // len(POSITION) + 1))
    ran = run("moves", str(path))
    assert (ran.code, ran.out) == (1, "")
    assert "4 MiB" in ran.err


@posix
def test_nobody_reading_the_answers_ends_it_quietly():
    with subprocess.Popen(
        (*COMMAND, "moves"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        process.stdout.close()
        process.stdout = None
        _, errors = process.communicate(POSITION * 100, timeout=60)
    assert (process.returncode, errors) == (141, b"")


@posix
def test_an_interrupt_ends_it_quietly():
    with subprocess.Popen(
        (*COMMAND, "moves"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A test run in the background ignores interrupts, and so would all that it starts.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(POSITION)
        process.stdin.flush()
        assert process.stdout.readline().startswith(b'{"plays"')
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=60)
    assert (process.returncode, out, errors) == (130, b"", b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a disk that is always full")  # noqa: PTH110
def test_a_full_disk_is_said():
    with open("/dev/full", "wb") as full:  # noqa: PTH123
        done = subprocess.run(
            (*COMMAND, "moves"), input=POSITION, stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert done.returncode == 1
    assert b"No space left" in done.stderr
    assert b"Traceback" not in done.stderr


@posix
@pytest.mark.parametrize(("closed", "code"), [("<&-", 1), (">&-", 0), ("2>&-", 0), ("<&- >&- 2>&-", 1)])
def test_a_closed_stream_is_no_traceback(closed, code):
    command = ["sh", "-c", f'"$0" "$@" {closed}', *COMMAND, "moves"]
    done = subprocess.run(command, input=POSITION, capture_output=True, timeout=60, check=False)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr
