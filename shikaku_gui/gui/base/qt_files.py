"""Finds the files that come with Qt, its plugins and translations.

PySide6 writes its own path into a list of Qt without quoting it. Qt reads a comma, a semicolon, a
quotation mark or a backslash in it as more than a character, and then finds none of the files.
"""

from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLibraryInfo

Kind = QLibraryInfo.LibraryPath


def folder(kind: Kind) -> Path:
    """Return where Qt's files of a kind are, also where Qt itself looks elsewhere."""
    known = Path(QLibraryInfo.path(kind))
    return known if known.is_dir() else Path(PySide6.__file__).parent / "Qt" / known.name


def add_plugins() -> None:
    """Let Qt find its plugins; call it before there is an application."""
    if not Path(QLibraryInfo.path(Kind.PluginsPath)).is_dir():
        QCoreApplication.addLibraryPath(str(folder(Kind.PluginsPath)))
