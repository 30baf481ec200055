"""Speaks the language that people chose: texts, numbers, dates and the direction of writing.

A language is a file of texts `qwirkle_XX.ts`, compiled to `.qm`, in `resources/translations`; the README
there tells how to add one and how to bring the files up to date. English has a file too, for its plurals.
"""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from qwirkle_desktop.resources import resource_path

SYSTEM = "system"
"""The choice to follow the desktop."""
LANGUAGES = {"en": "English", "fr": "Français", "nb": "Norsk bokmål", "th": "ไทย"}
"""The languages that are shipped, each by its own name."""
KIN = {"no": "nb", "nn": "nb"}
"""Languages whose readers read another that is shipped."""


class Language(QObject):
    """Owns the language in force.

    changed(): everything is to be said anew.
    """

    changed = Signal()

    def __init__(self, app: QApplication, choice: str = SYSTEM) -> None:
        super().__init__(app)
        self._app, self._choice = app, choice
        self._begin()

    def apply(self, choice: str) -> None:
        """Speak as the settings say."""
        if choice != self._choice:
            self._choice = choice
            self._begin()
            self.changed.emit()

    def _begin(self) -> None:
        speak(self._app, self._choice)


def speak(app: QGuiApplication, choice: str = SYSTEM) -> None:
    """Have everything said from now on in that language; `system` is the desktop's, where it is shipped."""
    language = spoken(choice)
    QLocale.setDefault(locale_for(choice, language))
    app.setLayoutDirection(QLocale(language).textDirection())
    _load_words_of_qt(app, language)
    load_translations(app, language)


def spoken(choice: str) -> str:
    """The shipped language that a choice stands for: English where the desktop's is not shipped."""
    if choice in LANGUAGES:
        return choice
    wanted = (name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages())
    known = (KIN.get(name, name) for name in wanted)
    return next((name for name in known if name in LANGUAGES), "en")


def locale_for(choice: str, language: str) -> QLocale:
    """How numbers and dates are written: as the desktop does, unless another language was chosen."""
    desktop = QLocale.system()
    if desktop.language() == QLocale.Language.C:
        # A system without a country has days like 2 01 2026.
        return _anywhere(language)
    is_its_own = desktop.language() == QLocale(language).language()
    return desktop if choice == SYSTEM or is_its_own else _anywhere(language)


def _anywhere(language: str) -> QLocale:
    if language == "en":
        return QLocale(QLocale.Language.English, QLocale.Country.World)
    return QLocale(language)


def load_translations(app: QCoreApplication, language: str = "en") -> QTranslator:
    """Install a language. Raises FileNotFoundError where it was not shipped, ValueError for a bad file."""
    path = resource_path("translations", f"qwirkle_{language}.qm")
    translator = _reload(app, "qwirkle", path.name, str(path.parent))
    if translator.isEmpty():
        raise ValueError(f"{path.name} is no file of translations")
    return translator


def _load_words_of_qt(app: QCoreApplication, language: str) -> None:
    """What file dialogs, text fields and keys say: Qt's own file, then ours with what it lacks."""
    theirs = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    _reload(app, "qtbase", f"qtbase_{language}", theirs)
    _reload(app, "qt", f"qt_{language}", str(resource_path("translations")))


def _reload(app: QCoreApplication, name: str, file: str, folder: str) -> QTranslator:
    """Each translator stays and reads another file: PySide may crash as one made in Python is deleted."""
    translator = app.findChild(QTranslator, name)
    if translator is None:
        translator = QTranslator(app)
        translator.setObjectName(name)
    app.removeTranslator(translator)
    if translator.load(file, folder):
        app.installTranslator(translator)
    return translator
