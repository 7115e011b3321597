"""The page on which a lesson is played, on a board that is not the player's game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from shikaku_gui import play, solver
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text, typeset
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.hint_text import explanation_text
from shikaku_gui.gui.learn.board_page import BoardPage
from shikaku_gui.gui.learn.feedback_card import TaskFeedback
from shikaku_gui.gui.learn.task_panel import TaskView
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Board, Cell
from shikaku_gui.play import (
    BOARD_TOOLS,
    DrillSession,
    HintDegree,
    HintPresenter,
    ShownPosition,
    TaskKind,
    TaskVerdict,
    Tone,
    Tool,
)
from shikaku_gui.solver import DrillResult, Hint, Mark, MarkRole
from shikaku_gui.texts import make_message

_JUDGE = "the judge of a lesson"
"""The key of the job that makes it."""


class LessonPage(BoardPage):
    """Plays the tasks of a lesson, one after the other.

    ``reached`` is emitted with the lesson and the number of tasks that are done,
    ``next_lesson_requested`` with a lesson that is done, and ``play_requested`` after the rules,
    which are enough to play. ``judge`` judges answers where the
    technique is to be found, None until it is ready.
    """

    reached = Signal(object, int)
    next_lesson_requested = Signal(object)
    play_requested = Signal()

    def __init__(self, jobs: Jobs, theme: Theme) -> None:
        super().__init__(jobs, theme)
        self.judge: solver.DrillJudge | None = None
        self.lesson = play.all_lessons()[0]
        self.at = 0
        self._before = self.controller.board
        self.panel.next_requested.connect(self._go_on)
        self.panel.help_requested.connect(self.help)
        self.panel.restart_requested.connect(self._show_task)
        self.controller.moved.connect(self._on_moved)
        self.controller.view_changed.connect(self._measure)
        self.controller.view_changed.connect(self._on_view_changed)

    @property
    def task(self) -> play.LessonTask:
        """The present task."""
        return self.lesson.tasks[self.at]

    def open(self, lesson: play.Lesson, at: int = 0) -> None:
        """Begin a lesson, or take it up at a task."""
        self.lesson = lesson
        self.at = at if at < len(lesson.tasks) else 0
        self._show_task()

    def help(self) -> None:
        """Say a little more each time: what to look for, where, why, and at last do it."""
        if self.done or self.task.kind is TaskKind.EXAMPLE:
            return
        if self.presenter is not None and not self.presenter.done:
            self.show_more()
        elif play.asks_for_dead_end(self.task):
            self._show_chain()
        elif self.task.kind is TaskKind.SOLVE:
            self._ask_for_hint()
        elif self.judge is not None and self.judge.hints:
            hint = play.hint_to_show(self.judge.hints)
            self.show_hint(HintPresenter(hint, self.controller.board))

    # A task

    def _show_task(self) -> None:
        self.jobs.cancel(self)
        self.jobs.cancel(_JUDGE)
        self.done, self.presenter, self.judge = False, None, None
        self.board.setFocus()  # first: a tool that had it and goes would hand it on as Tab does
        self._open_position()
        self.panel.show_task(self._view())
        self.refresh_buttons()
        start, technique = self.task.start, self.task.technique
        if self._finds and technique is not None:

            def work(stop: Stop) -> solver.DrillJudge:
                return solver.DrillJudge(start, technique, stop=stop)

            self.jobs.submit(work, self._on_ready, replaces=_JUDGE)

    def _open_position(self) -> None:
        """Show the position of the task, with the tools that it needs."""
        start, tool = self.task.start, play.lesson_tool(self.task)
        if self.task.kind is TaskKind.EXAMPLE:
            self.controller.open_session(ShownPosition(start))
        elif self.task.technique is None:
            self.open_board(start)
        elif self.task.kind is TaskKind.LOOK or play.asks_for_dead_end(self.task):
            self.controller.open_session(DrillSession(start, Tool.POINT, (Tool.POINT,)))
        else:
            tools = BOARD_TOOLS if tool is not None else (Tool.DRAW,)
            self.controller.open_session(DrillSession(start, tool or Tool.DRAW, tools))
        self._before = self.controller.board

    def _view(self) -> TaskView:
        texts, stage = play.task_texts(self.task), play.task_stage(self.task)
        count = len(self.lesson.tasks)
        place = _("Task {number} of {total}").format(number=str(self.at + 1), total=str(count))
        return TaskView(
            message_text(play.lesson_title(self.lesson)),
            place,
            self.at,
            count,
            "" if stage is None else message_text(stage),
            _text(texts.know),
            _text(texts.do),
            _text(texts.keys),
        )

    @property
    def _finds(self) -> bool:
        """Whether the technique is to be found in the position, or shown in it."""
        return self.task.kind not in play.TASKS_ON_RULES

    def refresh_buttons(self) -> None:
        """Offer the next task once this one is done, and until then help."""
        is_example = self.task.kind is TaskKind.EXAMPLE
        helps = self.task.technique is not None or self.task.kind is TaskKind.SOLVE
        presenter, helping = self.presenter, _("Help")
        if presenter is not None and not presenter.done:
            helping = hint_labels.next_press_text(presenter)
        self.show_controls(
            self._following() if self.done or is_example else "",
            helping if helps and not is_example and not self.done else "",
            can_restart=not is_example and not self.done,
        )

    def _following(self) -> str:
        if self.at < len(self.lesson.tasks) - 1:
            return _("Next")
        if self.lesson is play.all_lessons()[0]:
            return _("Play")
        is_last = self.lesson is play.all_lessons()[-1]
        return _("Done") if is_last else _("Next Lesson")

    def _on_moved(self) -> None:
        """Judge the player's move; undo and redo only take feedback away."""
        before, self._before = self._before, self.controller.board
        self.close_help()
        if self.done or self.task.kind is TaskKind.EXAMPLE:
            return
        self.panel.clear_feedback()
        if self._finds:
            self._judge_since(before)
            return
        answer = play.judge_task(self.task, before, self._before)
        if answer.verdict is TaskVerdict.RIGHT:
            words = make_message(play.task_texts(self.task).done)
            self.show_words(_("That's it"), words, Tone.GOOD)
            self._finish_task()
        elif answer.verdict is TaskVerdict.WRONG and answer.words is not None:
            self.show_words(_("Not quite"), answer.words, Tone.WRONG)

    def _judge_since(self, before: Board) -> None:
        """Judge the board if anything was drawn or marked since, once the judge is ready."""
        board = self.controller.board
        _, drawn = board.changes(before)
        if self.judge is not None and (drawn or board.marks != before.marks):
            self.judge_board(self.judge, self._on_judged)

    def _finish_task(self) -> None:
        self.done = True
        self.refresh_buttons()
        self.panel.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reached.emit(self.lesson, self.at + 1)
        if self.task.kind is TaskKind.SOLVE:
            self.board.painter.celebrate()

    def _go_on(self) -> None:
        """Show the next picture of an example, or the next task."""
        if self.task.kind is TaskKind.EXAMPLE:
            if self.presenter is not None and self.presenter.has_next_picture:
                self.show_more()
                return
            self.reached.emit(self.lesson, self.at + 1)
        if self.at < len(self.lesson.tasks) - 1:
            self.at += 1
            self._show_task()
        elif self.lesson is play.all_lessons()[0]:
            self.play_requested.emit()
        else:
            self.next_lesson_requested.emit(self.lesson)

    # Positions in which the technique is to be found

    def _on_ready(self, judge: solver.DrillJudge) -> None:
        """Show the example with its reason, or where to look in a guided task."""
        self.judge = judge
        if play.asks_for_dead_end(self.task):
            self._suppose()
        elif self.task.kind is TaskKind.LOOK and self.task.target is not None:
            marks = (Mark(MarkRole.SUBJECT, self.task.target),)
            self.controller.show_marks(BoardMarks(marks, lettered=frozenset()))
        elif judge.hints and self.task.kind in (TaskKind.EXAMPLE, TaskKind.GUIDED):
            presenter = HintPresenter(play.hint_to_show(judge.hints), self.controller.board)
            is_example = self.task.kind is TaskKind.EXAMPLE
            degree = HintDegree.WHY if is_example else HintDegree.WHERE
            self.show_hint(presenter.at_degree(degree), reveal=not is_example)
        if self.task.kind is not TaskKind.EXAMPLE:
            self._judge_since(self.task.start)

    def _on_judged(self, verdict: solver.DrillVerdict) -> None:
        if verdict.result is DrillResult.RIGHT and verdict.hint is not None:
            self._show_reason(verdict.hint, (_("That's it"), Tone.GOOD))
            self._finish_task()
        elif verdict.result is DrillResult.WRONG:
            self._take_back(verdict.hint)
        elif verdict.result in (DrillResult.OTHER, DrillResult.KNOWN):
            known = verdict.result is DrillResult.KNOWN
            words = (
                N_("The board already shows this. Look for something new.")
                if known
                else N_("True, but it does not follow from this technique alone. Look again.")
            )
            title = _("Nothing new") if known else _("True, but not this")
            self.show_words(title, make_message(words))

    # Tasks in which a cell is pointed at

    def _suppose(self) -> None:
        hint = self._example
        if hint is not None:
            picture = play.supposition(hint)
            text = explanation_text(picture, self.theme.colours)
            self.panel.show_feedback(TaskFeedback(_("Suppose"), text), reveal=False)
            self.controller.show_marks(BoardMarks.of(picture))

    def _show_chain(self) -> None:
        """Show the next picture of what follows from what is supposed."""
        hint = self._example
        if self.presenter is not None and self.presenter.has_next_picture:
            self.show_more()
        elif self.presenter is None and hint is not None:
            self.show_hint(HintPresenter(hint, self.controller.board, HintDegree.WHY, done=True))

    def _judge_cell(self, cell: Cell) -> None:
        """Judge a cell that is pointed at: a dead end, or where the technique helps."""
        hint, judge = self._example, self.judge
        if hint is None or judge is None:
            return
        words = N_("Something still fits there. Look again, or ask for help.")
        shown = hint if cell in judge.dead_ends(hint) else None
        if self.task.kind is TaskKind.LOOK:
            words = N_("Not there yet. Look again, or ask for help.")
            shown = judge.judge_cell(cell).hint
        if shown is None:
            self.show_words(_("Not this one"), make_message(words), Tone.WRONG)
        else:
            self._show_reason(shown, (_("That's it"), Tone.GOOD))
            self._finish_task()

    @property
    def _example(self) -> Hint | None:
        """The conclusion that the task is about, None until it is known."""
        hints = () if self.judge is None else self.judge.hints
        return play.hint_to_show(hints) if hints else None

    def _take_back(self, hint: Hint | None) -> None:
        """Take a wrong answer back, and show why it is wrong."""
        self.controller.notify(self.controller.session.undo())
        title = _("That is impossible")
        if hint is None:
            self.show_words(title, make_message(N_("No solution agrees with it.")), Tone.WRONG)
        else:
            self._show_reason(hint, (title, Tone.WRONG))

    def _show_reason(self, hint: Hint, heading: tuple[str, Tone]) -> None:
        """Show the last picture of a hint as the reason why an answer is right or wrong."""
        reason = HintPresenter(hint, self.controller.board, HintDegree.WHY, done=True)
        self.show_hint(reason.at_offset(len(reason.pictures)), heading)

    # Help

    def _ask_for_hint(self) -> None:
        board, near = self.controller.board, self.controller.session.cursor

        def found(hint: Hint | None) -> None:
            if hint is not None:
                self.show_hint(HintPresenter(hint, board))

        self.jobs.submit(lambda _stop: solver.next_hint(board, near=near), found, replaces=self)

    def _on_view_changed(self) -> None:
        """Go on where Enter was pressed on an example, and judge a cell that is pointed at."""
        session = self.controller.session
        if isinstance(session, ShownPosition) and session.take_confirmed():
            self._go_on()
        cell = session.take_pointed() if isinstance(session, DrillSession) else None
        if cell is not None and not self.done:
            self._judge_cell(cell)

    def _measure(self) -> None:
        """Count the cells being dragged over, in the lesson on counting."""
        preview = self.controller.session.preview
        text = ""
        if play.has_ruler(self.task) and preview is not None:
            text = message_text(play.ruler_message(self.controller.puzzle, preview.rect))
        self.panel.show_ruler(text)


def _text(template: str) -> str:
    return typeset(_(template)) if template else ""
