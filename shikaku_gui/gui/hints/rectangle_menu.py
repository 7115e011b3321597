"""The context menu of a rectangle: explain it, why is it wrong, remove it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu

from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.hints import hint_queries
from shikaku_gui.gui.hints.hint_controller import HintController
from shikaku_gui.gui.hints.hint_queries import HintQueries
from shikaku_gui.model import Cell, Erase, Rect
from shikaku_gui.play import HintDegree, Tone, cell_at

if TYPE_CHECKING:
    from shikaku_gui.solver import Hint


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
        board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the menu on a context menu event."""
        if watched is not self._board or not isinstance(event, QContextMenuEvent):
            return super().eventFilter(watched, event)
        by_keyboard = event.reason() is QContextMenuEvent.Reason.Keyboard
        cell = self._controller.session.cursor if by_keyboard else self._cell(event.pos())
        if cell is not None:
            self.open(cell, self._place(cell) if by_keyboard else event.globalPos())
        return True

    def open(self, cell: Cell, place: QPoint) -> None:
        """Open the menu of the rectangle at a cell, or of an empty cell."""
        rect = self._controller.board.at(cell)
        menu = QMenu(self._board)
        menu.setAccessibleName(str(rect or cell))
        menu.addAction(str(rect or cell)).setEnabled(False)
        menu.addSeparator()
        if rect is None:
            menu.addAction(self.tr("&Hint Near Here"), lambda: self.hint_near(cell))
        else:
            menu.addAction(self.tr("&Explain This"), lambda: self.explain(rect))
            menu.addAction(self.tr("&Why Is This Wrong?"), lambda: self.why_wrong(rect))
            menu.addSeparator()
            menu.addAction(self.tr("&Remove"), lambda: self._remove(rect))
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(place)

    def hint_near(self, cell: Cell) -> None:
        """Show the hint nearest to a cell."""
        self._controller.session.cursor = cell
        self._hints.close()
        self._hints.advance()

    def explain(self, rect: Rect) -> None:
        """Show how a rectangle can be found, or that it is wrong."""
        self._queries.ask(
            self.tr("Explaining ..."), hint_queries.explain_rect(rect), self._explained
        )

    def why_wrong(self, rect: Rect) -> None:
        """Show why a rectangle is wrong, or that it is not."""
        text = self.tr("Looking for the reason ...")
        self._queries.ask(text, hint_queries.why_wrong(rect), self._answered)

    def _remove(self, rect: Rect) -> None:
        if rect in self._controller.board:
            self._controller.notify(self._controller.session.play(Erase(rect)))

    def _explained(self, hint: "Hint | None") -> None:
        if hint is not None:
            self._hints.present(hint, HintDegree.WHY)
            return
        text = self.tr("It breaks no rule, but no technique known here leads to it.")
        self._hints.report(self.tr("No explanation"), text)

    def _answered(self, found: "tuple[bool | None, Hint | None]") -> None:
        unique, hint = found
        if hint is not None:
            self._hints.present(hint, HintDegree.WHY)
        elif unique is None:
            text = self.tr("It breaks no rule. More was not found out in time.")
            self._hints.report(self.tr("Not known"), text)
        else:
            text = self.tr("It belongs to the solution.")
            if not unique:
                text = self.tr("It belongs to a solution. There are several.")
            self._hints.report(self.tr("This is not wrong"), text, Tone.GOOD)

    def _cell(self, position: QPoint) -> Cell | None:
        if self._board is None:
            return None
        return cell_at(self._controller.session.puzzle, self._board.point(QPointF(position)))

    def _place(self, cell: Cell) -> QPoint:
        """Scroll to a cell and return its middle on the screen."""
        if self._board is None:
            return QPoint()
        self._board.camera.reveal(Rect(*cell, 1, 1))
        middle: QPointF = self._board.grid.area(Rect(*cell, 1, 1)).center()
        return self._board.mapToGlobal(middle.toPoint())
