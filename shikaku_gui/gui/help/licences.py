"""The licences of the program and of what it uses, from the metadata of what is installed."""

import platform
import re
import sys
import sysconfig
from dataclasses import dataclass
from functools import cached_property
from importlib import metadata
from pathlib import Path

from shikaku_gui import __version__, resources
from shikaku_gui.texts import named_error

OWN_DISTRIBUTION = "shikaku-gui"
USED = ("PySide6-Essentials", "ortools", "numpy", "rich", "segno", "defusedxml")
"""The distributions that the program needs to run; they name those that they need themselves."""

_NAME = re.compile(r"[A-Za-z0-9._-]+")
_OLD_PYTHON = re.compile(r"python_version\s*<=?\s*[\"'](\d+)\.(\d+)")
_LICENCE_FILE = re.compile(r"licen[cs]e|copying|notice", re.IGNORECASE)
_CLASSIFIER = "License :: OSI Approved :: "
_LONGEST_NAME = 80
_BUNDLE = "shikaku (bundle)"
_PYTHON_URL = "https://docs.python.org/3/license.html"
_QT_URL = "https://doc.qt.io/qt-6/licenses-used-in-qt.html"
_QT = ("pyside6-essentials", "shiboken6")


@dataclass(frozen=True)
class LicensedPart:
    """A part of the program, or something that it uses; ``files`` have its licence."""

    name: str
    version: str
    licence: str
    files: tuple[Path, ...]
    note: str = ""

    @cached_property
    def text(self) -> str:
        """The licence as a whole."""
        parts = [f"{self.name} {self.version}".strip(), self.licence, self.note]
        for path in self.files:
            try:
                parts.append(path.read_text(encoding="utf-8", errors="replace").strip())
            except OSError as error:
                parts.append(named_error(path.name, error).say())
        return "\n\n".join(filter(None, parts))


def components() -> list[LicensedPart]:
    """Return the program, its typeface, Python, and all distributions that it uses.

    A bundle has a text besides about all libraries in it.
    """
    fonts = resources.fonts()[0].parent
    of_bundle = Path(sys.prefix, "licences")
    python = [Path(sysconfig.get_path("stdlib")), of_bundle / "Python"]
    bundle = _existing(of_bundle / "copyright")
    return [
        LicensedPart("Shikaku", __version__, "MIT", _own_files()),
        LicensedPart("Shikaku Sans", "", "OFL-1.1", (fonts / "OFL.txt",)),
        LicensedPart(
            "Python",
            platform.python_version(),
            "PSF-2.0",
            _existing(*(folder / "LICENSE.txt" for folder in python))[:1],
            _PYTHON_URL,
        ),
        *(_component(found) for found in _distributions()),
        *([LicensedPart(_BUNDLE, __version__, "", bundle)] if bundle else ()),
    ]


def _existing(*paths: Path) -> tuple[Path, ...]:
    return tuple(path for path in paths if path.is_file())


def _own_files() -> tuple[Path, ...]:
    """Return the program's licence: as installed, or in a checkout beside the package."""
    checkout = Path(__file__).parents[3]
    found: tuple[Path, ...] = ()
    try:
        found = _files(metadata.distribution(OWN_DISTRIBUTION))
    except metadata.PackageNotFoundError:
        if (checkout / "pyproject.toml").is_file():
            found = (checkout / "LICENSE",)
    return tuple(path for path in found if path.name == "LICENSE")


def _distributions() -> list[metadata.Distribution]:
    """Return what is installed of the distributions used, and of those that they need."""
    found: dict[str, metadata.Distribution] = {}
    wanted = list(USED)
    while wanted:
        name = wanted.pop(0)
        if _key(name) in found:
            continue
        try:
            found[_key(name)] = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # left out of a bundle
        for requirement in found[_key(name)].requires or ():
            needed = _NAME.match(requirement)
            if needed is not None and _applies(requirement):
                wanted.append(needed[0])
    return list(found.values())


def _applies(requirement: str) -> bool:
    """Tell whether a requirement is not for an extra or an older Python only."""
    _, _, marker = requirement.partition(";")
    old = _OLD_PYTHON.search(marker)
    return "extra" not in marker and (
        old is None or sys.version_info[:2] < (int(old[1]), int(old[2]))
    )


def _component(distribution: metadata.Distribution) -> LicensedPart:
    data = distribution.metadata
    name, files, note = data["Name"], _files(distribution), ""
    if _key(name) in _QT:  # their wheels have no text of it
        folder = resources.licences()
        files, note = (folder / "LGPL-3.0.txt", folder / "GPL-3.0.txt"), _QT_URL
    return LicensedPart(name, distribution.version, _licence(data), files, note)


def _licence(data: metadata.PackageMetadata) -> str:
    """Return the short name of a licence, which there are three places for."""
    for text in data.get_all("License-Expression") or data.get_all("License") or ():
        if text.strip() and len(text) <= _LONGEST_NAME and "\n" not in text:
            return str(text)
    classifiers = data.get_all("Classifier") or ()
    names = [text.removeprefix(_CLASSIFIER) for text in classifiers if text.startswith(_CLASSIFIER)]
    return ", ".join(names)


def _files(distribution: metadata.Distribution) -> tuple[Path, ...]:
    """Return the files with licences among the metadata of a distribution.

    They are looked for: the list of all files is not there in bundles.
    """
    name, site = _key(distribution.metadata["Name"]), Path(str(distribution.locate_file("")))
    folders = site.glob("*.dist-info")
    own = [folder for folder in folders if _key(folder.name.partition("-")[0]) == name]
    found = (path for folder in own for path in sorted(folder.rglob("*")))
    return tuple(path for path in found if path.is_file() and _LICENCE_FILE.search(path.name))


def _key(name: str) -> str:
    """Return a name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()
