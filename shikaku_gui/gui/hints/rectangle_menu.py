"""The context menu of a rectangle: explain it, why is it wrong, remove it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu

from shikaku_gui import play, solver
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.hints.hint_controller import HintController
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.i18n import _, pgettext
from shikaku_gui.model import Cell, Erase, Move, Rect, Unmark
from shikaku_gui.play import HintDegree, Tone, spell_out_positions


class RectangleMenu(QObject):
    """Opens the context menu at the pointer, or by the keyboard at the cursor."""

    def __init__(
        self,
        controller: GameController,
        queries: HintQueries,
        hints: HintController,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._queries = queries
        self._hints = hints
        self._board: GameBoard | None = None
        self.menu: QMenu | None = None

    def attach(self, board: GameBoard) -> None:
        """Handle the context menu events of the board."""
        self._board = board
        board.menu_requested.connect(self._on_menu_requested)
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the menu on a context menu event of the keyboard.

        By pointer it opens when the right button is released, which may also draw.
        """
        if watched is not self._board or not isinstance(event, QContextMenuEvent):
            return super().eventFilter(watched, event)
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            cell = self._controller.session.cursor
            self.open(cell, self._place(cell))
            if self.menu is not None:
                actions = self.menu.actions()
                enabled = (each for each in actions if each.isEnabled() and not each.isSeparator())
                self.menu.setActiveAction(next(enabled))
        return True

    def _on_menu_requested(self, position: QPointF) -> None:
        if self._board is None:
            return
        cell = play.cell_at(self._controller.session.puzzle, self._board.point(position))
        if cell is not None:
            self.open(cell, self._board.mapToGlobal(position.toPoint()))

    def open(self, cell: Cell, place: QPoint) -> None:
        """Open the menu of the rectangle at a cell, or of an empty cell.

        What is only supposed is not explained: the answer would rest on the solution.
        """
        rect = self._controller.board.at(cell)
        menu = QMenu(self._board)
        menu.setAccessibleName(spell_out_positions(str(rect or cell)))
        menu.addAction(name_cells(str(rect or cell))).setEnabled(False)
        menu.addSeparator()
        if rect is None or self._controller.board.trial_depth(rect):
            menu.addAction(_("&Hint Near Here"), lambda: self.hint_near(cell))
        else:
            menu.addAction(_("&Explain This"), lambda: self.explain(rect))
            menu.addAction(_("&Why Is This Wrong?"), lambda: self.why_wrong(rect))
        if rect is not None:
            menu.addSeparator()
            menu.addAction(pgettext("rectangle", "&Remove"), lambda: self._on_remove(rect))
        self._add_marks(menu, cell)
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(place)

    def _add_marks(self, menu: QMenu, cell: Cell) -> None:
        """Add what can be done with the marks of a cell."""
        board = self._controller.board
        menu.addSeparator()
        if cell in board.puzzle.clues:
            menu.addAction(
                _("&Possible Rectangles") + "\tP",
                lambda: self._controller.notify(self._controller.session.show_possible(cell)),
            )
        pencils = tuple(board.visible_pencils(Rect(*cell, 1, 1)))
        if pencils:
            text = _("Remove Pe&ncil Marks")
            menu.addAction(text, lambda: self._play(Unmark(pencils)))
        crosses = play.crosses_of(board, cell)
        if crosses:
            menu.addAction(_("Remove &Crosses"), lambda: self._play(Unmark((), crosses)))

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

    def _on_remove(self, rect: Rect) -> None:
        if rect in self._controller.board:
            self._play(Erase(rect))

    def _play(self, move: Move) -> None:
        self._controller.notify(self._controller.session.play(move))

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

    def _place(self, cell: Cell) -> QPoint:
        """Scroll to a cell and return its middle on the screen."""
        if self._board is None:
            return QPoint()
        self._board.camera.reveal(Rect(*cell, 1, 1))
        return self._board.mapToGlobal(self._board.grid.area(Rect(*cell, 1, 1)).center().toPoint())
