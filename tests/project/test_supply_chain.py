"""What the game is made of is pinned, listed with its licence, and told in the bill of materials."""

import json
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from qwirkle_desktop import __version__
from qwirkle_desktop.ui.dialogs.about import AboutDialog
from qwirkle_desktop.ui.dialogs.licences import licences_text, shipped_parts

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "packaging" / "requirements"
LOCKS = ("app.txt", "build.txt")


@pytest.fixture(scope="module")
def bill() -> ModuleType:
    """The module of the builder that makes the bill of materials."""
    folder = str(ROOT / "packaging" / "builder")
    sys.path.insert(0, folder)
    try:
        import bill
    finally:
        sys.path.remove(folder)
    return bill


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(lock: str) -> dict[str, list[str]]:
    """Each package of a lock with its lines."""
    text = (REQUIREMENTS / lock).read_text("utf-8")
    packages = re.split(r"\n(?=\S)", "\n".join(line for line in text.splitlines() if line[:1] != "#"))
    return {plain(each.split("==")[0]): each.splitlines() for each in packages if each.strip()}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_with_its_hashes(lock: str) -> None:
    packages = locked(lock)
    assert packages
    for name, (head, *hashes) in packages.items():
        assert re.match(r"[A-Za-z0-9_.-]+==\d\S*", head), name
        assert hashes, name
        assert all(re.match(r" +--hash=sha256:[0-9a-f]{64}( \\)?$", line) for line in hashes), name


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_place_on_any_machine_or_network(lock: str) -> None:
    text = (REQUIREMENTS / lock).read_text("utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_the_lock_has_what_the_game_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = {plain(re.split(r"[<>=\[; ]", each)[0]) for each in project["project"]["dependencies"]}
    builders = {plain(re.split(r"[<>=\[; ]", each)[0]) for each in project["build-system"]["requires"]}
    assert needed - locked("app.txt").keys() == set(), "run packaging/requirements/lock"
    assert builders - locked("build.txt").keys() == set(), "run packaging/requirements/lock"


def test_every_part_that_is_shipped_has_a_licence_and_its_words() -> None:
    parts = {plain(part.name): part for part in shipped_parts()}
    assert locked("app.txt").keys() - parts.keys() == set()
    for font in (ROOT / "resources" / "fonts").glob("*.ttf"):
        assert font.name.startswith("Noto")
    assert all(part.licence for part in parts.values())
    text = licences_text()
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "SIL OPEN FONT LICENSE", "PYTHON SOFTWARE FOUNDATION"):
        assert words in text


def test_the_licences_are_shown_from_the_about_dialog(qtbot: QtBot) -> None:
    about = AboutDialog()
    qtbot.addWidget(about)
    with qtbot.waitExposed(about):
        about.show()
    button = about.findChild(QPushButton, "show_licences")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    dialog = about.findChild(QDialog, "licences_dialog")
    page = dialog.findChild(QPlainTextEdit, "licences_text")
    assert page.isReadOnly()
    for part in shipped_parts():
        assert f"{part.name}  ({part.licence})" in page.toPlainText()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: about.findChild(QDialog, "licences_dialog") is None)


def test_the_bill_of_materials_tells_every_part_and_is_well_formed(bill: ModuleType) -> None:
    made = bill.bill_of_materials({"libxcb-cursor0": "0.1.1-4"})
    assert bill.problem_of(made) == ""
    assert made["metadata"]["component"]["version"] == __version__
    names = {plain(component["name"]) for component in made["components"]}
    assert names >= {plain(part.name) for part in shipped_parts()} - {"qwirkle desktop"}
    assert names >= locked("app.txt").keys() | {"libxcb-cursor0"}
    assert json.dumps(made) == json.dumps(bill.bill_of_materials({"libxcb-cursor0": "0.1.1-4"}))


def test_a_bill_that_is_not_well_formed_is_found(bill: ModuleType) -> None:
    made = bill.bill_of_materials({})
    made["components"][0]["type"] = "sandwich"
    assert "sandwich" in bill.problem_of(made)
