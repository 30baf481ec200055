"""A language that nobody speaks: English with accents, and 40 % longer."""

import re
from math import ceil

from PySide6.QtCore import QObject, QTranslator

LONGER = 0.4
ACCENTS = str.maketrans("aceinosuyACEINOSUY", "áçéíñöšúýÁÇÉÍÑÖŠÚÝ")
PADDING = "one two three four five six seven eight nine ten eleven twelve " * 9
FIXED = re.compile(r"(\{\w+\}|%L?n|\(\*[^)]*\)|;;|&.)")
"""Places for names and numbers, kinds of file, and the letter of a key stay as they are."""
MARK = re.compile("[" + "".join(map(chr, ACCENTS.values())) + "]")
"""What every text has that went through the translation."""


def pseudo(text: str) -> str:
    """The text with accents, and 40 % more of it before the dots that end it."""
    parts = FIXED.split(text)
    words = "".join(part if place % 2 else part.translate(ACCENTS) for place, part in enumerate(parts))
    letters = sum(len(part) for part in parts[::2])
    more = PADDING[: ceil(letters * LONGER)].translate(ACCENTS).strip()
    body, dots = (words[:-1], "…") if words.endswith("…") else (words, "")
    return f"{body} {more}{dots}" if letters > 1 and more else words


class Pseudo(QTranslator):
    """Translates our own texts; Qt's stay English."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def translate(self, context: str, source: str, *_comment_and_count: object) -> str | None:
        """The text, or nothing where it is another's."""
        return None if context else pseudo(source.replace("(s)", "s"))

    def isEmpty(self) -> bool:
        return False
