import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication

import qwirkle_desktop
from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.translations import load_translations

PACKAGE = Path(qwirkle_desktop.__file__).parent
TOOLS = Path(sys.executable).parent


def messages(file: Path) -> dict[tuple[str, str, str], list[str]]:
    """Context, source and comment of each text, with its forms."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            found[key] = [form.text or "" for form in message.iter("numerusform")]
    return found


def test_the_english_file_has_every_plural_of_the_source(tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.ts"
    words = "-locations none -no-obsolete -pluralonly -source-language en -target-language en -extensions py"
    command = [TOOLS / "pyside6-lupdate", *words.split(), PACKAGE, "-ts", fresh]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    committed = messages(resource_path("translations", "qwirkle_en.ts"))
    assert committed.keys() == messages(fresh).keys()


def test_every_english_plural_has_two_finished_forms() -> None:
    file = resource_path("translations", "qwirkle_en.ts")
    assert "unfinished" not in file.read_text(encoding="utf-8")
    for forms in messages(file).values():
        assert len(forms) == 2
        assert not any("(s)" in form for form in forms)


def test_every_plural_keeps_the_placeholders_of_its_source() -> None:
    for (_, source, _), (_, many) in messages(resource_path("translations", "qwirkle_en.ts")).items():
        assert sorted(re.findall(r"\{\w+\}|%n", many)) == sorted(re.findall(r"\{\w+\}|%n", source))


def test_the_compiled_file_is_the_one_that_was_written(qapp: QCoreApplication) -> None:
    translator = load_translations(qapp)
    try:
        for (context, source, comment), forms in messages(
            resource_path("translations", "qwirkle_en.ts")
        ).items():
            for count, form in zip((1, 5), forms, strict=True):
                shown = QCoreApplication.translate(context, source, comment, count)
                assert shown == form.replace("%Ln", str(count)).replace("%n", str(count))
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize(("count", "text"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles")])
def test_plurals_are_english(count: int, text: str) -> None:
    assert tr("%n tile(s)", "", count) == text


def test_a_language_that_was_not_shipped_is_told(qapp: QCoreApplication) -> None:
    with pytest.raises(FileNotFoundError):
        load_translations(qapp, "xx")


def test_no_text_is_built_inside_its_translation() -> None:
    wrong = re.compile(r"\b(?:tr|translate|QT_TR_NOOP)\(\s*f[\"']")
    assert not [path.name for path in PACKAGE.rglob("*.py") if wrong.search(path.read_text(encoding="utf-8"))]
