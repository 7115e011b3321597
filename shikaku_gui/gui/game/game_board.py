"""The widget with the board of the game, for pointer and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPointingDevice,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from shikaku_gui import play
from shikaku_gui.gui.accessibility.board_description import ReadableBoard
from shikaku_gui.gui.base.focus_reasons import BY_KEYS
from shikaku_gui.gui.base.menu_key import open_menu_by_key
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.cursor_keys import ARROWS, jump_target
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.long_press import LongPress
from shikaku_gui.gui.board.minimap import Minimap
from shikaku_gui.gui.board.navigator import Navigator
from shikaku_gui.gui.board.overview_image import GameOverview
from shikaku_gui.gui.game.game_board_painter import GameBoardPainter
from shikaku_gui.gui.game.game_description import GameDescription
from shikaku_gui.i18n import _
from shikaku_gui.model import Rect

_BESIDE = play.Point(-1.0, -1.0)
_HELD_MILLISECONDS = 400
"""How long a key is held down whose release is to end what it shows."""

_REPEATING = (
    *ARROWS,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""The keys that move the cursor on while they are held down; all others act once."""

TOOL_KEYS = {
    play.Tool.DRAW: Qt.Key.Key_1,
    play.Tool.PENCIL: Qt.Key.Key_2,
    play.Tool.CROSS_OUT: Qt.Key.Key_3,
    play.Tool.POINT: Qt.Key.Key_4,
}
"""The keys that choose the tools."""

_CURSORS = {
    play.Sides.TOP: Qt.CursorShape.SizeVerCursor,
    play.Sides.BOTTOM: Qt.CursorShape.SizeVerCursor,
    play.Sides.LEFT: Qt.CursorShape.SizeHorCursor,
    play.Sides.RIGHT: Qt.CursorShape.SizeHorCursor,
    play.Sides.TOP | play.Sides.LEFT: Qt.CursorShape.SizeFDiagCursor,
    play.Sides.BOTTOM | play.Sides.RIGHT: Qt.CursorShape.SizeFDiagCursor,
    play.Sides.TOP | play.Sides.RIGHT: Qt.CursorShape.SizeBDiagCursor,
    play.Sides.BOTTOM | play.Sides.LEFT: Qt.CursorShape.SizeBDiagCursor,
}


class GameBoard(ReadableBoard):
    """Shows the current game and passes pointer and key events to its session.

    ``menu_requested`` is emitted with the position of a click with the right button, or of a
    finger or pen that rests, ``next_requested`` for Enter on a solved board.
    """

    menu_requested = Signal(QPointF)
    next_requested = Signal()

    def __init__(self, controller: GameController, theme: Theme) -> None:
        super().__init__()
        self._controller = controller
        self.description: GameDescription = GameDescription(controller, self)
        self._theme = theme
        self.painter = GameBoardPainter(controller, theme, self)
        self._pressed = False
        self._pressed_before = False
        self._shown = QElapsedTimer()
        self._right_pressed = False
        self._pressed_at = QPointF()
        self._pointer: QPointF | None = None
        self._board_marks = controller.board_marks
        self._glance = QElapsedTimer()
        self.question: Callable[[], QWidget | None] = lambda: None
        """Returns the button of a question that comes before play; Tab goes there."""
        self.long_press = LongPress(self)
        self.long_press.held.connect(self._on_held)
        self.long_press.changed.connect(self.update)
        self.camera = Camera(controller, self)
        self.navigator = Navigator(controller, self.camera, self)
        self.navigator.held_keys.released.connect(self._on_key_up)
        self.minimap = Minimap(GameOverview(controller), controller, theme, self.camera, self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(136, 110)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        controller.view_changed.connect(self._on_view_changed)
        controller.moved.connect(self.painter.flash_crosses)
        controller.highlight_changed.connect(self.update)
        controller.game_changed.connect(self._on_game_changed)
        controller.viewport_changed.connect(self._on_viewport_changed)
        controller.reveal_requested.connect(self._reveal_if_hidden)
        self.navigator.held.connect(self._on_view_changed)
        theme.changed.connect(self.update)
        self._describe()

    @property
    def session(self) -> play.Session:
        """The current session."""
        return self._controller.session

    def show_rulers(self, shown: bool) -> None:
        """Show or hide the numbers of rows and columns."""
        self.camera.rulers = shown
        self._on_viewport_changed()

    def show_marks(self, shown: bool) -> None:
        """Show or hide the player's marks."""
        self.painter.marks_shown = shown
        self.update()

    def zoom(self, steps: int) -> None:
        """Zoom in by some steps; the keyboard cursor stays in place."""
        session = self.session
        self.camera.step(steps, Rect(*session.cursor, 1, 1) if session.cursor_shown else None)

    def point(self, position: QPointF) -> play.Point:
        """Return the point of the board at a visible position in the widget."""
        if not self.camera.pane.contains(position):
            return _BESIDE
        return self.grid.point(position.x(), position.y())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the board."""
        self.painter.paint(self.camera, self.long_press)

    # The pointer

    def showEvent(self, event: QShowEvent) -> None:
        """Wait for the first press."""
        self._pressed_before = False
        self._shown.start()
        super().showEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture with the main or the right button; a second button ends it."""
        self._pressed_before = True
        right = event.button() is Qt.MouseButton.RightButton
        drawing = self.session.busy and (self.session.dragging or self.session.choice is None)
        if drawing and event.button() is not Qt.MouseButton.LeftButton:
            self._notify(self.session.cancel())
            return
        if not right and event.button() is not Qt.MouseButton.LeftButton:
            return
        self._pressed, self._right_pressed = True, right
        self._pressed_at = self._pointer = event.position()
        self._notify(self.session.press(self.point(event.position()), secondary=right))
        if self.session.dragging:
            self.long_press.watch(event, self.camera.drag_distance)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second press of a double click as any other press.

        One that began on the page before, as on a card of the library, is not for the board. For
        a finger there is no telling: Qt makes one of quick taps in any two places.
        """
        began_here = self._pressed_before or self._shown.hasExpired(
            QApplication.doubleClickInterval()
        )
        if began_here or event.pointerType() is QPointingDevice.PointerType.Finger:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._pointer = event.position()
        self.long_press.watch(event, self.camera.drag_distance)
        self._follow(self._pointer)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture; a click with the right button opens the menu."""
        self.long_press.stop()
        if event.button() is Qt.MouseButton.LeftButton:
            self._release(event.position())
        elif event.button() is Qt.MouseButton.RightButton and self._right_pressed:
            self._right_pressed = False
            self._follow(event.position())
            clicked = self.session.dragging and self.session.preview is None
            self._release(event.position())
            if clicked:
                self.menu_requested.emit(event.position())

    def _on_held(self, position: QPointF) -> None:
        """Open the menu at a finger that rests, in place of what it would have drawn."""
        self._pressed = False
        self._notify(self.session.cancel())
        self.menu_requested.emit(position)

    def _release(self, position: QPointF) -> None:
        self._follow(position)
        self._pressed = False
        self._notify(self.session.release())

    def leaveEvent(self, _event: QEvent) -> None:
        """Forget the pointer."""
        self._pointer = None
        self._notify(self.session.leave())

    def _follow(self, position: QPointF) -> None:
        """Pass the pointer's position to the session, clamped to the visible part in a drag."""
        way = (position - self._pressed_at).manhattanLength()
        if self._pressed:
            position = self.camera.nearest(position)
        far = way >= self.camera.drag_distance
        self._notify(self.session.move(self.point(position), far=far))

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, draw, remove or cancel; other keys are left to the window."""
        if open_menu_by_key(self, event):
            return
        if self.navigator.held_keys.is_repeat(event) and event.key() not in _REPEATING:
            return
        outcome = self._pressed_key(Qt.Key(event.key()), event.modifiers())
        if outcome is None:
            event.ignore()
            return
        self._notify(outcome)
        self._reveal_cursor()

    def _on_key_up(self, key: Qt.Key) -> None:
        """End the glance at possible rectangles, unless its key was only tapped."""
        held = self._glance.isValid() and self._glance.hasExpired(_HELD_MILLISECONDS)
        if key is Qt.Key.Key_A and held:
            self._notify(self.session.end_glance())

    def _switch_glance(self) -> play.Outcome:
        if self.session.possible_map is not None:
            self._glance.invalidate()
            return self.session.cancel()
        self._glance.start()
        return self.session.glance()

    def _pressed_key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> play.Outcome | None:
        """Pass a key to the session; return None for unused keys."""
        session = self.session
        modifiers &= ~Qt.KeyboardModifier.KeypadModifier
        place = jump_target(key, modifiers, session.cursor, self.camera.sight, session.puzzle.grid)
        if place is not None:
            return session.jump(place)
        if key in ARROWS and modifiers == Qt.KeyboardModifier.ControlModifier:
            return session.jump_to_clue(*ARROWS[key])
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            return None
        if key in ARROWS:
            stretch = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            return (session.stretch if stretch else session.step)(*ARROWS[key])
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if session.game.solved and not session.busy:
                self.next_requested.emit()
                return play.Outcome.NOTHING
            return session.confirm()
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            return session.delete()
        if key == Qt.Key.Key_Escape and (session.busy or session.possible_map is not None):
            return session.cancel()
        for tool in session.tools:
            if key == TOOL_KEYS[tool]:
                return session.use(tool)
        call = {
            Qt.Key.Key_S: session.size,
            Qt.Key.Key_P: session.pencil_or_show_possible,
            Qt.Key.Key_X: session.cross_out,
            Qt.Key.Key_A: self._switch_glance,
        }.get(key)
        return None if call is None else call()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next unfinished clue on Tab; leave the board for a question or without any."""
        question = self.question()
        if forward and question is not None:
            question.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if self.session.game.solved:
            return super().focusNextPrevChild(forward)
        self._notify(self.session.next_clue(backward=not forward))
        self._reveal_cursor()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor again, also for the first time where a key led here."""
        self.session.cursor_shown |= event.reason() in BY_KEYS
        self.update()
        self.description.announce_cursor()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor, and what a key shows whose release is not seen here."""
        self._notify(self.session.end_glance())
        self.update()
        super().focusOutEvent(event)

    def _reveal_cursor(self) -> None:
        session = self.session
        if session.cursor_shown:
            around = None if session.around is None else session.around.rect
            self.camera.reveal(around or Rect(*session.cursor, 1, 1))

    def _notify(self, outcome: play.Outcome) -> None:
        self._controller.notify(outcome)

    # Changes

    def _describe(self) -> None:
        puzzle = self.session.puzzle
        size = _("Board of {rows} by {cols} cells")
        name = size.format(rows=str(puzzle.rows), cols=str(puzzle.cols))
        if name == self.accessibleName():
            return  # or else readers say it again
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            _(
                "Arrow keys move the cursor, Shift and arrow keys size a rectangle,"
                " Enter draws it, P pencils it, X crosses it out, Delete removes one,"
                " S on a clue draws a rectangle of its size, P on a clue shows its possible"
                " rectangles, A shows where all of them lie, 1, 2 and 3 choose what Enter and"
                " dragging do: draw, pencil or cross out. Tab goes to the next open clue,"
                " L lists those that are left, F6 leaves the board."
            )
        )

    def _on_view_changed(self) -> None:
        if not self.session.dragging:
            self.long_press.stop()
        self.description.announce_changes()
        shape = self.navigator.shape
        if shape is None:
            shape = _CURSORS.get(self.session.grip, Qt.CursorShape.ArrowCursor)
        if self.cursor().shape() is not shape:
            self.setCursor(shape)
        if self._controller.board_marks is not self._board_marks:
            self._board_marks = self._controller.board_marks
            wanted = self._board_marks.region_to_reveal(self.camera.sight)
            if wanted is not None:
                self.camera.reveal(wanted)
        self.minimap.refresh()
        self.update()

    def _reveal_if_hidden(self, rects: Sequence[Rect]) -> None:
        """Scroll the first of some rectangles into view, unless one of them is visible."""
        sight = self.camera.sight
        if rects and not any(rect.overlaps(sight) for rect in rects):
            self.camera.reveal(rects[0])

    def _on_viewport_changed(self) -> None:
        if self._pointer is not None:
            self._follow(self._pointer)
        self.minimap.refresh()
        self.update()
        self.sight_changed.emit()

    def _on_game_changed(self) -> None:
        self.painter.stop()
        self._describe()
        self.description.begin()
        self._on_view_changed()
        self.sight_changed.emit()
