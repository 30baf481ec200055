"""The dice left, counted by their colour."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTabBar

from qwirkle_desktop.ui.panel.tracker import KindCount
from tests.ui.dice.conftest import Shaker


def painted(kind: KindCount, count: int) -> QImage:
    kind.show_count(count, are_dice=True)
    return kind.grab().toImage()


def test_a_count_of_two_figures_is_written_whole(shaker: Shaker) -> None:
    panel = shaker.table.panel
    panel.findChild(QTabBar).setCurrentIndex(1)
    kinds = [kind for kind in panel.findChildren(KindCount) if kind.isVisible()]
    assert len(kinds) == 6
    shown = [painted(kinds[0], count) for count in (10, 15, 16)]
    assert shown[0] != shown[1] != shown[2] != shown[0]
