"""Writing a file so that a crash or a full disk leaves the old one or the new one, never a part."""

import errno
import os
import re
import stat
import time
from pathlib import Path

_TEMPORARY = re.compile(r"\.[0-9a-f]{16}\.part")


def temporary_in(folder: Path) -> Path:
    """A new name for what is not yet whole."""
    return folder / f".{os.urandom(8).hex()}.part"


def is_temporary(path: Path) -> bool:
    """Whether it is called as what is not yet whole."""
    return bool(_TEMPORARY.fullmatch(path.name))


def write_atomically(path: Path, data: bytes) -> None:
    """Write the whole file or nothing. Raises OSError; an old file is then as it was."""
    target = Path(os.path.realpath(path))
    _refuse_special(target)
    temporary = temporary_in(target.parent)
    try:
        _write_durably(temporary, data, like=target)
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def _refuse_special(target: Path) -> None:
    """A pipe or device would be replaced by a file; a folder can not be."""
    if target.exists() and not target.is_file():
        raise OSError(errno.EINVAL, "not a regular file", str(target))


def _write_durably(path: Path, data: bytes, *, like: Path) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    with os.fdopen(descriptor, "wb") as file:
        if like.exists():
            path.chmod(stat.S_IMODE(like.stat().st_mode))
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def put_durably(temporary: Path, target: Path) -> None:
    """Give a whole file, written beside it or in a folder of the same disk, its name. Raises OSError."""
    # Windows syncs only what is open for writing.
    with temporary.open("r+b") as file:
        os.fsync(file.fileno())
    temporary.replace(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Bring a folder's names to the disk. Raises OSError."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        # Some network file systems cannot sync a folder; the file itself is safe by now.
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(descriptor)


def set_aside(path: Path) -> str:
    """Keep a bad file under another name, for its owner to look at; returns in words what was done."""
    try:
        aside = _free_name(path)
        path.rename(aside)
    except OSError as error:
        return f"it could not be set aside ({error.strerror})"
    return f"it was set aside as {aside.name}"


def _free_name(path: Path) -> Path:
    now = time.strftime("%Y%m%d-%H%M%S")
    names = (f"{path.stem}.bad-{now}{more}{path.suffix}" for more in ("", *(f"-{n}" for n in range(2, 100))))
    return next(free for name in names if not (free := path.with_name(name)).exists())
