"""The context menu of a rectangle: explain it, why is it wrong, remove it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from shikaku_gui import play, solver
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.board_menu import BoardMenu
from shikaku_gui.gui.hints.hint_controller import HintController
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.i18n import _
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play import HintDegree, Tone


class RectangleMenu(BoardMenu):
    """The context menu of the game, with the help that its hints give."""

    def __init__(
        self,
        controller: GameController,
        queries: HintQueries,
        hints: HintController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(controller, parent)
        self._queries = queries
        self._hints = hints

    def _add_help(self, menu: QMenu, cell: Cell, rect: Rect | None) -> None:
        """Add what explains a rectangle, or a hint near an empty cell.

        What is only supposed is not explained: the answer would rest on the solution.
        """
        if rect is None or self._controller.board.trial_depth(rect):
            menu.addAction(_("&Hint Near Here"), lambda: self.hint_near(cell))
        else:
            menu.addAction(_("&Explain This"), lambda: self.explain(rect))
            menu.addAction(_("&Why Is This Wrong?"), lambda: self.why_wrong(rect))

    def hint_near(self, cell: Cell) -> None:
        """Show the hint nearest to a cell."""
        self._controller.session.cursor = cell
        self._hints.close()
        self._hints.advance()

    def explain(self, rect: Rect) -> None:
        """Show how a rectangle can be found, or that it is wrong."""
        board = self._controller.board
        self._queries.ask(
            _("Explaining…"),
            lambda answer, stop: play.find_rect_hint(board, rect, answer, stop),
            self._on_explained,
        )

    def why_wrong(self, rect: Rect) -> None:
        """Show why a rectangle is wrong, or that it is not."""
        board = self._controller.board

        def find_reason(
            answer: solver.Answer, stop: Stop
        ) -> tuple[bool | None, solver.Hint | None]:
            return answer.unique, solver.why_wrong(board, rect, answer=answer, stop=stop)

        self._queries.ask(_("Looking for the reason…"), find_reason, self._on_reason_found)

    def _on_explained(self, hint: solver.Hint | None) -> None:
        if hint is not None:
            self._hints.present(hint, HintDegree.WHY)
            return
        text = _("It fits its clue, but none of the techniques I know leads to it.")
        self._hints.report(_("No explanation"), text)

    def _on_reason_found(self, found: tuple[bool | None, solver.Hint | None]) -> None:
        unique, hint = found
        if hint is not None:
            self._hints.present(hint, HintDegree.WHY)
        elif unique is None:
            text = _("It fits its clue. The check ran out of time.")
            self._hints.report(_("Not known"), text)
        else:
            text = _("It belongs to the solution.")
            if not unique:
                text = _("It belongs to a solution. There are several.")
            self._hints.report(_("This is not wrong"), text, Tone.GOOD)
