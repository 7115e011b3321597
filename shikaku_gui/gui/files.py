"""Asking for the name of a file."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

AskFile = Callable[[QWidget, str, str], str]
"""Asks for a file with a suggested path and a filter; an empty answer is none."""

_FORBIDDEN = '\\/:*?"<>|'


def ask_open(parent: QWidget, suggested: str, pattern: str) -> str:
    """Ask for a file to open."""
    return QFileDialog.getOpenFileName(parent, "", suggested, pattern)[0]


def ask_save(parent: QWidget, suggested: str, pattern: str) -> str:
    """Ask for a file to write."""
    return QFileDialog.getSaveFileName(parent, "", suggested, pattern)[0]


def file_name(title: str) -> str:
    """Return a title without the signs that no file may have in its name.

    >>> file_name("a/b: 6 x 6?")
    'ab 6 x 6'
    """
    plain = "".join(letter for letter in title if letter not in _FORBIDDEN and letter.isprintable())
    return plain.strip() or QCoreApplication.translate("files", "Puzzle")
