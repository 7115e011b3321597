"""Renaming and deleting files in the player's folder, with undo."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFile, QObject, Signal
from PySide6.QtWidgets import QInputDialog, QPushButton, QWidget

from shikaku_gui import store
from shikaku_gui.gui.base.labels import remove_icons
from shikaku_gui.gui.base.screen_fit import open_whole
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.i18n import N_, _

AskName = Callable[[QWidget, str], str]
"""Asks for a file's new name, given the old one; returns an empty text if cancelled."""

_FLAWS = {
    store.FileNameFlaw.EMPTY: N_("A file needs a name."),
    store.FileNameFlaw.HIDDEN: N_("A file whose name begins with a dot is hidden."),
    store.FileNameFlaw.CHARACTER: N_("A file name cannot contain {found}."),
    store.FileNameFlaw.ENDING: N_("A file name cannot end with a dot or a space."),
    store.FileNameFlaw.DEVICE: N_("Some systems reserve this name for a device."),
    store.FileNameFlaw.LONG: N_("This name is too long."),
    store.FileNameFlaw.TAKEN: N_("There is already a file with this name."),
}


def ask_name(parent: QWidget, name: str) -> str:
    """Ask for the new name in a small dialog."""
    title = _("Rename")
    question = _("New file name:")
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(question)
    dialog.setTextValue(name)
    dialog.setOkButtonText(title)
    buttons = dialog.findChildren(QPushButton)
    remove_icons(buttons)
    for button in buttons:
        button.setProperty("leading", button.isDefault())
    dialog.finished.connect(dialog.deleteLater)
    open_whole(dialog)
    return dialog.textValue() if dialog.exec() else ""


def desktop_trash(path: Path) -> Path | None:
    """Move a file to the desktop's trash and return its path there, None if that failed."""
    file = QFile(str(path))
    return Path(file.fileName()) if file.moveToTrash() else None


class FileActions(QObject):
    """``message`` is emitted with what happened, or why it failed, ``files_changed`` when the
    folder is to be scanned."""

    message = Signal(str)
    files_changed = Signal()

    def __init__(self, trash: Path, window: QWidget) -> None:
        super().__init__(window)
        self.ask_name: AskName = ask_name
        self.desktop: store.DesktopTrash = desktop_trash
        self._trash = store.TrashFolder(trash)
        self._window = window
        self._done: list[store.MovedFile] = []
        self._trash.purge(store.local_today())

    @property
    def can_undo(self) -> bool:
        """Tell whether there is an operation to undo."""
        return bool(self._done)

    def rename(self, path: Path) -> None:
        """Ask for a new name and rename the file."""
        name = self.ask_name(self._window, path.stem)
        if not name or name == path.stem:
            return
        try:
            done = store.rename_file(path, name)
        except store.BadFileNameError as bad:
            text = _(_FLAWS[bad.flaw])
            self.message.emit(text.format(found=bad.found))
        except OSError as error:
            self.message.emit(error_text(error))
        else:
            self._finish(done, _("Renamed to {name}.").format(name=done.after.name))

    def delete(self, path: Path) -> None:
        """Move a file to the trash."""
        try:
            done = store.trash_file(path, self._trash, store.local_today(), self.desktop)
        except OSError as error:
            self.message.emit(error_text(error))
        else:
            self._finish(done, _("Moved {name} to the trash.").format(name=path.name))

    def undo(self) -> None:
        """Undo the latest renaming or deletion."""
        if not self._done:
            return
        try:
            store.undo_move(self._done[-1])
        except OSError as error:
            self.message.emit(error_text(error))
            return
        back = self._done.pop()
        self.message.emit(_("Restored {name}.").format(name=back.before.name))
        self.files_changed.emit()

    def _finish(self, done: store.MovedFile, text: str) -> None:
        self._done.append(done)
        self.message.emit(text)
        self.files_changed.emit()
