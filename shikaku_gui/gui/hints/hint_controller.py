"""Hints by degrees: each press says more of the same hint, the last one draws it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.gui.base.idle_jobs import IdleJobs
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.hints import hint_queries
from shikaku_gui.gui.hints.highlight_pulse import HighlightPulse
from shikaku_gui.gui.hints.hint_panel import HintPanel
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Cell
from shikaku_gui.play import HintDegree, Tone

if TYPE_CHECKING:
    from shikaku_gui.play import HintPresenter
    from shikaku_gui.solver import Conclusion, Hint


class HintController(QObject):
    """Tells hints on the stage's board in its panel.

    ``message`` is emitted with notes, ``status_text`` with a few words for a moment, ``shown``
    whenever a hint appears and ``following`` with what the next press will do.
    """

    message = Signal(Note)
    status_text = Signal(str)
    shown = Signal()
    following = Signal(str)

    def __init__(
        self,
        controller: GameController,
        queries: HintQueries,
        background: IdleJobs,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._queries = queries
        self._background = background
        self._theme = theme
        self._pulse = HighlightPulse(controller, theme, self)
        self._all: tuple[Hint, ...] = ()
        self._told: dict[Conclusion, frozenset[HintDegree]] = {}
        self.presenter: HintPresenter | None = None
        self.panel = HintPanel(theme)
        self._connect()

    @property
    def hint(self) -> "Hint | None":
        """The hint that is being told, None where there is none."""
        return None if self.presenter is None else self.presenter.hint

    def go_on(self) -> None:
        """Begin a hint, or say more of the one that is being told, or draw it."""
        if self.presenter is None:
            text = self.tr("Looking for the next step ...")
            self._queries.ask(text, hint_queries.next_hint(self._near), self._begin)
        elif self.presenter.following is None:
            self.another()
        else:
            self.say(self.presenter.following)

    def say(self, degree: HintDegree) -> None:
        """Go to a degree of the hint; the last one draws it."""
        if self.presenter is None:
            return
        if degree is HintDegree.DRAW:
            self._draw()
        else:
            self._show(self.presenter.to(degree))

    def turn(self, steps: int) -> None:
        """Show another picture of the hint."""
        if self.presenter is not None:
            self._show(self.presenter.turned(steps))

    def tell(self, hint: "Hint", degree: HintDegree = HintDegree.NUDGE) -> None:
        """Tell a hint, at once up to a degree."""
        from shikaku_gui.play import HintPresenter, hint_is_met

        self.shown.emit()
        done = hint_is_met(hint, self._controller.board)
        told = self._told.get(hint.conclusion, frozenset())
        puzzle = self._controller.session.puzzle
        self._show(HintPresenter(hint, puzzle, degree, told=told, done=done))

    def another(self) -> None:
        """Tell another hint, if there is one."""
        self._ask_all(self._tell_another)

    def list_all(self) -> None:
        """Show the list of all hints there are now, and the first of them."""
        self._ask_all(self._list)

    def close(self) -> None:
        """Tell no hint any more."""
        if self.presenter is None:
            return
        self.presenter, self._all = None, ()
        self._background.forget()
        self._pulse.point(None)
        self.panel.hide()
        self.panel.show_list((), -1)
        self._controller.clear_marks()
        self.following.emit("")

    def show_again(self) -> None:
        """Show the marks again after something else has taken them away."""
        if self.presenter is not None:
            self._mark(self.presenter)

    # How it goes on

    @property
    def _near(self) -> Cell:
        return self._controller.session.cursor

    def _connect(self) -> None:
        panel = self.panel
        panel.advance_requested.connect(self.go_on)
        panel.chosen.connect(self.say)
        panel.turned.connect(self.turn)
        panel.another.connect(self.another)
        panel.listed.connect(self.list_all)
        panel.picked.connect(self._pick)
        panel.pointed.connect(self._pulse.point)
        panel.dismissed.connect(self.close)
        self._controller.moved.connect(self._look_again)
        self._controller.game_changed.connect(self._begin_anew)
        self._theme.changed.connect(self._recolour)

    def _begin_anew(self) -> None:
        """Close the hint of the game before, and count again what is told."""
        self.close()
        self._told.clear()

    def _begin(self, hint: "Hint | None") -> None:
        if hint is None:
            text = self.tr("There is no step left.")
            self.message.emit(Note(self.tr("Solved"), text, Tone.GOOD))
        else:
            self.tell(hint)

    def _show(self, presenter: "HintPresenter") -> None:
        from shikaku_gui.gui.hints import hint_pages

        before, presenter = presenter.furthest, presenter.noted()
        if presenter.furthest is not before:
            self._count(presenter.degree, before)
        self._told[presenter.hint.conclusion] = presenter.told
        self.presenter = presenter
        self._pulse.point(None)
        self.panel.show_page(hint_pages.page(presenter, self._theme.colours))
        self._mark(presenter)
        self.following.emit(hint_pages.following(presenter))

    def _count(self, degree: HintDegree, before: HintDegree | None) -> None:
        """Count a hint once, where it has gone furthest, however often it is told."""
        self._controller.session.game.count_hint(degree, before)

    def _mark(self, presenter: "HintPresenter") -> None:
        picture = presenter.picture
        self._controller.show_marks(BoardMarks(picture.marks, picture.ghosts, focus=picture.focus))

    def _draw(self) -> None:
        hint = self.hint
        if self.presenter is None or hint is None or hint.move is None:
            return
        self._count(HintDegree.DRAW, self.presenter.furthest)
        self._told[hint.conclusion] = self.presenter.told | {HintDegree.DRAW}
        self.close()
        self._controller.notify(self._controller.session.play(hint.move))

    def _recolour(self) -> None:
        if self.presenter is not None:
            from shikaku_gui.gui.hints import hint_pages

            self.panel.show_page(hint_pages.page(self.presenter, self._theme.colours))

    # All there are

    def _ask_all(self, done: "Callable[[tuple[Hint, ...]], None]") -> None:
        if self._all:
            done(self._all)
        else:
            text = self.tr("Looking for all steps ...")
            self._queries.ask(text, hint_queries.all_hints(self._near), done)

    def _tell_another(self, hints: "tuple[Hint, ...]") -> None:
        here = self._place_of(hints)
        self._all = hints
        if not hints or (len(hints) == 1 and here == 0):
            self.status_text.emit(self.tr("There is no other hint now."))
            self.show_again()
            return
        at = (here + 1) % len(hints)
        self.tell(hints[at])
        if self.panel.list.isVisible():
            self._list(hints)

    def _list(self, hints: "tuple[Hint, ...]") -> None:
        from shikaku_gui.gui.hints import hint_pages

        if hints and self._place_of(hints) < 0:
            self.tell(hints[0])
        self._all = hints
        self.panel.show_list([hint_pages.line(hint) for hint in hints], self._place_of(hints))
        self.show_again()

    def _pick(self, row: int) -> None:
        if 0 <= row < len(self._all):
            self.tell(self._all[row])

    def _place_of(self, hints: "tuple[Hint, ...]") -> int:
        """Return where the hint that is told stands among all; -1 where it does not."""
        hint = self.hint
        ends = [other.conclusion for other in hints]
        return ends.index(hint.conclusion) if hint is not None and hint.conclusion in ends else -1

    # After a move

    def _look_again(self) -> None:
        """Close the hint where the move is what it asks for; else see whether it still holds."""
        if self.presenter is None:
            return
        hint = self.presenter.hint
        if self.presenter.done:
            self.close()
            return
        from shikaku_gui.play import hint_is_met

        if hint_is_met(hint, self._controller.board):
            self.close()
            # In a moment: now the line below still follows the move.
            QTimer.singleShot(0, self, lambda: self.status_text.emit(self.tr("That's it.")))
            return
        self._all = ()
        self.panel.show_list((), -1)
        self.show_again()
        work = self._queries.prepared(lambda *asked: hint_queries.still_true(hint, *asked))
        self._background.want(work, lambda found: self._judged(hint, self._queries.take(found)))

    def _judged(self, hint: "Hint", holds: bool) -> None:
        if self.hint is hint and not holds:
            self.close()
            self.status_text.emit(self.tr("The hint does not fit the board any more."))
