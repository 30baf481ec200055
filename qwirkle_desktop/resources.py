"""Finds tile art, fonts, sounds and translations, in an installed package and in a checkout alike."""

from pathlib import Path


def resource_path(*parts: str) -> Path:
    """The path of a file or folder of the resources; FileNotFoundError names one that is missing."""
    path = _root().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(
            f"A part of Qwirkle Desktop is missing: {path}. Installing it again will bring it back."
        )
    return path


def _root() -> Path:
    # A wheel carries the resources inside the package; a checkout (or editable install) has them beside it.
    package = Path(__file__).resolve().parent
    installed = package / "_resources"
    return installed if installed.is_dir() else package.parent / "resources"
