"""Debian's copyright files for the libraries that a bundle takes from Debian."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePath

from bundling.pruning import SYSTEM_FOLDERS, Entry

_DOCUMENTS = Path("/usr/share/doc")


def copyright_files(entries: Iterable[Entry]) -> list[Entry]:
    """Return the files about the libraries of the system among these; none elsewhere."""
    names = {PurePath(source).name for _, source, _ in entries if source.startswith(SYSTEM_FOLDERS)}
    if not names or shutil.which("dpkg-query") is None:
        return []
    search = ["dpkg-query", "--search", *(f"*/{name}" for name in sorted(names))]
    found = subprocess.run(search, capture_output=True, text=True, check=False).stdout
    packages = sorted({line.split(":")[0] for line in found.splitlines() if ": /" in line})
    texts = ((package, _DOCUMENTS / package / "copyright") for package in packages)
    return [(f"licences/Debian/{name}", str(text), "DATA") for name, text in texts if text.exists()]
