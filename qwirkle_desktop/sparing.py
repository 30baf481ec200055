"""What Python and PySide would load, though nothing in this program needs it.

When frozen it is left out of the program itself.
"""

import sys
from importlib.util import find_spec

DIGESTS = ("_md5", "_sha1", "_blake2", "_sha3")


def spare() -> None:
    """Before everything else is imported."""
    _spare_openssl()
    _spare_sources()


def _spare_openssl() -> None:
    """Let `hashlib` digest with Python's own code, as all here is small: 3 MB less in memory.

    Some systems' Pythons leave that out, as OpenSSL has it too.
    """
    if all(map(find_spec, DIGESTS)) and (find_spec("_sha2") or find_spec("_sha256")):
        sys.modules.setdefault("_hashlib", None)  # type: ignore[arg-type]


def _spare_sources() -> None:
    """Keep PySide from reading the source of every module imported from now on.

    It looks whether a module switches its features on, which none does, and keeps all it read.
    """
    import PySide6.QtCore  # noqa: F401 - it brings what reads them

    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        setattr(feature, "_mod_uses_pyside", lambda _module: False)  # noqa: B010
