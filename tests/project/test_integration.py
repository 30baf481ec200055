"""What desktops and shells are told of the programs: checked with their tools, and against the programs."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from qwirkle_desktop import __version__
from qwirkle_desktop.app.options import parse_options
from qwirkle_desktop.commands.usage import parser

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
APP_ID = "io.github.qwirkle_desktop.QwirkleDesktop"
ENTRY, METAINFO, MIME = (LINUX / f"{APP_ID}.{end}" for end in ("desktop", "metainfo.xml", "mime.xml"))
RECORD = ROOT / "tests" / "data" / "records" / "format1-finished.qwirkle"


def tool(name: str) -> str:
    """Its path; the test is skipped on a machine that has not got it."""
    path = shutil.which(name)
    if path is None:
        pytest.skip(f"needs {name}")
    return path


def said(*command: str | Path) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def entries(group: str) -> dict[str, str]:
    """A group of the desktop file."""
    text = ENTRY.read_text("utf-8").partition(f"[{group}]\n")[2].partition("\n[")[0]
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line)


def test_the_desktop_file_is_valid() -> None:
    assert said(tool("desktop-file-validate"), ENTRY) == ""


def test_the_metainfo_is_valid() -> None:
    assert "successful" in said(tool("appstreamcli"), "validate", "--no-net", METAINFO)


def test_the_metainfo_tells_the_version_that_is_built() -> None:
    releases = ElementTree.parse(METAINFO).findall("./releases/release")
    assert releases[0].get("version") == __version__


def test_the_pictures_that_the_metainfo_shows_are_here() -> None:
    images = [image.text or "" for image in ElementTree.parse(METAINFO).findall(".//image")]
    assert images
    for image in images:
        _, path = image.split(f"/v{__version__}/")
        assert (ROOT / path).is_file()


def test_every_action_of_the_desktop_file_is_understood_by_the_program() -> None:
    actions = entries("Desktop Entry")["Actions"].rstrip(";").split(";")
    assert actions == ["new-game", "continue"]
    commands = [entries(f"Desktop Action {action}")["Exec"] for action in actions]
    for command in (entries("Desktop Entry")["Exec"].replace("%f", str(RECORD)), *commands):
        program, *arguments = command.split()
        assert program == "qwirkle-desktop"
        parse_options(arguments)


def test_the_window_and_the_desktop_file_know_each_other() -> None:
    assert entries("Desktop Entry")["StartupWMClass"] == "qwirkle-desktop"
    source = (ROOT / "qwirkle_desktop" / "app" / "application.py").read_text("utf-8")
    assert f'setDesktopFileName("{APP_ID}")' in source


def test_records_are_known_by_name_and_by_their_first_words() -> None:
    kind = ElementTree.parse(MIME).getroot()[0]
    spaces = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    assert f"{kind.get('type')};" == entries("Desktop Entry")["MimeType"]
    (match,) = kind.findall("./magic/match", spaces)
    assert RECORD.read_text("utf-8").startswith(match.get("value", "nothing"))
    (pattern,) = (glob.get("pattern") for glob in kind.findall("glob", spaces))
    assert RECORD.match(str(pattern))


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
@pytest.mark.parametrize("name", ["qwirkle-desktop", "qwirkle-record"])
def test_the_icons_have_the_size_in_their_name(name: str, size: int) -> None:
    head = (ROOT / "resources" / "icons" / f"{name}-{size}.png").read_bytes()[16:24]
    assert (int.from_bytes(head[:4]), int.from_bytes(head[4:])) == (size, size)


# Man pages


@pytest.mark.parametrize("page", sorted((LINUX / "man").iterdir()), ids=lambda page: page.name)
def test_a_man_page_is_well_formed(page: Path) -> None:
    assert said(tool("mandoc"), "-T", "lint", "-W", "warning", page) == ""


def flags_in(page: str) -> set[str]:
    """The long options that a man page names."""
    return {f"--{flag}" for flag in re.findall(r"Fl -([a-z-]+)", (LINUX / "man" / page).read_text("utf-8"))}


def test_the_man_page_of_the_window_has_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_options(["--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out.partition("options:")[2]))
    text = (LINUX / "man" / "qwirkle-desktop.6").read_text("utf-8")
    assert {
        option for option in options if f"Fl {option[1:]}" not in text and option[2:] not in text
    } == set()


def test_the_man_page_of_the_command_line_has_every_command_and_option() -> None:
    text = (LINUX / "man" / "qwirkle-cli.6").read_text("utf-8")
    for name, flags in commands().items():
        assert f".It Cm {name}" in text
        assert flags - flags_in("qwirkle-cli.6") - {"--help"} == set()


def commands() -> dict[str, set[str]]:
    """The commands of the command line with their long options."""
    (choices,) = (action.choices for action in parser()._actions if isinstance(action.choices, dict))
    return {
        name: {flag for action in command._actions for flag in action.option_strings if flag.startswith("--")}
        for name, command in choices.items()
    }


# Completion


@pytest.fixture(scope="module")
def completions() -> dict[str, str]:
    """What is installed for each shell."""
    script = ROOT / "packaging" / "completion.py"
    env = {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    return {
        shell: subprocess.run(
            [sys.executable, script, shell], env=env, capture_output=True, text=True, check=True
        ).stdout
        for shell in ("bash", "zsh", "fish")
    }


def completed(script: str, *words: str) -> list[str]:
    """What bash offers for the last word."""
    quoted = " ".join(f"'{word}'" for word in words)
    ask = f"""
        compopt() {{ :; }}
        COMP_WORDS=(qwirkle-cli {quoted}) COMP_CWORD={len(words)}
        _qwirkle_cli qwirkle-cli '{words[-1]}' "${{COMP_WORDS[COMP_CWORD-1]}}"
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        [tool("bash"), "-c", script + ask], capture_output=True, text=True, timeout=30, check=True
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_bash_completes_commands_options_and_levels(completions: dict[str, str]) -> None:
    script = completions["bash"]
    assert {*commands(), "--version", "--help"} == set(completed(script, ""))
    assert completed(script, "ma") == ["match"]
    assert set(completed(script, "match", "--")) == commands()["match"]
    assert completed(script, "best", "--level", "m") == ["master"]
    assert "greedy" in completed(script, "match", "")
    assert completed(script, "check", "") == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_understands_its_completion(completions: dict[str, str], shell: str, tmp_path: Path) -> None:
    script = tmp_path / shell
    script.write_text(completions[shell], "utf-8")
    assert said(tool(shell), "-n", script) == ""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_is_completed_in_every_shell(completions: dict[str, str], shell: str) -> None:
    for name, flags in commands().items():
        assert name in completions[shell]
        for flag in flags:
            assert flag.lstrip("-") in completions[shell]


# The scripts for people without root


SCRIPTS = [
    *(LINUX / name for name in ("AppRun", "install.sh", "uninstall.sh")),
    ROOT / "packaging" / "macos" / "make-dmg.sh",
]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_is_plain_shell_and_can_be_run(script: Path) -> None:
    assert said(tool("sh"), "-n", script) == ""
    assert script.stat().st_mode & 0o111


@pytest.mark.skipif(sys.platform != "linux", reason="the script is for Linux")
@pytest.mark.parametrize("prefix", ["a folder & more", ".local"])
def test_the_archive_is_installed_replaced_and_removed_without_a_trace(tmp_path: Path, prefix: str) -> None:
    archive, home = tmp_path / "archive", tmp_path / "home"
    home.mkdir()
    lay_out_archive(archive, "older")
    target = home / prefix
    said(archive / "install.sh", target)
    assert (target / "lib" / "qwirkle-desktop" / "older").exists()
    shutil.rmtree(archive)
    lay_out_archive(archive, "newer")
    assert str(target) in said(archive / "install.sh", target)
    assert {path.name for path in (target / "lib" / "qwirkle-desktop").iterdir()} >= {"newer"}
    assert not (target / "lib" / "qwirkle-desktop" / "older").exists()
    entry = (target / "share" / "applications" / f"{APP_ID}.desktop").read_text("utf-8")
    assert f'Exec="{target}/bin/qwirkle-desktop" --new' in entry
    (target / "bin" / "another program").touch()
    said("sh", target / "lib" / "qwirkle-desktop" / "uninstall.sh")
    left = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
    assert {path for path in left if "qwirkle" in path.lower()} == set()
    assert "bin/another program" in left


def lay_out_archive(folder: Path, file: str) -> None:
    """The archive's layout with stand-ins for the programs."""
    lib = folder / "tree" / "lib" / "qwirkle-desktop"
    lib.mkdir(parents=True)
    (lib / file).touch()
    (lib / "qwirkle-desktop").touch()
    programs = folder / "tree" / "bin"
    programs.mkdir()
    (programs / "qwirkle-desktop").symlink_to("../lib/qwirkle-desktop/qwirkle-desktop")
    share = folder / "tree" / "share" / "applications"
    share.mkdir(parents=True)
    shutil.copy(ENTRY, share)
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / name, folder)
