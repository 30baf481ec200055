"""What other systems are built with cannot be run here, but can be looked over."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PACKAGING = ROOT / "packaging"


def said(*command: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python_tool(name: str) -> Path:
    """A program that was installed beside this Python."""
    path = Path(sys.executable).with_name(name)
    if not path.exists():
        pytest.skip(f"needs {name}")
    return path


def test_the_workflows_are_what_their_service_understands() -> None:
    assert [path.name for path in WORKFLOWS] == ["release.yml", "test.yml"]
    said(python_tool("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", *WORKFLOWS)


def test_the_workflows_are_safe_as_far_as_a_linter_sees() -> None:
    said(python_tool("zizmor"), "--offline", "--no-progress", "--quiet", *WORKFLOWS)


def test_the_workflows_run_what_is_there() -> None:
    """Every script, lock and folder of tests that a step names."""
    text = "\n".join(path.read_text("utf-8") for path in WORKFLOWS)
    named = set(re.findall(r"(?:^|[\s\"])(?:\./)?((?:packaging|tests)/[\w./-]+)", text))
    assert {"packaging/build", "packaging/requirements/app.txt", "tests/rules"} <= named
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_the_flatpak_takes_no_network_and_no_files() -> None:
    manifest = (PACKAGING / "flatpak" / "io.github.qwirkle_desktop.QwirkleDesktop.yml").read_text("utf-8")
    permissions = re.findall(r"^  - (--[\w=-]+)$", manifest, re.MULTILINE)
    assert permissions
    assert not [each for each in permissions if "network" in each or "filesystem" in each or "device" in each]


def test_the_windows_installer_is_built_around_stand_ins(tmp_path: Path) -> None:
    if not shutil.which("makensis"):
        pytest.skip("needs makensis")
    payload = tmp_path / "programs"
    (payload / "_internal").mkdir(parents=True)
    for name in ("qwirkle-desktop.exe", "qwirkle-cli.exe", "_internal/python311.dll"):
        (payload / name).write_bytes(b"a stand-in")
    installer = tmp_path / "qwirkle-desktop-9.9.9-setup.exe"
    definitions = (f"-DVERSION=9.9.9 -DPAYLOAD={payload} -DOUTPUT={installer}").split()
    said(
        "makensis",
        "-V2",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        *definitions,
        PACKAGING / "windows" / "installer.nsi",
    )
    assert installer.read_bytes()[:2] == b"MZ"


def test_the_installer_asks_for_no_administrator_and_writes_for_one_person_only() -> None:
    script = (PACKAGING / "windows" / "installer.nsi").read_text("utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    keys = set(re.findall(r'WriteReg\w+ HKCU "([^"]+)"', script.partition('Section "Uninstall"')[0]))
    gone = script.partition('Section "Uninstall"')[2]
    for key in keys:
        assert any(part in gone for part in (key, key.rpartition("\\")[0], key.split("\\shell")[0])), key


@pytest.fixture(scope="module")
def trim() -> ModuleType:
    """What the freezing leaves out."""
    folder = str(PACKAGING / "freeze")
    sys.path.insert(0, folder)
    try:
        import trim
    finally:
        sys.path.remove(folder)
    return trim


@pytest.mark.parametrize(
    ("name", "stays"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/lib/libQt6Qml.so.6", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("qwirkle_desktop/_resources/translations/qwirkle_en.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
    ],
)
def test_what_the_window_needs_stays_on_every_system(trim: ModuleType, name: str, stays: bool) -> None:
    assert trim.stays(name) is stays


def test_lent_libraries_that_nothing_needs_any_more_go(trim: ModuleType) -> None:
    needs = {
        "qt": {"libxcb-cursor.so.0"},
        "cursor": {"libxcb-image.so.0"},
        "image": set(),
        "ssl": {"libz.so.1"},
    }
    binaries = [
        ("PySide6/QtGui.abi3.so", "qt", "EXTENSION"),
        ("libxcb-cursor.so.0", "cursor", "BINARY"),
        ("libxcb-image.so.0", "image", "BINARY"),
        ("libssl.so.3", "ssl", "BINARY"),
        ("libstdc++.so.6", "image", "BINARY"),
        ("libpython3.11.so.1.0", "image", "BINARY"),
    ]
    kept = {name for name, _, _ in trim.without_orphans(binaries, lambda path: needs[path])}
    assert kept == {name for name, _, _ in binaries} - {"libssl.so.3", "libstdc++.so.6"}


def test_the_recipe_of_the_programs_is_python_that_can_be_read() -> None:
    source = (PACKAGING / "freeze" / "qwirkle.spec").read_text("utf-8")
    compile(source, "qwirkle.spec", "exec")
    for word in (
        "BUNDLE",
        "UTExportedTypeDeclarations",
        "CFBundleDocumentTypes",
        "public.filename-extension",
    ):
        assert word in source
