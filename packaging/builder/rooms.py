"""Fresh Debian systems in folders, to install artefacts in as on a computer that never saw them."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from project import WORK, Failed, run, say

PRISTINE = WORK.parent / "pristine"
SYSTEM = ("proc", "dev", "dev/pts", "dev/shm", "tmp/.X11-unix")
"""What is mounted in a room."""
PLAYER = "player"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def reason_against() -> str:
    """Why there can be no rooms here; empty where there can."""
    if os.getuid():
        return "only root can make a fresh system in a folder"
    missing = [name for name in ("debootstrap", "Xvfb", "xdotool") if not shutil.which(name)]
    return f"{', '.join(missing)} is not installed" if missing else ""


def make_pristine() -> None:
    """A minimal Debian, made once; where from is what this machine's apt knows."""
    if PRISTINE.exists():
        return
    say("making a minimal Debian (once)")
    targets = run("apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME)", "Created-By: Packages")
    address, suite = targets.splitlines()[0].split()
    aside = PRISTINE.with_name("pristine-at-work")
    shutil.rmtree(aside, ignore_errors=True)
    run("debootstrap", "--variant=minbase", suite, aside, address)
    for name in ("apt.conf.d", "sources.list", "sources.list.d"):
        source = Path("/etc/apt", name)
        if source.is_dir():
            shutil.copytree(source, aside / "etc" / "apt" / name, dirs_exist_ok=True)
        elif source.exists():
            shutil.copyfile(source, aside / "etc" / "apt" / name)
    aside.rename(PRISTINE)


class Room:
    """A fresh system; commands run in it as root or as a person who has a home folder there."""

    def __init__(self, root: Path, display: str) -> None:
        self.root = root
        self._display = display

    def run(self, command: str, *, as_player: bool = False, seconds: int = 900, **env: str) -> str:
        """What a shell command prints. Raises Failed."""
        return run(*self._chroot(as_player, env), command, seconds=seconds)

    def start(self, command: str, env: Mapping[str, str]) -> subprocess.Popen[str]:
        """A person's command left running; what it says is on standard error."""
        return subprocess.Popen(
            [*self._chroot(True, env), f"exec {command}"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def bring(self, path: Path, folder: str = "home/player") -> str:
        """Copy a file or folder in; its name in there."""
        target = self.root / folder / path.name
        if path.is_dir():
            shutil.copytree(path, target, symlinks=True, dirs_exist_ok=True)
        else:
            shutil.copyfile(path, target)
        return f"/{folder}/{path.name}"

    def install(self, packages: Iterable[str]) -> None:
        """Packages of Debian."""
        self.run(f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {' '.join(packages)}")

    def _chroot(self, as_player: bool, env: Mapping[str, str]) -> list[str]:
        who = [f"--userspec={PLAYER}:{PLAYER}"] if as_player else []
        home = f"/home/{PLAYER}" if as_player else "/root"
        words = {
            "PATH": f"{home}/.local/bin:{PATH}" if as_player else PATH,
            "HOME": home,
            "LANG": "C.UTF-8",
            "DISPLAY": self._display,
            "DEBIAN_FRONTEND": "noninteractive",
            **env,
        }
        clean = ["env", "-i", *(f"{name}={value}" for name, value in words.items())]
        return ["chroot", *who, str(self.root), *clean, "sh", "-c"]


def processes_in(root: Path, program: str = "") -> list[int]:
    """The processes that live in a room; those of one program alone."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            at_home = (process / "root").readlink() == root
            if at_home and (process / "exe").readlink().name.startswith(program):
                found.append(int(process.name))
    return found


@contextmanager
def room(name: str, display: str) -> Iterator[Room]:
    """A fresh system for as long as it is needed."""
    make_pristine()
    root = WORK / "rooms" / name
    _leave(root)
    root.parent.mkdir(parents=True, exist_ok=True)
    run("cp", "-a", "--reflink=auto", PRISTINE, root)
    try:
        for folder in SYSTEM:
            (root / folder).mkdir(parents=True, exist_ok=True)
        run("mount", "-t", "proc", "proc", root / "proc")
        for folder in ("dev", "tmp/.X11-unix"):
            run("mount", "--bind", Path("/", folder), root / folder)
        made = Room(root, display)
        made.run(f"useradd -m {PLAYER}")
        yield made
    finally:
        _leave(root)


def _leave(root: Path) -> None:
    """End what still runs there, unmount, delete."""
    if not root.exists():
        return
    for number in processes_in(root):
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    time.sleep(0.2)
    for folder in ("tmp/.X11-unix", "dev", "proc"):
        subprocess.run(["umount", "-l", root / folder], capture_output=True, check=False)
    if any((root / folder).is_mount() for folder in SYSTEM):
        raise Failed(f"{root} cannot be unmounted")
    shutil.rmtree(root)


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees; its name."""
    Path("/tmp/.X11-unix").mkdir(mode=0o1777, exist_ok=True)
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x900x24", "-nolisten", "tcp", "-ac"],
        pass_fds=[writer],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            number = answer.readline().strip()
        if not number:
            raise Failed("no screen could be opened: Xvfb ended")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
