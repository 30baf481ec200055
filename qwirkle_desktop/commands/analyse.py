"""`qwirkle-cli analyse`: grades every turn of a record, with the figures that the window shows."""

from collections.abc import Sequence

from qwirkle_desktop.formats.jsonlines import format_object
from qwirkle_desktop.library.check import Reading
from qwirkle_desktop.library.game import game_of
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.review.game import Review, final_scores, review_turns
from qwirkle_desktop.review.luck import opening_luck
from qwirkle_desktop.review.samples import Mean
from qwirkle_desktop.review.text import format_turn_review
from qwirkle_desktop.review.turn import TurnReview
from qwirkle_desktop.review.work import SEED, STANDARD, VERSION, check_known


def analyse(reading: Reading, *, as_json: bool) -> None:
    """Print a line a turn, as each is done, then, for people, a line a seat. Raises FormatError."""
    check_known(reading.record.header.variant)
    game = game_of(reading.record, mix=0)
    turns = []
    for turn in review_turns(game.steps, STANDARD):
        turns.append(turn)
        print(
            format_object(format_turn_review(turn)) if as_json else _as_text(turn, game.header.seats),
            flush=True,
        )
    if as_json:
        return
    opening = opening_luck(game.start, STANDARD, SEED)
    review = Review(VERSION, opening, tuple(turns), final_scores(game.steps))
    for seat, player in enumerate(game.header.seats):
        print(_seat_as_text(review, seat, player))


def _as_text(turn: TurnReview, seats: Sequence[Seat]) -> str:
    head = f"{turn.turn + 1:3} {seats[turn.seat].name}: {turn.grade.value}"
    if turn.made is None:
        return f"{head}, luck {_signed(turn.luck.value)}"
    text = f"{head}, {turn.made.move} for {turn.made.score}, luck {_signed(turn.luck.value)}"
    if not turn.loss:
        return text
    best = turn.best[0]
    return f"{text}; lost {turn.loss:.1f} (+-{2 * turn.doubt:.1f}), best was {best.move} for {best.score}"


def _seat_as_text(review: Review, seat: int, player: Seat) -> str:
    figures = review.seat(seat)
    accuracy = "-" if figures.accuracy is None else f"{figures.accuracy:.0f} %"
    text = f"{player.name}: accuracy {accuracy} over {figures.turns} turns"
    balance = review.balance(seat)
    if balance is None:
        return text
    return (
        f"{text}; result {balance.result:+d} = skill {_interval(balance.skill)}"
        f" + luck {_interval(balance.luck)} + rest {_signed(balance.rest)}"
    )


def _signed(points: float) -> str:
    return f"{points:+.1f}"


def _interval(mean: Mean) -> str:
    return f"{mean.value:+.1f} (+-{1.96 * mean.error:.1f})"
