"""The page of games with real tiles, from scorepads: apart from all other figures."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from qwirkle_desktop.library.pad_figures import PadFigures
from qwirkle_desktop.ui.dialogs.parts import GAP, text_label
from qwirkle_desktop.ui.phrases import scorepad as phrases
from qwirkle_desktop.ui.phrases import statistics as numbers
from qwirkle_desktop.ui.statistics.plain_model import PlainModel
from qwirkle_desktop.ui.statistics.tables import FigureTable


class PadsPage(QWidget):
    """A table with a row for each name."""

    def __init__(self) -> None:
        super().__init__()
        self._rows = PlainModel(self)
        self.table = FigureTable(self._rows, "pads_table", phrases.list_title())
        page = QVBoxLayout(self)
        page.setContentsMargins(0, GAP, 0, 0)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.figures_help(), "small"))
        page.addWidget(self.table, 1)

    def show_figures(self, figures: Sequence[PadFigures]) -> None:
        """Show other figures."""
        self._rows.show_rows(
            phrases.figure_heads(), [_row(one) for one in figures], [one.name for one in figures]
        )


def _row(one: PadFigures) -> tuple[str, ...]:
    whole = numbers.whole
    return (
        whole(one.games),
        whole(one.wins),
        whole(one.shared),
        numbers.decimal(one.mean),
        whole(one.best),
        whole(one.best_turn),
        whole(one.qwirkles),
    )
