"""Hands a person's seat to a computer, or to another level, in the middle of a game."""

from dataclasses import dataclass

from PySide6.QtWidgets import QComboBox, QDialog, QVBoxLayout, QWidget

from qwirkle_desktop.controller.setup import SeatSetup
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.dialogs.players import fill_box, players_of
from qwirkle_desktop.ui.phrases.levels import level_name
from qwirkle_desktop.ui.phrases.seats import seat_kind
from qwirkle_desktop.ui.phrases.words import tr

LEAST_WIDTH = 360
USUAL_LEVEL = "club"


@dataclass(frozen=True, slots=True)
class HandOver:
    """The seat from 0, and the level or `bot:NAME` that plays it from now on."""

    seat: int
    level: str


class HandOverDialog(QDialog):
    """Accepted when a seat is to change hands; `choice()` then tells which."""

    def __init__(
        self,
        seats: tuple[SeatSetup, ...],
        playable_levels: tuple[str, ...],
        seat: int = 0,
        parent: QWidget | None = None,
        *,
        bots: tuple[str, ...] = (),
    ) -> None:
        super().__init__(parent)
        self.setObjectName("hand_over_dialog")
        self.setWindowTitle(tr("Hand a seat to the computer"))
        self.setMinimumWidth(LEAST_WIDTH)
        self.seat_box = _box("hand_over_seat", tr("Seat"))
        for place, each in enumerate(seats):
            who = tr("{name} ({kind})", "a player and what it is")
            self.seat_box.addItem(who.format(name=each.name, kind=seat_kind(each.level)), place)
        self.seat_box.setCurrentIndex(seat)
        self.level_box = _box("hand_over_level", tr("Level"))
        self._players = players_of(playable_levels, bots)
        fill_box(self.level_box, self._players, level_name)
        usual = self.level_box.findData(USUAL_LEVEL)
        self.level_box.setCurrentIndex(usual if usual >= 0 else self.level_box.count() - 1)
        self._line = text_label("", "small")
        self._build()
        self.level_box.currentIndexChanged.connect(self._tell)
        self._tell()

    def choice(self) -> HandOver:
        """What was chosen."""
        return HandOver(self.seat_box.currentData(), self.level_box.currentData())

    def _build(self) -> None:
        hand_over = button(tr("Hand over"), "hand_over", kind="primary")
        hand_over.setDefault(True)
        hand_over.clicked.connect(self.accept)
        cancel = button(tr("Cancel"), "cancel")
        cancel.clicked.connect(self.reject)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(4)
        page.addWidget(text_label(tr("Hand a seat to the computer"), "heading"))
        for title, field in ((tr("Seat"), self.seat_box), (tr("Level"), self.level_box)):
            label = text_label(title, "small")
            label.setBuddy(field)
            page.addSpacing(GAP)
            page.addWidget(label)
            page.addWidget(field)
        page.addWidget(self._line)
        page.addStretch()
        page.addSpacing(GAP)
        page.addLayout(button_row(cancel, hand_over))

    def _tell(self) -> None:
        self._line.setText(self._players.tip(self.level_box.currentData()))


def _box(name: str, title: str) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    box.setAccessibleName(title)
    return box
