"""Takes the games of a web site into the history."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui import store
from shikaku_gui.formats import FormatError
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import error_text, named_text
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_open
from shikaku_gui.i18n import _, ngettext


class HistoryImport(QObject):
    """Reads a file and merges its games on the worker thread; ``message`` says how it went."""

    message = Signal(str)

    def __init__(
        self, history_service: HistoryService, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self.ask_open: AskFile = ask_open
        self._history_service = history_service
        self._settings = settings
        self._window = window

    def take(self) -> None:
        """Ask for a file that a web site exported, and take its games into the history."""
        pattern = _("Games of a web site") + " (*.json)"
        answer = self.ask_open(self._window, self._settings.last_folder, pattern)
        if answer:
            path = Path(answer)
            self._history_service.change(lambda history: _take(history, path), self._report)

    def _report(self, result: tuple[int, str]) -> None:
        count, trouble = result
        if trouble:
            text = _("Nothing was imported. {reason}").format(reason=trouble)
        else:
            text = ngettext("Imported: one new game.", "Imported: {count} new games.", count)
            text = text.format(count=count)
            self._history_service.has_changed()
        self.message.emit(text)


def _take(history: store.PlayerHistory, path: Path) -> tuple[int, str]:
    """Merge the games of a file; return how many were new, and why none could be read."""
    try:
        entries = store.load_site_history(path)
    except (FormatError, OSError) as error:
        return 0, named_text(path.name, error_text(error))
    return history.take_in_site(entries), ""
