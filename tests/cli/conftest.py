"""Running `qwirkle-cli`, in this process and as one of its own."""

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from qwirkle_desktop.cli import main

COMMAND = (sys.executable, "-c", "import sys; from qwirkle_desktop.cli import main; sys.exit(main())")


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process, with bytes on its standard input."""

    def run_here(*arguments: str, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = main([*arguments])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run_here


@pytest.fixture
def run_alone() -> Run:
    """Run a command as a process."""

    def run_there(*arguments: str, stdin: bytes = b"") -> Ran:
        done = subprocess.run(
            (*COMMAND, *arguments), input=stdin, capture_output=True, timeout=60, check=False
        )
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run_there
