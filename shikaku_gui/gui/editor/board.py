"""The grid of the puzzle that is being made: pointer and keys become edits."""

from math import floor

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from shikaku_gui.gui.announce import announce
from shikaku_gui.gui.board_painter import BoardPainter, Look, ruler_margin
from shikaku_gui.gui.editor.desk import Desk, Draft, Tool
from shikaku_gui.gui.editor.layer import Canvas, PuzzleLayer
from shikaku_gui.gui.editor.marks import MarksLayer
from shikaku_gui.gui.editor.overlay import EditorOverlay
from shikaku_gui.gui.grid import Grid
from shikaku_gui.gui.theme import Theme
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play.edits import DrawRect, EraseClue, EraseRect, MoveClues, SetClue
from shikaku_gui.play.view import clue_text

_MARGIN = 14.0
_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class EditorBoard(QWidget):
    """Shows the puzzle on the desk and lets it be changed by pointer and keys.

    ``menu_wanted`` is emitted with a place on the screen for the menu of the chosen cell.
    """

    menu_wanted = Signal(QPoint)

    def __init__(self, desk: Desk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._theme = theme
        self._layer = PuzzleLayer()
        self._marks = MarksLayer()
        self._pressed: Cell | None = None
        self._pressed_at = QPointF()
        self._anchor: Cell | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 160)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        for signal in (desk.edited, desk.looked, desk.judged, theme.changed):
            signal.connect(self._refresh)
        desk.opened.connect(self._let_go)
        self._refresh()

    @property
    def grid(self) -> Grid:
        """Where the cells lie in the widget."""
        puzzle = self._desk.puzzle
        area = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        ratio = self.devicePixelRatioF()
        grid = Grid.fit(puzzle.rows, puzzle.cols, area, ratio)
        room = max(ruler_margin(grid.cell) - _MARGIN, 0.0)
        return Grid.fit(puzzle.rows, puzzle.cols, area.adjusted(room, room, 0, 0), ratio)

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the puzzle, and above it what the solver found and what the pointer does."""
        desk, grid = self._desk, self.grid
        canvas = Canvas(self.size(), grid, Look(self._theme.colours, self.font()))
        painter = QPainter(self)
        painter.drawPixmap(QPoint(), self._layer.picture(desk.seen, canvas))
        board = BoardPainter(painter, grid, canvas.look, desk.puzzle)
        if desk.proposal is None and desk.appraisal is not None:
            painter.drawPixmap(QPoint(), self._marks.picture(desk.appraisal, canvas))
        EditorOverlay(board, desk).paint(focused=self.hasFocus())
        painter.end()

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a cell, and begin to drag."""
        self._let_go()
        cell = self._cell_at(event.position())
        if cell is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._leave_solution()
        self._pressed, self._pressed_at = cell, event.position()
        self._desk.choose(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while it drags."""
        if self._pressed is None:
            return
        cell = self._cell_at(event.position(), clamp=True)
        way = (event.position() - self._pressed_at).manhattanLength()
        if cell is None or (not self._dragging and way < QApplication.startDragDistance()):
            return
        if self._desk.tool is Tool.RECTS:
            self._desk.show_draft(Draft(rect=Rect.between(self._pressed, cell)))
        elif self._pressed in self._desk.puzzle.clues:
            self._desk.show_draft(Draft(start=self._pressed, end=cell))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Make the edit that was dragged; a click on a drawn rectangle moves its clue there."""
        draft, pressed = self._desk.draft, self._pressed
        self._let_go()
        if event.button() is not Qt.MouseButton.LeftButton or pressed is None:
            return
        if draft.rect is not None:
            self._make(DrawRect(draft.rect))
            self._desk.choose(draft.rect.last)
        elif draft.start is not None and draft.end is not None:
            if draft.end != draft.start:
                self._make(MoveClues(((draft.start, draft.end),)))
            self._desk.choose(draft.end)
        elif self._desk.tool is Tool.RECTS:
            self._bring_clue(pressed)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done at a cell."""
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            cell = self._cell_at(QPointF(event.pos()))
            if cell is None:
                return
            self._desk.choose(cell)
            self.menu_wanted.emit(event.globalPos())
        else:
            area = self.grid.area(Rect(*self._desk.cell, 1, 1))
            self.menu_wanted.emit(self.mapToGlobal(area.center().toPoint()))

    @property
    def _dragging(self) -> bool:
        return self._desk.draft != Draft()

    def _cell_at(self, position: QPointF, *, clamp: bool = False) -> Cell | None:
        point = self.grid.point(position.x(), position.y())
        row, col = floor(point.row), floor(point.col)
        puzzle = self._desk.puzzle
        if clamp:
            return Cell(min(max(row, 0), puzzle.rows - 1), min(max(col, 0), puzzle.cols - 1))
        return Cell(row, col) if 0 <= row < puzzle.rows and 0 <= col < puzzle.cols else None

    def _bring_clue(self, cell: Cell) -> None:
        """Move the clue of a drawn rectangle to one of its cells."""
        rect = self._desk.board.at(cell)
        if rect is not None and cell not in self._desk.puzzle.clues:
            clue = self._desk.puzzle.clues_in(rect)[0]
            self._make(MoveClues(((clue, cell),)))

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type a clue, move the cursor or the clue, draw, remove; leave other keys alone."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        modifiers &= ~Qt.KeyboardModifier.KeypadModifier
        if key in _STEPS:
            self._step(_STEPS[key], modifiers)
        elif modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        elif event.text() and event.text() in "0123456789":
            self._leave_solution()
            self._desk.type_digit(int(event.text()))
        elif event.text() == "?":
            self._leave_solution()
            self._make(SetClue(self._desk.cell, None))
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove(last_digit=key == Qt.Key.Key_Backspace)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._desk.draft.rect is not None:
            rect = self._desk.draft.rect
            self._let_go()
            self._make(DrawRect(rect))
        elif key == Qt.Key.Key_Escape and self._dragging:
            self._let_go()
        else:
            event.ignore()

    def _step(self, way: tuple[int, int], modifiers: Qt.KeyboardModifier) -> None:
        start, puzzle = self._desk.cell, self._desk.puzzle
        row, col = start.row + way[0], start.col + way[1]
        if not (0 <= row < puzzle.rows and 0 <= col < puzzle.cols):
            return
        cell = Cell(row, col)
        if modifiers == Qt.KeyboardModifier.ControlModifier and start in puzzle.clues:
            self._leave_solution()
            self._make(MoveClues(((start, cell),)))
            self._desk.choose(cell)
        elif modifiers == Qt.KeyboardModifier.ShiftModifier and self._desk.tool is Tool.RECTS:
            self._leave_solution()
            self._anchor = self._anchor or start
            self._desk.choose(cell)
            self._desk.show_draft(Draft(rect=Rect.between(self._anchor, cell)))
        else:
            self._let_go()
            self._desk.choose(cell)

    def _remove(self, *, last_digit: bool) -> None:
        """Remove the chosen clue, or its last digit, or the rectangle around it."""
        self._leave_solution()
        cell, puzzle = self._desk.cell, self._desk.puzzle
        rect = self._desk.board.at(cell)
        if rect is not None and self._desk.tool is Tool.RECTS:
            self._make(EraseRect(rect))
            return
        if cell not in puzzle.clues:
            return
        area = puzzle.clues[cell]
        if last_digit and area is not None and area > 9:
            self._make(SetClue(cell, area // 10))
        else:
            self._make(EraseClue(cell))

    def _make(self, edit: DrawRect | EraseRect | MoveClues | SetClue | EraseClue) -> None:
        if not isinstance(edit, SetClue):
            self._desk.editing.pause()
        self._desk.make(edit)

    def _leave_solution(self) -> None:
        """Show what is drawn: nobody can edit a solution that is looked at."""
        if self._desk.shown is not None:
            self._desk.show_solution(None)

    def _let_go(self) -> None:
        self._pressed = self._anchor = None
        self._desk.show_draft(Draft())

    # What follows a change

    def _refresh(self) -> None:
        puzzle, cell = self._desk.puzzle, self._desk.cell
        size = self.tr("Grid of %1 rows and %2 columns").replace("%1", str(puzzle.rows))
        self.setAccessibleName(size.replace("%2", str(puzzle.cols)))
        clue = clue_text(puzzle.clues[cell]) if cell in puzzle.clues else self.tr("empty")
        text = self.tr("%1: %2. Type a number or ?, Delete removes it.")
        text = text.replace("%1", str(cell)).replace("%2", clue)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            announce(self, f"{cell}: {clue}")
        self.update()
