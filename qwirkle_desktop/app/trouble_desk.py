"""Help for those who help: the folder of the log, and a report to pass on."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from qwirkle_desktop.ui.contents import Contents
from qwirkle_desktop.ui.phrases import unexpected as phrases


class TroubleDesk(QObject):
    """Connects the actions of the Help menu; `report` tells versions and what went wrong so far."""

    def __init__(self, contents: Contents, logs: Path, report: Callable[[], str]) -> None:
        super().__init__(contents.window)
        self._contents, self._logs, self._report = contents, logs, report
        actions = contents.actions_
        actions.connect({actions.open_log: self._open_log, actions.copy_report: self._copy_report})

    def _open_log(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._logs))):
            self._contents.desk.tell(phrases.log_heading(), phrases.log_is_in(str(self._logs)))

    def _copy_report(self) -> None:
        QGuiApplication.clipboard().setText(self._report())
        self._contents.desk.tell(phrases.report_heading(), phrases.what_the_report_tells())
