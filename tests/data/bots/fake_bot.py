"""A bot that plays as the example does, but for a fault: `fake_bot.py FAULT [FROM]`, from that request on."""

import json
import subprocess
import sys
import time
from pathlib import Path

EXAMPLE = Path(__file__).with_name("example_bot.py")
FOR_EVER = 3600
FLOOD = 2_000_000


def say(text):
    print(text, flush=True)


def misbehave(fault, request, answer):
    """Anything a broken bot might do instead of answering."""
    number = request["id"]
    match fault:
        case "illegal":
            say(json.dumps({"id": number, "move": {"play": "Rc@500,500"}}))
        case "pass":
            say(json.dumps({"id": number, "move": {"pass": True}}))
        case "hang":
            time.sleep(FOR_EVER)
        case "exit":
            sys.exit("no more, thank you")
        case "garbage":
            say("Hello!")
        case "bytes":
            sys.stdout.buffer.write(b"\xff\xfe\x00\n")
            sys.stdout.flush()
        case "long":
            say(json.dumps({"id": number, "move": answer, "talk": "x" * 70_000}))
        case "endless":
            while True:
                sys.stdout.write("x" * 65_536)
        case "flood":
            while True:
                say(json.dumps({"id": number, "info": {"done": 0.5}}))
        case "news":
            while True:
                say(json.dumps({"id": number, "info": {"done": 0.5}}))
                time.sleep(0.01)
        case "errors":
            sys.stderr.write("x" * FLOOD)
            say(json.dumps({"id": number, "move": answer}))
        case "error":
            say(json.dumps({"id": number, "error": "too hard"}))
        case "no move":
            say(json.dumps({"id": number}))
        case "past":
            say(json.dumps({"id": number - 1, "move": {"play": "Rc@9,9"}}))
            say(json.dumps({"move": {"play": "Rc@9,9"}}))
            say(json.dumps({"id": number, "info": {"done": 0.4, "best": answer}}))
            say(json.dumps({"id": number, "move": answer}))
        case "slow":
            time.sleep(0.6)
            say(json.dumps({"id": number, "move": answer}))
        case "family":
            subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOR_EVER})"])
            sys.exit(3)


def main(fault, start):
    with subprocess.Popen(
        [sys.executable, EXAMPLE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as example:
        for count, line in enumerate(sys.stdin):
            request = json.loads(line)
            example.stdin.write(line)
            example.stdin.flush()
            answer = json.loads(example.stdout.readline())["move"]
            if count >= start:
                misbehave(fault, request, answer)
            else:
                say(json.dumps({"id": request["id"], "move": answer}))


main(sys.argv[1], int((sys.argv[2:] or ["0"])[0]))
