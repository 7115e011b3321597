"""Keeps the game on the stage written, soon after every move and when the window goes.

What is kept, and how, is the store's affair; this says when, and writes beside the window.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.jobs import Runner
from shikaku_gui.gui.stage import Stage
from shikaku_gui.model import Puzzle, is_solved
from shikaku_gui.store.autosave import Autosave
from shikaku_gui.store.keeper import Keeper, Kept
from shikaku_gui.store.notices import Notice
from shikaku_gui.store.sitting import Sitting


class _Page:
    """The place of one game in the store; it gets its name when it is first written."""

    def __init__(self, name: str | None = None, sitting: Sitting | None = None) -> None:
        self.name = name
        self.sitting = sitting or Sitting()

    def write(self, keeper: Keeper, game: SavedGame) -> None:
        if self.name is None:
            self.name = keeper.begin(game.puzzle)
        keeper.keep(self.name, game, self.sitting)


class Keeping(QObject):
    """Writes the stage's game when the store says it is time.

    ``trouble`` is emitted with the reason when that fails; it is tried again.
    """

    trouble = Signal(str)

    def __init__(
        self, stage: Stage, keeper: Keeper, runner: Runner, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._stage = stage
        self._keeper = keeper
        self._runner = runner
        self._autosave = Autosave()
        self._page = _Page()
        self._taken_up: Kept | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._write)
        stage.moved.connect(self.note_change)
        stage.swapped.connect(self._turn_page)

    def last_game(self) -> tuple[Kept | None, tuple[Notice, ...]]:
        """Return the game played last, if there is one, and what is to be told about it."""
        found = self._keeper.start()
        return found.kept, found.notices

    def kept_on(self, puzzle: Puzzle) -> Kept | None:
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
        """Tell whether a game on a puzzle has been kept that is solved."""
        kept = self.kept_on(puzzle)
        if kept is None:
            return False
        self._keeper.leave(kept.name)
        return is_solved(kept.game.board)

    def take_up(self, kept: Kept) -> None:
        """Remember that the game which comes on the stage next is this kept one."""
        self._taken_up = kept

    def leave(self, kept: Kept) -> None:
        """Let go of a kept game that is not taken up."""
        self._keeper.leave(kept.name)

    def note_change(self) -> None:
        """Note that the game changed and is to be written."""
        self._autosave.changed()
        self._wait()

    def write_now(self) -> None:
        """Write the game if that is due at all, and wait until it is written."""
        if self._autosave.take(at_once=True):
            self._timer.stop()
            try:
                self._page.write(self._keeper, self._snapshot())
            except OSError as error:
                self._failed(error)

    def close(self) -> None:
        """Write what is to be written, the time played included, and let go of all games."""
        self._runner.close()
        if self._stage.session.game.moves:
            self._autosave.changed()
        self.write_now()
        self._timer.stop()
        self._keeper.close()

    def _turn_page(self) -> None:
        kept, self._taken_up = self._taken_up, None
        path = "" if self._stage.path is None else str(self._stage.path)
        if kept is None:
            self._page = _Page(sitting=Sitting(path=path))
        else:
            self._page = _Page(kept.name, kept.sitting)
        self.note_change()

    def _wait(self) -> None:
        wait = self._autosave.wait
        if wait is not None:
            self._timer.start(round(1000 * wait) + 1)

    def _write(self) -> None:
        if not self._autosave.take():
            self._wait()
            return
        page, game = self._page, self._snapshot()
        self._runner.run(lambda _: page.write(self._keeper, game), lambda _: None, self._failed)

    def _snapshot(self) -> SavedGame:
        path = "" if self._stage.path is None else str(self._stage.path)
        cell = self._stage.session.cursor
        self._page.sitting = replace(self._page.sitting, path=path, cell=cell)
        return self._stage.session.game.saved()

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, OSError):
            raise error
        self._autosave.failed()
        self._wait()
        self.trouble.emit(str(error))
