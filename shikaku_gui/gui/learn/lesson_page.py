"""The page on which a lesson is played, on a board that is not the player's game."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text, translate, typeset
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints.hint_text import ExplanationText, explanation_text
from shikaku_gui.gui.learn.board_page import BoardPage
from shikaku_gui.gui.learn.task_panel import TaskFeedback, TaskView
from shikaku_gui.model import CrossOut, Fill, Move, Pencil
from shikaku_gui.play import (
    HintDegree,
    HintPresenter,
    Lesson,
    LessonTask,
    Message,
    TaskKind,
    Tone,
    Verdict,
    judge_task,
    lesson_title,
    make_message,
    task_texts,
)

if TYPE_CHECKING:
    from shikaku_gui.solver import Hint


class LessonPage(BoardPage):
    """Plays the tasks of a lesson, one after the other.

    ``reached`` is emitted with the lesson and the number of tasks that are done,
    ``next_lesson_requested`` with a lesson that is done, ``left`` when the player leaves.
    """

    reached = Signal(object, int)
    next_lesson_requested = Signal(object)
    left = Signal()

    def __init__(
        self, lesson: Lesson, runner: Runner, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(GameController(_position(lesson.tasks[0])), theme, parent)
        self._runner = runner
        self._theme = theme
        self._job: int | None = None
        self._presenter: HintPresenter | None = None
        self.lesson = lesson
        self.at = 0
        self.done = False
        self._before = self.controller.board
        self.panel.next_requested.connect(self._go_on)
        self.panel.help_requested.connect(self.help)
        self.panel.restart_requested.connect(self._show_task)
        self.panel.left.connect(self.left)
        self.controller.moved.connect(self._judge)
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
        if presenter is None:
            if self.task.kind is TaskKind.SOLVE and not self.done:
                self._ask_for_hint()
        elif presenter.has_next_picture:
            self._show_hint(presenter.turned(1))
        elif presenter.next_degree is not None:
            self._to_next_degree(presenter)

    # A task

    def _show_task(self) -> None:
        self._cancel_job()
        self.done, self._presenter = False, None
        saved = _position(self.task)
        self.start = saved.position
        self.controller.open(saved)
        self._before = self.controller.board
        texts, count = task_texts(self.task), len(self.lesson.tasks)
        place = self.tr("Task %1 of %2").replace("%1", str(self.at + 1)).replace("%2", str(count))
        title = message_text(lesson_title(self.lesson))
        self.panel.show_task(
            TaskView(
                title,
                place,
                self.at,
                count,
                "",
                *(_text(template) for template in (texts.know, texts.do, texts.keys)),
            )
        )
        self._show_controls()
        self.board.setFocus()

    def _show_controls(self) -> None:
        helps = self.task.kind is TaskKind.SOLVE and not self.done
        acts = self.task.kind is not TaskKind.TOLD
        self.panel.show_controls(
            following=self._following() if self.done else "",
            helping=self.tr("Help") if helps else "",
            can_restart=acts and not self.done,
        )

    def _following(self) -> str:
        last = self.at == len(self.lesson.tasks) - 1
        return self.tr("Next Lesson") if last else self.tr("Next")

    def _judge(self) -> None:
        """Judge the player's move; undo and redo only take feedback away."""
        before, self._before = self._before, self.controller.board
        self._close_help()
        if self.done:
            return
        answer = judge_task(self.task, before, self._before)
        if answer.verdict is Verdict.RIGHT:
            self._finish_task()
        elif answer.verdict is Verdict.WRONG and answer.words is not None:
            title = self.tr("Not quite")
            self.panel.show_feedback(TaskFeedback(title, self._plain(answer.words), Tone.WRONG))
        else:
            self.panel.clear_feedback()

    def _finish_task(self) -> None:
        self.done = True
        words = make_message(task_texts(self.task).done)
        title = self.tr("That's it")
        self.panel.show_feedback(TaskFeedback(title, self._plain(words), Tone.GOOD))
        self._show_controls()
        self.panel.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reached.emit(self.lesson, self.at + 1)
        if self.task.kind is TaskKind.SOLVE:
            self.board.celebrate()

    def _go_on(self) -> None:
        if self.at < len(self.lesson.tasks) - 1:
            self.at += 1
            self._show_task()
        else:
            self.next_lesson_requested.emit(self.lesson)

    # Help

    def _ask_for_hint(self) -> None:
        board, near = self.controller.board, self.controller.session.cursor

        def found(hint: "Hint | None") -> None:
            self._job = None
            if hint is not None:
                self._show_hint(HintPresenter(hint, board.puzzle))

        def work(_stop: object) -> "Hint | None":
            from shikaku_gui.solver import next_hint

            return next_hint(board, near=near)

        self._cancel_job()
        job = self._runner.run(work, found)
        self._job = job if self._runner.is_pending(job) else None

    def _to_next_degree(self, presenter: HintPresenter) -> None:
        degree, move = presenter.next_degree, presenter.hint.move
        if degree is not None and degree is not HintDegree.DRAW:
            self._show_hint(presenter.to(degree))
        elif move is not None:
            self._close_help()
            self.controller.notify(self.controller.session.play(move))

    def _show_hint(self, presenter: HintPresenter) -> None:
        from shikaku_gui.gui.hints import hint_pages

        self._presenter = presenter
        picture = presenter.picture
        page = hint_pages.make_page(presenter, self._theme.colours)
        self.panel.show_feedback(TaskFeedback(page.title, page.text, page.tone))
        self.panel.help_button.setText(page.next_press)
        self.controller.show_marks(
            BoardMarks(
                picture.marks,
                picture.ghosts,
                focus=picture.focus,
                pencilled=picture.pencilled,
                crossed_out=picture.crossed_out,
            )
        )

    def _close_help(self) -> None:
        self._cancel_job()
        if self._presenter is not None:
            self._presenter = None
            self.panel.help_button.setText(self.tr("Help"))

    def _cancel_job(self) -> None:
        if self._job is not None:
            self._runner.cancel(self._job)
            self._job = None

    def _plain(self, words: Message) -> ExplanationText:
        return explanation_text(words, (), self._theme.colours)

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
    return typeset(translate(template)) if template else ""
