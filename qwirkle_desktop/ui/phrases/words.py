"""The one door to translation. `pyside6-lupdate` finds `tr("literal", "", n)` and `QT_TR_NOOP("literal")`."""

from PySide6.QtCore import QCoreApplication


def QT_TR_NOOP(text: str) -> str:
    """The text as it is, marked for `tr` to translate later. Qt's own of that name has no type."""
    return text


def tr(text: str, comment: str = "", n: int = -1) -> str:
    """The text in the language of the window; `%n` and its plural follow `n`.

    Only literals are found for translation: fill in names afterwards, `tr("{name} won").format(name=name)`.
    """
    return QCoreApplication.translate("", text, comment, n)
