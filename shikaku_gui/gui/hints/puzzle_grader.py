"""Grades the current puzzle on the worker thread when it is idle."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.idle_jobs import IdleJobs
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.model import Puzzle, problems

if TYPE_CHECKING:
    from shikaku_gui.solver import Grade


_MOST_CELLS = 10_000
"""The cells of the largest puzzle that is graded automatically."""


class PuzzleGrader(QObject):
    """Grades each puzzle once; ``graded`` is emitted with its level and hardest technique.

    Both are empty while they are unknown.
    """

    graded = Signal(str, str)

    def __init__(
        self, controller: GameController, background: IdleJobs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._background = background
        self._begun = False
        controller.game_changed.connect(self._on_game_changed)

    def begin(self) -> None:
        """Start grading; called after the first paint."""
        self._begun = True
        self._grade()

    def _on_game_changed(self) -> None:
        self.graded.emit("", "")
        self._grade()

    def _grade(self) -> None:
        puzzle = self._controller.session.puzzle
        if self._begun and puzzle.area <= _MOST_CELLS and not problems(puzzle):
            self._background.submit(lambda stop: _graded(puzzle, stop), self._take)
        else:
            self._background.cancel()

    def _take(self, grade: "Grade") -> None:
        from shikaku_gui.play import grade_name, technique_name
        from shikaku_gui.solver import Technique

        level = message_text(grade_name(grade))
        if not grade.human_solvable:
            self.graded.emit(level, self.tr("not solved without a search"))
            return
        self._controller.session.game.grade = grade.grade
        if not grade.hardest:
            self.graded.emit(level, "")
            return
        hardest = message_text(technique_name(Technique(grade.hardest)))
        times = grade.techniques[grade.hardest]
        once, often = self.tr("hardest step: %1"), self.tr("hardest step: %1 (%n times)", "", times)
        often = often.replace(f"{times} ", f"{times}\N{NO-BREAK SPACE}")
        self.graded.emit(level, (once if times == 1 else often).replace("%1", hardest))


def _graded(puzzle: Puzzle, stop: Stop) -> "Grade":
    from shikaku_gui.solver import grade

    return grade(puzzle, stop=stop)
