"""Paints the board of the game: its cached image, and over it what changes more often."""

from collections.abc import Collection

from PySide6.QtCore import QPoint, QRectF, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from shikaku_gui import play
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.board.board_layer import BoardLayer
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.displayed_board import DisplayedGame
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.long_press import LongPress
from shikaku_gui.gui.board.look import Look
from shikaku_gui.gui.board.mark_painter import MarkPainter
from shikaku_gui.gui.board.overlay_painter import OverlayPainter
from shikaku_gui.gui.board.rulers import draw_rulers
from shikaku_gui.gui.board.size_badge import BadgePainter, badge_place
from shikaku_gui.model import Rect

_SWEEP_MILLISECONDS = 900
_FLASH_MILLISECONDS = 1400


class GameBoardPainter:
    """Paints the current game on a widget, with the animations of the finish and of crosses."""

    def __init__(self, controller: GameController, theme: Theme, widget: QWidget) -> None:
        self._controller = controller
        self._theme = theme
        self._widget = widget
        self._layer = BoardLayer()
        self.marks_shown = True
        self.sweep = _animation(widget, 0.0, 1.0, _SWEEP_MILLISECONDS)
        self.flash = _animation(widget, 1.0, 0.0, _FLASH_MILLISECONDS)
        self._before = controller.board
        self._flashed: Collection[Rect] = ()

    @property
    def _session(self) -> play.Session:
        return self._controller.session

    def celebrate(self) -> None:
        """Animate the solved board, unless reduced motion is set."""
        if not self._theme.reduced_motion:
            self.sweep.start()

    def flash_crosses(self) -> None:
        """Show for a moment what a move has crossed out."""
        before, self._before = self._before, self._session.board
        if before.puzzle is not self._before.puzzle:
            return
        self._flashed = play.new_crosses(self._before, before)
        if self._flashed and self.marks_shown:
            self.flash.start()
        else:
            self.flash.stop()

    def stop(self) -> None:
        """End the animations: another game is on the board."""
        self.sweep.stop()
        self.flash.stop()
        self._before = self._session.board

    def paint(self, camera: Camera, press: LongPress) -> None:
        """Copy the cached image of the board and draw the overlays."""
        widget, session = self._widget, self._session
        grid, look = camera.grid, Look(self._theme.colours, widget.font())
        shown = DisplayedGame(session, marks=self._has_marks)
        picture = self._layer.pixmap(shown, widget.size(), grid, look)
        painter = QPainter(widget)
        painter.drawPixmap(QPoint(), picture)
        board = BoardPainter(painter, grid, look, session.puzzle, camera.sight)
        overlay = OverlayPainter(board)
        self._paint_overlay(overlay, press)
        if camera.rulers:
            draw_rulers(board, camera.pane, camera.ruler_letters)
        if session.preview is not None:
            self._paint_badge(overlay, session.preview, camera.pane)
        painter.end()
        if not self._layer.complete:
            QTimer.singleShot(0, widget, widget.update)

    def _paint_overlay(self, overlay: OverlayPainter, press: LongPress) -> None:
        session, board_marks = self._session, self._controller.board_marks
        drawn = play.drawn_rects(session, overlay.board.sight) if board_marks.marks else ()
        MarkPainter(overlay.board, drawn).draw(board_marks, self._controller.highlight)
        preview = session.preview
        if session.possible_map is not None:
            overlay.possible_map(session.possible_map)
        elif preview is None:
            for rect in self._visible_crosses():
                overlay.crossed_out(rect, wrong=rect in session.wrong_marks.crossed_out)
        else:
            overlay.preview(play.visible_preview(session, preview))
        self._paint_flash(overlay)
        if session.corner is not None:
            overlay.corner(session.corner)
        if session.cursor_shown and self._widget.hasFocus():
            overlay.cursor(session.cursor)
        if self.sweep.state() is QVariantAnimation.State.Running:
            overlay.sweep(self.sweep.currentValue())
        if press.share and not self._theme.reduced_motion:
            overlay.press_ring(press.place, press.share)

    def _paint_flash(self, overlay: OverlayPainter) -> None:
        """Draw what was just crossed out, fading away unless motion is reduced."""
        if self.flash.state() is not QVariantAnimation.State.Running:
            return
        fades = not self._theme.reduced_motion
        overlay.painter.setOpacity(self.flash.currentValue() if fades else 1.0)
        for rect in self._flashed:
            overlay.crossed_out(rect)
        overlay.painter.setOpacity(1.0)

    def _visible_crosses(self) -> tuple[Rect, ...]:
        """Return the crossed-out rectangles of the clue under the cursor or the pointer."""
        session = self._session
        by_keys = session.cursor_shown and self._widget.hasFocus()
        cell = session.cursor if by_keys else session.hover
        return () if cell is None or not self._has_marks else play.crosses_of(session.board, cell)

    @property
    def _has_marks(self) -> bool:
        """Whether marks are shown: a solved board shows its rectangles alone."""
        return self.marks_shown and not self._session.game.solved

    def _paint_badge(
        self, overlay: OverlayPainter, preview: play.RectPreview, pane: QRectF
    ) -> None:
        session = self._session
        content = play.preview_badge(session, preview)
        badge = BadgePainter(
            overlay.board.look, list(map(message_text, content.lines)), content.tone
        )
        end = session.cursor if session.cursor_shown else session.hover or preview.rect.last
        grid = overlay.grid
        room = pane.adjusted(3, 3, -3, -3)
        area, cell = grid.area(preview.rect), grid.area(Rect(*end, 1, 1))

        def covered(place: QRectF) -> int:
            """Count the clues under a badge; while dragging, a steady place matters more."""
            cells = None if session.dragging else grid.cells(place)
            return 0 if cells is None else len(session.puzzle.clues_in(cells))

        badge.draw(overlay.painter, badge_place(area, cell, badge.size, room, covered))


def _animation(widget: QWidget, start: float, end: float, milliseconds: int) -> QVariantAnimation:
    animation = QVariantAnimation(widget)
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setDuration(milliseconds)
    animation.valueChanged.connect(widget.update)
    return animation
