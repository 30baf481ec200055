"""Small questions and notices, with buttons that say what they do."""

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.phrases.words import tr

LEAST_WIDTH = 360


class Question(QDialog):
    """Accepted for yes, rejected for no or Esc; without a `no` it only tells. Show it with `open()`.

    Where yes cannot be undone, `careful` makes Enter a no. `detail` is for those who look into a fault.
    """

    def __init__(
        self,
        heading: str,
        text: str,
        yes: str,
        no: str | None = None,
        parent: QWidget | None = None,
        *,
        careful: bool = False,
        detail: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName("question")
        self.setWindowTitle(heading)
        self.setMinimumWidth(LEAST_WIDTH)
        self.yes = button(yes, "yes", kind="" if careful else "primary")
        self.yes.clicked.connect(self.accept)
        self.no = button(no or "", "no", kind="primary" if careful else "")
        self.no.setVisible(no is not None)
        self.no.clicked.connect(self.reject)
        other, usual = (self.yes, self.no) if careful else (self.no, self.yes)
        usual.setDefault(True)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(heading, "heading"))
        page.addWidget(text_label(text))
        if detail:
            page.addWidget(text_label(detail, "small"))
        page.addStretch()
        page.addSpacing(GAP)
        page.addLayout(button_row(other, usual))
        usual.setFocus()


def end_game_question(parent: QWidget | None = None) -> Question:
    """Whether to stop the game in the middle."""
    return Question(
        tr("End this game?"),
        tr("The game stops here, and nobody wins."),
        tr("End the game"),
        tr("Play on"),
        parent,
        careful=True,
    )


def idle_question(parent: QWidget | None = None) -> Question:
    """Whether to end a game in which nobody lays tiles any more."""
    return Question(
        tr("Shall the game end here?"),
        tr("Nobody laid a tile for three whole rounds. The highest score wins."),
        tr("End the game"),
        tr("Play on"),
        parent,
        careful=True,
    )


def notice(heading: str, text: str, parent: QWidget | None = None, *, detail: str = "") -> Question:
    """Something to know, with one button to go on."""
    return Question(heading, text, tr("OK"), None, parent, detail=detail)
