"""What can be done with the game that shows, on the table or in a replay: save it, look back, its deal."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from qwirkle_desktop.controller.playing_on import shareable_deal
from qwirkle_desktop.library.store import SavedGame
from qwirkle_desktop.ui.actions import Actions
from qwirkle_desktop.ui.game_desk import GameDesk
from qwirkle_desktop.ui.phrases import replay as phrases
from qwirkle_desktop.ui.presenter import Presenter
from qwirkle_desktop.ui.record_desk import RecordDesk
from qwirkle_desktop.ui.replay.desk import ReplayDesk


class GameActions(QObject):
    """Connects those actions and keeps them in step with what shows."""

    def __init__(
        self,
        actions: Actions,
        desk: GameDesk,
        records: RecordDesk,
        replays: ReplayDesk,
        presenter: Presenter,
    ) -> None:
        super().__init__(presenter)
        self._actions, self._desk, self._records = actions, desk, records
        self._replays, self._presenter = replays, presenter
        actions.connect(
            {
                actions.save_record: self._save,
                actions.replay: self._look_back,
                actions.deal_again: self._play_deal_again,
                actions.copy_deal: self._copy_deal,
            }
        )
        presenter.said.connect(self.refresh)
        replays.opened.connect(self.refresh)
        replays.left.connect(self.refresh)
        self.refresh()

    @property
    def shown(self) -> SavedGame | None:
        """The game that shows; None on the start page."""
        return self._replays.saved or self._desk.on_table

    def refresh(self) -> None:
        """Enable what the game that shows allows."""
        shown = self.shown
        has_deal = shown is not None and shareable_deal(shown.game) is not None
        self._actions.save_record.setEnabled(shown is not None)
        self._actions.deal_again.setEnabled(has_deal)
        self._actions.copy_deal.setEnabled(has_deal)
        in_replay = self._replays.page is not None
        self._actions.replay.setEnabled(shown is not None and bool(shown.game.steps) and not in_replay)

    def _save(self) -> None:
        if (shown := self.shown) is not None:
            self._records.save_game(shown.game)

    def _look_back(self) -> None:
        """A finished game is looked at from its beginning, one that goes on from where it stands."""
        if (shown := self._desk.on_table) is not None:
            self._replays.open(shown, 0 if shown.game.is_over else len(shown.game.steps))

    def _play_deal_again(self) -> None:
        if (shown := self.shown) is not None:
            self._desk.play_deal_again(shown)

    def _copy_deal(self) -> None:
        shown = self.shown
        if shown is None or (number := shareable_deal(shown.game)) is None:
            return
        QGuiApplication.clipboard().setText(str(number))
        if self._replays.page is not None:
            self._replays.page.bar.words.say(phrases.deal(number), phrases.deal_copied(number))
        else:
            self._presenter.say(phrases.deal_copied(number))
