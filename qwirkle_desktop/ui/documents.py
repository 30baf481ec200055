"""Where a person keeps what they save."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def documents_folder() -> str:
    """The person's folder of documents, or the home folder where there is none."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())
