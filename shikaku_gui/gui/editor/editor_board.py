"""The widget with the grid of the editor: shows the puzzle, passes on pointer and keys."""

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.accessibility.board_description import ReadableBoard
from shikaku_gui.gui.base.menu_key import open_menu_by_key
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import spoken_text
from shikaku_gui.gui.board.board_layer import BoardLayer
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.cursor_keys import ARROWS, jump_target
from shikaku_gui.gui.board.displayed_board import differences
from shikaku_gui.gui.board.look import Look
from shikaku_gui.gui.board.minimap import Minimap
from shikaku_gui.gui.board.navigator import Navigator
from shikaku_gui.gui.board.rulers import draw_rulers
from shikaku_gui.gui.editor.editor_description import EditorDescription
from shikaku_gui.gui.editor.editor_display import EditorDisplay, EditorOverview
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.gui.editor.editor_overlay import EditorOverlay
from shikaku_gui.gui.editor.marks_layer import Canvas, MarksLayer
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import Rect, Shape
from shikaku_gui.play import NO_PREVIEW, EditSession, Point, cell_at, clue_text, spoken_place

_CLUES = {
    None: N_("{cell}: clue {clue}"),
    Shape.SQUARE: N_("{cell}: clue {clue}, square"),
    Shape.WIDE: N_("{cell}: clue {clue}, wide"),
    Shape.TALL: N_("{cell}: clue {clue}, tall"),
}


class EditorBoard(ReadableBoard):
    """Shows the puzzle and passes the pointer's and keyboard's actions to its session.

    ``menu_wanted`` is emitted with a position on the screen for the selected cell's menu.
    """

    menu_wanted = Signal(QPoint)

    def __init__(self, model: EditorModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self.description: EditorDescription = EditorDescription(model, self)
        self._theme = theme
        self._display = EditorDisplay(model)
        self._layer = BoardLayer()
        self._marks = MarksLayer()
        self._before = model.session.board
        self._pressed_at = self._pointer = QPointF()
        self.camera = Camera(model, self)
        self.navigator = Navigator(self, self.camera, self)
        self.minimap = Minimap(EditorOverview(model, self._display), self, theme, self.camera, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 160)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        for signal in (model.edited, model.view_changed, model.appraised, theme.changed):
            signal.connect(self._refresh)
        model.opened.connect(self._on_opened)
        model.edited.connect(self._reveal_change)
        model.viewport_changed.connect(self._on_viewport_changed)
        self.navigator.held.connect(self._show_hold)
        self._refresh()

    def zoom(self, steps: int) -> None:
        """Zoom in by some steps; the chosen cell stays where it is."""
        self.camera.step(steps, Rect(*self._session.cell, 1, 1))

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the puzzle, and above it what the solver found and what the pointer does."""
        session, grid, camera = self._session, self.grid, self.camera
        look = Look(self._theme.colours, self.font())
        picture = self._layer.pixmap(self._display, self.size(), grid, look)
        painter = QPainter(self)
        painter.drawPixmap(QPoint(), picture)
        if session.proposal is None and session.appraisal is not None:
            canvas = Canvas(self.size(), grid, look)
            painter.drawPixmap(QPoint(), self._marks.picture(session.appraisal, canvas))
        board = BoardPainter(painter, grid, look, session.puzzle, camera.sight)
        overlay = EditorOverlay(board, session)
        overlay.paint(focused=self.hasFocus())
        draw_rulers(board, camera.pane, camera.ruler_letters)
        overlay.badge(camera.pane.adjusted(3, 3, -3, -3))
        painter.end()
        if not self._layer.complete:
            QTimer.singleShot(0, self, self.update)

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select a cell, and begin to drag."""
        self._pressed_at = event.position()
        if event.button() is Qt.MouseButton.LeftButton and self._shows(event.position()):
            self._session.press(self._point(event.position()))
        else:
            self._session.cancel()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while it drags."""
        self._pointer = event.position()
        self._follow()

    def _follow(self) -> None:
        """Let the gesture end at the pointer, within the visible part of the board."""
        if self._session.pressed:
            distance = (self._pointer - self._pressed_at).manhattanLength()
            point = self._point(self.camera.nearest(self._pointer))
            self._session.move(point, far=distance >= self.camera.drag_distance)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Make the edit that was dragged or clicked."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._session.release()
        else:
            self._session.cancel()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done at a cell."""
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            place = QPointF(event.pos())
            cell = cell_at(self._model.puzzle, self._point(place))
            if cell is None or not self._shows(place):
                return
            self._session.select(cell)
            self.menu_wanted.emit(event.globalPos())
        else:
            area = self.grid.area(Rect(*self._session.cell, 1, 1))
            self.menu_wanted.emit(self.mapToGlobal(area.center().toPoint()))

    @property
    def _session(self) -> EditSession:
        return self._model.session

    def _shows(self, position: QPointF) -> bool:
        return self.camera.pane.contains(position)

    def _point(self, position: QPointF) -> Point:
        return self.grid.point(position.x(), position.y())

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type a clue, move the cursor or the clue, draw, remove; ignore other keys."""
        if open_menu_by_key(self, event):
            return
        self._press_key(event)
        if event.isAccepted():
            self.camera.reveal(Rect(*self._session.cell, 1, 1))

    def _press_key(self, event: QKeyEvent) -> None:
        session, key = self._session, Qt.Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        place = jump_target(key, modifiers, session.cell, self.camera.sight, session.puzzle.grid)
        if place is not None:
            session.cancel()
            session.select(place)
        elif key in ARROWS:
            self._step(ARROWS[key], modifiers)
        elif modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        elif len(event.text()) == 1 and event.text().isdecimal():  # of any script
            session.type_digit(int(event.text()))
        elif event.text() == "?":
            session.type_unknown()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            session.delete(last_digit=key == Qt.Key.Key_Backspace)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and session.preview.rect is not None:
            session.draw()
        elif key == Qt.Key.Key_Escape and session.preview != NO_PREVIEW:
            session.cancel()
        else:
            event.ignore()

    def _step(self, way: tuple[int, int], modifiers: Qt.KeyboardModifier) -> None:
        if modifiers == Qt.KeyboardModifier.ControlModifier:
            self._session.push_clue(*way)
        elif modifiers == Qt.KeyboardModifier.ShiftModifier:
            self._session.stretch(*way)
        else:
            self._session.step(*way)

    def cell_text(self) -> str:
        """Return the selected cell and its clue, for the status line."""
        return self._content(name_cells(str(self._session.cell)))

    def _content(self, name: str) -> str:
        """Return what is in the selected cell, which is called by a name."""
        cell, puzzle = self._session.cell, self._model.puzzle
        if cell not in puzzle.clues:
            return _("{cell}: empty").format(cell=name)
        template = _(_CLUES[puzzle.shapes.get(cell)])
        return template.format(cell=name, clue=clue_text(puzzle.clues[cell]))

    # For the navigator (see DrawingInput)

    @property
    def is_drawing(self) -> bool:
        """Whether the pointer has pressed a cell."""
        return self._session.pressed

    @property
    def drag_rect(self) -> Rect | None:
        """The cells of the rectangle being drawn, or the one that a clue is dragged to."""
        preview = self._session.preview
        return Rect(*preview.end, 1, 1) if preview.rect is None and preview.end else preview.rect

    def cancel_drawing(self) -> None:
        """Cancel the gesture."""
        self._session.cancel()

    def take_wheel(self, _notches: int) -> bool:
        """Leave the wheel to the view."""
        return False

    def draw_at_cursor(self) -> Rect:
        """Return the selected cell: the space bar alone does nothing here."""
        return Rect(*self._session.cell, 1, 1)

    # What follows a change

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor again."""
        self.description.announce_cursor()
        super().focusInEvent(event)

    def _on_opened(self) -> None:
        self._before = self._session.board
        self._on_viewport_changed()

    def _reveal_change(self) -> None:
        """Bring what a step has changed into sight, unless some of it is."""
        before, self._before = self._before, self._session.board
        if before.puzzle.grid != self._before.puzzle.grid:
            self._on_viewport_changed()
            return
        if self.camera.fits:
            return
        changed, sight = differences(before, self._before), self.camera.sight
        if changed and not any(rect.overlaps(sight) for rect in changed):
            self.camera.reveal(changed[0])

    def _on_viewport_changed(self) -> None:
        self._follow()
        self.minimap.refresh()
        self.update()
        self.sight_changed.emit()

    def _show_hold(self) -> None:
        self.setCursor(self.navigator.shape or Qt.CursorShape.ArrowCursor)

    def _refresh(self) -> None:
        puzzle = self._model.puzzle
        size = _("Grid of {rows} by {cols} cells")
        self.setAccessibleName(size.format(rows=str(puzzle.rows), cols=str(puzzle.cols)))
        content = self._content(spoken_text(spoken_place(self._session.cell)))
        text = _("{cell}. Type a number or ?; Delete removes it.").format(cell=content)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
        self.description.announce_changes()
        self.minimap.refresh()
        self.update()
