"""Says news to a screen reader: whose turn it is, what was played, why something may not be."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.moves import Roll
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.phrases.dice import fell
from qwirkle_desktop.ui.phrases.moves import step_sentence
from qwirkle_desktop.ui.phrases.seats import shown_names
from qwirkle_desktop.ui.phrases.wording import sentences
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.status import Words


class Announcer(QObject):
    """Follows the line of words, which tells nothing of a hidden hand; what it says is said once.

    announced(str): that was said.
    """

    announced = Signal(object)

    def __init__(self, controller: GameController, presenter: Presenter, window: QWidget) -> None:
        super().__init__(window)
        self._controller, self._window = controller, window
        self._words = self._said = Words("")
        self._turns: list[str] = []
        self._fallen: list[str] = []
        # One thing that happens changes the words several times; only the last of them are news.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._say_news)
        controller.advanced.connect(self._note_turn)
        presenter.said.connect(self._note_words)

    def say(self, text: str) -> None:
        """Say this now."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._window, text))
        self.announced.emit(text)

    def say_anew(self, text: str) -> None:
        """Say what the line of words shows, though it may have shown it before."""
        self._said = self._words
        self.say(text)

    def _note_turn(self, step: Step) -> None:
        if (game := self._controller.game) is not None:
            self._turns.append(step_sentence(step, shown_names(game.header.seats)))
            self._fallen = _fallen(step)
            self._soon.start()

    def _note_words(self, words: Words) -> None:
        self._words = words
        self._soon.start()

    def _say_news(self) -> None:
        turns, self._turns = self._turns, []
        fallen, self._fallen = self._fallen, []
        before, words = self._said, self._words
        self._said = words
        news = [*turns, *fallen]
        if words.heading != before.heading:
            news.append(words.heading)
        if words.text != before.text or words.is_error:
            news.append(_without(words.text, turns))
        self._say_all([one for one in news if one])

    def _say_all(self, news: list[str]) -> None:
        text = ""
        for one in news:
            text = sentences(text, _ended(one)) if text else _ended(one)
        if text:
            self.say(text)


def _fallen(step: Step) -> list[str]:
    """What dice show that were rolled."""
    if not isinstance(step.move, Roll):
        return []
    return [fell(step.drawn)]


def _without(text: str, said: list[str]) -> str:
    """The words but for what is said already."""
    for one in said:
        text = text.replace(one, "")
    return text.strip()


def _ended(text: str) -> str:
    """With a full stop, so that a voice pauses there."""
    return text if text[-1] in ".!?:…" else f"{text}."
