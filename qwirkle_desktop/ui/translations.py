"""Loads the texts of a language; English has a file too, for its plurals.

After a change of texts, bring the files up to date with

    pyside6-lupdate -locations none -no-obsolete -pluralonly -source-language en -target-language en \\
        -extensions py qwirkle_desktop -ts resources/translations/qwirkle_en.ts
    pyside6-lrelease resources/translations/qwirkle_en.ts -qm resources/translations/qwirkle_en.qm

and fill in what the first command has left `unfinished`. A test compares.
"""

from PySide6.QtCore import QCoreApplication, QTranslator

from qwirkle_desktop.resources import resource_path


def load_translations(app: QCoreApplication, language: str = "en") -> QTranslator:
    """Install a language. Raises FileNotFoundError where it was not shipped, ValueError for a bad file."""
    translator = QTranslator(app)
    path = resource_path("translations", f"qwirkle_{language}.qm")
    if not translator.load(str(path)):
        raise ValueError(f"{path.name} is no file of translations")
    app.installTranslator(translator)
    return translator
