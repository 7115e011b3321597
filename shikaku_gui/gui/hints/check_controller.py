"""Checks for mistakes, on request or continuously, and undoes moves until there are none."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from shikaku_gui import solver
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import translated_problems, unnamed_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints import hint_queries
from shikaku_gui.gui.hints.hint_controller import HintController
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import BrokenRect, Marks, Rect, violations
from shikaku_gui.play import (
    CheckLevel,
    Tone,
    TrialFailure,
    broken_rule_message,
    failure_message,
    find_trial_failure,
    reject_trial,
)
from shikaku_gui.texts import named_message

_NAMED = 3


class CheckController(QObject):
    """Checks the board on request, and continuously as far as the check level says.

    ``proof_wanted`` asks for a proof of how many solutions the puzzle has.
    """

    message = Signal(Note)
    proof_wanted = Signal()

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
        controller.game_changed.connect(self._begin)
        settings.changed.connect(self._follow)
        self._begin()

    def check(self) -> None:
        """Report which rules are broken, else whether all rectangles belong to a solution.

        In a trial only the rules count, so that the solution is not given away.
        """
        board = self._controller.board
        broken = violations(board)
        if board.trials and not self._controller.session.game.solved:
            text = _("Checking…")
            work = partial(find_trial_failure, board)
            self._queries.commands.run(text, work, self._report_trial, until_move=True)
        elif broken:
            self._report_broken(broken)
        elif not board.covered and board.marks.empty:
            self._hints.report(_("Nothing to check"), _("Nothing has been drawn yet."))
        elif self._controller.session.game.solved:
            self._hints.report(_("Solved"), _("Every cell is covered."), Tone.GOOD)
        else:
            question = partial(hint_queries.all_mistakes, board, self._controller.session.cursor)
            self._queries.ask(_("Checking…"), question, self._found)

    def _report_trial(self, failure: TrialFailure | None) -> None:
        board = self._controller.board
        if failure is None:
            text = _(
                "No rule is broken, and every clue and every cell still has a possible rectangle."
            )
            self._hints.report(_("The trial has not failed"), text)
            return
        self._controller.reveal([failure.place])
        reject = NoteButton(_("Reject Trial"), self._reject, leading=True)
        text = unnamed_text(failure_message(board, failure))
        self.message.emit(
            Note(_("The trial has failed"), text, Tone.WRONG, (reject,), announced=False)
        )

    def _reject(self) -> None:
        self._controller.notify(reject_trial(self._controller.session))

    def go_back(self) -> None:
        """Go back to the latest position without a mistake; one redo restores the rest."""
        boards = self._controller.session.game.boards
        text = _("Looking for the last good position…")
        self._queries.ask(text, partial(hint_queries.last_good_position, boards), self._go_back)

    def _go_back(self, position: int | None) -> None:
        session = self._controller.session
        here = session.game.position
        if position is None:
            text = _("There is no way to divide this grid.")
            self._hints.report(_("This puzzle has no solution"), text, Tone.WRONG)
        elif position == here:
            text = _("Nothing needs to be removed.")
            self._hints.report(_("This is a good position"), text, Tone.GOOD)
        else:
            self._hints.close()  # its conclusion was not carried out
            self._controller.notify(session.back_to(position))
            text = ngettext(
                "Went back one move. Redo restores it.",
                "Went back {count} moves. Redo restores them all.",
                here - position,
            ).format(count=here - position)
            redo = NoteButton(_("Redo"), self._redo)
            self.message.emit(Note(_("Back to the last good position"), text, buttons=(redo,)))

    def _redo(self) -> None:
        self._controller.notify(self._controller.session.redo())

    def _report_broken(self, broken: tuple[BrokenRect, ...]) -> None:
        self._controller.reveal([one.rect for one in broken])
        lines = [
            unnamed_text(named_message(str(one.rect), broken_rule_message(one)))
            for one in broken[:_NAMED]
        ]
        if more := max(len(broken) - _NAMED, 0):
            lines.append(
                ngettext("And {count} more.", "And {count} more.", more).format(count=more)
            )
        count = len(broken)
        title = ngettext("A rule is broken", "{count} rectangles break a rule", count)
        self._hints.report(title.format(count=count), "\n".join(lines), Tone.WRONG)

    def _found(self, found: tuple[solver.Answer, tuple[solver.Hint, ...]]) -> None:
        answer, mistakes = found
        if mistakes:
            self._hints.present(mistakes[0])
        elif answer.result.problems:
            text = "\n".join(translated_problems(self._controller.puzzle, answer.result.problems))
            self._report_count(_("This puzzle has no solution"), text, Tone.WRONG)
        elif answer.result.status is solver.Status.INFEASIBLE:
            text = _("Proven: no rectangles can fill this grid.")
            self._report_count(_("This puzzle has no solution"), text, Tone.WRONG)
        elif answer.unique is None:
            text = _("No rule is broken, but the check for mistakes ran out of time.")
            self._hints.report(_("No rule is broken"), text)
        else:
            self._report_correct(unique=answer.unique)

    def _report_correct(self, *, unique: bool) -> None:
        text = _("Every rectangle so far is correct.")
        if not unique:
            text = _("Every rectangle so far belongs to a solution. There are several.")
        self._report_count(_("Looking good"), text, Tone.GOOD)

    def _report_count(self, title: str, text: str, tone: Tone) -> None:
        """Show a note that tells how many solutions there are, and offer a proof of that."""
        self._hints.close()
        prove = NoteButton(_("Save Proof…"), self.proof_wanted.emit)
        self.message.emit(Note(title, text, tone, (prove,)))

    # Continuous checks

    def _follow(self) -> None:
        if self._settings.check_level is not self._controller.session.level:
            self._begin()

    def _begin(self) -> None:
        self._controller.notify(self._controller.session.set_level(self._settings.check_level))
        self._compare_with_solution()

    def _compare_with_solution(self) -> None:
        if self._controller.session.level is CheckLevel.SOLUTION:
            query = partial(hint_queries.all_wrong, self._controller.board)
            self._queries.ask_when_idle(self, query, self._show_wrong)
        else:
            self._queries.cancel(self)

    def _show_wrong(self, found: tuple[frozenset[Rect], Marks]) -> None:
        wrong, marks = found
        self._controller.notify(self._controller.session.set_wrong(wrong, marks))
