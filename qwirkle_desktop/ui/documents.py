"""Files for a person: where they go, what is in them, and why one could not be written."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QStandardPaths
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QFileDialog, QWidget


def documents_folder() -> str:
    """The person's folder of documents, or the home folder where there is none."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())


def save_dialog(parent: QWidget, name: str, heading: str, kinds: str, path: Path) -> QFileDialog:
    """Asks where to write a file, this being the offer; the heading may be the words of a menu."""
    dialog = QFileDialog(parent, heading.removesuffix("…"), str(path.parent), kinds)
    dialog.setObjectName(name)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    # With its ending the dialog sees that a file is there already, and asks.
    dialog.setDefaultSuffix(path.suffix.removeprefix("."))
    dialog.selectFile(path.name)
    return dialog


def trouble_with(path: Path, error: OSError) -> str:
    """Which file could not be written, and why."""
    return f"{path.name}: {error.strerror or error}"


def bytes_of(write: Callable[[QIODevice], object]) -> bytes:
    """What something writes on a device."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    buffer.close()
    return bytes(data.data())


def png_bytes(image: QImage) -> bytes:
    """A picture as a PNG file."""
    return bytes_of(partial(_write_png, image))


def _write_png(image: QImage, device: QIODevice) -> None:
    QImageWriter(device, QByteArray(b"PNG")).write(image)
