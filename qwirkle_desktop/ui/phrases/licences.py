"""The licences of all that is shipped, in words."""

from qwirkle_desktop.ui.phrases.words import tr


def heading() -> str:
    """The title of the dialog."""
    return tr("Licences")


def show() -> str:
    """The button that opens it."""
    return tr("Licences…")


def close() -> str:
    """The button that leaves it."""
    return tr("Close")


def what_it_lists() -> str:
    """What follows."""
    return tr(
        "Qwirkle Desktop stands on the work of others. These are its parts and the terms they come under."
    )


def words_of(licence: str) -> str:
    """Heads the whole text of a licence, which is in English."""
    return tr("Licence: {name}").format(name=licence)
