"""The Python packages of a Flatpak, which is built without a network.

Flatpak's own generator reads a list of requirements. pip's report (``pip install --report``) says
the same of exactly the versions that are pinned: each wheel's address and checksum.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

PYTHON = "3.12"
"""The version in the runtime that the manifest names."""

ARCHITECTURES = ("x86_64", "aarch64")
# The runtime has the C library 2.40; PySide6 for aarch64 needs 2.39.
_VERSIONS = ("_2_39", "_2_34", "_2_28", "_2_17", "2014")


def wheel_sources(wheel: Path, constraints: Path, architectures: Iterable[str]) -> str:
    """Return the sources of a Flatpak module with all that a wheel depends on, as JSON."""
    found: dict[str, dict[str, Any]] = {}
    users: dict[str, list[str]] = {}
    for architecture in architectures:
        for package in _resolved(wheel, constraints, architecture):
            download = package["download_info"]
            if "archive_info" not in download or download["url"].endswith(wheel.name):
                continue
            checksum = download["archive_info"]["hashes"]["sha256"]
            found[checksum] = {"type": "file", "url": download["url"], "sha256": checksum}
            users.setdefault(checksum, []).append(architecture)
    for checksum, source in found.items():
        if users[checksum] != [*architectures]:
            source["only-arches"] = users[checksum]
    return (
        json.dumps(sorted(found.values(), key=lambda source: str(source["url"])), indent=2) + "\n"
    )


def _resolved(wheel: Path, constraints: Path, architecture: str) -> list[dict[str, Any]]:
    """Return what pip would install with a wheel on a machine of some architecture."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        command += ["--dry-run", "--ignore-installed", "--target", folder]
        command += ["--only-binary", ":all:", "--python-version", PYTHON]
        for version in _VERSIONS:
            command += ["--platform", f"manylinux{version}_{architecture}"]
        report = Path(folder, "report.json")
        command += ["--report", str(report), "--constraint", str(constraints), str(wheel)]
        subprocess.run(command, check=True)
        packages: list[dict[str, Any]] = json.loads(report.read_text("utf-8"))["install"]
    return packages
