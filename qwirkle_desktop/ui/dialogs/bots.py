"""The list of outside bots: added, changed, removed, and tested by asking each for one move."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from qwirkle_desktop.controller.bot_trial import BotTrial, Trial
from qwirkle_desktop.controller.bots import command_words
from qwirkle_desktop.engine.match.bot import Limits
from qwirkle_desktop.library.settings import MOST_BOTS, BotSettings
from qwirkle_desktop.ui.dialogs.ask import Question
from qwirkle_desktop.ui.dialogs.bot_editor import BotEditor
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, grow, text_label
from qwirkle_desktop.ui.phrases import bots as phrases
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import show

LEAST_WIDTH, SAID_HEIGHT, ROW_AIR = 560, 72, 12


class BotsDialog(QDialog):
    """Signals: `changed(tuple[BotSettings, ...])` with the whole list after every change."""

    changed = Signal(object)

    def __init__(
        self,
        bots: tuple[BotSettings, ...],
        parent: QWidget | None = None,
        limits: Limits | None = None,
    ) -> None:
        super().__init__(parent)
        self._bots, self._limits = list(bots), limits
        self._trial: BotTrial | None = None
        self.setObjectName("bots_dialog")
        self.setWindowTitle(phrases.bots_heading())
        self.setMinimumWidth(LEAST_WIDTH)
        self.list = QListWidget()
        self.list.setObjectName("bots")
        self.list.setAccessibleName(phrases.bots_heading())
        self.list.setSpacing(2)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add = _order(tr("Add…"), "add_bot", self._add)
        self.edit = _order(tr("Change…"), "edit_bot", self._edit)
        self.remove = _order(tr("Remove…"), "remove_bot", self._ask_removal)
        self.test = _order(tr("Test"), "test_bot", self._test)
        self._result = text_label("")
        self._result.setObjectName("test_result")
        self.more = button(phrases.show_said(), "show_said", kind="quiet")
        self.more.setCheckable(True)
        self._said = QPlainTextEdit(readOnly=True)
        self._said.setObjectName("said")
        self._lay_out()
        self.list.currentRowChanged.connect(self._choose)
        self.list.itemActivated.connect(self._edit)
        self.more.toggled.connect(self._show_said)
        self._fill(0)
        if app := QCoreApplication.instance():
            app.aboutToQuit.connect(self._stop_trials)

    @property
    def bots(self) -> tuple[BotSettings, ...]:
        """The list as it is now."""
        return tuple(self._bots)

    def done(self, result: int) -> None:
        """A test that is on ends with the dialog."""
        self._stop_trials()
        super().done(result)

    def _lay_out(self) -> None:
        close = button(tr("Close"), "close_bots", kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        orders = QVBoxLayout()
        orders.setSpacing(GAP)
        for each in (self.add, self.edit, self.remove, self.test):
            orders.addWidget(each)
        orders.addStretch()
        # Squeezed, the buttons would lie over each other before the list scrolls.
        self.list.setMinimumHeight(orders.sizeHint().height())
        middle = QHBoxLayout()
        middle.setSpacing(GAP)
        middle.addWidget(self.list, 1)
        middle.addLayout(orders)
        self._said.setAccessibleName(phrases.said())
        self._said.setFixedHeight(SAID_HEIGHT)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.bots_heading(), "heading"))
        page.addWidget(text_label(phrases.bots_help()))
        page.addLayout(middle, 1)
        page.addWidget(self._result)
        page.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        page.addWidget(self._said)
        page.addSpacing(GAP)
        page.addLayout(button_row(close))

    # The list

    def _fill(self, row: int) -> None:
        self.list.clear()
        for bot in self._bots:
            item = QListWidgetItem(f"{bot.name}\n{bot.command}")
            item.setToolTip(bot.command)
            item.setSizeHint(QSize(0, self._row_height()))
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, len(self._bots) - 1))
        self._choose()

    def _row_height(self) -> int:
        """Two lines and some air: a list reckons with one."""
        return 2 * self.list.fontMetrics().lineSpacing() + ROW_AIR

    def _choose(self) -> None:
        """Another bot: what was told is of the last."""
        self._stop_trials()
        self._tell("" if self._bots else phrases.no_bots())
        self._enable()

    def _enable(self) -> None:
        is_one = self.list.currentRow() >= 0
        for each in (self.edit, self.remove):
            each.setEnabled(is_one)
        self.test.setEnabled(is_one and self._trial is None)
        self.add.setEnabled(len(self._bots) < MOST_BOTS)

    def _keep(self, row: int) -> None:
        self._fill(row)
        self.list.setFocus()
        self.changed.emit(self.bots)

    def _add(self) -> None:
        self._open_editor(None)

    def _edit(self) -> None:
        if self.list.currentRow() >= 0:
            self._open_editor(self._bots[self.list.currentRow()])

    def _open_editor(self, bot: BotSettings | None) -> None:
        self._stop_trials()
        self._enable()
        self._editor = BotEditor(bot, [other.name for other in self._bots if other != bot], self)
        self._editor.accepted.connect(self._add_edited if bot is None else self._change_edited)
        show(self._editor)

    def _add_edited(self) -> None:
        self._bots.append(self._editor.bot())
        self._keep(len(self._bots) - 1)

    def _change_edited(self) -> None:
        row = self.list.currentRow()
        self._bots[row] = self._editor.bot()
        self._keep(row)

    def _ask_removal(self) -> None:
        question = Question(*phrases.remove_question(self._bots[self.list.currentRow()].name), self)
        question.accepted.connect(self._remove)
        show(question)

    def _remove(self) -> None:
        row = self.list.currentRow()
        del self._bots[row]
        self._keep(row)

    # The test

    def _test(self) -> None:
        bot = self._bots[self.list.currentRow()]
        try:
            command = command_words(bot.command)
        except ValueError:
            # The form lets none pass; a settings file written by hand may.
            self._tell(phrases.bad_command(), role="error")
            return
        self._trial = BotTrial(command, self, self._limits)
        self._trial.finished.connect(self._tell_trial)
        self._tell(phrases.testing(bot.name))
        self._enable()
        self._trial.start()

    def _stop_trials(self) -> None:
        """Those that are over, too: their processes may still be on their way out."""
        self._trial = None
        for trial in self.findChildren(BotTrial):
            trial.stop()
            trial.deleteLater()

    def _tell_trial(self, trial: Trial) -> None:
        self._trial = None
        self._enable()
        said = "\n".join(filter(None, (trial.detail, trial.said))) or phrases.said_nothing()
        if trial.fault is None:
            self._tell(phrases.works(trial.ms), said)
        else:
            self._tell(phrases.trial_failed(trial.fault), said, role="error")

    def _tell(self, text: str, said: str = "", role: str = "body") -> None:
        self._result.setProperty("role", role)
        self._result.style().polish(self._result)
        self._result.setText(text)
        if text and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self._said.setPlainText(said)
        self.more.setChecked(False)
        self.more.setVisible(bool(said))
        self._said.hide()
        grow(self)

    def _show_said(self, shown: bool) -> None:
        self._said.setVisible(shown)
        self.more.setText(phrases.hide_said() if shown else phrases.show_said())
        grow(self)


def _order(text: str, name: str, what: object) -> QPushButton:
    order = button(text, name)
    order.clicked.connect(what)
    return order
