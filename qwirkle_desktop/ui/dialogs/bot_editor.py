"""The form for a bot: its name and the command that starts it."""

from collections.abc import Collection

from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QVBoxLayout, QWidget

from qwirkle_desktop.controller.bots import command_words
from qwirkle_desktop.library.record import LONGEST_NAME, name_problem
from qwirkle_desktop.library.settings import LONGEST_COMMAND, BotSettings
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, button_row, text_label
from qwirkle_desktop.ui.phrases import bots as phrases
from qwirkle_desktop.ui.phrases.words import tr

LEAST_WIDTH = 480


class BotEditor(QDialog):
    """Accepted with a bot that can be kept; `bot()` then tells which. `others` are names that are taken."""

    def __init__(
        self, bot: BotSettings | None, others: Collection[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._others = {name.casefold(): name for name in others}
        heading = phrases.editor_heading(is_new=bot is None)
        self.setObjectName("bot_editor")
        self.setWindowTitle(heading)
        self.setMinimumWidth(LEAST_WIDTH)
        self.name_edit = _edit("bot_name", bot.name if bot else "", LONGEST_NAME)
        self.command_edit = _edit("bot_command", bot.command if bot else "", LONGEST_COMMAND)
        self._error = text_label("", "error")
        self._error.setObjectName("bot_error")
        self._lay_out(heading)
        for edit in (self.name_edit, self.command_edit):
            edit.textEdited.connect(self._error.hide)

    def bot(self) -> BotSettings:
        """The bot as written."""
        return BotSettings(_plain(self.name_edit.text()), _plain(self.command_edit.text()))

    def accept(self) -> None:
        """Keep it, unless something is wrong: then say what, and go there."""
        bot = self.bot()
        if name_problem(bot.name):
            self._refuse(self.name_edit, phrases.name_missing())
        elif taken := self._others.get(bot.name.casefold()):
            self._refuse(self.name_edit, phrases.name_taken(taken))
        elif not _is_command(bot.command):
            self._refuse(self.command_edit, phrases.bad_command())
        else:
            super().accept()

    def _refuse(self, edit: QLineEdit, reason: str) -> None:
        self._error.setText(reason)
        self._error.show()
        edit.setFocus()

    def _lay_out(self, heading: str) -> None:
        save = button(tr("Save"), "save_bot", kind="primary")
        save.setDefault(True)
        save.clicked.connect(self.accept)
        cancel = button(tr("Cancel"), "cancel")
        cancel.clicked.connect(self.reject)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(4)
        page.addWidget(text_label(heading, "heading"))
        for title, edit in ((tr("Name"), self.name_edit), (tr("Command"), self.command_edit)):
            page.addSpacing(GAP)
            page.addWidget(_title(title, edit))
            page.addWidget(edit)
        page.addWidget(text_label(phrases.command_help(), "small"))
        page.addWidget(self._error)
        self._error.hide()
        page.addStretch()
        page.addSpacing(GAP)
        page.addLayout(button_row(cancel, save))


def _edit(name: str, text: str, longest: int) -> QLineEdit:
    edit = QLineEdit(text)
    edit.setObjectName(name)
    edit.setMaxLength(longest)
    return edit


def _title(title: str, edit: QLineEdit) -> QLabel:
    label = text_label(title, "small")
    label.setBuddy(edit)
    edit.setAccessibleName(title)
    return label


def _plain(text: str) -> str:
    """Without what a paste may bring along."""
    return "".join(character if character.isprintable() else " " for character in text).strip()


def _is_command(text: str) -> bool:
    try:
        command_words(text)
    except ValueError:
        return False
    return True
