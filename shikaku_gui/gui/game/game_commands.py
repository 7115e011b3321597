"""The commands of the player: undo, redo, clear, and solve on the worker thread."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from shikaku_gui import play, solver
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.translation import translated_problems
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _
from shikaku_gui.model import Cell, Fill, Puzzle

T = TypeVar("T")

# It has two solutions, so that deduction is not enough and all of the solver is loaded.
_WARM_UP = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


class GameCommands(QObject):
    """Runs commands on the current game.

    ``message`` is emitted with notes, ``finished`` when a busy note is done, ``filling``
    before a solution is drawn, ``another`` when the player requests another puzzle after that.
    """

    message = Signal(Note)
    finished = Signal()
    filling = Signal()
    another = Signal()

    def __init__(self, controller: GameController, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self.jobs = jobs
        self._until_move = False
        controller.game_changed.connect(jobs.cancel_all)
        controller.moved.connect(self._on_moved)

    def warm_up(self) -> None:
        """Load the solver's modules on the worker thread before they are needed."""
        self.jobs.submit(partial(_solve, _WARM_UP), lambda _: None)

    def cancel(self) -> None:
        """Cancel the current job."""
        self.jobs.cancel_all()
        self.finished.emit()

    def solve(self) -> None:
        """Solve the puzzle, draw a solution, and report what is known of it."""
        puzzle = self._controller.session.puzzle
        self.run(_("Solving…"), partial(_solve, puzzle), self._on_solved)

    def _on_solved(self, result: solver.SolveResult) -> None:
        if result.solutions:
            self.filling.emit()
            self._controller.notify(self._controller.session.play(Fill(result.solutions[0])))
        self.message.emit(self._verdict(result))

    def _verdict(self, result: solver.SolveResult) -> Note:
        buttons = (
            NoteButton(_("Next Puzzle"), self.another.emit, leading=True),
            NoteButton(_("Undo"), self.undo),
        )
        if result.status is solver.Status.UNIQUE:
            text = _("This is the only solution. Undo restores your rectangles.")
            title = _("Solved automatically")
            return Note(title, text, play.Tone.GOOD, buttons, announced=True)
        if result.status is solver.Status.MULTIPLE:
            text = _("There are several solutions; this is one of them.")
            return Note(_("Several solutions"), text, play.Tone.PLAIN, buttons)
        if result.status is solver.Status.INFEASIBLE:
            proved = _("Proven: this grid cannot be divided.")
            reasons = translated_problems(self._controller.puzzle, result.problems) or [proved]
            return Note(_("No solution"), "\n".join(reasons), play.Tone.WRONG)
        text = _("Stopped at the time limit without an answer.")
        return Note(_("Not known"), text)

    def undo(self) -> None:
        """Undo the last move."""
        self._controller.notify(self._controller.session.undo())

    def redo(self) -> None:
        """Redo the move undone last."""
        self._controller.notify(self._controller.session.redo())

    def clear(self) -> None:
        """Remove all rectangles."""
        self._controller.notify(self._controller.session.clear())

    def clear_marks(self) -> None:
        """Remove all marks."""
        self._controller.notify(self._controller.session.clear_marks())

    def begin_trial(self) -> None:
        """Suppose what is drawn from now on."""
        self._controller.notify(self._controller.session.begin_trial())

    def keep_trial(self) -> None:
        """Keep what the innermost trial has drawn."""
        self._controller.notify(self._controller.session.keep_trial())

    def reject_trial(self) -> None:
        """Remove what the innermost trial has drawn, and cross out what it supposed."""
        self._controller.notify(self._controller.session.reject_trial())

    def leave_trial(self) -> None:
        """Go back to the beginning of the innermost trial."""
        self._controller.notify(self._controller.session.leave_trial())

    def run(
        self,
        text: str,
        work: Callable[[Stop], T],
        done: Callable[[T], None],
        *,
        until_move: bool = False,
    ) -> None:
        """Run work in place of all other jobs, with a busy note and a Cancel button.

        ``until_move`` a move cancels it as well.
        """

        def arrived(result: T) -> None:
            self.finished.emit()
            done(result)

        self.jobs.cancel_all()
        self._until_move = until_move
        cancel = NoteButton(_("Cancel"), self.cancel)
        self.message.emit(Note(text, buttons=(cancel,), busy=True))
        self.jobs.submit(work, arrived, self._on_failed, replaces=self)

    def _on_moved(self) -> None:
        if self._until_move and self.jobs.is_pending(self):
            self.cancel()

    def _on_failed(self, error: BaseException) -> None:
        self.finished.emit()
        raise error


def _solve(puzzle: Puzzle, stop: Stop) -> solver.SolveResult:
    """Solve a puzzle; imports the solver, so it runs on the worker thread."""
    return solver.solve(puzzle, stop=stop)
