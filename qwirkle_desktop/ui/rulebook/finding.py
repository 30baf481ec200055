"""Looks for words in texts, whatever their case and accents."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from qwirkle_desktop.ui.phrases.rulebook import RulePage


@dataclass(frozen=True, slots=True)
class _Folded:
    """A text without case and accents; `places` says for each letter where in the text it came from."""

    letters: str
    places: tuple[int, ...]


def _folded(text: str) -> _Folded:
    letters, places = [], []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFKD", letter.casefold()):
            if not unicodedata.combining(part):
                letters.append(part)
                places.append(place)
    return _Folded("".join(letters), tuple(places))


def words_of(search: str) -> tuple[str, ...]:
    """The words that are looked for."""
    return tuple(_folded(search).letters.split())


def has_all(page: RulePage, words: Sequence[str]) -> bool:
    """Whether every word is somewhere on the page."""
    text = _folded("\n".join([page.title, *(rule.text for rule in page.rules)])).letters
    return all(word in text for word in words)


def hits(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Where the words are in a text: from each place to the one behind it, in order, none touching."""
    folded = _folded(text)
    marked: set[int] = set()
    for word in words:
        start = folded.letters.find(word)
        while start >= 0:
            marked.update(folded.places[start : start + len(word)])
            start = folded.letters.find(word, start + 1)
    return _runs(sorted(marked))


def _runs(places: Sequence[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for place in places:
        if runs and runs[-1][1] == place:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs
