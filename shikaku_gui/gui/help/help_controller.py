"""Shows the guide, at the page for what is in front, and the dialog about the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from shikaku_gui.gui.base.identity import default_data_folder
from shikaku_gui.gui.base.jobs import Jobs, MakeJobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.help.guide_pages import KEYBOARD, PAGES, read_pages
from shikaku_gui.gui.help.key_names import KeyList, board_keys
from shikaku_gui.gui.widgets.lazy_page import LazyPage

if TYPE_CHECKING:
    from shikaku_gui.gui.help.about_dialog import AboutDialog
    from shikaku_gui.gui.help.guide_window import GuideWindow

_F1 = "F1"
PAGE_OF_DIALOG = {
    "AboutDialog": "data",
    "ExportDialog": "printing",
    "GameReplay": "library",
    "LaboratoryWindow": "hints",
    "NewPuzzleDialog": "library",
    "OpenPuzzleDialog": "files",
    "PreferencesDialog": "preferences",
    "PrintDialog": "printing",
    "StatisticsWindow": "library",
    "WebPageDialog": "printing",
}
"""The page that F1 opens in a dialog, by the dialog's class."""


class HelpController(QObject):
    """Shows the one guide of all windows; the windows have it as ``help``.

    F1 opens the guide in every dialog that belongs to one of them, too. ``key_lists`` gives
    the keys of the windows, which this package does not know.
    """

    def __init__(self, settings: Settings, theme: Theme) -> None:
        super().__init__(settings)
        self.guide = LazyPage(self._make_guide)
        self.make_jobs: MakeJobs = Jobs
        self.key_lists: Callable[[], list[KeyList]] = lambda: [board_keys()]
        self._settings = settings
        self._theme = theme
        app = QCoreApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._add_key)
            app.aboutToQuit.connect(self.close)

    @classmethod
    def of(cls, settings: Settings, theme: Theme) -> HelpController:
        """Return the one that all windows with these settings share."""
        for child in settings.children():
            if isinstance(child, cls):
                return child
        return cls(settings, theme)

    def show_page(self, name: str = PAGES[0]) -> GuideWindow:
        """Show a page of the guide."""
        self.guide.get().show_page(name)
        return self.guide.show()

    def show_shortcuts(self) -> GuideWindow:
        """Show the list of all keys."""
        return self.show_page(KEYBOARD)

    def show_about(self, parent: QWidget) -> AboutDialog:
        """Show the version of the program, its licences and diagnostics."""
        from shikaku_gui.gui.help.about_dialog import AboutDialog

        folder = self._settings.data_folder or default_data_folder()
        dialog = AboutDialog(self._settings, folder, self.make_jobs("about"), parent)
        dialog.open()
        return dialog

    def close(self) -> None:
        """Close the guide; the next one is in the language chosen by then."""
        guide = self.guide.made
        if guide is not None:
            guide.close()  # which deletes it
        self.guide = LazyPage(self._make_guide)

    def _make_guide(self) -> GuideWindow:
        from shikaku_gui.gui.help.guide_window import GuideWindow

        return GuideWindow(read_pages(self.key_lists), self._theme)

    def _add_key(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Let F1 work in a dialog of our windows, which do not get the keys pressed there."""
        dialog = now.window() if now is not None else None
        if not isinstance(dialog, QDialog) or not self._is_ours(dialog):
            return
        if dialog.findChild(QShortcut, _F1) is None:
            shortcut = QShortcut(QKeySequence(_F1), dialog)
            shortcut.setObjectName(_F1)
            name = PAGE_OF_DIALOG.get(type(dialog).__name__, PAGES[0])
            shortcut.activated.connect(lambda: self.show_page(name))

    def _is_ours(self, dialog: QWidget) -> bool:
        above: QWidget | None = dialog
        while above is not None and getattr(above, "help", None) is not self:
            above = above.parentWidget()
        return above is not None
