"""Renders the drawings of resources/icons: PNG in all sizes, and what Windows and macOS want.

    python packaging/icons.py FOLDER

Needs PySide6. The results are committed, so that a build needs no screen.
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWINGS = Path(__file__).parents[1] / "resources" / "icons"
NAMES = ("qwirkle-desktop", "qwirkle-record")
PNG = (16, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 24, 32, 48, 64, 256)
ICNS = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic11": 32, "ic12": 64}
"""Apple's names for the sizes."""


def main(into: Path) -> None:
    """Write the pictures of all drawings to a folder."""
    into.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        drawing = QSvgRenderer(str(DRAWINGS / f"{name}.svg"))
        pictures = {size: rendered(drawing, size) for size in PNG}
        for size, picture in pictures.items():
            (into / f"{name}-{size}.png").write_bytes(picture)
        (into / f"{name}.ico").write_bytes(ico({size: pictures[size] for size in ICO}))
        (into / f"{name}.icns").write_bytes(icns({kind: pictures[size] for kind, size in ICNS.items()}))


def rendered(drawing: QSvgRenderer, size: int) -> bytes:
    """The drawing as a PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, b"PNG")
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon: a table of contents, then the PNGs."""
    start = 6 + 16 * len(pictures)
    entries, body = b"", b""
    for size, picture in pictures.items():
        entries += struct.pack(
            "<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start + len(body)
        )
        body += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + body


def icns(pictures: dict[str, bytes]) -> bytes:
    """A macOS icon: each PNG with its kind and length before it."""
    body = b"".join(
        kind.encode() + struct.pack(">I", len(picture) + 8) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


if __name__ == "__main__":
    application = QGuiApplication([*sys.argv[:1], "-platform", "offscreen"])
    main(Path(sys.argv[1]))
