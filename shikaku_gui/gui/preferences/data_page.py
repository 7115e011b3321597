"""The page of the preferences on the folder with the player's data."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPushButton, QWidget

from shikaku_gui.gui.base import identity
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.preferences.form import Page
from shikaku_gui.gui.widgets.file_dialogs import ask_folder
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.i18n import _
from shikaku_gui.store import holds_data, place_in


class DataPage(Page):
    """Shows the folder, opens it, and lets another be chosen for the next start."""

    def __init__(self, settings: Settings, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folder = folder
        self.path = LineEdit(str(folder))
        self.path.setReadOnly(True)
        self.path.setCursorPosition(0)
        self.open_button = QPushButton(_("&Open Folder"))
        self.choose_button = QPushButton(_("&Choose Another Folder…"))
        self.usual_button = QPushButton(_("Use the &Default Folder"))
        self.keep_button = QPushButton(_("&Keep the Present Folder"))
        self.add_choice(_("&Data folder:"), self.path)
        self.note = self.add_note("")
        self.add(self.open_button, self.choose_button, self.usual_button, self.keep_button)
        self.add_note(
            _(
                "Your games, history, statistics and daily puzzles. Your own puzzle files stay"
                " where you saved them."
            )
        )
        self.open_button.clicked.connect(self._open)
        self.choose_button.clicked.connect(self._ask)
        self.usual_button.clicked.connect(lambda: self.use(identity.default_data_folder()))
        self.keep_button.clicked.connect(lambda: self.use(folder))
        settings.changed.connect(self._refresh)
        self._refresh()

    def choose(self, folder: Path) -> None:
        """Have the data in a folder that a person chose, or in a new folder there."""
        self.use(place_in(folder))

    def use(self, place: Path) -> None:
        """Have the data in this very folder from the next start on."""
        self._settings.next_data_folder = None if place == self._folder else place
        announce(self.note, self.note.text())

    def _refresh(self) -> None:
        chosen, usual = self._settings.next_data_folder, identity.default_data_folder()
        self.keep_button.setVisible(chosen is not None)
        self.usual_button.setVisible(self._folder != usual and chosen != usual)
        if chosen is None:
            self.note.hide()
            return
        if holds_data(chosen):
            text = _(
                "From the next start, the data already in {folder} is used. Your present data stays"
                " where it is."
            )
        else:
            text = _(
                "At the next start, your data is copied to {folder} and used there. The "
                "present folder"
                " is kept as it is."
            )
        self.note.setText(text.format(folder=str(chosen)))
        self.note.show()

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _ask(self) -> None:
        chosen = ask_folder(self, _("Folder for your data"), self._folder.parent)
        if chosen is not None:
            self.choose(chosen)
