"""The pages of the preferences: appearance, board, playing, language and data."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QPushButton, QWidget

from shikaku_gui.gui.base import identity
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.language import system_language
from shikaku_gui.gui.base.notation import Notation
from shikaku_gui.gui.base.settings import TEXT_SIZES, Settings
from shikaku_gui.gui.base.theme import SCHEME_NAMES, Tints
from shikaku_gui.gui.preferences.form import ChoiceBox, Page, Switch
from shikaku_gui.gui.widgets.file_dialogs import ask_folder
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import _, pgettext
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.play import CHECK_LEVEL_NAMES
from shikaku_gui.store import holds_data, place_in


class AppearancePage(Page):
    """Colours, tints, size of texts and motion."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        schemes = {scheme: plain_text(_(name)) for scheme, name in SCHEME_NAMES.items()}
        tints = {
            Tints.ALL: _("Standard"),
            Tints.RED_GREEN: _("For red-green colour blindness"),
            Tints.BLUE_YELLOW: _("For blue-yellow colour blindness"),
            Tints.NONE: pgettext("tints", "None"),
        }
        percent = _("{percent}%")
        sizes = {size: percent.format(percent=str(size)) for size in TEXT_SIZES}
        self.scheme = ChoiceBox(settings, Settings.scheme, schemes)
        self.contrast = Switch(settings, Settings.contrast, _("&High contrast"))
        self.tints = ChoiceBox(settings, Settings.tints, tints)
        self.text_size = ChoiceBox(settings, Settings.text_size, sizes)
        self.motion = Switch(settings, Settings.reduced_motion, _("&No animations"))
        self.form.addRow(_("&Colours:"), self.scheme)
        self.add(self.contrast)
        self.form.addRow(_("&Rectangle colours:"), self.tints)
        self.form.addRow(_("&Text size:"), self.text_size)
        self.add(self.motion)
        self.add_note(
            _("High contrast and fewer animations are also used if the system asks for them.")
        )


class BoardViewPage(Page):
    """Which parts of a board are shown."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        names = {
            Notation.ROW_AND_COLUMN: _("R4C5 (row 4, column 5)"),
            Notation.LETTER: _("E4 (column E, row 4)"),
        }
        self.notation = ChoiceBox(settings, Settings.notation, names)
        self.rulers = Switch(settings, Settings.rulers, _("&Row and column numbers"))
        self.overview = Switch(settings, Settings.overview, _("&Overview of large boards"))
        self.marks = Switch(settings, Settings.marks, _("&Pencil rectangles and crosses"))
        self.add(self.rulers, self.overview, self.marks)
        self.form.addRow(_("&Cell names:"), self.notation)


class PlayPage(Page):
    """Help and display during a game."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        levels = {level: plain_text(_(name)) for level, name in CHECK_LEVEL_NAMES.items()}
        self.mistakes = ChoiceBox(settings, Settings.check_level, levels)
        self.learn_play = Switch(
            settings, Settings.learn_play, _("&Hints explain a step, but do not draw it")
        )
        self.clock = Switch(settings, Settings.clock, _("Show the &time during a game"))
        self.form.addRow(_("Show &mistakes:"), self.mistakes)
        self.add(self.learn_play, self.clock)
        self.add_note(_("The time is counted even if it is not shown."))


class LanguagePage(Page):
    """The language of the program."""

    def __init__(
        self, settings: Settings, parent: QWidget, reopen: Callable[[], object] | None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._now = settings.language
        usual = _("As in the system ({language})").format(language=LANGUAGES[system_language()])
        self.language = ChoiceBox(settings, Settings.language, {"": usual, **LANGUAGES})
        self.form.addRow(_("&Language:"), self.language)
        self.note = self.add_note(_("The new language takes effect after a restart."))
        self.reopen = QPushButton(_("&Restart Now"))
        self.reopen.setToolTip(
            _("Close all windows and continue the latest game; all games are kept")
        )
        if reopen is not None:
            self.reopen.clicked.connect(reopen)
            self.add(self.reopen)
        settings.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        self.reopen.setEnabled(self._settings.language != self._now)


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
        self.form.addRow(_("&Data folder:"), self.path)
        self.note = self.add_note("")
        self.add(self.open_button, self.choose_button, self.usual_button, self.keep_button)
        self.add_note(
            _(
                "Your games, history, statistics and daily puzzles. Your own puzzle files stay"
                " where you saved them."
            )
        )
        url = QUrl.fromLocalFile(str(folder))
        self.open_button.clicked.connect(lambda: QDesktopServices.openUrl(url))
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

    def _ask(self) -> None:
        chosen = ask_folder(self, _("Folder for your data"), self._folder.parent)
        if chosen is not None:
            self.choose(chosen)
