"""Reviews as JSON objects, both ways: a turn a line, so that no line grows too long."""

from typing import Annotated

import msgspec

from qwirkle_desktop.formats.jsonlines import convert
from qwirkle_desktop.formats.moves import format_move, parse_move

from .game import Review
from .grades import Grade
from .samples import Mean
from .turn import TurnReview
from .valuing import Candidate

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class _Move(msgspec.Struct):
    """A move, its points, and its figures as written."""

    move: dict[str, object]
    score: int
    value: float
    error: float
    behind: float
    doubt: float

    def candidate(self) -> Candidate:
        return Candidate(parse_move(self.move), self.score, self.value, self.error, self.behind, self.doubt)


class _Turn(msgspec.Struct):
    """A turn's review as written."""

    turn: Count
    seat: Count
    grade: Grade
    best: tuple[_Move, ...]
    made: _Move | None
    loss: float
    doubt: float
    chance: float
    fall: float
    weight: float
    luck: tuple[float, float]

    def review(self) -> TurnReview:
        return TurnReview(
            turn=self.turn,
            seat=self.seat,
            grade=self.grade,
            best=tuple(one.candidate() for one in self.best),
            made=self.made.candidate() if self.made else None,
            loss=self.loss,
            doubt=self.doubt,
            chance=self.chance,
            fall=self.fall,
            weight=self.weight,
            luck=Mean(*self.luck),
        )


class _Head(msgspec.Struct):
    """All of a review but its turns."""

    version: int
    opening: tuple[tuple[float, float], ...]
    scores: tuple[int, ...] | None = None


class _Answer(msgspec.Struct):
    """The best moves of a position, none where no tile fits, and the one that was asked about."""

    moves: tuple[_Move, ...]
    made: _Move | None = None


class _Hint(msgspec.Struct):
    """A move, its points, and what it is worth where that was estimated."""

    move: dict[str, object]
    score: int
    value: float = 0.0


class _Hints(msgspec.Struct):
    """What a player would do, the best first."""

    hints: tuple[_Hint, ...]


def format_turn_review(turn: TurnReview) -> dict[str, object]:
    """A turn's review as JSON."""
    return {
        "turn": turn.turn,
        "seat": turn.seat,
        "grade": turn.grade.value,
        "best": [format_candidate(one) for one in turn.best],
        "made": format_candidate(turn.made) if turn.made else None,
        "loss": round(turn.loss, 2),
        "doubt": round(turn.doubt, 2),
        "chance": round(turn.chance, 4),
        "fall": round(turn.fall, 4),
        "weight": round(turn.weight, 2),
        "luck": _format_mean(turn.luck),
    }


def parse_turn_review(value: object) -> TurnReview:
    """The reverse of `format_turn_review`. Raises FormatError."""
    return convert(value, _Turn).review()


def format_head(review: Review) -> dict[str, object]:
    """All but its turns."""
    head: dict[str, object] = {
        "version": review.version,
        "opening": [_format_mean(luck) for luck in review.opening],
    }
    return head if review.scores is None else {**head, "scores": list(review.scores)}


def join_review(head: object, turns: tuple[TurnReview, ...]) -> Review:
    """A review from its head, as the engine's process answers it, and its turns. Raises FormatError."""
    fields = convert(head, _Head)
    return Review(fields.version, tuple(Mean(*luck) for luck in fields.opening), turns, fields.scores)


def parse_candidates(answer: object) -> tuple[Candidate, ...]:
    """The best moves of an answer to `analyse`, the best first. Raises FormatError."""
    return tuple(one.candidate() for one in convert(answer, _Answer).moves)


def parse_hints(answer: object) -> tuple[Candidate, ...]:
    """The best moves of an answer to `hints`, whose errors are not known. Raises FormatError."""
    found = convert(answer, _Hints).hints
    best = found[0].value if found else 0.0
    return tuple(
        Candidate(parse_move(one.move), one.score, one.value, 0.0, max(0.0, best - one.value), 0.0)
        for one in found
    )


def parse_made(answer: object) -> Candidate | None:
    """The move that an `analyse` asked about; None where no tile fits. Raises FormatError."""
    made = convert(answer, _Answer).made
    return None if made is None else made.candidate()


def format_candidate(one: Candidate) -> dict[str, object]:
    """A move with its figures as JSON."""
    return {
        "move": format_move(one.move),
        "score": one.score,
        "value": round(one.value, 2),
        "error": round(one.error, 2),
        "behind": round(one.behind, 2),
        "doubt": round(one.doubt, 2),
    }


def _format_mean(mean: Mean) -> list[float]:
    return [round(mean.value, 3), round(mean.error, 3)]
