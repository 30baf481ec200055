"""What the Help menu has for those who help."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel

from qwirkle_desktop.app.assembly import Desk
from qwirkle_desktop.app.trouble_desk import TroubleDesk

Open = Callable[..., Desk]


def words(dialog: QDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def told(desk: Desk) -> str:
    """What the notice over the window says."""
    (dialog,) = [each for each in desk.window.findChildren(QDialog) if each.isVisible()]
    text = words(dialog)
    dialog.accept()
    return text


def test_the_folder_of_the_log_is_opened_by_the_desktop(
    open_desk: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    desk = open_desk()
    TroubleDesk(desk.contents, tmp_path / "logs", lambda: "")
    desk.contents.actions_.open_log.trigger()
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path / "logs"]


def test_where_nothing_opens_folders_its_place_is_told(
    open_desk: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    desk = open_desk()
    TroubleDesk(desk.contents, tmp_path / "logs", lambda: "")
    desk.contents.actions_.open_log.trigger()
    assert str(tmp_path / "logs") in told(desk)


def test_the_report_is_copied_and_its_content_told(open_desk: Open, tmp_path: Path) -> None:
    desk = open_desk()
    TroubleDesk(desk.contents, tmp_path / "logs", lambda: "versions and faults")
    desk.contents.actions_.copy_report.trigger()
    assert QGuiApplication.clipboard().text() == "versions and faults"
    assert "no names and no tiles" in told(desk)
