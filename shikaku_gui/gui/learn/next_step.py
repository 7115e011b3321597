"""Offers after a game a puzzle that needs one technique more than the player masters."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from shikaku_gui import play, solver, store
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.gui.widgets.note import NoteButton
from shikaku_gui.i18n import _

_SIDES = (8, 15)
"""The shortest and the longest side of the puzzles that are offered."""


class NextStep(QObject):
    """Reads once a game what the player masters, on the history's thread.

    ``make`` generates the puzzle of a recipe and opens it. Nothing is offered to a player who
    masters no technique yet.
    """

    def __init__(
        self,
        controller: GameController,
        history_service: HistoryService,
        make: Callable[[solver.Recipe], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._history_service = history_service
        self._make = make
        self._read = False
        self.mastered: tuple[solver.Technique, ...] = ()
        self.hints_before = 0
        """The hints of the game before the present one."""
        controller.moved.connect(self._on_moved)
        controller.game_changed.connect(self._on_game_changed)

    def buttons(self) -> tuple[NoteButton, ...]:
        """Return the button that makes the puzzle, if there is one to offer."""
        recipe = self.recipe()
        if recipe is None or recipe.needs is None:
            return ()
        text = _("Next Step: {technique}").format(
            technique=message_text(play.technique_name(recipe.needs))
        )
        return (NoteButton(text, lambda: self._make(recipe)),)

    def recipe(self) -> solver.Recipe | None:
        """Return the recipe of the puzzle to offer, None if there is none."""
        if not self.mastered:
            return None
        from shikaku_gui.gui.new_puzzle.presets import with_new_seed

        least, most = _SIDES
        puzzle = self._controller.puzzle
        rows, cols = (min(max(side, least), most) for side in (puzzle.rows, puzzle.cols))
        possible = [technique for technique in solver.Technique if _can_need(technique, rows, cols)]
        hints = (sum(self._controller.session.game.hints), self.hints_before)
        needed = play.technique_to_need(self.mastered, hints, possible)
        return with_new_seed(solver.Recipe(rows, cols, 0, needs=needed))

    def _on_game_changed(self) -> None:
        self._read = False

    def _on_moved(self) -> None:
        if not self._read:
            self._read = True
            self._history_service.ask(_read_progress, self._note)

    def _note(self, found: tuple[tuple[solver.Technique, ...], int]) -> None:
        self.mastered, self.hints_before = found


def _can_need(technique: solver.Technique, rows: int, cols: int) -> bool:
    """Tell whether puzzles of a size can be made that need a technique."""
    try:
        solver.Recipe(rows, cols, 0, needs=technique)
    except ValueError:
        return False
    return True


def _read_progress(database: store.Database) -> tuple[tuple[solver.Technique, ...], int]:
    """Return the techniques that the player masters, and the hints of the latest game."""
    progress = store.progress_by_technique(store.drill_answers(database))
    mastered = tuple(each.technique for each in progress.values() if each.mastered)
    return mastered, sum(sum(game.hints) for game in store.past_games(database, 1))
