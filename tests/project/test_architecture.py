"""What import-linter cannot say: which parts of a library a room may use, and what a translator can find."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "qwirkle_desktop"
ROOMS_WITH_QT = {"app", "controller", "sparing", "ui"}
STANDARD_LIBRARY_ONLY = ("resources", "rules")
MACHINE_PATH = re.compile(r"/(?:tmp|home|root|work|Users|opt)/\w|[A-Z]:\\\\?Users", re.ASCII)


def modules(room: str = "*") -> list[Path]:
    """The module of that name, or all those of the room; every module without a name."""
    single = PACKAGE / f"{room}.py"
    return [single] if single.is_file() else sorted((PACKAGE / room.strip("*")).rglob("*.py"))


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """Every dotted name that a module imports from outside the package, at any depth."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def broken_translations(source: str) -> Iterator[int]:
    """Lines on which tr() or translate() gets a text made at run time, which no catalogue can hold."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and any(not is_plain(text) for text in texts_of(node)):
            yield node.lineno


def texts_of(call: ast.Call) -> list[ast.expr]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "tr":
        return call.args[:2]
    return call.args[:3] if name == "translate" and len(call.args) > 1 else []


def is_plain(text: ast.expr) -> bool:
    # A painter's translate(x + 1, margin()) is no text: only sums and formats of strings count.
    match text:
        case ast.JoinedStr() | ast.Call(func=ast.Attribute(attr="format" | "join")):
            return False
        case ast.BinOp(left=left, right=right):
            return not any(
                isinstance(side, ast.Constant) and isinstance(side.value, str) for side in (left, right)
            )
    return True


@pytest.mark.parametrize("room", STANDARD_LIBRARY_ONLY)
def test_a_room_of_the_standard_library_imports_nothing_else(room: str) -> None:
    assert modules(room)
    foreign = {
        (path.name, name)
        for path in modules(room)
        for name in imports(path)
        if name.split(".")[0] not in sys.stdlib_module_names and not name.startswith("qwirkle_desktop.")
    }
    assert foreign == set()


def test_the_controller_knows_only_the_core_of_qt() -> None:
    found = [name for path in modules("controller") for name in imports(path)]
    qt = {name for name in found if name.startswith(("PySide6", "shiboken6"))}
    assert qt
    assert {name for name in qt if not name.startswith("PySide6.QtCore.")} - {"PySide6.QtCore"} == set()


def test_only_the_window_and_its_controller_import_qt() -> None:
    rooms = {
        room_of(path)
        for path in modules()
        for name in imports(path)
        if name.startswith(("PySide6", "shiboken6"))
    }
    assert rooms <= ROOMS_WITH_QT


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"{name} won")',
        'tr("a" + name)',
        'translate("ctx", "{} won".format(name))',
        'tr("%s" % name)',
    ],
)
def test_a_translation_put_together_at_run_time_is_found(line: str) -> None:
    assert list(broken_translations(line)) == [1]


@pytest.mark.parametrize(
    "line",
    [
        'tr("%n tile(s)", "", count + 1)',
        'translate("c", "{} won").format(name)',
        "painter.translate(x + 1, margin())",
    ],
)
def test_a_translation_of_a_plain_text_is_let_through(line: str) -> None:
    assert list(broken_translations(line)) == []


def test_every_text_for_people_can_be_translated() -> None:
    broken = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in modules()
        for line in broken_translations(path.read_text("utf-8"))
    ]
    assert broken == []


def test_no_module_names_a_place_on_one_machine() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in modules()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert named == []
