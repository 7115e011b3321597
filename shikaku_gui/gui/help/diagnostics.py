"""The facts to add to a report of a problem: versions, system, screens, settings, the data folder.

The text is English in every language, names no puzzle and no game, and shortens the player's
home to ``~``. It needs neither a window nor a screen.
"""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import metadata
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QSettings, qVersion
from PySide6.QtGui import QAccessible, QGuiApplication

from shikaku_gui import __version__
from shikaku_gui.gui.base import qt_files
from shikaku_gui.gui.base.excepthook import ExceptHook
from shikaku_gui.gui.base.identity import data_folder, set_names
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.help.licences import USED
from shikaku_gui.languages import best_language
from shikaku_gui.texts import error_message

_ENVIRONMENT = ("XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "LANGUAGE", "LC_ALL", "LANG")
_MOST_FILES = 100_000
_MEBIBYTE = 1 << 20


def stored_lines() -> list[str]:
    """Return all of it without a window, with the settings and the folder as they are stored."""
    set_names()
    return [*program_lines(Settings(QSettings())), *data_lines(data_folder())]


def program_lines(settings: Settings) -> list[str]:
    """Return what is known at once: versions, the system, the screens, settings and errors."""
    return [*_versions(), *_system(), *_display(), *_chosen(settings), *_errors()]


def data_lines(folder: Path, stop: Stop = lambda: False) -> list[str]:
    """Return the state of the folder with the player's data, which may be on a slow disk."""
    if not folder.is_dir():
        return [f"Data folder: {home_shortened(folder)}, not there"]
    files = size = games = 0
    try:
        for entry in _files_below(folder):
            if stop() or files == _MOST_FILES:
                break
            files += 1
            size += entry.stat(follow_symlinks=False).st_size
            path = Path(entry.path)
            games += path.parent == folder / "games" and path.suffix == ".shikaku"
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return [f"Data folder: {home_shortened(folder)}, {error_message(error)}"]
    writable = "writable" if os.access(folder, os.W_OK | os.X_OK) else "not writable"
    history = folder / "player.sqlite"
    return [
        f"Data folder: {home_shortened(folder)}, {writable}",
        f"Data: {size / _MEBIBYTE:.1f} MiB in {files} files, unfinished games: {games}, "
        f"history {_size_of(history)}, {free / _MEBIBYTE:.0f} MiB free",
    ]


def home_shortened(text: object) -> str:
    """Return a text in which the player's home, and so their name, does not appear."""
    return str(text).replace(str(Path.home()), "~")


def _versions() -> Iterator[str]:
    yield f"Shikaku {__version__}"
    yield f"{platform.python_implementation()} {platform.python_version()}, Qt {qVersion()}"
    found = []
    for name in USED:
        try:
            found.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            found.append(f"{name} unknown")
    yield ", ".join(found)


def _system() -> Iterator[str]:
    yield f"System: {platform.platform()}, {os.cpu_count()} processors"
    shown = sorted(name for name in os.environ if name.startswith("QT_"))
    known = [
        f"{name}={home_shortened(os.environ[name])}"
        for name in (*_ENVIRONMENT, *shown)
        if os.environ.get(name)
    ]
    yield f"Environment: {', '.join(known) or 'nothing set'}"


def _display() -> Iterator[str]:
    locale = QLocale()
    language = best_language([locale.name()])
    yield f"Language: {language}, locale {locale.name()}, system {QLocale.system().name()}"
    translations = qt_files.folder(qt_files.Kind.TranslationsPath)
    yield f"Translations of Qt: {'found' if translations.is_dir() else 'missing'}"
    app = QCoreApplication.instance()
    if not isinstance(app, QGuiApplication):
        yield "Display: none in use"
        return
    yield f"Platform plugin: {app.platformName()}"
    for screen in app.screens():
        size = screen.geometry()
        yield (
            f"Screen: {size.width()} x {size.height()}, scale {screen.devicePixelRatio():g}, "
            f"{screen.logicalDotsPerInch():.0f} dpi"
        )
    yield f"Font: {app.font().family()} {app.font().pointSizeF():g} pt"
    yield f"Colours of the system: {app.styleHints().colorScheme().name.lower()}"
    yield f"Screen reader: {'active' if QAccessible.isActive() else 'none'}"


def _chosen(settings: Settings) -> Iterator[str]:
    listed = [one.name for one in Settings.all() if not one.personal]
    values = ((name, getattr(settings, name)) for name in listed)
    shown = [
        f"{name}={value.value if isinstance(value, Enum) else value}"
        for name, value in values
        if value != ""
    ]
    yield f"Settings: {', '.join(shown)}"


def _errors() -> Iterator[str]:
    app = QCoreApplication.instance()
    hook = app.findChild(ExceptHook) if app is not None else None
    places: Iterable[str] = hook.places if hook is not None else ()
    yield from (f"Error: {place}" for place in places)
    if not places:
        yield "Errors since the start: none"


def _files_below(folder: Path) -> Iterator[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                yield from _files_below(Path(entry.path))
            else:
                yield entry


def _size_of(path: Path) -> str:
    try:
        return f"{path.stat().st_size / _MEBIBYTE:.1f} MiB"
    except OSError:
        return "none"
