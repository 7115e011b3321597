"""Grades the current puzzle on the worker thread when it is idle."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.player_pace import PlayerPace
from shikaku_gui.model import Puzzle, problems

if TYPE_CHECKING:
    from shikaku_gui.solver import Grade, Status


_MOST_CELLS = 10_000
"""The cells of the largest puzzle that is graded automatically."""


class PuzzleGrader(QObject):
    """Grades each puzzle once; ``graded`` is emitted with its level and what it takes.

    ``timed`` is emitted with the expected time. All are empty while they are unknown. Only a
    puzzle with one solution has a grade, and only one that techniques solve an expected time.
    """

    graded = Signal(str, str)
    timed = Signal(str)

    def __init__(
        self, controller: GameController, jobs: Jobs, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._jobs = jobs
        self._begun = False
        self._pace: PlayerPace | None = None
        self._seconds: float | None = None
        controller.game_changed.connect(self._on_game_changed)

    def begin(self) -> None:
        """Start grading; called after the first paint."""
        self._begun = True
        self._grade()

    def follow(self, pace: PlayerPace) -> None:
        """Expect times at the player's own pace."""
        self._pace = pace
        pace.changed.connect(self._tell_time)

    def _on_game_changed(self) -> None:
        self._seconds = None
        self.graded.emit("", "")
        self._tell_time()
        self._grade()

    def _grade(self) -> None:
        puzzle = self._controller.session.puzzle
        if self._begun and puzzle.area <= _MOST_CELLS and not problems(puzzle):
            self._jobs.submit(partial(_graded, puzzle), self._take, replaces=self, when_idle=True)
        else:
            self._jobs.cancel(self)

    def _take(self, found: "tuple[Status, Grade | None]") -> None:
        from shikaku_gui.play import grade_name
        from shikaku_gui.solver import Status

        status, grade = found
        if grade is None:
            several = status is Status.MULTIPLE
            self.graded.emit(
                self.tr("No grade"),
                self.tr("several solutions") if several else self.tr("no solution"),
            )
            return
        level = message_text(grade_name(grade))
        if not grade.human_solvable:
            self.graded.emit(level, self.tr("not solved without a search"))
            return
        self._controller.session.game.grade = grade.grade
        self.graded.emit(level, self._hardest(grade) if grade.hardest else "")
        self._seconds = grade.expected_seconds
        self._tell_time()

    def _tell_time(self) -> None:
        if self._seconds is None:
            self.timed.emit("")
            return
        from shikaku_gui.play import expected_time_message

        factor = 1.0 if self._pace is None else self._pace.factor
        self.timed.emit(message_text(expected_time_message(factor * self._seconds)))

    def _hardest(self, grade: "Grade") -> str:
        from shikaku_gui.play import technique_name
        from shikaku_gui.solver import Technique

        times = grade.techniques[grade.hardest]
        if grade.one_hard_moment:
            text = self.tr("one hard moment: %1; score %2 per clue")
        elif times == 1:
            text = self.tr("hardest technique: %1; score %2 per clue")
        else:
            text = self.tr("hardest technique: %1 (%n times); score %2 per clue", "", times)
            text = text.replace(f"{times} ", f"{times}\N{NO-BREAK SPACE}")
        hardest = message_text(technique_name(Technique(grade.hardest)))
        return text.replace("%1", hardest).replace(
            "%2", QLocale().toString(grade.score_per_clue, "f", 1)
        )


def _graded(puzzle: Puzzle, stop: Stop) -> "tuple[Status, Grade | None]":
    """Return how many solutions a puzzle has, and its grade unless these are none or several."""
    from shikaku_gui.solver import HINT_SEARCH_SECONDS, Status, grade, solve

    status = solve(puzzle, stop=stop, time_limit=HINT_SEARCH_SECONDS).status
    if status in (Status.MULTIPLE, Status.INFEASIBLE):
        return status, None
    return status, grade(puzzle, stop=stop)
