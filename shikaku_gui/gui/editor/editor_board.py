"""The grid of the puzzle that is being made: pointer and keys become edits."""

from math import floor

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from shikaku_gui.gui.accessibility.board_table import ReadableBoard
from shikaku_gui.gui.accessibility.editor_reading import EditorReading
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_layer import BoardLayer
from shikaku_gui.gui.board.board_painter import BoardPainter, Look
from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.displayed_board import differing
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.minimap import Minimap
from shikaku_gui.gui.board.navigator import Navigator
from shikaku_gui.gui.editor.editor_display import EditorDisplay
from shikaku_gui.gui.editor.editor_model import Draft, EditorModel, Tool
from shikaku_gui.gui.editor.editor_overlay import EditorOverlay
from shikaku_gui.gui.editor.editor_overview import EditorOverview
from shikaku_gui.gui.editor.marks_layer import Canvas, MarksLayer
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play.board_view import clue_text
from shikaku_gui.play.edits import DrawRect, EraseClue, EraseRect, MoveClues, SetClue

_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class EditorBoard(ReadableBoard):
    """Shows the puzzle on the desk and lets it be changed by pointer and keys.

    ``menu_wanted`` is emitted with a place on the screen for the menu of the chosen cell,
    ``sight_changed`` when another part of the puzzle may be seen.
    """

    menu_wanted = Signal(QPoint)
    sight_changed = Signal()

    def __init__(self, desk: EditorModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._spoken = self.reading = EditorReading(desk, self)
        self._theme = theme
        self._shown = EditorDisplay(desk)
        self._layer = BoardLayer()
        self._marks = MarksLayer()
        self._before = desk.board
        self._pressed: Cell | None = None
        self._pressed_at = self._pointer = QPointF()
        self._anchor: Cell | None = None
        self.camera = Camera(desk, self)
        self.navigator = Navigator(self, self.camera, self)
        self.minimap = Minimap(EditorOverview(desk, self._shown), self, theme, self.camera, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 160)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        desk.edited.connect(self._let_go)  # what is dragged may lie on cells that are gone
        for signal in (desk.edited, desk.view_changed, desk.judged, theme.changed):
            signal.connect(self._refresh)
        desk.opened.connect(self._opened)
        desk.edited.connect(self._reveal_change)
        desk.viewport_changed.connect(self._viewed)
        self.navigator.held.connect(self._show_hold)
        self._refresh()

    @property
    def grid(self) -> GridGeometry:
        """Where the cells lie in the widget."""
        return self.camera.grid

    def zoom(self, steps: int) -> None:
        """Make cells larger by so many steps; the chosen one stays where it is."""
        self.camera.step(steps, Rect(*self._desk.cell, 1, 1))

    def show_overview(self, shown: bool) -> None:
        """Show or hide the overview of a board that is not seen as a whole."""
        self.minimap.wanted = shown
        self.minimap.refresh()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the puzzle, and above it what the solver found and what the pointer does."""
        desk, grid, camera = self._desk, self.grid, self.camera
        look = Look(self._theme.colours, self.font())
        picture = self._layer.pixmap(self._shown, self.size(), grid, look)
        painter = QPainter(self)
        painter.drawPixmap(QPoint(), picture)
        if desk.proposal is None and desk.appraisal is not None:
            canvas = Canvas(self.size(), grid, look)
            painter.drawPixmap(QPoint(), self._marks.picture(desk.appraisal, canvas))
        board = BoardPainter(painter, grid, look, desk.puzzle, camera.sight)
        overlay = EditorOverlay(board, desk)
        overlay.paint(focused=self.hasFocus())
        board.rulers(camera.pane)
        overlay.badge(camera.pane.adjusted(3, 3, -3, -3))
        painter.end()
        if not self._layer.complete:
            QTimer.singleShot(0, self, self.update)

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
        self._pointer = event.position()
        self._follow()

    def _follow(self) -> None:
        """Let what is dragged end at the pointer, in what is seen of the board."""
        if self._pressed is None:
            return
        way = (self._pointer - self._pressed_at).manhattanLength()
        if not self._dragging and way < QApplication.startDragDistance():
            return
        cell = self._nearest_cell(self._pointer)
        if self._desk.tool is Tool.RECTS:
            self._desk.show_draft(Draft(rect=Rect.between(self._pressed, cell), end=cell))
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
            self._desk.choose(draft.end or draft.rect.last)
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

    def _cell_at(self, position: QPointF) -> Cell | None:
        point, puzzle = self.grid.point(position.x(), position.y()), self._desk.puzzle
        cell = Cell(floor(point.row), floor(point.col))
        seen = self.camera.pane.contains(position)
        return cell if seen and puzzle.grid.covers(cell) else None

    def _nearest_cell(self, position: QPointF) -> Cell:
        at, puzzle = self.camera.nearest(position), self._desk.puzzle
        point = self.grid.point(at.x(), at.y())
        row, col = floor(point.row), floor(point.col)
        return Cell(min(max(row, 0), puzzle.rows - 1), min(max(col, 0), puzzle.cols - 1))

    def _bring_clue(self, cell: Cell) -> None:
        """Move the clue of a drawn rectangle to one of its cells."""
        rect = self._desk.board.at(cell)
        if rect is not None and cell not in self._desk.puzzle.clues:
            clue = self._desk.puzzle.clues_in(rect)[0]
            self._make(MoveClues(((clue, cell),)))

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type a clue, move the cursor or the clue, draw, remove; leave other keys alone."""
        self._press_key(event)
        if event.isAccepted():
            self.camera.reveal(Rect(*self._desk.cell, 1, 1))

    def _press_key(self, event: QKeyEvent) -> None:
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
            self._desk.show_draft(Draft(rect=Rect.between(self._anchor, cell), end=cell))
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

    def said_of_cell(self) -> str:
        """Say what stands in the chosen cell."""
        cell, puzzle = self._desk.cell, self._desk.puzzle
        clue = clue_text(puzzle.clues[cell]) if cell in puzzle.clues else self.tr("no clue")
        return self.tr("%1: %2.").replace("%1", str(cell)).replace("%2", clue)

    # What the navigator asks for

    @property
    def is_drawing(self) -> bool:
        """Whether the pointer has pressed a cell."""
        return self._pressed is not None

    @property
    def drag_rect(self) -> Rect | None:
        """The cells of the rectangle being drawn, or the one that a clue is dragged to."""
        draft = self._desk.draft
        return Rect(*draft.end, 1, 1) if draft.rect is None and draft.end else draft.rect

    def cancel_drawing(self) -> None:
        """Draw no further what is being drawn."""
        self._let_go()

    def draw_at_cursor(self) -> Rect:
        """Leave all as it is: the space bar does nothing here but hold the board."""
        return Rect(*self._desk.cell, 1, 1)

    # What follows a change

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor again."""
        self._spoken.enter()
        super().focusInEvent(event)

    def _opened(self) -> None:
        self._let_go()
        self._before = self._desk.board
        self._viewed()

    def _reveal_change(self) -> None:
        """Bring what a step has changed into sight, unless some of it is."""
        before, self._before = self._before, self._desk.board
        if before.puzzle.grid != self._before.puzzle.grid:
            self._viewed()
            return
        if self.camera.fits:
            return
        changed, sight = differing(before, self._before), self.camera.sight
        if changed and not any(rect.overlaps(sight) for rect in changed):
            self.camera.reveal(changed[0])

    def _viewed(self) -> None:
        self._follow()
        self.minimap.refresh()
        self.update()
        self.sight_changed.emit()

    def _show_hold(self) -> None:
        self.setCursor(self.navigator.shape or Qt.CursorShape.ArrowCursor)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the board as there is room for now."""
        super().resizeEvent(event)
        self.minimap.refresh()
        self.sight_changed.emit()

    def _refresh(self) -> None:
        puzzle = self._desk.puzzle
        size = self.tr("Grid of %1 rows and %2 columns").replace("%1", str(puzzle.rows))
        self.setAccessibleName(size.replace("%2", str(puzzle.cols)))
        text = self.tr("%1 Type a number or ?, Delete removes it.")
        text = text.replace("%1", self.said_of_cell())
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
        self._spoken.look()
        self.minimap.refresh()
        self.update()
