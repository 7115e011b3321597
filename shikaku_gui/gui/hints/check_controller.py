"""Checks for mistakes, on request or continuously, and undoes moves until there are none."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from shikaku_gui import play, solver
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import translated_problems, unnamed_text
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints.hint_controller import HintController
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import BrokenRect, violations
from shikaku_gui.texts import named_message

_NAMED = 3


class CheckController(QObject):
    """Checks the board on request, and continuously as far as the check level says."""

    message = Signal(Note)

    def __init__(
        self,
        controller: GameController,
        queries: HintQueries,
        hints: HintController,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._queries = queries
        self._hints = hints
        self._settings = settings
        controller.moved.connect(self._compare_with_solution)
        controller.game_changed.connect(self._start)
        settings.changed.connect(self._on_settings_changed)
        self._start()

    def check(self) -> None:
        """Report which rules are broken, else whether all rectangles belong to a solution.

        In a trial only the rules count, so that the solution is not given away.
        """
        board = self._controller.board
        broken = violations(board)
        if board.trials and not self._controller.session.game.solved:
            self._queries.commands.run(
                _("Checking…"),
                partial(play.find_trial_failure, board),
                self._report_trial,
                until_move=True,
            )
        elif broken:
            self._report_broken(broken)
        elif not board.covered and board.marks.empty:
            self._hints.report(_("Nothing to check"), _("Nothing has been drawn yet."))
        elif self._controller.session.game.solved:
            self._hints.report(_("Solved"), _("Every cell is covered."), play.Tone.GOOD)
        else:
            near = self._controller.session.cursor

            def find_mistakes(
                answer: solver.Answer, stop: Stop
            ) -> tuple[solver.Answer, tuple[solver.Hint, ...]]:
                return answer, solver.mistakes(board, near=near, answer=answer, stop=stop)

            self._queries.ask(_("Checking…"), find_mistakes, self._report_mistakes)

    def _report_trial(self, failure: play.TrialFailure | None) -> None:
        board = self._controller.board
        if failure is None:
            text = _(
                "No rule is broken, and every clue and every cell still has a possible rectangle."
            )
            self._hints.report(_("The trial has not failed"), text)
            return
        self._hints.close()
        reject = NoteButton(_("Reject Trial"), self._queries.commands.reject_trial, leading=True)
        text = unnamed_text(play.failure_message(board, failure))
        self.message.emit(
            Note(_("The trial has failed"), text, play.Tone.WRONG, (reject,), announced=False)
        )
        if failure.broken is not None and self._controller.session.shows_broken:
            self._controller.reveal([failure.place])  # it is hatched already
            return
        # Until the note is closed; no words name it by a letter.
        place = solver.Mark(solver.MarkRole.REASON, failure.place)
        self._controller.show_marks(BoardMarks((place,), lettered=frozenset()))

    def go_back(self) -> None:
        """Go back to the latest position without a mistake; one redo restores the rest."""
        boards = self._controller.session.game.boards
        text = _("Looking for the last good position…")
        self._queries.ask(
            text,
            lambda answer, stop: play.last_good_position(boards, answer, stop),
            self._on_good_position,
        )

    def _on_good_position(self, position: int | None) -> None:
        session = self._controller.session
        here = session.game.position
        if position is None:
            text = _("There is no way to divide this grid.")
            self._hints.report(_("This puzzle has no solution"), text, play.Tone.WRONG)
        elif position == here:
            text = _("Nothing needs to be removed.")
            self._hints.report(_("This is a good position"), text, play.Tone.GOOD)
        else:
            self._hints.close()  # its conclusion was not carried out
            self._controller.notify(session.back_to(position))
            text = ngettext(
                "Went back one move. Redo restores it.",
                "Went back {count} moves. Redo restores them all.",
                here - position,
            ).format(count=here - position)
            redo = NoteButton(_("Redo"), self._queries.commands.redo)
            self.message.emit(Note(_("Back to the last good position"), text, buttons=(redo,)))

    def _report_broken(self, broken: tuple[BrokenRect, ...]) -> None:
        self._controller.reveal([one.rect for one in broken])
        lines = [
            unnamed_text(named_message(str(one.rect), play.broken_rule_message(one)))
            for one in broken[:_NAMED]
        ]
        if more := max(len(broken) - _NAMED, 0):
            lines.append(
                ngettext("And {count} more.", "And {count} more.", more).format(count=more)
            )
        count = len(broken)
        title = ngettext("A rule is broken", "{count} rectangles break a rule", count)
        self._hints.report(title.format(count=count), "\n".join(lines), play.Tone.WRONG)

    def _report_mistakes(self, found: tuple[solver.Answer, tuple[solver.Hint, ...]]) -> None:
        answer, mistakes = found
        if mistakes:
            self._report_mistake(mistakes[0])
        elif answer.result.problems:
            text = "\n".join(translated_problems(self._controller.puzzle, answer.result.problems))
            self._hints.report(_("This puzzle has no solution"), text, play.Tone.WRONG)
        elif answer.result.status is solver.Status.INFEASIBLE:
            text = _("Proven: this grid cannot be divided.")
            self._hints.report(_("This puzzle has no solution"), text, play.Tone.WRONG)
        elif answer.unique is None:
            text = _("No rule is broken, but the check for mistakes ran out of time.")
            self._hints.report(_("No rule is broken"), text)
        else:
            text = _("Every rectangle so far is correct.")
            if not answer.unique:
                text = _("Every rectangle so far belongs to a solution. There are several.")
            self._hints.report(_("Looking good"), text, play.Tone.GOOD)

    def _report_mistake(self, hint: solver.Hint) -> None:
        """Say that something is wrong; where, and why, is a hint that the player may ask for."""
        board = self._controller.board
        nudge = play.HintPresenter(hint, board, play.HintDegree.NUDGE)

        def show_where() -> None:
            if self._controller.board is board:
                self._hints.present(hint, play.HintDegree.WHERE)
            else:
                self.check()

        where = NoteButton(_("Where?"), show_where, quiet=True)
        text = unnamed_text(nudge.picture.words)
        self._hints.report(_("Mistake found"), text, play.Tone.WRONG, where)

    # Continuous checks

    def _on_settings_changed(self) -> None:
        if self._settings.check_level is not self._controller.session.level:
            self._start()

    def _start(self) -> None:
        self._controller.notify(self._controller.session.set_level(self._settings.check_level))
        self._compare_with_solution()

    def _compare_with_solution(self) -> None:
        if self._controller.session.level is play.CheckLevel.SOLUTION:
            board = self._controller.board
            self._queries.ask_when_idle(
                self,
                lambda answer, stop: play.find_wrong(board, answer, stop),
                lambda found: self._controller.notify(self._controller.session.set_wrong(*found)),
            )
        else:
            self._queries.cancel(self)
