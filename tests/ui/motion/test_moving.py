"""What moves takes as long as the speed says, and nothing moves where nothing shall."""

from PySide6.QtCore import QAbstractAnimation, QVariantAnimation
from pytestqt.qtbot import QtBot

from qwirkle_desktop.ui.board.tween import Curve, Stage, tween


def duration_of(stage: Stage) -> int:
    [group] = [child for child in stage.children() if isinstance(child, QAbstractAnimation)]
    return group.totalDuration()


def test_a_stage_stretches_what_runs_on_it(qtbot: QtBot) -> None:
    stage = Stage()
    stage.set_stretch(2.0)
    shares: list[float] = []
    stage.run([tween(100, Curve.Linear, shares.append, delay=50)], lambda: None)
    assert duration_of(stage) == 300
    stage.finish()
    assert shares[-1] == 1.0


def test_a_wait_is_stretched_with_the_movement(qtbot: QtBot) -> None:
    stage = Stage()
    stage.set_stretch(2.0)
    shares: list[float] = []
    animation = tween(100, Curve.Linear, shares.append, delay=100)
    stage.run([animation], lambda: None)
    assert isinstance(animation, QVariantAnimation)
    animation.setCurrentTime(200)
    assert shares[-1] == 0.0
    animation.setCurrentTime(300)
    assert shares[-1] == 0.5
    stage.finish()
