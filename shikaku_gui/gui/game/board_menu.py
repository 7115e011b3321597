"""The context menu of a board: what can be done with a cell, its marks, and the tools."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QActionGroup, QContextMenuEvent, QKeySequence
from PySide6.QtWidgets import QMenu

from shikaku_gui import play
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_board import TOOL_KEYS, GameBoard
from shikaku_gui.gui.game.tool_strip import TOOL_NAMES
from shikaku_gui.gui.widgets.key_menu import KeyMenu
from shikaku_gui.i18n import _, pgettext
from shikaku_gui.model import Cell, Erase, Move, Rect, Unmark
from shikaku_gui.play import Outcome, spell_out_positions


class BoardMenu(QObject):
    """Opens the context menu at the pointer, or by the keyboard at the cursor."""

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
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
        """Open the menu of the rectangle at a cell, or of an empty cell."""
        rect = self._controller.board.at(cell)
        menu = KeyMenu(self._board)
        menu.setAccessibleName(spell_out_positions(str(rect or cell)))
        menu.addAction(name_cells(str(rect or cell))).setEnabled(False)
        menu.addSeparator()
        self._add_help(menu, cell, rect)
        if rect is not None:
            menu.addSeparator()
            menu.addAction(pgettext("rectangle", "&Remove"), lambda: self._on_remove(rect))
        self._add_marks(menu, cell)
        if len(self._controller.session.tools) > 1:
            self._add_trial(menu)
            self._add_tools(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        self.menu = menu
        menu.popup(place)

    def _add_help(self, menu: QMenu, cell: Cell, rect: Rect | None) -> None:
        """Add the help there is for a cell: on a board of its own, none."""

    def _add_marks(self, menu: QMenu, cell: Cell) -> None:
        """Add what can be done with the marks of a cell."""
        session = self._controller.session
        board = session.board
        menu.addSeparator()
        if cell in board.puzzle.clues:
            possible, glance = _("&Possible Rectangles") + "\tP", _("&All at a Glance") + "\tA"
            menu.addAction(possible, lambda: self._notify(session.show_possible(cell)))
            menu.addAction(glance, lambda: self._notify(session.glance(cell)))
        pencils = tuple(board.visible_pencils(Rect(*cell, 1, 1)))
        if pencils:
            text = _("Remove Pe&ncil Marks")
            menu.addAction(text, lambda: self._play(Unmark(pencils)))
        crosses = play.crosses_of(board, cell)
        if crosses:
            menu.addAction(_("Remove &Crosses"), lambda: self._play(Unmark((), crosses)))

    def _add_trial(self, menu: QMenu) -> None:
        session = self._controller.session
        menu.addSeparator()
        menu.addAction(_("Begin &Trial") + "\tT", lambda: self._notify(session.begin_trial()))
        if session.board.trials:
            menu.addAction(_("&Keep Trial") + "\tK", lambda: self._notify(session.keep_trial()))
            menu.addAction(_("Re&ject Trial") + "\tJ", lambda: self._notify(session.reject_trial()))

    def _add_tools(self, menu: QMenu) -> None:
        menu.addSeparator()
        group = QActionGroup(menu)
        for tool in self._controller.session.tools:
            self._add_tool(menu, group, tool)

    def _add_tool(self, menu: QMenu, group: QActionGroup, tool: play.Tool) -> None:
        session, key = self._controller.session, QKeySequence(TOOL_KEYS[tool]).toString()
        action = menu.addAction(f"{_(TOOL_NAMES[tool])}\t{key}")
        action.setCheckable(True)
        action.setChecked(tool is session.tool)
        action.triggered.connect(lambda: self._notify(session.use(tool)))
        group.addAction(action)

    def _on_remove(self, rect: Rect) -> None:
        if rect in self._controller.board:
            self._play(Erase(rect))

    def _play(self, move: Move) -> None:
        self._notify(self._controller.session.play(move))

    def _notify(self, outcome: Outcome) -> None:
        self._controller.notify(outcome)

    def _place(self, cell: Cell) -> QPoint:
        """Scroll to a cell and return its middle on the screen."""
        if self._board is None:
            return QPoint()
        self._board.camera.reveal(Rect(*cell, 1, 1))
        return self._board.mapToGlobal(self._board.grid.area(Rect(*cell, 1, 1)).center().toPoint())
