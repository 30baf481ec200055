"""A turn as it is being written on the scorepad: its points typed, or the lengths of its lines tapped."""

from dataclasses import dataclass, replace

from .scorepad import LINE_LENGTHS, MOST_POINTS, QWIRKLE_POINTS, PadTurn, line_points, turn_of_lines


@dataclass(frozen=True, slots=True)
class PadEntry:
    """Either `typed` digits, with `noted` Qwirkles among the points, or lengths of `lines`.

    What was `written` earlier gives way to the first digit.
    """

    typed: str = ""
    lines: tuple[int, ...] = ()
    noted: int = 0
    written: bool = False

    @classmethod
    def of(cls, turn: PadTurn) -> "PadEntry":
        """A turn that was written down."""
        return cls(typed=str(turn.points), noted=turn.qwirkles, written=True)

    @property
    def is_empty(self) -> bool:
        """Whether nothing is written yet."""
        return not self.typed and not self.lines

    @property
    def points(self) -> int:
        """What the turn gives."""
        return sum(map(line_points, self.lines)) if self.lines else int(self.typed or "0")

    @property
    def is_too_high(self) -> bool:
        """Whether no turn can give so many points."""
        return self.points > MOST_POINTS

    @property
    def turn(self) -> PadTurn | None:
        """The turn; None while nothing, or too much, is written."""
        if self.is_empty or self.is_too_high:
            return None
        return turn_of_lines(self.lines) if self.lines else PadTurn(self.points, self.noted)

    def with_digit(self, digit: int) -> "PadEntry":
        """One more digit; two are enough, and lines give way."""
        before = "" if self.written or self.typed == "0" else self.typed
        digits = f"{before}{digit}"
        return PadEntry(typed=digits) if len(digits) <= len(str(MOST_POINTS)) else self

    def with_line(self, length: int) -> "PadEntry":
        """One more line; digits give way. More lines than a turn can make are not taken."""
        if length not in LINE_LENGTHS:
            raise ValueError(f"no line is {length} long")
        longer = PadEntry(lines=(*self.lines, length))
        return self if longer.is_too_high else longer

    def with_qwirkle(self) -> "PadEntry":
        """One more Qwirkle among the points typed; none again after as many as they can hold."""
        if self.lines or self.is_too_high:
            return self
        return replace(self, noted=(self.noted + 1) % (self.points // QWIRKLE_POINTS + 1))

    def shorter(self) -> "PadEntry":
        """Without what was written last."""
        return PadEntry(typed=self.typed[:-1], lines=self.lines[:-1])
