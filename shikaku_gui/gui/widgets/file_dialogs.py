"""File dialogs, and the filters for them."""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFileDialog, QToolButton, QWidget

from shikaku_gui.formats import FORMATS, SAVE_FORMAT, WRITABLE_FORMATS
from shikaku_gui.gui.base.icons import recoloured
from shikaku_gui.i18n import _

AskFile = Callable[[QWidget, str, str], str]
"""Asks for a file with a suggested path and a filter; returns "" if cancelled."""

_SUFFIX = re.compile(r"\*\.([\w-]+)")
_ARROWS = ("backButton", "forwardButton", "toParentButton")
"""The buttons of Qt's own dialog whose icons are black in every theme."""

_TYPED = {0xA0: " ", 0xD7: "x"}
"""The characters of typeset names that a keyboard does not have, as they are typed."""
_FORBIDDEN = '\\/:*?"<>|'


def open_pattern() -> str:
    """Return the filters of all readable formats, and of all files."""
    found = (f"*{suffix}" for known in FORMATS for suffix in known.suffixes)
    # Several formats have the same one; Parquet is read as JSON Lines.
    suffixes = " ".join(dict.fromkeys([*found, "*.parquet"]))
    puzzles = _("Puzzles")
    everything = _("All files")
    return f"{puzzles} ({suffixes});;{everything} (*)"


def save_pattern() -> str:
    """Return the filters of all writable formats, our own first."""
    others = sorted(WRITABLE_FORMATS.values(), key=lambda known: _(known.title))
    kinds = [SAVE_FORMAT, *(known for known in others if known is not SAVE_FORMAT)]
    return ";;".join(f"{_(kind.title)} (*{kind.suffixes[0]})" for kind in kinds)


def ask_open(parent: QWidget, suggested: str, pattern: str) -> str:
    """Ask for a file to open."""
    dialog = _dialog(parent, "", suggested, pattern)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _answer(dialog)


def ask_folder(parent: QWidget, title: str, suggested: Path | str) -> Path | None:
    """Ask for a folder; return None if cancelled."""
    dialog = _dialog(parent, title, str(suggested))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    answer = _answer(dialog)
    return Path(answer) if answer else None


def ask_save(parent: QWidget, suggested: str, pattern: str) -> str:
    """Ask for a file to write; a name without a suffix gets that of the chosen filter."""
    return _answer(save_dialog(parent, suggested, pattern))


def save_dialog(parent: QWidget, suggested: str, pattern: str) -> QFileDialog:
    """Create the dialog that asks for a file to write."""
    dialog = _dialog(parent, "", "", pattern)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(_suffix(pattern))
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(_suffix(chosen)))
    path = Path(suggested)
    if path.parent.is_dir():
        dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    return dialog


def _dialog(parent: QWidget, title: str, folder: str, pattern: str = "") -> QFileDialog:
    """Create a dialog; Qt's own one, unlike that of the system, gets arrows that can be seen."""
    dialog = QFileDialog(parent, title, folder, pattern)
    for name in _ARROWS:
        button = dialog.findChild(QToolButton, name)
        if button is not None:
            text = QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText
            button.setIcon(recoloured(button.icon(), button.palette().color(*text)))
    return dialog


def _answer(dialog: QFileDialog) -> str:
    """Show a dialog once; return the chosen path, or "" if cancelled."""
    dialog.finished.connect(dialog.deleteLater)
    return dialog.selectedFiles()[0] if dialog.exec() else ""


def _suffix(pattern: str) -> str:
    """Return the first suffix in a filter such as ``PNG (*.png)``, without its dot."""
    found = _SUFFIX.search(pattern)
    return found[1] if found else ""


def file_name(title: str) -> str:
    """Return a name without characters that are not allowed or unusual in file names.

    >>> file_name("a/b: 6 \N{MULTIPLICATION SIGN} 6?")
    'ab 6 x 6'
    """
    typed = title.translate(_TYPED)
    plain = "".join(letter for letter in typed if letter not in _FORBIDDEN and letter.isprintable())
    return plain.strip() or _("Puzzle")
