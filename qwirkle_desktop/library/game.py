"""A game with all its states: the record held against the rules, and what is saved."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import SystemRandom

from qwirkle_desktop.formats.errors import Illegal
from qwirkle_desktop.rules.deal import LARGEST_DEAL, Deal
from qwirkle_desktop.rules.house import RULEBOOK, HouseRules
from qwirkle_desktop.rules.moves import Play
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import EndReason, GameState, begin
from qwirkle_desktop.rules.turns import Step, apply, close
from qwirkle_desktop.rules.variants import CLASSIC, Variant

from .record import FEWEST_SEATS, MOST_SEATS, Header, Record, Result, Seat, Turn


@dataclass(frozen=True, slots=True)
class Game:
    """A game from its start to now. `mix` is the deal number that orders the bag, `times` each step's ms.

    The last step has no move where the players ended the game between turns.
    """

    header: Header
    mix: int
    start: GameState
    steps: tuple[Step, ...] = ()
    times: tuple[int | None, ...] = ()

    @property
    def state(self) -> GameState:
        """The game now."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns as a record has them."""
        return self.turns_from(0)

    def turns_from(self, first: int) -> tuple[Turn, ...]:
        """The turns from number `first` (from 0) on."""
        made = zip(self.steps[first:], self.times[first:], strict=True)
        return tuple(_turn(step, ms) for step, ms in made if step.move)

    @property
    def result(self) -> Result | None:
        """The last line of a record; None while the game goes on."""
        ending = self.state.ending
        if ending is None:
            return None
        loser = ending.seat if ending.reason is EndReason.FORFEIT else None
        return Result(ending.reason, self.state.scores, loser)

    @property
    def record(self) -> Record:
        """The game as written down."""
        return Record(self.header, self.turns, self.result)

    def after(self, step: Step, ms: int | None = None) -> "Game":
        """The game with one more step, which took so many ms. Raises ValueError if it does not follow."""
        if step.before != self.state:
            raise ValueError("the step does not follow this state")
        return replace(self, steps=(*self.steps, step), times=(*self.times, ms))

    def cut(self, turns: int) -> "Game":
        """The game as it was after so many turns; an end made between turns goes too."""
        if not 0 <= turns <= len(self.state.moves):
            raise ValueError(f"there are no {turns} turns")
        return replace(self, steps=self.steps[:turns], times=self.times[:turns])

    def with_seats(self, seats: Sequence[Seat]) -> "Game":
        """The game with other players in its seats."""
        if len(seats) != len(self.header.seats):
            raise ValueError("the number of seats never changes")
        return replace(self, header=replace(self.header, seats=tuple(seats)))

    def with_help(self, seat: int) -> "Game":
        """The game with the note that the player of a seat was helped."""
        seats = self.header.seats
        return self.with_seats((*seats[:seat], replace(seats[seat], assisted=True), *seats[seat + 1 :]))


def _turn(step: Step, ms: int | None) -> Turn:
    if step.move is None:
        raise ValueError("the end of a game is not a turn")
    return Turn(step.move, step.score if isinstance(step.move, Play) else None, step.drawn, ms)


def new_game(
    seats: Sequence[Seat],
    *,
    deal: int,
    first: int,
    started: datetime,
    id: str,
    rules: HouseRules = RULEBOOK,
    variant: Variant = CLASSIC,
) -> Game:
    """A numbered deal, ready for its first turn. Raises ValueError for a seat that may not start."""
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise ValueError(f"a game has {FEWEST_SEATS} to {MOST_SEATS} seats")
    hands = Deal(deal, variant).hands(len(seats))
    start = begin(hands, first, Deal(deal, variant), rules, variant)
    filled = tuple(start.board)
    header = Header(id, started, tuple(seats), hands, first, variant, deal=deal, rules=rules, filled=filled)
    return Game(header, deal, start)


def deal_by_chance() -> int:
    """A deal's number, drawn by chance."""
    return SystemRandom().randrange(LARGEST_DEAL + 1)


def game_of(record: Record, mix: int | None = None) -> Game:
    """Replay a record through the rules. Raises Illegal with the line that breaks them.

    The bag's order, which a record does not tell, comes from its deal number, else `mix`, else by chance.
    """
    number = record.header.deal
    if number is None:
        number = deal_by_chance() if mix is None else mix
    start = _start(record.header, number)
    steps = _replayed(start, record)
    times = [turn.ms for turn in record.turns] + [None] * (len(steps) - len(record.turns))
    return Game(record.header, number, start, tuple(steps), tuple(times))


def _start(header: Header, number: int) -> GameState:
    try:
        deal = Deal(number, header.variant)
        return begin(header.hands, header.first, deal, header.rules, header.variant, header.filled)
    except ValueError as error:
        raise Illegal(f"the deal: {error}", 1) from None


def _replayed(state: GameState, record: Record) -> list[Step]:
    """The steps of the turns (line 2 and on) and, where the players ended the game, of that."""
    steps = []
    for line, turn in enumerate(record.turns, start=2):
        step = _step(state, turn, line)
        steps.append(step)
        state = step.after
    if record.result and (closing := _closing(state, record.result, len(record.turns) + 2)):
        steps.append(closing)
    return steps


def _step(state: GameState, turn: Turn, line: int) -> Step:
    try:
        step = apply(state, turn.move, turn.drawn)
    except ValueError as error:
        raise Illegal(f"field draw: {error}", line) from None
    if isinstance(step, Refusal):
        raise Illegal(step.value, line)
    if turn.score is not None and turn.score != step.score:
        raise Illegal(f"field score: {turn.score}, but the play gives {step.score}", line)
    return step


def _closing(state: GameState, result: Result, line: int) -> Step | None:
    """The step with which the players ended the game; None where its last turn had."""
    if result.scores != state.scores:
        raise Illegal(f"field scores: {list(result.scores)}, but they are {list(state.scores)}", line)
    if state.ending is None:
        if result.reason in (EndReason.OUT, EndReason.STUCK, EndReason.TARGET):
            raise Illegal(f"field end: {result.reason.value!r}, but the game goes on", line)
        try:
            return close(state, result.reason, result.seat)
        except ValueError as error:
            raise Illegal(f"field end: {error}", line) from None
    if result.reason is not state.ending.reason:
        wanted, given = state.ending.reason.value, result.reason.value
        raise Illegal(f"field end: {given!r}, but the game ended as {wanted!r}", line)
    return None
