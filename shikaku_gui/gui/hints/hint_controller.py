"""Shows hints by degrees: each press reveals more of the same hint, the last one draws it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui import play, solver
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.explanation_controller import ExplanationController
from shikaku_gui.gui.hints.hint_panel import HintPanel
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import _
from shikaku_gui.model import Board, RejectTrial
from shikaku_gui.play import HintDegree, Tone


class HintController(ExplanationController):
    """Presents hints for the board in their panel.

    ``status_text`` is emitted with short texts for the status line, and ``next_press_changed``
    with what the next press does, empty without a hint.
    """

    status_text = Signal(str)
    next_press_changed = Signal(str)
    panel: HintPanel

    def __init__(
        self,
        controller: GameController,
        queries: HintQueries,
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        panel = HintPanel(theme)
        super().__init__(panel, controller, queries, settings, theme, parent)
        self._all: tuple[solver.Hint, ...] = ()
        self._counted: dict[solver.Conclusion, HintDegree] = {}
        self.presenter: play.HintPresenter | None = None
        self._shown_on = self._judged_on = controller.board
        panel.advance_requested.connect(self.advance)
        panel.degree_chosen.connect(self.show_degree)
        panel.page_turned.connect(self.turn_page)
        panel.another_requested.connect(self.show_another)
        panel.list_requested.connect(self.show_all)
        panel.hint_picked.connect(self._on_hint_picked)
        settings.changed.connect(self._on_settings_changed)
        controller.moved.connect(self._on_moved)
        controller.game_changed.connect(self._on_game_changed)
        theme.changed.connect(self._on_theme_changed)

    @property
    def hint(self) -> solver.Hint | None:
        """The hint that is shown, None if there is none."""
        return None if self.presenter is None else self.presenter.hint

    def advance(self) -> None:
        """Find a hint, or show more of the current one; once all of it was seen, draw it."""
        if self._controller.session.game.solved:
            # The panel keeps the result of the game.
            self.status_text.emit(_("The puzzle is solved: there is nothing left to find."))
        elif self.presenter is None:
            board, near = self._controller.board, self._controller.session.cursor
            self._queries.ask(
                _("Looking for the next step…"),
                lambda answer, stop: solver.next_hint(board, near=near, answer=answer, stop=stop),
                self._on_hint_found,
                hints=True,
            )
        elif self.presenter.has_next_picture:
            self.turn_page(1)
        elif self.presenter.next_degree is not None:
            self.show_degree(self.presenter.next_degree)
        elif self.presenter.has_others:
            self.show_another()
        else:
            self.close()

    def show_degree(self, degree: HintDegree) -> None:
        """Show a degree of the hint; the last one draws it."""
        if self.presenter is None:
            return
        if degree is HintDegree.DRAW:
            self._draw(self.presenter.hint)
        else:
            self._count(self.presenter.hint, degree)
            self._show(self.presenter.at_degree(degree))

    def turn_page(self, steps: int) -> None:
        """Show another picture of the hint."""
        if self.presenter is not None:
            self._show(self.presenter.at_offset(steps))

    def present(self, hint: solver.Hint, degree: HintDegree | None = None) -> None:
        """Show a hint up to a degree, or at its first one."""
        self.started.emit()
        self._shown_on = self._judged_on = self._controller.board
        degree = degree or play.first_degree(hint)
        done = play.hint_is_met(hint, self._shown_on)
        learning = self._settings.learn_play
        self._count(hint, degree)
        self._show(play.HintPresenter(hint, self._shown_on, degree, done=done, learning=learning))

    def show_another(self) -> None:
        """Show another hint, if there is one."""
        self._ask_all(self._show_next)

    def show_all(self) -> None:
        """List all hints for the board, and show the first unless one of them is shown."""
        self._ask_all(self._show_list)

    def close(self) -> None:
        """Close the hint."""
        if self.presenter is None:
            return
        self.presenter, self._all = None, ()
        self._queries.cancel(self)
        self.panel.show_list((), -1)
        super().close()
        self.next_press_changed.emit("")

    @property
    def next_press(self) -> str:
        """What the next press does, empty without a hint."""
        return "" if self.presenter is None else hint_labels.next_press_text(self.presenter)

    def report(self, title: str, text: str, tone: Tone = Tone.PLAIN, *buttons: NoteButton) -> None:
        """Close the hint and show a note in its place."""
        self.close()
        self.message.emit(Note(title, text, tone, buttons))

    def _on_settings_changed(self) -> None:
        learning = self._settings.learn_play
        if self.presenter is not None and self.presenter.learning != learning:
            self._show(replace(self.presenter, learning=learning), announced=False)

    # The current hint

    def _on_game_changed(self) -> None:
        """Close the hint when another game is opened, and count its hints from zero."""
        self.close()
        self._counted.clear()

    def _on_hint_found(self, hint: solver.Hint | None) -> None:
        if hint is not None:  # None on a board that was solved meanwhile
            self.present(hint)

    def _show(self, presenter: play.HintPresenter, *, announced: bool = True) -> None:
        self.presenter = presenter
        self.panel.show_hint(presenter, announced=announced)
        self._show_marks(BoardMarks.of(presenter.picture))
        self.next_press_changed.emit(hint_labels.next_press_text(presenter))

    def _draw(self, hint: solver.Hint) -> None:
        if hint.move is not None:
            self._count(hint, HintDegree.DRAW)
            self.close()
            self._controller.notify(self._controller.session.play(hint.move))

    def _count(self, hint: solver.Hint, degree: HintDegree) -> None:
        """Count a hint once, at the highest degree that the player asked for."""
        before = self._counted.get(hint.conclusion)
        if before is None or degree is HintDegree.DRAW or degree.rank > before.rank:
            self._controller.count_hint(degree, before)
            self._counted[hint.conclusion] = degree

    def _on_theme_changed(self) -> None:
        if self.presenter is not None:
            self.panel.show_hint(self.presenter, announced=False)

    # All hints

    def _ask_all(self, done: Callable[[tuple[solver.Hint, ...]], None]) -> None:
        if self._all:
            done(self._all)
        else:
            board, near = self._controller.board, self._controller.session.cursor
            self._queries.ask(
                _("Looking for all steps…"),
                lambda answer, stop: solver.all_hints(board, near=near, answer=answer, stop=stop),
                done,
                hints=True,
            )

    def _show_next(self, hints: tuple[solver.Hint, ...]) -> None:
        here = self._index_in(hints)
        self._all = hints
        if not hints or (len(hints) == 1 and here == 0):
            none = _("There are no other hints right now.")
            if self.presenter is None:
                self.status_text.emit(none)
            else:
                self._show(replace(self.presenter, alone=True), announced=False)  # offers no other
                self.panel.tell(none)
            return
        at = (here + 1) % len(hints)
        self.present(hints[at])
        if self.panel.list.isVisible():
            self._show_list(hints)

    def _show_list(self, hints: tuple[solver.Hint, ...]) -> None:
        shown = self.presenter
        told = shown is None or shown.degree.rank >= HintDegree.WHERE.rank
        if hints and self._index_in(hints) < 0:
            self.present(hints[0], HintDegree.NUDGE)
        self._all = hints
        self.panel.show_list(hints, self._index_in(hints), told=told)
        self.show_again()

    def _on_hint_picked(self, row: int) -> None:
        if 0 <= row < len(self._all):
            self.present(self._all[row], HintDegree.NUDGE)

    def _index_in(self, hints: tuple[solver.Hint, ...]) -> int:
        """Return the index of the current hint among all, -1 if it is not one of them."""
        hint = self.hint
        ends = [other.conclusion for other in hints]
        return ends.index(hint.conclusion) if hint is not None and hint.conclusion in ends else -1

    # After a move

    def _on_moved(self) -> None:
        """Close the hint if the move carries it out; else check whether it is still valid."""
        if self.presenter is None:
            return
        hint = self.presenter.hint
        before, self._judged_on = self._judged_on, self._controller.board
        if self.presenter.done:
            self.close()
            return
        if play.hint_is_met(hint, self._controller.board):
            self._praise()
            return
        self._all = ()
        self.panel.show_list((), -1)
        self._show(replace(self.presenter, alone=False), announced=False)
        if hint.move != RejectTrial() and self._is_unchanged():
            return
        if self.presenter.degree is HintDegree.FIND and not self._controller.board.trials:
            self._judge(hint, before)
            return
        self._validate(hint)

    def _praise(self) -> None:
        """Close the hint, which the player has carried out."""
        self.close()
        # Later: the status line has yet to react to the move itself.
        QTimer.singleShot(0, self, lambda: self.status_text.emit(_("That's it.")))

    def _judge(self, hint: solver.Hint, before: Board) -> None:
        """Find out whether a move is the step that the player was asked to find."""
        after = self._controller.board
        self._queries.ask_when_idle(
            self,
            lambda answer, stop: play.judge_attempt(hint, before, after, answer, stop),
            lambda attempt: self._on_judged(hint, attempt),
            hints=True,
        )

    def _on_judged(self, hint: solver.Hint, attempt: play.Attempt) -> None:
        if self.presenter is None or self.hint is not hint:
            return
        if attempt is play.Attempt.FOUND:
            self._praise()
            return
        if attempt is play.Attempt.WRONG and self.presenter.next_degree is not None:
            self._show(self.presenter.at_degree(self.presenter.next_degree))
            self.panel.tell(_("That is not correct. Here is more help."))
            return
        if attempt is play.Attempt.OTHER:
            self.panel.tell(_("Right, but there is another step to find."))
        self._validate(hint)

    def _validate(self, hint: solver.Hint) -> None:
        """Close the hint if it does not hold any more."""
        board = self._controller.board
        self._queries.ask_when_idle(
            self,
            lambda answer, stop: play.hint_is_valid(hint, board, answer, stop),
            lambda valid: self._on_validated(hint, valid),
            hints=True,
        )

    def _is_unchanged(self) -> bool:
        """Tell whether the board has the rectangles and marks that the hint was shown on."""
        before, now = self._shown_on, self._controller.board
        return (now.by_row, now.marks) == (before.by_row, before.marks)

    def _on_validated(self, hint: solver.Hint, valid: bool) -> None:
        if self.hint is not hint or valid:
            return
        self.close()
        if hint.move is not None:
            self.status_text.emit(_("This hint is out of date."))
