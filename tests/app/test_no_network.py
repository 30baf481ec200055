"""The game plays where there is no network, and does not even try to reach one."""

import os
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.app.conftest import PATIENCE, Start, games_in, turns_in, wait_until

PACKAGE = Path(__file__).parents[2] / "qwirkle_desktop"
WAYS_OUT = (
    "QNetworkAccessManager",
    "QTcpSocket",
    "QUdpSocket",
    "QSslSocket",
    "urllib.request",
    "http.client",
)
COUNTED = {"Ip": ("OutRequests", "OutNoRoutes"), "Tcp": ("ActiveOpens",), "Udp": ("OutDatagrams",)}
"""What a system counts when a program tries to reach another, with success or without."""
UNSHARE = (
    ("unshare", "--net")
    if hasattr(os, "geteuid") and os.geteuid() == 0
    else ("unshare", "--map-root-user", "--net")
)
GOOD_BYE = """
"$@" &
program=$!
trap 'kill -TERM $program' TERM
wait $program; code=$?
wait $program 2>/dev/null && code=0
cat /proc/net/snmp >&2
exit $code
"""


def can_go_offline() -> bool:
    """Whether this system lets a program have a network of its own, with nothing in it."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run([*UNSHARE, "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not can_go_offline(), reason="this system allows no network namespaces")
def test_a_game_is_played_without_a_network_and_nothing_tries_to_reach_one(
    start: Start, tmp_path: Path
) -> None:
    before = (*UNSHARE, "sh", "-c", GOOD_BYE, "sh")
    process = start("--data-dir", str(tmp_path), "--new", "computer:club,computer:casual", before=before)
    wait_until(lambda: games_in(tmp_path) == 1 and turns_in(tmp_path) > 2, "some turns are played")
    process.terminate()
    _, words = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, words
    assert attempts(words) == {
        "Ip.OutRequests": 0,
        "Ip.OutNoRoutes": 0,
        "Tcp.ActiveOpens": 0,
        "Udp.OutDatagrams": 0,
    }


@pytest.mark.skipif(not can_go_offline(), reason="this system allows no network namespaces")
def test_an_attempt_to_reach_a_network_would_be_counted() -> None:
    reach = "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('192.0.2.1', 9))"
    command = [*UNSHARE, "sh", "-c", GOOD_BYE, "sh", sys.executable, "-c", reach]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert any(attempts(done.stderr).values())


def attempts(words: str) -> dict[str, int]:
    """The counters in what a system says of its network: a line of names and one of numbers for each kind."""
    found = {}
    lines = [line.split() for line in words.splitlines()]
    for names, numbers in pairwise(lines):
        kind = names[0].rstrip(":") if names else ""
        if kind in COUNTED and numbers[0] == names[0] and numbers[1:] and numbers[1].lstrip("-").isdigit():
            row = dict(zip(names[1:], numbers[1:], strict=True))
            found |= {f"{kind}.{name}": int(row[name]) for name in COUNTED[kind]}
    return found


def test_no_module_knows_a_way_out() -> None:
    """Local sockets, for a second start, are all that is used of Qt's network."""
    found = {
        (path.relative_to(PACKAGE).as_posix(), way)
        for path in PACKAGE.rglob("*.py")
        for way in WAYS_OUT
        if way in path.read_text("utf-8")
    }
    assert found == set()
