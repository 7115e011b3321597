"""The differences for a player who is new to Shikaku."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from shikaku_gui import store
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _


class NewPlayer(QObject):
    """Asks whether to show the rules, and knows when the player is new no longer.

    ``asked`` is emitted with the question, ``message`` with a note in place of it,
    ``lesson_wanted`` when the answer is yes, and ``experienced`` once a puzzle has been solved,
    now or in an earlier session.
    """

    asked = Signal(Note)
    message = Signal(Note)
    lesson_wanted = Signal()
    experienced = Signal()

    def __init__(
        self, settings: Settings, history_service: HistoryService, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._history_service = history_service
        self._greeted = False
        self._question: Note | None = None

    @property
    def is_new(self) -> bool:
        """Whether no puzzle is known to have been solved."""
        return self._settings.new_player

    @property
    def learns_first(self) -> bool:
        """Whether the lessons are shown before all else, once :meth:`greet` was called."""
        return self._greeted and self.is_new

    def greet(self, *, busy: bool) -> None:
        """Ask a player who is new, unless busy with a puzzle that was asked for."""
        self._greeted = True
        if self._history_service.existed and self.is_new:
            self._history_service.ask(
                lambda database: bool(store.solved_puzzles(database)),
                lambda solved: self._on_looked_up(solved=solved, busy=busy),
            )
        else:
            self._ask(busy=busy)

    def _ask(self, *, busy: bool) -> None:
        """Ask at each start until the question is answered or a puzzle has been solved."""
        if self.is_new and not busy and not self._settings.asked_new_player:
            self._question = Note(
                _("New to Shikaku?"),
                _("Learn the rules by playing. It takes two minutes."),
                buttons=(
                    NoteButton(_("Show Me"), self._accept, leading=True),
                    NoteButton(_("No, Thanks"), self._decline),
                ),
            )
            self.asked.emit(self._question)

    def is_question(self, note: Note | None) -> bool:
        """Tell whether a note is the question."""
        return note is not None and note is self._question

    def note_solved(self) -> None:
        """Note that the player has solved a puzzle."""
        if self.is_new:
            self._settings.new_player = False
            self.experienced.emit()

    def _on_looked_up(self, *, solved: bool, busy: bool) -> None:
        if solved:
            self.note_solved()
        else:
            self._ask(busy=busy)

    def _accept(self) -> None:
        self._settings.asked_new_player = True
        self.lesson_wanted.emit()

    def _decline(self) -> None:
        """Show where the lessons are in place of the question."""
        self._settings.asked_new_player = True
        text = _("You can find the lessons in the library, or press Ctrl+F1.")
        self.message.emit(Note(_("Have fun"), text))
