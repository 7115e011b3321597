"""The board in the window: pixels become points of the board, keys become steps."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from shikaku_gui.gui.badge import BadgePainter, badge_place
from shikaku_gui.gui.board_layer import BoardLayer
from shikaku_gui.gui.board_painter import BoardPainter, Look, ruler_margin
from shikaku_gui.gui.grid import Grid
from shikaku_gui.gui.mark_painter import MarkPainter
from shikaku_gui.gui.overlay_painter import OverlayPainter
from shikaku_gui.gui.stage import Stage
from shikaku_gui.gui.theme import Theme
from shikaku_gui.gui.translate import said
from shikaku_gui.model import Rect
from shikaku_gui.play import view
from shikaku_gui.play.drag import Point, Preview, Sides
from shikaku_gui.play.session import Outcome, Session

_MARGIN = 14.0
_SWEEP_MILLISECONDS = 900

_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
_CURSORS = {
    Sides.TOP: Qt.CursorShape.SizeVerCursor,
    Sides.BOTTOM: Qt.CursorShape.SizeVerCursor,
    Sides.LEFT: Qt.CursorShape.SizeHorCursor,
    Sides.RIGHT: Qt.CursorShape.SizeHorCursor,
    Sides.TOP | Sides.LEFT: Qt.CursorShape.SizeFDiagCursor,
    Sides.BOTTOM | Sides.RIGHT: Qt.CursorShape.SizeFDiagCursor,
    Sides.TOP | Sides.RIGHT: Qt.CursorShape.SizeBDiagCursor,
    Sides.BOTTOM | Sides.LEFT: Qt.CursorShape.SizeBDiagCursor,
}


class GridWidget(QWidget):
    """Shows the board of the stage and hands pointer and keys to its session."""

    def __init__(self, stage: Stage, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._theme = theme
        self._layer = BoardLayer()
        self._pressed_at = QPointF()
        self._sweep = QVariantAnimation(self)
        self._sweep.setStartValue(0.0)
        self._sweep.setEndValue(1.0)
        self._sweep.setDuration(_SWEEP_MILLISECONDS)
        self._sweep.valueChanged.connect(self.update)
        self._rulers = True
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 160)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        stage.looked.connect(self._look_changed)
        stage.glowed.connect(self.update)
        stage.swapped.connect(self._swapped)
        theme.changed.connect(self.update)
        self._describe()

    @property
    def session(self) -> Session:
        """The session on the stage."""
        return self._stage.session

    @property
    def grid(self) -> Grid:
        """Where the cells lie in the widget."""
        puzzle = self.session.puzzle
        area = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        ratio = self.devicePixelRatioF()
        grid = Grid.fit(puzzle.rows, puzzle.cols, area, ratio)
        if self._rulers:
            room = max(ruler_margin(grid.cell) - _MARGIN, 0.0)
            grid = Grid.fit(puzzle.rows, puzzle.cols, area.adjusted(room, room, 0, 0), ratio)
        return grid

    def show_rulers(self, shown: bool) -> None:
        """Show or hide the numbers of rows and columns."""
        self._rulers = shown
        self.update()

    def celebrate(self) -> None:
        """Let a band of light cross the solved board, unless less motion is asked for."""
        if not self._theme.still:
            self._sweep.start()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Copy the board's picture and draw above it what comes and goes."""
        grid, look = self.grid, Look(self._theme.colours, self.font())
        picture = self._layer.pixmap(self.session, self.size(), grid, look, rulers=self._rulers)
        painter = QPainter(self)
        painter.drawPixmap(QPoint(), picture)
        self._paint_overlay(OverlayPainter(BoardPainter(painter, grid, look, self.session.puzzle)))
        painter.end()

    def _paint_overlay(self, overlay: OverlayPainter) -> None:
        session, marked = self.session, self._stage.marked
        MarkPainter(overlay.board).draw(marked, self._stage.glow)
        preview = session.preview
        if preview is not None:
            overlay.preview(view.seen(session, preview))
        if session.corner is not None:
            overlay.corner(session.corner)
        if session.cursor_shown and self.hasFocus():
            overlay.cursor(session.cursor)
        if self._sweep.state() is QVariantAnimation.State.Running:
            overlay.sweep(self._sweep.currentValue())
        if preview is not None:
            self._paint_badge(overlay, preview)

    def _paint_badge(self, overlay: OverlayPainter, preview: Preview) -> None:
        session = self.session
        content = view.badge(session, preview)
        badge = BadgePainter(overlay.board.look, list(map(said, content.lines)), content.tone)
        end = session.cursor if session.cursor_shown else session.hover or preview.rect.last
        grid = overlay.grid
        room = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        area, cell = grid.area(preview.rect), grid.area(Rect(*end, 1, 1))
        badge.draw(overlay.painter, badge_place(area, cell, badge.size, room))

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture with the main button; any other button ends one."""
        if event.button() is not Qt.MouseButton.LeftButton:
            self._tell(self.session.cancel())
            return
        self._pressed_at = event.position()
        self._tell(self.session.press(self._point(event.position())))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click as any other press."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        way = (event.position() - self._pressed_at).manhattanLength()
        far = way >= QApplication.startDragDistance()
        self._tell(self.session.move(self._point(event.position()), far=far))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouseMoveEvent(event)
            self._tell(self.session.release())

    def leaveEvent(self, _event: QEvent) -> None:
        """Forget the pointer."""
        self._tell(self.session.leave())

    def _point(self, position: QPointF) -> Point:
        return self.grid.point(position.x(), position.y())

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, draw, remove or cancel; other keys are left to the window."""
        key = Qt.Key(event.key())
        session = self.session
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        elif key in _STEPS:
            stretch = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            go = session.stretch if stretch else session.step
            self._tell(go(*_STEPS[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._tell(session.enter())
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._tell(session.delete())
        elif key == Qt.Key.Key_Escape and session.busy:
            self._tell(session.cancel())
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go to the next unfinished clue; when all are done it leaves the board."""
        if self.session.game.solved:
            return super().focusNextPrevChild(forward)
        self._tell(self.session.next_clue(backward=not forward))
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor again."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        self.update()
        super().focusOutEvent(event)

    def _tell(self, outcome: Outcome) -> None:
        self._stage.tell(outcome)

    # What follows a change

    def _describe(self) -> None:
        puzzle = self.session.puzzle
        size = self.tr("Board of %1 rows and %2 columns").replace("%1", str(puzzle.rows))
        self.setAccessibleName(size.replace("%2", str(puzzle.cols)))
        self.setAccessibleDescription(
            self.tr(
                "Arrow keys move the cursor, Shift and arrow keys stretch a rectangle,"
                " Enter draws it, Delete removes one, Tab goes to the next open number."
            )
        )

    def _look_changed(self) -> None:
        shape = _CURSORS.get(self.session.grip, Qt.CursorShape.ArrowCursor)
        if self.cursor().shape() is not shape:
            self.setCursor(shape)
        self.update()

    def _swapped(self) -> None:
        self._sweep.stop()
        self._describe()
        self._look_changed()
