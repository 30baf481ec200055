"""The bill of materials (CycloneDX): every part that is shipped, its version, origin and licence."""

import json
import re
import sqlite3
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from project import DIST, HOMEPAGE, NAME, REQUIREMENTS, ROOT, SOURCE_DATE, VERSION, Failed

PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s;\\]+)")
Component = dict[str, object]


def build_bill(lent: dict[str, str] | None = None) -> Path:
    """The bill, in dist; `lent` has the versions of this machine's libraries that are shipped along."""
    bill = bill_of_materials(lent or {})
    if problem := problem_of(bill):
        raise Failed(f"the bill of materials is not CycloneDX: {problem}")
    DIST.mkdir(exist_ok=True)
    path = DIST / f"{NAME}-{VERSION}.cdx.json"
    path.write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return path


def bill_of_materials(lent: dict[str, str]) -> dict[str, object]:
    """The same for the same sources, locks and machine."""
    us: Component = {
        "type": "application",
        "bom-ref": NAME,
        "name": NAME,
        "version": VERSION,
        "licenses": [{"license": {"id": "MIT"}}],
        "externalReferences": [{"type": "website", "url": HOMEPAGE}],
    }
    components = [*_packages(), *_others(), *(_lent(*pair) for pair in sorted(lent.items()))]
    content = json.dumps([us, components])
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, HOMEPAGE + content)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(int(SOURCE_DATE), UTC).isoformat(),
            "component": us,
        },
        "components": components,
        "dependencies": [
            {"ref": NAME, "dependsOn": [part["bom-ref"] for part in components]},
            *({"ref": part["bom-ref"]} for part in components),
        ],
    }


def pinned() -> dict[str, str]:
    """The packages that the game needs, as locked, with their versions."""
    lines = (REQUIREMENTS / "app.txt").read_text("utf-8").splitlines()
    return {found[1]: found[2] for line in lines if (found := PINNED.match(line))}


def licences() -> dict[str, dict[str, object]]:
    """What the window tells of each part, by its name in small letters and with dashes."""
    entries = json.loads((ROOT / "resources" / "licences.json").read_text("utf-8"))
    return {_plain(entry["name"]): entry for entry in entries}


def problem_of(bill: dict[str, object]) -> str:
    """What the format's own schema says; empty where all is well."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    return str(JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(bill)) or "")


def _packages() -> Iterator[Component]:
    known = licences()
    for name, number in pinned().items():
        yield {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{number}",
            "name": name,
            "version": number,
            "purl": f"pkg:pypi/{name}@{number}",
            **_terms(known[_plain(name)]),
        }


def _others() -> Iterator[Component]:
    """Parts that no package of Python's stands for."""
    known, packages = licences(), {_plain(name) for name in pinned()}
    versions = {
        "python": sys.version.split()[0],
        "qt": pinned().get("pyside6-essentials", ""),
        "sqlite": sqlite3.sqlite_version,
        "pyinstaller-s-start-program": _version_here("pyinstaller"),
    }
    for name, entry in known.items():
        if name not in packages and name != NAME:
            number = versions.get(name, "")
            yield {
                "type": "data" if name == "noto-fonts" else "library",
                "bom-ref": name,
                "name": entry["name"],
                **({"version": number} if number else {}),
                **_terms(entry),
            }


def _lent(package: str, number: str) -> Component:
    purl = f"pkg:deb/debian/{package}@{number}".replace("+", "%2B").replace("~", "%7E")
    return {"type": "library", "bom-ref": purl, "name": package, "version": number, "purl": purl}


def _terms(entry: dict[str, object]) -> Component:
    home = [{"type": "website", "url": entry["from"]}] if entry["from"] else []
    return {"licenses": [{"expression": entry["licence"]}], "externalReferences": home}


def _version_here(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
