"""The coach in the engine's process: single positions, and whole games turn by turn."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from qwirkle_desktop.engine.serve import Answer, Handler, Tell
from qwirkle_desktop.formats.errors import FormatError, Illegal, Unreadable
from qwirkle_desktop.formats.house import RulesFields
from qwirkle_desktop.formats.jsonlines import convert
from qwirkle_desktop.formats.moves import MoveFields, format_move, parse_move, tiles_field
from qwirkle_desktop.formats.position import parse_position
from qwirkle_desktop.formats.variants import variant_named
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import GameState, begin
from qwirkle_desktop.rules.turns import Step, apply

from .game import GoesOn, Review, review_turns
from .luck import opening_luck
from .text import format_candidate, format_head, format_turn_review
from .turn import SHOWN
from .valuing import value_moves
from .work import SEED, STANDARD, VERSION, check_known

Text = Annotated[str, Meta(max_length=1_000)]
MOST_TURNS = 3_000


class AnalyseRequest(msgspec.Struct):
    """Asks what the moves of a position are worth, and the one that was made."""

    position: dict[str, object]
    move: dict[str, object] | UnsetType = UNSET

    def answer(self) -> Answer:
        """The best moves; of the one made what it is worth and loses."""
        view = parse_position(self.position)
        check_known(view.variant)
        made = None if isinstance(self.move, UnsetType) else parse_move(self.move)
        try:
            valuation = value_moves(view, STANDARD, SEED, made)
        except ValueError as error:
            raise Illegal(f"field move: {error}") from None
        if valuation is None:
            return {"moves": []}
        best = valuation.best
        answer: Answer = {
            "best": format_move(best.move),
            "best_value": round(best.value, 2),
            "moves": [format_candidate(one) for one in valuation.candidates[:SHOWN]],
        }
        if valuation.made:
            answer |= {"value": round(valuation.made.value, 2), "made": format_candidate(valuation.made)}
        return answer


class _TurnFields(MoveFields):
    """A turn as a record has it."""

    draw: Text = ""


class ReviewRequest(msgspec.Struct):
    """Asks for the review of a game: what a record's header and turns say."""

    hands: Annotated[tuple[Text, ...], Meta(min_length=2, max_length=6)]
    first: Annotated[int, Meta(ge=0, le=5)]
    turns: Annotated[tuple[_TurnFields, ...], Meta(max_length=MOST_TURNS)]
    variant: str | None = None
    rules: RulesFields = msgspec.field(default_factory=RulesFields)
    over: bool = False

    def answer(self, tell: Tell, goes_on: GoesOn) -> Answer:
        """Tells each turn as it is done; answers with the rest, or with how many were done if stopped."""
        start = self._start()
        steps = self._steps(start)
        opening = opening_luck(start, STANDARD, SEED)
        done = 0
        for turn in review_turns(steps, STANDARD, goes_on):
            done += 1
            tell({"done": round(done / len(steps), 4), "turn": format_turn_review(turn)})
        if done < len(steps):
            return {"stopped": done}
        state = steps[-1].after if steps else start
        scores = state.scores if self.over or state.is_over else None
        return {"review": format_head(Review(VERSION, opening, (), scores))}

    def _start(self) -> GameState:
        variant = variant_named(self.variant)
        check_known(variant)
        hands = [tiles_field(f"hands[{place}]", text) for place, text in enumerate(self.hands)]
        if self.first >= len(hands):
            raise Unreadable(f"field first: there is no seat {self.first}")
        try:
            return begin(hands, self.first, Deal(0, variant), self.rules.house_rules(), variant)
        except ValueError as error:
            raise Illegal(f"the deal: {error}") from None

    def _steps(self, state: GameState) -> list[Step]:
        steps = []
        for place, turn in enumerate(self.turns):
            try:
                step = apply(state, turn.move(), tiles_field("draw", turn.draw))
            except FormatError as error:
                raise Unreadable(f"field turns[{place}]: {error.reason}") from None
            except ValueError as error:
                raise Illegal(f"field turns[{place}].draw: {error}") from None
            if isinstance(step, Refusal):
                raise Illegal(f"field turns[{place}]: {step.value}")
            steps.append(step)
            state = step.after
        return steps


def _analyse(request: Answer, _tell: Tell, _goes_on: GoesOn) -> Answer:
    return convert(request, AnalyseRequest).answer()


def _review(request: Answer, tell: Tell, goes_on: GoesOn) -> Answer:
    return convert(request, ReviewRequest).answer(tell, goes_on)


COACH: Mapping[str, Handler] = {"analyse": _analyse, "review": _review}
"""What `serve` answers besides a player's requests."""
