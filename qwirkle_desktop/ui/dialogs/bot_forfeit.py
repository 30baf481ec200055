"""A bot lost its seat, or is not on this machine: why, and who plays on."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QComboBox, QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from qwirkle_desktop.controller.forfeits import Fault, Forfeit
from qwirkle_desktop.formats.jsonlines import format_object
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, grow_with, scrolling, text_label
from qwirkle_desktop.ui.dialogs.players import Players, fill_box
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases import bots as phrases
from qwirkle_desktop.ui.phrases.levels import level_name
from qwirkle_desktop.ui.phrases.words import tr

LEAST_WIDTH, POSITION_HEIGHT = 480, 96
USUAL_LEVEL = "club"


class ForfeitDialog(QDialog):
    """Accepted when somebody takes the seat; `choice()` then tells who. `name` is the seat's.

    end_chosen(): the game is to end here, lost by the bot.
    """

    end_chosen = Signal()

    def __init__(self, forfeit: Forfeit, name: str, players: Players, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        heading = phrases.forfeit_heading(name, forfeit.fault)
        self.setObjectName("bot_forfeit")
        self.setWindowTitle(heading)
        self.setMinimumWidth(LEAST_WIDTH)
        self._players = players
        self._build_who(players)
        self._build_buttons(has_played=forfeit.fault is not Fault.ABSENT)
        self._lay_out(heading, forfeit)
        self._tell()
        self.take.setFocus()

    def choice(self) -> str | None:
        """The level or `bot:NAME` that plays on; None for a person."""
        return self.who.currentData()

    def _build_who(self, players: Players) -> None:
        self.who = QComboBox()
        self.who.setObjectName("who_plays_on")
        self.who.setAccessibleName(tr("Who plays on?"))
        fill_box(self.who, players, level_name)
        self.who.addItem(tr("A person"), None)
        self.who.setCurrentIndex(max(0, self.who.findData(USUAL_LEVEL)))
        self.who.currentIndexChanged.connect(self._tell)
        self._line = text_label("", "small")

    def _build_position(self, position: str) -> None:
        self.show_position = button(tr("Show the position"), "show_position", kind="quiet")
        self.show_position.setCheckable(True)
        self.copy = button(tr("Copy the position"), "copy_position", kind="quiet")
        self.copy.clicked.connect(self._copy)
        self._position = QPlainTextEdit(position, readOnly=True)
        self._position.setObjectName("position")
        self._position.setAccessibleName(tr("The position"))
        self._position.setFixedHeight(POSITION_HEIGHT)
        self._position.hide()
        self.show_position.toggled.connect(self._show_position)

    def _build_buttons(self, *, has_played: bool) -> None:
        self.take = button(tr("Play on"), "play_on", kind="primary")
        self.take.setDefault(True)
        self.take.clicked.connect(self.accept)
        self.end = button(tr("End the game"), "end_forfeited")
        self.end.clicked.connect(self._end)
        self.end.setVisible(has_played)
        self._later = button(tr("Not now"), "later")
        self._later.clicked.connect(self.reject)

    def _lay_out(self, heading: str, forfeit: Forfeit) -> None:
        words = QWidget()
        page = QVBoxLayout(words)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(4)
        page.addWidget(text_label(heading, "heading"))
        page.addWidget(text_label(phrases.forfeit_reason(forfeit.bot, forfeit.fault)))
        if forfeit.detail:
            page.addWidget(text_label(forfeit.detail, "small"))
        if forfeit.count > 1:
            page.addWidget(text_label(phrases.forfeits_so_far(forfeit.count), "small"))
        if forfeit.fault is not Fault.ABSENT:
            self._build_position(format_object(format_position(forfeit.view)))
            page.addLayout(self._position_row())
            page.addWidget(self._position)
        page.addSpacing(GAP)
        title = text_label(tr("Who plays on?"), "small")
        title.setBuddy(self.who)
        for widget in (title, self.who, self._line):
            page.addWidget(widget)
        page.addStretch()
        self._words = scrolling(words, "forfeit_words", is_read=True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        outer.setSpacing(2 * GAP)
        outer.addWidget(self._words, 1)
        outer.addLayout(button_row(self._later, self.end, self.take))

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it is known how wide its words are; afterwards the window finds its place."""
        grow_with(self, self._words)
        super().showEvent(event)

    def _position_row(self) -> FlowLayout:
        row = FlowLayout(gap=GAP)
        for each in (self.show_position, self.copy):
            each.setToolTip(phrases.position_warning())
            row.addWidget(each)
        return row

    def _show_position(self, shown: bool) -> None:
        self._position.setVisible(shown)
        self.show_position.setText(tr("Hide the position") if shown else tr("Show the position"))
        grow_with(self, self._words)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._position.toPlainText())
        self.copy.setText(tr("Copied"))

    def _end(self) -> None:
        self.end_chosen.emit()
        self.reject()

    def _tell(self) -> None:
        player = self.choice()
        self._line.setText(
            self._players.tip(player) if player else tr("Pass the laptop to whoever plays on.")
        )
