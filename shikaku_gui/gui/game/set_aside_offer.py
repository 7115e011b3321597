"""Offers to take back what an older version of the program has set aside."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from shikaku_gui import play, store
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.side_panel import SidePanel
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import Tone


class SetAsideOffer(QObject):
    """Looks for games and drafts that were set aside but can be read, and asks about them.

    ``message`` is emitted with what came of it. Nothing is done unasked, and
    the question waits for the next start where another note is shown in ``side``.
    """

    message = Signal(Note)

    def __init__(
        self,
        games: store.GameStore,
        drafts: store.EditorDrafts,
        history_service: HistoryService,
        side: SidePanel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = games
        self._drafts = drafts
        self._side = side
        self._history_service = history_service

    def look(self) -> None:
        """Look on the thread of the history, and ask if there is something."""

        def find(database: store.Database) -> bool:
            found = store.readable_set_aside(database) or self._games.readable_set_aside()
            return bool(found or self._readable_drafts())

        self._history_service.ask(find, self._on_looked)

    def _readable_drafts(self) -> list[Path]:
        return [path for path in self._drafts.set_aside() if _is_readable_draft(path)]

    def _on_looked(self, found: bool) -> None:
        if found:
            self._side.show_in_turn(
                Note(
                    _("Take back what was set aside?"),
                    _(
                        "An older version of Shikaku could not read some of your games or drafts "
                        "and put them away. They are added to those you have; nothing is counted "
                        "twice."
                    ),
                    buttons=(
                        NoteButton(_("Take Back"), self._take_in, leading=True),
                        NoteButton(_("Not Now"), self._side.dismiss),
                        NoteButton(_("Do Not Ask Again"), self._leave),
                    ),
                )
            )

    def _take_in(self) -> None:
        games = self._games

        def work(history: store.PlayerHistory) -> tuple[int, int]:
            # The history first: what fails half-way is offered again, and counts once.
            count = sum(history.take_in(path) for path in history.readable_set_aside())
            count += sum(games.take_in(path) for path in games.readable_set_aside())
            today = store.local_today()
            return count, sum(self._drafts.take_in(path, today) for path in self._readable_drafts())

        self._history_service.change(work, lambda counts: self._on_taken_in(*counts))

    def _on_taken_in(self, games: int, drafts: int) -> None:
        self._history_service.has_changed()
        if not games and not drafts:
            text = _("All that was set aside is among your games and drafts.")
            self.message.emit(Note(_("Nothing was missing"), text, Tone.GOOD))
            return
        games_text = ngettext("1 game was taken back", "{count} games were taken back", games)
        drafts_text = ngettext(
            "One draft was taken back. Open Other Draft in the editor shows it.",
            "{count} drafts were taken back. Open Other Draft in the editor shows them.",
            drafts,
        )
        title = games_text.format(count=games) if games else _("Taken back")
        text = drafts_text.format(count=drafts) if drafts else ""
        self.message.emit(Note(title, text, Tone.GOOD))

    def _leave(self) -> None:
        """Ask no more about what is set aside now; the files stay, with other names."""

        def work(history: store.PlayerHistory) -> None:
            aside = (*history.readable_set_aside(), *self._games.readable_set_aside())
            for path in (*aside, *self._readable_drafts()):
                store.rename_aside(path, "left", store.local_today())

        self._history_service.change(work)
        self._side.dismiss()


def _is_readable_draft(path: Path) -> bool:
    try:
        play.load_editor_state(path)
    except (OSError, ValueError):
        return False
    return True
