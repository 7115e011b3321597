"""Keeps the game on the stage written, soon after every move and when the window goes.

What is kept, and how, is the store's affair; this says when, and writes beside the window.
A game that was solved goes into the history, and is then kept there.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.game.stored_place import StoredPlace
from shikaku_gui.model import Puzzle, is_solved
from shikaku_gui.store.autosave_timing import AutosaveTiming
from shikaku_gui.store.game_store import GameStore, StoredGame
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.store_notices import StoreNotice

_LOOKING_MILLISECONDS = 1500
"""A game is written when for so long nobody has looked at another part of its board."""


class AutosaveController(QObject):
    """Writes the stage's game when the store says it is time.

    ``trouble`` is emitted with the reason when that fails; it is tried again.
    """

    trouble = Signal(str)

    def __init__(
        self,
        controller: GameController,
        keeper: GameStore,
        runner: Runner,
        history_service: HistoryService,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._keeper = keeper
        self._runner = runner
        self._history_service = history_service
        self._autosave = AutosaveTiming()
        self._page = StoredPlace()
        self._taken_up: StoredGame | None = None
        self._taken_back: StoredPlace | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._write)
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(_LOOKING_MILLISECONDS)
        self._looking.timeout.connect(self.note_change)
        controller.moved.connect(self._follow)
        controller.viewport_changed.connect(self._note_view)
        controller.game_changed.connect(self._turn_page)

    # Games kept before

    def last_game(self) -> tuple[StoredGame | None, tuple[StoreNotice, ...]]:
        """Return the game played last, if there is one, and what is to be told about it."""
        found = self._keeper.start()
        return found.kept, found.notices

    def reopen(self, name: str) -> tuple[StoredGame | None, tuple[StoreNotice, ...]]:
        """Open a kept game by its name; there is none where it cannot be had.

        Raises:
            KeyError: no game has that name.
        """
        found = self._keeper.open(name)
        return found.kept, found.notices

    def kept_on(self, puzzle: Puzzle) -> StoredGame | None:
        """Return the latest kept game on a puzzle that has moves, None where there is none."""
        for name in self._keeper.names_for(puzzle):
            if name == self._page.name:
                continue
            kept = self._keeper.open(name).kept
            if kept is not None and kept.game.moves:
                return kept
            if kept is not None:
                self._keeper.leave(name)
        return None

    def is_solved(self, puzzle: Puzzle) -> bool:
        """Tell whether the player has solved a puzzle: in the history, or in a kept game."""
        if self._history_service.has_solved(puzzle):
            return True
        kept = self.kept_on(puzzle)
        if kept is None:
            return False
        self._keeper.leave(kept.name)
        return is_solved(kept.game.board)

    def take_up(self, kept: StoredGame) -> None:
        """Remember that the game which comes on the stage next is this kept one."""
        self._taken_up = kept

    def leave(self, kept: StoredGame) -> None:
        """Let go of a kept game that is not taken up."""
        self._keeper.leave(kept.name)

    @property
    def name(self) -> str | None:
        """The name under which the game on the stage is kept, None where it is not yet."""
        return self._page.name

    def give_up(self, name: str, done: Callable[[None], None]) -> None:
        """Move a kept game that is not on the stage into the history, as left."""

        def work(_stop: Callable[[], bool]) -> None:
            kept = self._keeper.open(name).kept
            if kept is not None:
                solved = is_solved(kept.game.board)
                self._history_service.file(kept.game, kept.sitting, solved=solved)
                self._keeper.forget(name)

        self._runner.run(work, done, self._history_service.failed)

    def set_down(self, *, keep: bool) -> StoredPlace:
        """Put the game on the stage into the history, as left; another one takes its place.

        To ``keep`` it is to have it among the unfinished games as well. Returns its page, for
        :meth:`take_back`. A solved game is in the history already, one without moves does
        not get there.
        """
        game = self._controller.session.game
        if game.moves and not game.solved:
            self._autosave.take(at_once=True)
            self._timer.stop()
            work = self._filing(solved=False, keep=keep)
            self._runner.run(
                lambda _: work(), lambda _: self._history_service.has_changed(), self._not_filed
            )
        return self._page

    def take_back(self, page: StoredPlace) -> None:
        """Remember that the game which comes on the stage next was set down before.

        The history does not hold it as left any more.
        """
        self._taken_back = page
        self._history_service.take_back(page.sitting)

    # What belongs to the sitting

    def note_day(self, day: date) -> None:
        """Note that the game on the stage is the daily puzzle of that day."""
        self._page.sitting = replace(self._page.sitting, day=day)
        self.note_change()

    def note_check(self) -> None:
        """Count a check that was asked for."""
        self._page.sitting = replace(self._page.sitting, checks=self._page.sitting.checks + 1)

    def note_shown(self) -> None:
        """Note that the program fills in the solution."""
        self._page.sitting = replace(self._page.sitting, shown=True)

    def _note_view(self) -> None:
        viewport = self._controller.viewport
        zoom, place = (None, None) if viewport is None else (viewport.scale, viewport.place)
        self._page.sitting = replace(self._page.sitting, zoom=zoom, place=place)
        if not self._controller.session.game.solved:
            self._looking.start()  # a large game is not written while the board is moved

    # Writing

    def note_change(self) -> None:
        """Note that the game changed and is to be written."""
        self._autosave.changed()
        self._wait()

    def write_soon(self) -> None:
        """Write the game beside the window, without waiting for the time that is due."""
        if self._has_news():
            self._timer.stop()
            self._write_snapshot()

    def write_now(self) -> None:
        """Write the game if that is due at all, and wait until it is written."""
        if self._has_news():
            self._timer.stop()
            try:
                self._snapshot()()
            except OSError as error:
                self._failed(error)

    def close(self) -> None:
        """Write what is to be written, the time played included, and let go of all games."""
        self._runner.close()
        game = self._controller.session.game
        if game.moves and not game.solved:
            self._autosave.changed()
        self.write_now()
        if game.solved and not self._page.filed:
            self._file_now()
        self._timer.stop()
        self._keeper.close()

    def _follow(self) -> None:
        self._page.touched = True
        if self._controller.session.game.solved:
            self._file()
        else:
            self._page.filed = False
            self.note_change()

    def _file(self) -> None:
        """Put the solved game into the history, beside the window."""
        self._autosave.take(at_once=True)
        self._timer.stop()
        work = self._filing()
        self._runner.run(
            lambda _: work(), lambda _: self._history_service.has_changed(), self._not_filed
        )

    def _file_now(self) -> None:
        from shikaku_gui.store.database import StoreError

        try:
            self._filing()()
        except (OSError, StoreError):
            self._autosave.changed()  # it stays a kept game, and is filed at the next start
            self.write_now()

    def _filing(self, *, solved: bool = True, keep: bool = False) -> Callable[[], None]:
        """Return the work of putting the game, as it stands now, into the history."""
        page, write = self._page, self._snapshot()
        number, game = page.number, self._controller.session.game.saved()

        def work() -> None:
            write()
            self._history_service.file(game, page.sitting, solved=solved)
            page.filed = True
            if not keep:
                page.forget(self._keeper, number)

        return work

    def _not_filed(self, error: BaseException) -> None:
        if isinstance(error, OSError):
            self._failed(error)
        else:
            self._history_service.failed(error)

    def _turn_page(self) -> None:
        self._looking.stop()
        left = self._page
        if not left.touched:
            number = left.number
            self._runner.run(lambda _: left.forget(self._keeper, number), lambda _: None)
        kept, self._taken_up = self._taken_up, None
        back, self._taken_back = self._taken_back, None
        path = "" if self._controller.path is None else str(self._controller.path)
        if kept is None:
            self._page = back or StoredPlace(sitting=SessionMetadata(path=path))
        else:
            self._page = StoredPlace(kept.name, kept.sitting)
        self._begin_page(kept)

    def _begin_page(self, kept: StoredGame | None) -> None:
        game = self._controller.session.game
        self._page.touched = bool(game.moves)
        sitting = self._page.sitting
        if sitting.cell is not None:
            self._controller.session.cursor = sitting.cell
        if sitting.zoom is not None:
            self._controller.set_viewport(Viewport(sitting.zoom, *(sitting.place or (0.0, 0.0))))
        if not game.solved:
            self.note_change()
        elif kept is not None:  # the program ended before the history had it
            self._file()
        else:
            self._page.filed = True

    def _has_news(self) -> bool:
        """Tell whether there is anything to write, and take it as begun."""
        if self._looking.isActive():
            self._looking.stop()
            self._autosave.changed()
        return self._autosave.take(at_once=True)

    def _wait(self) -> None:
        wait = self._autosave.wait
        if wait is not None:
            self._timer.start(round(1000 * wait) + 1)

    def _write(self) -> None:
        if self._autosave.take():
            self._write_snapshot()
        else:
            self._wait()

    def _write_snapshot(self) -> None:
        write = self._snapshot()
        self._runner.run(lambda _: write(), lambda _: None, self._failed)

    def _snapshot(self) -> Callable[[], None]:
        """Return the work of writing the game as it stands now."""
        page, game = self._page, self._controller.session.game.saved()
        path = "" if self._controller.path is None else str(self._controller.path)
        page.sitting = replace(page.sitting, path=path, cell=self._controller.session.cursor)
        page.number += 1
        sitting, number = page.sitting, page.number
        return lambda: page.write(self._keeper, game, sitting, number)

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self._autosave.failed()
        self._wait()
        self.trouble.emit(str(error))
