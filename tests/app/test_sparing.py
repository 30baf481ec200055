"""What nobody here needs is not loaded, and nothing is worse for it."""

import subprocess
import sys

PROGRAM = """
from qwirkle_desktop.sparing import spare

spare()

import linecache, sys
from qwirkle_desktop import app
from qwirkle_desktop.rules.deal import Deal

read = [name for name in linecache.cache if "qwirkle_desktop" in name]
print(read, sys.modules["_hashlib"], *Deal(7).hands(2)[0])
"""
HAND = "Pd Bf Pe Ol Yf Gs"


def test_no_source_is_read_and_no_openssl_loaded_and_the_deals_are_the_same() -> None:
    told = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout
    assert told == f"[] None {HAND}\n"
