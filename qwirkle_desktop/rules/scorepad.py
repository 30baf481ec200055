"""The paper that the boxed game lacks: turn by turn, the points of people who play with real tiles."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .lines import length_points
from .variants import CLASSIC

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
MOST_POINTS = 84
"""The most that the lines of one turn can give."""
QWIRKLE_POINTS = length_points(CLASSIC.qwirkle_size, CLASSIC)
LINE_LENGTHS = range(2, CLASSIC.qwirkle_size + 1)


def line_points(length: int) -> int:
    """What a line counts, with the bonus of a Qwirkle.

    >>> [line_points(length) for length in LINE_LENGTHS]
    [2, 3, 4, 5, 12]
    """
    return length_points(length, CLASSIC)


@dataclass(frozen=True, slots=True)
class PadTurn:
    """A turn's points and the Qwirkles among them; no points for a trade. Raises ValueError for too many."""

    points: int
    qwirkles: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.points <= MOST_POINTS:
            raise ValueError(f"a turn gives 0 to {MOST_POINTS} points, not {self.points}")
        if not 0 <= self.qwirkles * QWIRKLE_POINTS <= self.points:
            raise ValueError(f"{self.qwirkles} Qwirkles are not in {self.points} points")


def turn_of_lines(lengths: Sequence[int]) -> PadTurn:
    """The turn that made or extended lines of these lengths. Raises ValueError for more than there can be.

    >>> turn_of_lines([6, 3])
    PadTurn(points=15, qwirkles=1)
    """
    return PadTurn(sum(map(line_points, lengths)), sum(length == CLASSIC.qwirkle_size for length in lengths))


@dataclass(frozen=True, slots=True)
class Scorepad:
    """The turns so far, the first player's first; then `out` is who went out, None where nobody did.

    Raises ValueError for a number of players that cannot be.
    """

    names: tuple[str, ...]
    turns: tuple[PadTurn, ...] = ()
    is_over: bool = False
    out: int | None = None

    def __post_init__(self) -> None:
        if not FEWEST_PLAYERS <= len(self.names) <= MOST_PLAYERS:
            raise ValueError(f"{len(self.names)} players where 2 to 6 can play")
        if self.out is not None and not (self.is_over and 0 <= self.out < self.players):
            raise ValueError("only a player goes out, and that ends the game")

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def seat(self) -> int:
        """Whose turn is to be written down."""
        return self.seat_of(len(self.turns))

    def seat_of(self, number: int) -> int:
        """Whose turn that is, from 0."""
        return number % self.players

    @property
    def rounds(self) -> int:
        """How many rows the pad has, a begun round counted."""
        return -(-len(self.turns) // self.players)

    def turns_of(self, seat: int) -> tuple[PadTurn, ...]:
        """A player's turns."""
        return self.turns[seat :: self.players]

    def round(self, number: int) -> tuple[PadTurn | None, ...]:
        """Everybody's turn of a round, from 0; None for who has not played in it yet."""
        turns = self.turns[number * self.players : (number + 1) * self.players]
        return turns + (None,) * (self.players - len(turns))

    def bonus(self, seat: int) -> int:
        """What a player has for going out."""
        return CLASSIC.out_bonus if self.out == seat else 0

    def total(self, seat: int) -> int:
        """A player's points, the bonus for going out counted."""
        return sum(turn.points for turn in self.turns_of(seat)) + self.bonus(seat)

    @property
    def totals(self) -> tuple[int, ...]:
        """Everyone's points."""
        return tuple(map(self.total, range(self.players)))

    def qwirkles(self, seat: int) -> int:
        """How many Qwirkles a player made."""
        return sum(turn.qwirkles for turn in self.turns_of(seat))

    def best_turn(self, seat: int) -> int:
        """A player's most points in one turn."""
        return max((turn.points for turn in self.turns_of(seat)), default=0)

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who has most points: several where they have as many, nobody before there are any."""
        most = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == most and most)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; equal points share it. Nobody while the game goes on."""
        return self.leaders if self.is_over else ()

    def rank(self, seat: int) -> int:
        """A player's place, from 1; equal points share it."""
        return 1 + sum(total > self.total(seat) for total in self.totals)

    def with_turn(self, turn: PadTurn) -> "Scorepad":
        """The pad with one more turn. Raises ValueError where the game is over."""
        if self.is_over:
            raise ValueError("the game is over")
        return replace(self, turns=(*self.turns, turn))

    def edited(self, number: int, turn: PadTurn) -> "Scorepad":
        """The pad with another turn in place of that one, from 0. Raises ValueError where there is none."""
        if not 0 <= number < len(self.turns):
            raise ValueError(f"there is no turn {number}")
        return replace(self, turns=(*self.turns[:number], turn, *self.turns[number + 1 :]))

    def ended(self, out: int | None) -> "Scorepad":
        """The pad of the game that is over; `out` went out, or nobody did."""
        return replace(self, is_over=True, out=out)

    def taken_back(self) -> "Scorepad":
        """The pad without its end, or else without its last turn."""
        if self.is_over:
            return replace(self, is_over=False, out=None)
        return replace(self, turns=self.turns[:-1])
