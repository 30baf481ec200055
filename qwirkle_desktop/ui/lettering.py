"""Smaller letters for a part of the window that has no room for those the settings ask for."""

from collections.abc import Callable
from string import Template

from PySide6.QtWidgets import QWidget

from qwirkle_desktop.ui.typography import DEFAULT_BASE, TextRole, TypeScale

LETTERS = Template("""
QLabel, QPushButton { font-size: ${body}px; }
QLabel[role="small"] { font-size: ${small}px; }
QLabel[role="name"] { font-size: ${name}px; }
QLabel[role="heading"] { font-size: ${heading}px; }
QLabel[role="score"] { font-size: ${score}px; }
QLabel[role="title"] { font-size: ${title}px; }
""")


def letter(part: QWidget, fonts: TypeScale | None) -> None:
    """Letter a part of the window in these sizes, None: like all the others."""
    sizes = {role.name.lower(): fonts.size(role) for role in TextRole} if fonts else {}
    style = LETTERS.substitute(sizes) if fonts else ""
    if style != part.styleSheet():
        part.setStyleSheet(style)


def letter_to_fit(part: QWidget, fonts: TypeScale, fits: Callable[[TypeScale], bool]) -> bool:
    """Letter a part as large as fits, from these sizes down to the usual; False if not even those do.

    `fits` is asked while the part is lettered so.
    """
    for base in range(fonts.base, min(fonts.base, DEFAULT_BASE) - 1, -1):
        taken = TypeScale(base)
        letter(part, None if taken == fonts else taken)
        if fits(taken):
            return True
    return False
