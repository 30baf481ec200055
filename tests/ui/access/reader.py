"""A screen reader of a few lines: plays turns at a running program through AT-SPI, by roles and names only.

A program of its own, for the system's Python has the bindings. Arguments: the program's process id and how
many turns. It prints what it found and did, a JSON object a line; the last tells what there is in the end.
"""

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 30
Thing = Atspi.Accessible
EMPTY = re.compile(r"empty, row -?\d+, column -?\d+, (\d+) points?")


def tell(**facts: object) -> None:
    """Write down what happened."""
    print(json.dumps(facts), flush=True)


class Reader:
    """Finds controls by role and name, and presses them."""

    def __init__(self, pid: int) -> None:
        self.heard: list[str] = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")
        self.program = self.wait(lambda: self._program(pid), "the program is on the bus")

    def _hear(self, event: Atspi.Event) -> None:
        self.heard.append(str(event.any_data))

    def _program(self, pid: int) -> Thing | None:
        desktop = Atspi.get_desktop(0)
        programs = [desktop.get_child_at_index(place) for place in range(desktop.get_child_count())]
        return next((one for one in programs if one is not None and one.get_process_id() == pid), None)

    def wait(self, look: Callable[[], object], what: str) -> Thing:
        """Wait until something is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            try:
                if found := look():
                    return found
            except GLib.Error:
                pass
            time.sleep(0.05)
        raise SystemExit(f"waited in vain until {what}")

    def all(self, role: str, under: Thing | None = None) -> Iterator[Thing]:
        """What shows of a role."""
        top = under or self.program
        for place in range(top.get_child_count()):
            child = top.get_child_at_index(place)
            if child is None:
                continue
            if child.get_role_name() == role and _shows(child):
                yield child
            yield from self.all(role, child)

    def find(self, role: str, name: str, under: Thing | None = None) -> Thing | None:
        """What shows of a role, its name beginning so."""
        return next((one for one in self.all(role, under) if (one.get_name() or "").startswith(name)), None)

    def get(self, role: str, name: str) -> Thing:
        """Wait for it."""
        return self.wait(lambda: self.find(role, name), f"there is a {role} {name!r}")

    def press(self, thing: Thing) -> None:
        """Do its action of that name."""
        names = [thing.get_action_name(place) for place in range(thing.get_n_actions())]
        thing.do_action(names.index("Press"))


def _shows(thing: Thing) -> bool:
    return thing.get_state_set().contains(Atspi.StateType.SHOWING)


def take_turn(reader: Reader, number: int) -> None:
    """Lay the first tile that fits where it gives most, and play; trade one where none fits."""
    reader.get("frame", "Your turn")
    board, hand = reader.get("table", "Board"), reader.get("list", "Hand: ")
    for name in [one.get_name() for one in reader.all("list item", hand)]:
        reader.press(reader.find("list item", name, hand))
        if places := _places(reader, board):
            points, place = max(places)
            reader.press(reader.find("table cell", place, board))
            reader.press(reader.get("push button", f"Play +{points}"))
            tell(turn=number, tile=name, place=place)
            return
        reader.press(reader.find("list item", name, hand))
    reader.press(reader.get("push button", "Trade"))
    reader.press(next(reader.all("list item", hand)))
    reader.press(reader.get("push button", "Trade 1 tile"))
    tell(turn=number, traded=1)


def _places(reader: Reader, board: Thing) -> list[tuple[int, str]]:
    cells = [one.get_name() for one in reader.all("table cell", board)]
    return [(int(found[1]), name) for name in cells if (found := EMPTY.fullmatch(name))]


def is_answered(heard: list[str], number: int) -> bool:
    """Whether our play of that number was told and then that it is our turn; what is told comes late."""
    ours = [place for place, text in enumerate(heard) if text.startswith(("Ada played", "Ada traded"))]
    return len(ours) >= number and any("Your turn" in text for text in heard[ours[-1] :])


def main(pid: int, turns: int) -> None:
    """Look at everything first, then play."""
    reader = Reader(pid)
    board = reader.get("table", "Board")
    for number in range(1, turns + 1):
        take_turn(reader, number)
        reader.wait(partial(is_answered, reader.heard, number), "it is our turn again")
    tell(heard=reader.heard)
    tell(
        turns=turns,
        cells=[one.get_name() for one in reader.all("table cell", board)],
        hand=[one.get_name() for one in reader.all("list item", reader.get("list", "Hand: "))],
        moves=[one.get_name() for one in reader.all("list item", reader.get("list", "Moves"))],
        scores=[one.get_name() for one in reader.all("label", reader.get("filler", "Scores"))],
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
