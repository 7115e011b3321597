"""What follows a solved puzzle: more of what the player is doing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from shikaku_gui import solver, store
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.gui.game.game_document import GameDocument
from shikaku_gui.i18n import _
from shikaku_gui.model import Puzzle


class NextPuzzle(QObject):
    """Opens the next puzzle: of the day, of the collection, or one of the same size and grade.

    ``folder`` keeps daily puzzles, and ``make_like`` generates a puzzle with these settings.
    """

    def __init__(
        self,
        autosave: AutosaveController,
        documents: GameDocument,
        commands: GameCommands,
        folder: Path,
        make_like: Callable[[solver.Recipe], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._documents = documents
        self._commands = commands
        self._folder = folder
        self._make_like = make_like

    def open_after(self, puzzle: Puzzle) -> None:
        """Open the next puzzle after a solved one."""
        daily = self._autosave.slot.metadata.daily
        if daily is not None:
            self._autosave.history_service.ask(
                lambda database: dailies_left(database, daily),
                lambda left: self._open_daily(left[0]) if left else self._open_similar(puzzle),
            )
            return
        self._commands.jobs.submit(
            lambda _stop: store.progress_with(puzzle, ()),
            lambda found: self._documents.open_another() if found else self._open_similar(puzzle),
            replaces=self,
        )

    def _open_daily(self, daily: store.Daily) -> None:
        folder = self._folder
        self._commands.run(
            _("Making the puzzle…"),
            lambda stop: store.load_daily_puzzle(daily, folder, stop),
            lambda puzzle: self._play_daily(puzzle, daily),
        )

    def _play_daily(self, puzzle: Puzzle, daily: store.Daily) -> None:
        self._documents.opener.open_game(
            SavedGame(puzzle), opened=lambda: self._autosave.note_daily(daily)
        )

    def _open_similar(self, puzzle: Puzzle) -> None:
        settings = similar_settings(puzzle)
        if settings is None:
            self._documents.open_another()
        else:
            self._make_like(settings)


def dailies_left(database: store.Database, daily: store.Daily) -> tuple[store.Daily, ...]:
    """Return the puzzles of a day that are not solved, in order after the given one."""
    solved = store.solved_days(database).get(daily.day)
    known = {daily.kind, *(() if solved is None else solved.kinds)}
    kinds = list(store.DailyKind)
    at = kinds.index(daily.kind)
    following = (*kinds[at:], *kinds[:at])
    return tuple(store.Daily(daily.day, kind) for kind in following if kind not in known)


def similar_settings(puzzle: Puzzle) -> solver.Recipe | None:
    """Return the settings of puzzles like this one, None if none can be generated."""
    recorded = solver.Recipe.recorded_in(puzzle)
    if recorded is not None:
        return recorded
    known = puzzle.grade in store.GRADE_NAMES
    grade = solver.Difficulty(puzzle.grade) if known else None
    try:
        return solver.Recipe(puzzle.rows, puzzle.cols, 0, grade)
    except ValueError:
        return None
