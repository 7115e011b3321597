"""Offers to take back what an older version of the program has set aside."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from shikaku_gui import store
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.side_panel import SidePanel
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import Tone


class SetAsideOffer(QObject):
    """Looks for games that were set aside as newer but can be read, and asks about them.

    ``message`` is emitted with the question and with what came of it. Nothing is done unasked, and
    the question waits for the next start where another note is shown in ``side``.
    """

    message = Signal(Note)

    def __init__(
        self,
        games: store.GameStore,
        history_service: HistoryService,
        side: SidePanel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._side = side
        self._history_service = history_service

    def look(self) -> None:
        """Look on the thread of the history, and ask if there is something."""
        games = self._games

        def find(database: store.Database) -> bool:
            return bool(store.readable_set_aside(database) or games.readable_set_aside())

        self._history_service.ask(find, self._on_looked)

    def _on_looked(self, found: bool) -> None:
        if found and self._side.card.note is None:
            self.message.emit(
                Note(
                    _("Take back games that were set aside?"),
                    _(
                        "An older version of Shikaku could not read them and put them away. They "
                        "are added to your games and your history; nothing is counted twice."
                    ),
                    buttons=(
                        NoteButton(_("Take Back"), self._take_in, leading=True),
                        NoteButton(_("Not Now"), self._side.dismiss),
                    ),
                )
            )

    def _take_in(self) -> None:
        games = self._games

        def work(history: store.PlayerHistory) -> int:
            # The history first: what fails half-way is offered again, and counts once.
            count = sum(history.take_in(path) for path in history.readable_set_aside())
            return count + sum(games.take_in(path) for path in games.readable_set_aside())

        self._history_service.change(work, self._on_taken_in)

    def _on_taken_in(self, count: int) -> None:
        self._history_service.has_changed()
        title = ngettext("1 game was taken back", "{count} games were taken back", count)
        self.message.emit(Note(title.format(count=count), tone=Tone.GOOD))
