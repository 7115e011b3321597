"""The page on which a lesson is played, on a board that is not the player's game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui import solver
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text, typeset
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.learn.answer_judge import AnswerJudge
from shikaku_gui.gui.learn.board_page import BoardPage
from shikaku_gui.gui.learn.task_panel import TaskView
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import CrossOut, Fill, Move, Pencil
from shikaku_gui.play import (
    LESSON_TOOLS,
    DrillSession,
    HintDegree,
    HintPresenter,
    Lesson,
    LessonTask,
    TaskKind,
    TaskVerdict,
    Tone,
    all_lessons,
    has_ruler,
    hint_to_show,
    judge_task,
    lesson_title,
    lesson_tool,
    ruler_message,
    task_stage,
    task_texts,
)
from shikaku_gui.solver import Hint
from shikaku_gui.texts import make_message


class LessonPage(BoardPage):
    """Plays the tasks of a lesson, one after the other.

    ``reached`` is emitted with the lesson and the number of tasks that are done,
    ``next_lesson_requested`` with a lesson that is done, ``left`` when the player leaves.
    """

    reached = Signal(object, int)
    next_lesson_requested = Signal(object)
    left = Signal()

    def __init__(
        self, lesson: Lesson, jobs: Jobs, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(GameController(_position(lesson.tasks[0])), theme, parent)
        self._jobs = jobs
        self.answers = AnswerJudge(jobs, self)
        self._presenter: HintPresenter | None = None
        self.lesson = lesson
        self.at = 0
        self.done = False
        self._before = self.controller.board
        self.panel.next_requested.connect(self._go_on)
        self.panel.help_requested.connect(self.help)
        self.panel.restart_requested.connect(self._show_task)
        self.panel.left.connect(self.left)
        self.controller.moved.connect(self._on_moved)
        self.controller.view_changed.connect(self._measure)
        self.answers.ready.connect(self._on_ready)
        self.answers.judged.connect(self._on_judged)
        theme.changed.connect(self._recolour)

    @property
    def task(self) -> LessonTask:
        """The present task."""
        return self.lesson.tasks[self.at]

    def open(self, lesson: Lesson, at: int = 0) -> None:
        """Begin a lesson, or take it up at a task."""
        self.lesson = lesson
        self.at = at if at < len(lesson.tasks) else 0
        self._show_task()

    def help(self) -> None:
        """Say a little more each time: what to look for, where, why, and at last do it."""
        presenter = self._presenter
        judge = self.answers.judge
        if self.done or self.task.kind is TaskKind.EXAMPLE:
            return
        if presenter is None:
            if self.task.kind is TaskKind.SOLVE:
                self._ask_for_hint()
            elif judge is not None and judge.hints:
                hint = hint_to_show(judge.hints)
                self._show_hint(HintPresenter(hint, self.controller.puzzle))
        elif presenter.has_next_picture:
            self._show_hint(presenter.at_offset(1))
        elif presenter.next_degree is not None:
            self._to_next_degree(presenter)

    # A task

    def _show_task(self) -> None:
        self._jobs.cancel(self)
        self.answers.cancel()
        self.done, self._presenter = False, None
        self._open_position()
        self.panel.show_task(self._view())
        self._show_controls()
        self.board.setFocus()
        if self._finds and self.task.technique is not None:
            self.answers.begin(self.task.start, self.task.technique)

    def _open_position(self) -> None:
        """Show the position of the task, with the tools that it needs."""
        tool = lesson_tool(self.task)
        if tool is None:
            self.show_tools((), None)
            saved = _position(self.task)
            self.start = saved.position
            self.controller.open(saved)
        else:
            session = DrillSession(self.task.start, tool)
            self.start = session.game.position
            self.controller.open_session(session)
            self.show_tools(LESSON_TOOLS, session)
        self._before = self.controller.board

    def _view(self) -> TaskView:
        texts, stage, count = task_texts(self.task), task_stage(self.task), len(self.lesson.tasks)
        place = _("Task {number} of {total}").format(number=str(self.at + 1), total=str(count))
        return TaskView(
            message_text(lesson_title(self.lesson)),
            place,
            self.at,
            count,
            "" if stage is None else message_text(stage),
            *(_text(template) for template in (texts.know, texts.do, texts.keys)),
        )

    @property
    def _finds(self) -> bool:
        """Whether the technique is to be found in the position, or shown in it."""
        return self.task.kind in (TaskKind.EXAMPLE, TaskKind.GUIDED, TaskKind.ALONE)

    def _show_controls(self) -> None:
        told = self.task.kind is TaskKind.EXAMPLE
        helps = self.task.technique is not None or self.task.kind is TaskKind.SOLVE
        self.panel.show_controls(
            following=self._following() if self.done or told else "",
            helping=_("Help") if helps and not told and not self.done else "",
            can_restart=not told and not self.done,
        )
        if self.tools is not None:
            self.tools.setVisible(not self.done)

    def _following(self) -> str:
        if self.at < len(self.lesson.tasks) - 1:
            return _("Next")
        is_last = self.lesson is all_lessons()[-1]
        return _("Done") if is_last else _("Next Lesson")

    def _on_moved(self) -> None:
        """Judge the player's move; undo and redo only take feedback away."""
        before, self._before = self._before, self.controller.board
        self._close_help()
        if self.done or self.task.kind is TaskKind.EXAMPLE:
            return
        self.panel.clear_feedback()
        if self._finds:
            if self._before.covered > before.covered or self._before.marks != before.marks:
                self.answers.answer(self._before)
            return
        answer = judge_task(self.task, before, self._before)
        if answer.verdict is TaskVerdict.RIGHT:
            words = make_message(task_texts(self.task).done)
            self.show_words(_("That's it"), words, Tone.GOOD)
            self._finish_task()
        elif answer.verdict is TaskVerdict.WRONG and answer.words is not None:
            self.show_words(_("Not quite"), answer.words, Tone.WRONG)

    def _finish_task(self) -> None:
        self.done = True
        self._show_controls()
        self.panel.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reached.emit(self.lesson, self.at + 1)
        if self.task.kind is TaskKind.SOLVE:
            self.board.celebrate()

    def _go_on(self) -> None:
        """Show the next picture of an example, or the next task."""
        presenter = self._presenter
        if self.task.kind is TaskKind.EXAMPLE:
            if presenter is not None and presenter.has_next_picture:
                self._show_hint(presenter.at_offset(1))
                return
            self.reached.emit(self.lesson, self.at + 1)
        if self.at < len(self.lesson.tasks) - 1:
            self.at += 1
            self._show_task()
        else:
            self.next_lesson_requested.emit(self.lesson)

    # Positions in which the technique is to be found

    def _on_ready(self) -> None:
        """Show the example with its reason, or where to look in a guided task."""
        judge = self.answers.judge
        if judge is None or not judge.hints or self.task.kind is TaskKind.ALONE:
            return
        presenter = HintPresenter(hint_to_show(judge.hints), self.controller.puzzle)
        told = self.task.kind is TaskKind.EXAMPLE
        degree = HintDegree.WHY if told else HintDegree.WHERE
        self._show_hint(presenter.at_degree(degree), reveal=not told)

    def _on_judged(self, verdict: solver.DrillVerdict) -> None:
        if self.done or not self._finds:
            return
        if verdict.result is solver.DrillResult.RIGHT and verdict.hint is not None:
            self.panel.show_feedback(self.reason(verdict.hint, _("That's it"), Tone.GOOD))
            self._finish_task()
        elif verdict.result is solver.DrillResult.WRONG:
            self._take_back(verdict.hint)
        elif verdict.result in (solver.DrillResult.OTHER, solver.DrillResult.KNOWN):
            known = verdict.result is solver.DrillResult.KNOWN
            words = (
                N_("The board already shows this. Look for something new.")
                if known
                else N_(
                    "It is true, but it does not follow from this technique alone. Look once more."
                )
            )
            title = _("Nothing new") if known else _("True, but not this")
            self.show_words(title, make_message(words))

    def _take_back(self, hint: Hint | None) -> None:
        """Take a wrong answer back, and show why it is wrong."""
        self.controller.notify(self.controller.session.undo())
        title = _("That is impossible")
        if hint is None:
            words = make_message(N_("No solution agrees with it."))
            self.show_words(title, words, Tone.WRONG)
        else:
            self.panel.show_feedback(self.reason(hint, title, Tone.WRONG))

    # Help

    def _ask_for_hint(self) -> None:
        board, near = self.controller.board, self.controller.session.cursor

        def found(hint: Hint | None) -> None:
            if hint is not None:
                self._show_hint(HintPresenter(hint, board.puzzle))

        def work(_stop: object) -> Hint | None:
            return solver.next_hint(board, near=near)

        self._jobs.submit(work, found, replaces=self)

    def _to_next_degree(self, presenter: HintPresenter) -> None:
        degree, move = presenter.next_degree, presenter.hint.move
        if degree is not None and degree is not HintDegree.DRAW:
            self._show_hint(presenter.at_degree(degree))
        elif move is not None:
            self._close_help()
            self.controller.notify(self.controller.session.play(move))

    def _show_hint(self, presenter: HintPresenter, *, reveal: bool = True) -> None:
        self._presenter = presenter
        feedback = self.hint_feedback(presenter)
        self.panel.show_feedback(feedback, reveal=reveal)
        self.panel.help_button.setText(hint_labels.next_press_text(presenter))
        self.controller.show_marks(BoardMarks.of(presenter.picture))

    def _close_help(self) -> None:
        self._jobs.cancel(self)
        if self._presenter is not None:
            self._presenter = None
            self.panel.help_button.setText(_("Help"))

    def _measure(self) -> None:
        """Count the cells being dragged over, in the lesson on counting."""
        preview = self.controller.session.preview
        text = ""
        if has_ruler(self.task) and preview is not None:
            text = message_text(ruler_message(self.controller.puzzle, preview.rect))
        self.panel.show_ruler(text)

    def _recolour(self) -> None:
        if self._presenter is not None:
            self._show_hint(self._presenter)


def _position(task: LessonTask) -> SavedGame:
    """Return a game whose moves lead to the position of a task."""
    board = task.start
    moves: list[Move] = [Fill(board.rects)] if board.covered else []
    pencilled, crossed_out = tuple(board.marks.pencilled), tuple(board.marks.crossed_out)
    moves += [Pencil(pencilled)] if pencilled else []
    moves += [CrossOut(crossed_out)] if crossed_out else []
    return SavedGame(board.puzzle, tuple(moves), len(moves))


def _text(template: str) -> str:
    return typeset(_(template)) if template else ""
