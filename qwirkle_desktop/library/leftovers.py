"""Unfinished files that a killed program left behind are swept away, but none that may still be written."""

import logging
import re
import shutil
import time
from pathlib import Path

from .aside import RECOVERY_PREFIX
from .backups import FOLDER
from .files import is_temporary
from .places import Places

log = logging.getLogger(__name__)

_RECOVERY = re.compile(re.escape(RECOVERY_PREFIX) + "[a-z0-9_]{8}")
OLD_SECONDS = 24 * 60 * 60
"""Nothing is written for so long: another program's file of now is younger."""


def sweep(places: Places) -> None:
    """Sweep the program's own folders; what cannot be deleted stays."""
    for folder in {places.data, places.data / FOLDER, places.config, places.palettes}:
        sweep_folder(folder)


def sweep_folder(folder: Path) -> None:
    """Delete what was left unfinished in a folder a day ago or earlier, and nothing of anybody else's."""
    try:
        for path in folder.iterdir():
            if _is_left(path):
                log.info("an unfinished file is deleted: %s", path.name)
                shutil.rmtree(path) if path.is_dir() else path.unlink()
    except FileNotFoundError:
        return  # Nothing was ever kept there, or another program swept it at the same time.
    except OSError as error:
        log.warning("unfinished files could not be deleted: %s", error)


def _is_left(path: Path) -> bool:
    if not is_temporary(path) and not _RECOVERY.fullmatch(path.name):
        return False
    return not path.is_symlink() and time.time() - path.stat().st_mtime > OLD_SECONDS
