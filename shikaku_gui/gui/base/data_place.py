"""Where the player's data is: in the default folder, or in one that the player chose."""

from pathlib import Path
from shutil import Error

from PySide6.QtWidgets import QMessageBox

from shikaku_gui.gui.base import identity
from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.i18n import N_, _
from shikaku_gui.store import copy_data, holds_data

_NOT_COPIED = N_("Your data could not be copied to {folder}.")


def take_to_next_folder(settings: Settings) -> str:
    """Take the data to the folder that was chosen for it, if there is one.

    It is copied unless that folder holds data already. Return why it could not be copied, or an
    empty text; then it stays where it is.
    """
    chosen = settings.next_data_folder
    if chosen is None:
        return ""
    settings.next_data_folder = None
    before = settings.data_folder or identity.default_data_folder()
    if not holds_data(chosen):
        try:
            copy_data(before, chosen)
        except (OSError, Error) as error:
            place = _("It is still in {folder}. ({error})").format(
                folder=str(before), error=error_text(error)
            )
            return f"{_(_NOT_COPIED).format(folder=str(chosen))} {place}"
    settings.data_folder = None if chosen == identity.default_data_folder() else chosen
    return ""


def usable_data_folder(settings: Settings, trouble: str) -> Path | None:
    """Return the folder with the data, None if the player would rather not start without it.

    ``trouble`` is shown first: why the data could not be taken to another folder.
    """
    if trouble:
        MessageBox(None, "", trouble).exec()
    folder = settings.data_folder
    if folder is None or folder.is_dir():
        return folder or identity.default_data_folder()
    text = _("The folder with your data is missing: {folder}").format(folder=str(folder))
    more = _("It may be on a drive that is not connected. The default folder has other games.")
    box = MessageBox(None, "", text, more)
    default = box.addButton(_("Use the &Default Folder"), QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(_("&Quit"), QMessageBox.ButtonRole.RejectRole))
    box.exec()
    return identity.default_data_folder() if box.clickedButton() is default else None
