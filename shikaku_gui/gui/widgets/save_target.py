"""Where to save: asks before a file is overwritten that something else has changed."""

from collections.abc import Callable
from enum import Enum, auto
from itertools import count
from pathlib import Path

from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui import formats
from shikaku_gui.formats import SAVE_FORMAT, Format
from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.i18n import _
from shikaku_gui.store import file_stamp


class ConflictChoice(Enum):
    """The choices for a file that would be overwritten."""

    KEEP_BOTH = auto()
    OVERWRITE = auto()
    CANCEL = auto()


AskConflict = Callable[[QWidget, str, Path, Path], ConflictChoice]
"""Asks about a file, given why and the free name beside it."""


def ask_conflict(parent: QWidget, why: str, path: Path, other: Path) -> ConflictChoice:
    """Ask in a message box."""
    box = conflict_box(parent, why, path, other)
    box.exec()
    roles = {
        QMessageBox.ButtonRole.AcceptRole: ConflictChoice.KEEP_BOTH,
        QMessageBox.ButtonRole.DestructiveRole: ConflictChoice.OVERWRITE,
    }
    return roles.get(box.buttonRole(box.clickedButton()), ConflictChoice.CANCEL)


def conflict_box(parent: QWidget, why: str, path: Path, other: Path) -> QMessageBox:
    """Create the message box; keeping both files is its default."""
    offer = _("Keep Both saves yours next to it as {other}.").format(other=other.name)
    text = f"{why.format(name=path.name)}\n{offer}"
    box = MessageBox(parent, _("The file has changed"), text)
    keep = box.addButton(_("&Keep Both"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(_("&Overwrite"), QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(keep)
    return box


def safe_target(
    parent: QWidget, path: Path, known: tuple[int, int] | None, ask: AskConflict
) -> Path | None:
    """Return where to save what belongs into a file, None to save nothing.

    ``known`` is the stamp of the file when it was read or written here. Where that is None,
    nothing is known of the file, and nothing is asked.
    """
    if known is None or file_stamp(path) in (None, known):
        return path
    return _ask_target(parent, _("Another program has changed {name} in the meantime."), path, ask)


def named_target(parent: QWidget, answer: str, ask: AskConflict) -> tuple[Path, Format] | None:
    """Return the file and format that a file dialog's answer means, None to save nothing.

    A name without a known suffix gets our own, and a file of that name is asked about,
    because the dialog has not done so. An empty answer is one that was cancelled.
    """
    if not answer:
        return None
    target = formats.format_for(answer)
    if target is not None:
        return Path(answer), target
    path: Path | None = Path(answer + SAVE_FORMAT.suffixes[0])
    if path is not None and path.exists():
        path = _ask_target(parent, _("There is already a file named {name}."), path, ask)
    return None if path is None else (path, SAVE_FORMAT)


def _ask_target(parent: QWidget, why: str, path: Path, ask: AskConflict) -> Path | None:
    numbered = (path.with_name(f"{path.stem} ({number}){path.suffix}") for number in count(2))
    other = next(name for name in numbered if not name.exists())
    answers = {ConflictChoice.KEEP_BOTH: other, ConflictChoice.OVERWRITE: path}
    return answers.get(ask(parent, why, path, other))
