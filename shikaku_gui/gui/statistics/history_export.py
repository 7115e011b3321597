"""Exports the history as a CSV file, and erases it."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from shikaku_gui import store
from shikaku_gui.gui.base.labels import MessageBox
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import comma_text, error_text
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_save
from shikaku_gui.i18n import _, ngettext

AskErase = Callable[[QWidget], bool]
"""Asks whether to erase the whole history."""


class HistoryExport(QObject):
    """Exports and erases the history on the worker thread; ``message`` says how it went."""

    message = Signal(str)

    def __init__(
        self, history_service: HistoryService, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self.ask_save: AskFile = ask_save
        self.ask_erase: AskErase = ask_erase
        self._history_service = history_service
        self._settings = settings
        self._window = window

    def save(self) -> None:
        """Ask for a file and write all games to it, one per row, and drills to a file beside it."""
        suggested = Path(self._settings.last_folder) / "shikaku.csv"
        answer = self.ask_save(self._window, str(suggested), _("Table") + " (*.csv)")
        if answer:
            path = Path(answer)
            self._history_service.ask(lambda database: _write_tables(database, path), self._report)

    def erase(self) -> None:
        """Ask, and erase the history and the list of recent files for good."""
        if self.ask_erase(self._window):
            self._settings.recent = []
            erased = _("The history was erased.")
            self._history_service.erase(lambda: self.message.emit(erased))

    def _report(self, result: tuple[Sequence[Path], int, str]) -> None:
        (path, *beside), count, reason = result
        if reason:
            text = _("Could not save {name}: {reason}").format(name=path.name, reason=reason)
        else:
            text = ngettext(
                "Saved one game to {name}.", "Saved {count} games to {name}.", count
            ).format(count=count, name=path.name)
        if beside:
            names = comma_text(one.name for one in beside)
            text = _("{text} Also saved: {names}.").format(text=text, names=names)
        self.message.emit(text)


def _write_tables(database: store.Database, path: Path) -> tuple[Sequence[Path], int, str]:
    """Write the files, and return their paths, the number of games, and why it failed."""
    games, drills = store.past_games(database), store.drill_answers(database)
    lessons = store.load_lesson_progress(database)
    tables: dict[str, Callable[[TextIO], None]] = {"": partial(store.write_history_csv, games)}
    if drills:
        tables["-drills"] = partial(store.write_drills_csv, drills)
    if lessons:
        tables["-lessons"] = partial(store.write_lessons_csv, lessons)
    paths = [path.with_name(f"{path.stem}{end}{path.suffix}") for end in tables]
    try:
        for each, write in zip(paths, tables.values(), strict=True):
            with each.open("w", encoding="utf-8", newline="") as file:
                write(file)
    except OSError as error:
        return [path], 0, error_text(error)
    return paths, len(games), ""


def ask_erase(parent: QWidget) -> bool:
    """Ask whether to erase the whole history."""
    return erase_box(parent).exec() == QMessageBox.StandardButton.Yes


def erase_box(parent: QWidget) -> QMessageBox:
    """Return the message box that asks; Cancel is its default."""
    buttons = QMessageBox.StandardButton
    text = _(
        "All games, times, streaks, drills, lessons and the list of recent files will be erased."
    )
    more = _("This cannot be undone. Games in progress are kept.")
    box = MessageBox(parent, _("Erase the history?"), text, more)
    box.setStandardButtons(buttons.Yes | buttons.Cancel)
    box.button(buttons.Yes).setText(_("&Erase"))
    box.setDefaultButton(buttons.Cancel)
    return box
