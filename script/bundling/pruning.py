"""Leaves out files that PyInstaller collects and a bundle does not need."""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import PurePath
from typing import TypeAlias

Entry: TypeAlias = tuple[str, str, str]
"""A path in the bundle, where the file comes from, and PyInstaller's word for its kind."""

ImportsOf: TypeAlias = Callable[[str], Iterable[str]]
"""Gives the names of the libraries that a file is linked with."""

QT_PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platformthemes": {"qgtk3", "qxdgdesktopportal"},
    "printsupport": {"cupsprintersupport"},
    "styles": {"qmodernwindowsstyle", "qmacstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The plugins of Qt that are kept, without the "lib" and the suffix of their files.

None is for OpenGL, which nothing here draws with.
"""

_ABSENT = ("markdown_it_py-", "mdurl-", "pandas-", "pygments-", "python_dateutil-", "tzdata-")
"""How the folders with the metadata begin of required packages that no bundle holds."""

SYSTEM_FOLDERS = ("/lib/", "/usr/lib/")
"""Where the libraries of a Linux system are."""

_KEPT_OF_THE_SYSTEM = re.compile(
    # What Qt needs on X, and many desktops lack.
    r"lib(xcb-[\w-]+|xkbcommon(-x11)?)\.so"
    # What Python's own modules are linked with.
    r"|lib(python3\.\d+|bz2|expat|ffi|lzma|sqlite3|uuid|z)[.-]"
)
"""Libraries of a Linux system that a bundle brings along, where something needs them.

It takes the others from the system it runs on. GTK, GLib, D-Bus, OpenGL and fonts must match the
desktop, its drivers and its files, and are there wherever a desktop is.
"""


def pruned(
    entries: Iterable[Entry], languages: Iterable[str], imports_of: ImportsOf
) -> list[Entry]:
    """Return the files that the program needs in these languages, and the links to them."""
    texts = {f"qtbase_{language}" for language in languages}
    wanted = [entry for entry in entries if _is_wanted(entry, texts)]
    needed = _needed_libraries(wanted, imports_of)
    kept = [entry for entry in wanted if not _is_library(entry) or _name(entry) in needed]
    return list(_without_dead_links(kept))


def _is_wanted(entry: Entry, texts: set[str]) -> bool:
    path, source, kind = entry
    parts = PurePath(path).parts
    if parts[0].endswith(".dist-info"):
        return not parts[0].startswith(_ABSENT) and parts[-1] != "RECORD"
    if "plugins" in parts and "PySide6" in parts:
        name = PurePath(path).stem.removeprefix("lib")
        return name in QT_PLUGINS.get(parts[parts.index("plugins") + 1], ())
    if "translations" in parts and "PySide6" in parts:
        return PurePath(path).stem in texts
    if kind == "BINARY" and source.startswith(SYSTEM_FOLDERS):
        return _KEPT_OF_THE_SYSTEM.match(PurePath(path).name) is not None
    return True


def _is_library(entry: Entry) -> bool:
    """Tell whether a file is there only for others to be linked with."""
    path, _, kind = entry
    is_part_of_python = _name(entry).startswith(("libpython", "python"))
    return kind == "BINARY" and "plugins" not in PurePath(path).parts and not is_part_of_python


def _needed_libraries(entries: list[Entry], imports_of: ImportsOf) -> set[str]:
    """Return the names of the libraries that something in the bundle is linked with."""
    sources = {_name(entry): entry[1] for entry in entries if _is_library(entry)}
    roots = {entry[1] for entry in entries if entry[2] in {"BINARY", "EXTENSION"}}
    pending = list(roots - set(sources.values()))
    needed: set[str] = set()
    while pending:
        found = {name.lower() for name in imports_of(pending.pop())} - needed
        needed |= found
        pending += [sources[name] for name in found if name in sources]
    return needed


def _without_dead_links(entries: list[Entry]) -> Iterator[Entry]:
    """Yield the files, and the links whose target is among them."""
    paths = {PurePath(entry[0]) for entry in entries if entry[2] != "SYMLINK"}
    for entry in entries:
        path, target, kind = entry
        if kind != "SYMLINK" or PurePath(path).parent / target in paths:
            yield entry


def _name(entry: Entry) -> str:
    return PurePath(entry[0]).name.lower()
