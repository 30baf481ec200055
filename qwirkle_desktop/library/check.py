"""Reading a record file, for the window and for `qwirkle-cli check` alike."""

from dataclasses import dataclass
from io import BytesIO

from qwirkle_desktop.formats.errors import FormatError, Illegal, Unreadable
from qwirkle_desktop.formats.files import Line, read_lines, split_lines
from qwirkle_desktop.formats.jsonlines import parse_object
from qwirkle_desktop.rules.state import EndReason

from .game import game_of
from .record import Header, Record, Result, Turn
from .text import parse_header, parse_turn

MOST_TURNS = 3000
"""More than any game in which three whole rounds without a play end it; replaying keeps every state."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file says, and what was wrong with it that does no harm."""

    record: Record
    warning: str | None = None


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What replaying a file gave; `end` is None for an unfinished game."""

    turns: int
    scores: tuple[int, ...]
    end: EndReason | None
    warning: str | None = None


def check_file(name: str) -> CheckResult:
    """Replay a record file, standard input where the name is `-`. Raises FormatError with the line."""
    reading = read_record_file(name)
    state = game_of(reading.record, mix=0).state
    end = state.ending.reason if state.ending else None
    return CheckResult(len(state.moves), state.scores, end, reading.warning)


def read_record_file(name: str) -> Reading:
    """The record in a file, standard input where the name is `-`. Raises FormatError with the line."""
    return _read(list(read_lines(name)), MOST_TURNS)


def read_record(data: bytes, most_turns: int = MOST_TURNS) -> Reading:
    """The record in a file's bytes, without a cut last line. Raises FormatError with the line."""
    return _read(list(split_lines(BytesIO(data))), most_turns)


def _read(lines: list[Line], most_turns: int) -> Reading:
    if not lines:
        raise Unreadable("the file is empty")
    header = _header(lines[0])
    cut = len(lines) > 1 and _is_cut(lines[-1])
    turns, result = _turns(lines[1:-1] if cut else lines[1:], most_turns)
    warning = f"the last line is cut off; the {len(turns)} whole turns before it count" if cut else None
    return Reading(Record(header, turns, result), warning)


def _header(line: Line) -> Header:
    try:
        return parse_header(parse_object(line.text))
    except FormatError as error:
        raise error.at_line(line.number) from None


def _is_cut(line: Line) -> bool:
    """Whether the file stopped in the middle of the line."""
    if line.is_whole:
        return False
    try:
        parse_object(line.text)
    except Unreadable:
        return True
    return False


def _turns(lines: list[Line], most: int) -> tuple[tuple[Turn, ...], Result | None]:
    turns: list[Turn] = []
    result: Result | None = None
    for line in lines:
        if result is not None:
            raise Illegal("nothing follows the end of a game", line.number)
        parsed = _parse(line)
        if isinstance(parsed, Result):
            result = parsed
        elif len(turns) == most:
            raise Unreadable(f"more than {most:,} turns", line.number)
        else:
            turns.append(parsed)
    return tuple(turns), result


def _parse(line: Line) -> Turn | Result:
    try:
        return parse_turn(parse_object(line.text))
    except FormatError as error:
        raise error.at_line(line.number) from None
