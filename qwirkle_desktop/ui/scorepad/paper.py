"""A scorepad as a sheet of paper: for a printer, a PDF, or a picture to send; black on white in any theme."""

from functools import partial
from html import escape

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QImage, QPagedPaintDevice, QPainter, QTextDocument

from qwirkle_desktop.library.scorepads import KeptPad
from qwirkle_desktop.rules.scorepad import PadTurn, Scorepad
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.scorepad.sheet_model import turn_text
from qwirkle_desktop.ui.sharing.paper import pdf_bytes
from qwirkle_desktop.ui.typography import FAMILIES

POINTS, MARGIN = 12, 24
COLUMN, LEAST_WIDTH = 120, 480
"""Of a picture, in px."""
PICTURE_RATIO = 2
WHITE = "#FFFFFF"
STYLE = """
* { color: #000000; }
h1 { font-size: 20pt; margin-bottom: 0; }
p { color: #555555; margin-top: 0; }
th, td { padding: 4px 10px; border-bottom: 1px solid #BBBBBB; }
"""


def pad_document(kept: KeptPad) -> QTextDocument:
    """The sheet as rich text; names are taken as they are."""
    document = QTextDocument()
    font = QFont(list(FAMILIES))
    font.setPointSize(POINTS)
    document.setDefaultFont(font)
    document.setDefaultStyleSheet(STYLE)
    document.setDocumentMargin(MARGIN)
    document.setHtml(_html(kept))
    return document


def _html(kept: KeptPad) -> str:
    pad = kept.pad
    heading = phrases.result_title(pad) if pad.is_over else phrases.title()
    told = phrases.begun(kept.started)
    rows = [_row("", [f"<b>{escape(name)}</b>" for name in pad.names])]
    rows += [_row(str(row + 1), list(map(_cell, pad.round(row)))) for row in range(pad.rounds)]
    rows += _last_rows(pad)
    table = f'<table cellspacing="0" width="100%">{"".join(rows)}</table>'
    return f"<h1>{escape(heading)}</h1><p>{escape(told)}</p>{table}"


def _cell(turn: PadTurn | None) -> str:
    if turn is None:
        return ""
    return f"<b>{turn_text(turn)}</b>" if turn.qwirkles else str(turn.points)


def _last_rows(pad: Scorepad) -> list[str]:
    rows = []
    if pad.out is not None:
        bonus = [f"+{pad.bonus(seat)}" if seat == pad.out else "" for seat in range(pad.players)]
        rows.append(_row(escape(phrases.bonus()), bonus))
    totals = [f"<b>{total}</b>" for total in pad.totals]
    return [*rows, _row(f"<b>{escape(phrases.total())}</b>", totals)]


def _row(first: str, cells: list[str]) -> str:
    each = "".join(f'<td align="center">{cell}</td>' for cell in cells)
    return f"<tr><td>{first}</td>{each}</tr>"


def pad_picture(kept: KeptPad) -> QImage:
    """The sheet as a picture."""
    document = pad_document(kept)
    document.setTextWidth(max(LEAST_WIDTH, COLUMN * (kept.pad.players + 1)))
    size = document.size().toSize()
    image = QImage(size * PICTURE_RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(PICTURE_RATIO)
    image.fill(WHITE)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        document.drawContents(painter, QRectF(0, 0, size.width(), size.height()))
    return image


def print_pad(kept: KeptPad, device: QPagedPaintDevice) -> None:
    """The sheet on as many pages as it needs."""
    pad_document(kept).print_(device)


def pad_pdf(kept: KeptPad) -> bytes:
    """The sheet on A4 pages."""
    return pdf_bytes(" - ".join(kept.pad.names), partial(print_pad, kept))
