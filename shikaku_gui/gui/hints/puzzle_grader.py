"""Grades the current puzzle on the worker thread when it is idle."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale, QObject, Signal

from shikaku_gui import play, solver, store
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.translation import capitalized, firm_numbers, message_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.history_service import PlayerPace
from shikaku_gui.gui.game.puzzle_head import GradeFacts
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Puzzle, problems

_MOST_CELLS = 10_000
"""The cells of the largest puzzle that is graded automatically."""


class PuzzleGrader(QObject):
    """Grades each puzzle once; ``graded`` is emitted with what is known of its grade.

    ``timed`` is emitted with the expected time, empty while it is unknown. Only a puzzle with
    one solution has a grade, and only one that techniques solve an expected time. A grade that
    comes with the puzzle stands, so that grade and time are those of its card in the library.
    """

    graded = Signal(GradeFacts)
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
        self._on_game_changed()

    def follow(self, pace: PlayerPace) -> None:
        """Expect times at the player's own pace."""
        self._pace = pace
        pace.changed.connect(self._emit_time)

    def _on_game_changed(self) -> None:
        self._seconds = None
        self._emit_grade(self._controller.session.puzzle.grade)
        self._grade()

    def _grade(self) -> None:
        puzzle = self._controller.session.puzzle
        if self._begun and puzzle.area <= _MOST_CELLS and not problems(puzzle):
            work = partial(_grade_puzzle, puzzle)
            self._jobs.submit(work, self._on_graded, replaces=self, when_idle=True)
        else:
            self._jobs.cancel(self)

    def _on_graded(self, found: tuple[solver.Status, solver.Grade | None]) -> None:
        status, grade = found
        if grade is None:
            several = status is solver.Status.MULTIPLE
            remark = _("several solutions") if several else _("no solution")
            self.graded.emit(GradeFacts(level=_("No grade"), remark=remark))
            return
        if not grade.human_solvable:
            level = message_text(play.grade_name(grade))
            self.graded.emit(GradeFacts(level=level, remark=_("not solved without a search")))
            return
        self._controller.session.game.grade = grade.grade
        puzzle = self._controller.session.puzzle
        self._emit_grade(puzzle.grade or grade.grade, grade)

    def _emit_grade(self, level: str, grade: solver.Grade | None = None) -> None:
        """Report the level of the present puzzle, and what its grading has shown if it is done."""
        known = level in store.GRADE_NAMES
        named = message_text(play.level_name(solver.Difficulty(level))) if known else level
        details = self._details(grade) if grade else ()
        self.graded.emit(GradeFacts(level if known else "", named, details=details))
        typical = solver.typical_seconds(self._controller.session.puzzle.area, level)
        self._seconds = typical or (grade.expected_seconds if grade else None)
        self._emit_time()

    def _details(self, grade: solver.Grade) -> tuple[str, ...]:
        hardest = (capitalized(self._hardest(grade)),) if grade.hardest else ()
        score = QLocale().toString(grade.score_per_clue, "f", 1)
        return (*hardest, _("Score {score} per clue").format(score=score))

    def expected_time(self) -> str:
        """Return how long the player is expected to take, empty while that is not known."""
        if self._seconds is None:
            return ""
        usual: store.UsualTime | None = None
        if self._pace is not None:
            puzzle, game = self._controller.session.puzzle, self._controller.session.game
            level = puzzle.grade or game.grade
            strength = self._pace.strength
            usual = strength.usual_time(self._seconds, puzzle.rows, puzzle.cols, level)
        return firm_numbers(message_text(play.expected_time_message(self._seconds, usual)))

    def _emit_time(self) -> None:
        self.timed.emit(self.expected_time())

    def _hardest(self, grade: solver.Grade) -> str:
        times = grade.techniques[grade.hardest]
        if grade.one_hard_moment:
            text = _("one hard moment: {technique}")
        else:
            text = ngettext(
                "hardest technique: {technique}",
                "hardest technique: {technique} ({count} times)",
                times,
            )
        technique = message_text(play.technique_name(solver.Technique(grade.hardest)))
        return firm_numbers(text.format(technique=technique, count=times))


def _grade_puzzle(puzzle: Puzzle, stop: Stop) -> tuple[solver.Status, solver.Grade | None]:
    """Return how many solutions a puzzle has, and its grade unless it has none or several."""
    status = solver.solve(puzzle, stop=stop, time_limit=solver.HINT_SEARCH_SECONDS).status
    if status in (solver.Status.MULTIPLE, solver.Status.INFEASIBLE):
        return status, None
    return status, solver.grade(puzzle, stop=stop)
