"""One sees where the keyboard is, wherever it is, in every theme."""

from collections.abc import Callable
from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from qwirkle_desktop.library.settings import Settings
from tests.ui.keys.typist import TAB, Typist
from tests.ui.table.conftest import QUICK


def look(widget: QWidget) -> bytes:
    """What the widget and a little around it look like in its window."""
    window = widget.window()
    corner = widget.mapTo(window, widget.rect().topLeft())
    around = widget.rect().translated(corner).adjusted(-4, -4, 4, 4)
    image = window.grab(around).toImage()
    return bytes(image.constBits())


def walk(typist: Typist) -> list[QWidget]:
    """The widgets that Tab comes to, each once."""
    found: list[QWidget] = []
    for _ in range(40):
        typist.press(TAB)
        widget = QApplication.focusWidget()
        if widget is None or widget in found:
            break
        found.append(widget)
    return found


@pytest.mark.parametrize("appearance", get_args(get_type_hints(Settings)["appearance"]))
def test_everything_that_tab_comes_to_on_the_table_shows_it(
    typist_at: Callable[..., Typist], appearance: str
) -> None:
    typist = typist_at(settings=replace(QUICK, appearance=appearance))
    typist.driver.lay_tile("Rl", 3, 0)
    typist.driver.press("Play")
    typist.driver.let_computer_play()
    typist.driver.lay_tile("Rf", 4, 0)
    found = walk(typist)
    names = {widget.objectName() for widget in found}
    assert {"board", "hand", "play_button", "history"} <= names
    for widget in found:
        widget.clearFocus()
        without = look(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert look(widget) != without, widget.objectName() or widget
