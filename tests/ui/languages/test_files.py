import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication, QColorDialog, QFileDialog, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

import qwirkle_desktop
from qwirkle_desktop.library.settings import Settings
from qwirkle_desktop.resources import resource_path
from qwirkle_desktop.rules.tiles import COLOURS, Colour, Shape, Tile
from qwirkle_desktop.ui.phrases.tiles import colour_letter, colour_name, shape_name, tile_name
from qwirkle_desktop.ui.translations import LANGUAGES, SYSTEM, load_translations, speak
from tests.ui.languages.catalogues import Entry, read, shipped

PACKAGE = Path(qwirkle_desktop.__file__).parent
LUPDATE = Path(sys.executable).parent / "pyside6-lupdate"
OTHERS = [language for language in LANGUAGES if language != "en"]
FORMS = {"fr": 2, "nb": 2, "th": 1}
COUNTS = {"fr": (1, 5), "nb": (1, 5), "th": (5,)}
"""A number for each plural form."""
each_other = pytest.mark.parametrize("language", OTHERS)


@pytest.fixture(scope="session")
def in_sources(tmp_path_factory: pytest.TempPathFactory) -> list[Entry]:
    """Every text of the sources, as translators would get it today."""
    file = tmp_path_factory.mktemp("texts") / "fresh.ts"
    words = "-locations none -source-language en -target-language en -extensions py"
    subprocess.run(
        [LUPDATE, *words.split(), PACKAGE, "-ts", file], check=True, capture_output=True, timeout=60
    )
    return read(file)


def placeholders(text: str) -> Counter[str]:
    return Counter(re.findall(r"\{\w+\}|\(\*\.?\w*\)|;;", text))


@each_other
def test_a_language_has_the_texts_of_the_sources(language: str, in_sources: list[Entry]) -> None:
    assert {entry.key for entry in shipped(language)} == {entry.key for entry in in_sources}


@each_other
def test_every_text_is_translated_and_finished(language: str) -> None:
    open_ones = [entry for entry in shipped(language) if entry.state or not all(entry.forms)]
    assert open_ones == []


@each_other
def test_a_text_that_counts_has_the_forms_of_its_language(language: str) -> None:
    counting = [entry for entry in shipped(language) if entry.counts]
    assert counting
    assert {len(entry.forms) for entry in counting} == {FORMS[language]}
    assert [entry for entry in counting if "%n" not in entry.forms[-1] and "%Ln" not in entry.forms[-1]] == []


@each_other
def test_a_translation_keeps_the_places_of_names_and_numbers(language: str) -> None:
    wrong = [
        (entry.source, form)
        for entry in shipped(language)
        for form in entry.forms
        if placeholders(form) != placeholders(entry.source)
    ]
    assert wrong == []


@each_other
def test_the_compiled_file_is_the_one_that_was_written(language: str, qapp: QCoreApplication) -> None:
    translator = load_translations(qapp, language)
    try:
        for entry in shipped(language):
            counts = COUNTS[language] if entry.counts else (-1,)
            for count, form in zip(counts, entry.forms, strict=True):
                shown = QCoreApplication.translate("", entry.source, entry.comment, count)
                assert shown == form.replace("%Ln", str(count)).replace("%n", str(count))
    finally:
        qapp.removeTranslator(translator)


def test_the_settings_offer_the_languages_that_are_shipped() -> None:
    files = {
        path.stem.removeprefix("qwirkle_") for path in resource_path("translations").glob("qwirkle_*.qm")
    }
    assert files == set(LANGUAGES)
    assert set(Settings.__annotations__["language"].__args__) == {SYSTEM, *LANGUAGES}


@each_other
def test_six_colours_have_six_signs(language: str, qapp: QCoreApplication) -> None:
    translator = load_translations(qapp, language)
    signs = {colour_letter(colour) for colour in COLOURS}
    qapp.removeTranslator(translator)
    assert len(signs) == len(COLOURS)
    assert {len(sign) for sign in signs} == {1}


RULEBOOK_WORDS = {
    "fr": ["rouge orange jaune vert bleu violet", "cercle carré losange trèfle croix étoile"],
    "nb": ["rød oransje gul grønn blå lilla", "sirkel firkant diamant kløver kryss stjerne"],
}
SOME_TILES = {
    "fr": "croix verte",
    "nb": "grønt kryss",
    "th": "ดาว 4 แฉกสีเขียว",
}


@each_other
def test_tiles_are_called_as_the_rules_call_them(language: str, qapp: QCoreApplication) -> None:
    translator = load_translations(qapp, language)
    names = " ".join(map(colour_name, Colour)), " ".join(map(shape_name, Shape))
    tile = tile_name(Tile(Colour.GREEN, Shape.FOUR_POINT_STAR))
    qapp.removeTranslator(translator)
    assert tile == SOME_TILES[language]
    if language in RULEBOOK_WORDS:
        assert list(names) == RULEBOOK_WORDS[language]


def test_french_signs_stand_apart_from_their_words() -> None:
    wrong = re.compile(r"[^\u202f\d;:!?»%(][;:!?»%](?!\))|«[^\u202f]|'| [;:!?»%]")
    texts = [form for entry in shipped("fr") for form in entry.forms]
    no_signs = re.compile(r"\(\*[^)]*\)|;;|%L?n|https?:|\{minutes\}:")
    assert [text for text in texts if wrong.search(no_signs.sub("", text))] == []


@each_other
def test_the_shipped_fonts_have_every_sign(language: str, dressed: QApplication) -> None:
    fonts = [QRawFont(str(file), 14) for file in resource_path("fonts").glob("*-Regular.ttf")]
    signs = {sign for entry in shipped(language) for form in entry.forms for sign in form} - {"\n"}
    assert {sign for sign in signs if not any(font.supportsCharacter(ord(sign)) for font in fonts)} == set()


class Listener(QTranslator):
    """Knows nothing, and notes what it is asked for."""

    def __init__(self, parent: QApplication) -> None:
        super().__init__(parent)
        self.asked: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, *_comment_and_count: object) -> None:
        """Nothing: the next translator is asked."""
        self.asked.add((context, source))


OURS, KEYS = "", "QShortcut"
ENGLISH_TOO = {"OK", "Type", "&HTML:"}


@each_other
def test_qt_speaks_the_language_too(
    language: str, dressed: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also where Qt's own files were left out, as in the bundles."""
    monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
    speak(dressed, language)
    listener = Listener(dressed)
    dressed.installTranslator(listener)
    dialogs = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog), QColorDialog()
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()
    for field in (QLineEdit(), QPlainTextEdit()):
        qtbot.addWidget(field)
        field.createStandardContextMenu()
    dressed.removeTranslator(listener)
    asked = {
        (context, source)
        for context, source in listener.asked
        if context not in (OURS, KEYS) and "+" not in source
    }
    left = {
        (context, source)
        for context, source in asked
        if QCoreApplication.translate(context, source) == source
    }
    assert {source for _, source in left if source not in ENGLISH_TOO} == set()
    assert len(asked) > 60


@each_other
def test_qts_words_are_finished_and_compiled(language: str, dressed: QApplication) -> None:
    file = resource_path("translations", f"qt_{language}.ts")
    contexts = [part.findtext("name", "") for part in ElementTree.parse(file).getroot().iter("context")]
    speak(dressed, language)
    for context in contexts:
        for entry in read(file, context):
            assert entry.state == ""
            assert QCoreApplication.translate(context, entry.source) == entry.forms[0]
            assert Counter(re.findall(r"%\d", entry.forms[0])) == Counter(re.findall(r"%\d", entry.source))
