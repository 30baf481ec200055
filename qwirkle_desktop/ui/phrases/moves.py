"""What happened in a turn, in a sentence for the line of words, the curtain and screen readers."""

from collections.abc import Sequence

from qwirkle_desktop.rules.moves import Lift, Pass, Play, Roll, Trade
from qwirkle_desktop.rules.outcome import outcome
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.panel.values import discs_taken
from qwirkle_desktop.ui.phrases.dice import counted_dice, rolled
from qwirkle_desktop.ui.phrases.endings import ending_sentence
from qwirkle_desktop.ui.phrases.lifting import lifted, took_discs
from qwirkle_desktop.ui.phrases.wording import counted_points, counted_tiles, sentences, shortened
from qwirkle_desktop.ui.phrases.words import tr


def step_sentence(step: Step, names: Sequence[str]) -> str:
    """What the step's seat did, or how the players ended the game. Names are in seat order."""
    name = names[step.seat]
    match step.move:
        case Play():
            return _play(step, step.move, name)
        case Trade():
            count = len(step.move.tiles)
            return tr("{name} traded %n tile(s).", "", count).format(name=name)
        case Pass():
            return _pass(step, name)
        case Roll():
            return rolled(name, len(step.move.tiles), forced=step.is_forced)
        case Lift():
            return lifted(name, step.move.placement.tile)
    result = outcome(step.after)
    return ending_sentence(result, names) if result else ""


def _play(step: Step, play: Play, name: str) -> str:
    qwirkles = sum(line.is_qwirkle for line in step.lines)
    pattern = (
        tr("{name} played {tiles} for {points}, %n Qwirkle(s)!", "", qwirkles)
        if qwirkles
        else tr("{name} played {tiles} for {points}.")
    )
    counted = counted_dice if step.before.variant.are_dice else counted_tiles
    played = pattern.format(name=name, tiles=counted(len(play.tiles)), points=counted_points(step.score))
    if discs := discs_taken(step):
        played = sentences(played, took_discs(discs))
    return sentences(played, _went_out(step, name)) if step.out_bonus else played


def _went_out(step: Step, name: str) -> str:
    return tr("{name} went out: %n more point(s).", "", step.out_bonus).format(name=name)


def _pass(step: Step, name: str) -> str:
    pattern = tr("{name} could not play and passed.") if step.is_forced else tr("{name} passed.")
    return pattern.format(name=name)


LONGEST_ON_CHIP = 12


def play_chip(name: str, score: int) -> str:
    """Whose play lies there and what it gave, short enough for a chip: `Robin +7`."""
    short = shortened(name, LONGEST_ON_CHIP)
    return tr("{name} +{points}", "a chip on the last move").format(name=short, points=score)
