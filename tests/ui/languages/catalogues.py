"""The files of texts as translators see them."""

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from qwirkle_desktop.resources import resource_path


@dataclass(frozen=True)
class Entry:
    """A text, what translators are told about it, and its translation, in several forms where it counts."""

    source: str
    comment: str
    forms: tuple[str, ...]
    counts: bool
    state: str

    @property
    def key(self) -> tuple[str, str]:
        """What the program looks it up by."""
        return self.source, self.comment


def read(file: Path, context: str = "") -> list[Entry]:
    """All entries of a file's context: the empty one is the program's own."""
    found = []
    for part in ElementTree.parse(file).getroot().iter("context"):
        if (part.findtext("name") or "") == context:
            found += [_entry(message) for message in part.iter("message")]
    return found


def _entry(message: ElementTree.Element) -> Entry:
    translation = message.find("translation")
    assert translation is not None
    counts = message.get("numerus") == "yes"
    forms = (
        [form.text or "" for form in translation.iter("numerusform")] if counts else [translation.text or ""]
    )
    source, comment = message.findtext("source", ""), message.findtext("comment", "")
    return Entry(source, comment, tuple(forms), counts, translation.get("type", ""))


def shipped(language: str) -> list[Entry]:
    """The entries of a shipped language."""
    return read(resource_path("translations", f"qwirkle_{language}.ts"))
