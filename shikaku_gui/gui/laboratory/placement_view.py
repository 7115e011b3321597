"""A board with placements on it: what a level removes, or the values of a relaxation."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.look import Look
from shikaku_gui.gui.widgets.drawing import Drawing
from shikaku_gui.i18n import _
from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.play import DrawnRect, RectangleTints

_PAD = 8.0
_INSET = 0.1
_WASH = 0.16
_ARM = 0.14
_VALUE_FROM = 14.0
"""The least side of a cell in which a value is written."""


@dataclass(frozen=True)
class PlacementPicture:
    """A puzzle, the rectangles that are decided, and placements above them.

    ``removed`` are crossed out. ``values`` are placements with their value in a relaxation.
    """

    puzzle: Puzzle
    decided: tuple[Rect, ...] = ()
    removed: tuple[Rect, ...] = ()
    values: tuple[tuple[Rect, float], ...] = ()


class PlacementView(Drawing):
    """Shows a picture as large as fits."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._picture: PlacementPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 100)
        self.setAccessibleName(_("Board"))

    def sizeHint(self) -> QSize:
        """Return a size suitable for a dialog."""
        return QSize(420, 420)

    def show_picture(self, picture: PlacementPicture | None) -> None:
        """Show another picture, or none."""
        self._picture = picture
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the board, then the placements."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.fillRect(self.rect(), self.theme.colours.window)
        if self._picture is not None:
            self._paint(painter, self._picture)

    def _paint(self, painter: QPainter, picture: PlacementPicture) -> None:
        puzzle = picture.puzzle
        room = QRectF(self.rect()).adjusted(_PAD, _PAD, -_PAD, -_PAD)
        grid = GridGeometry.fit(puzzle.rows, puzzle.cols, room, self.devicePixelRatioF())
        board = BoardPainter(painter, grid, Look(self.theme.colours, self.font()), puzzle)
        drawn = Board(puzzle, picture.decided)
        tints = RectangleTints(drawn)
        board.board([DrawnRect(rect, tints[rect], None) for rect in drawn.rects])
        for rect in picture.removed:
            self._cross_out(painter, grid, rect)
        for rect, value in picture.values:
            self._paint_value(painter, grid, rect, value)
        board.clues(puzzle.grid)

    def _cross_out(self, painter: QPainter, grid: GridGeometry, rect: Rect) -> None:
        area = _inner(grid, rect)
        self._paint_frame(painter, area, self.theme.colours.wrong, 0.0)
        painter.setPen(QPen(self.theme.colours.wrong, 1.5))
        centre, arm = area.center(), _ARM * grid.cell
        for slope in (1, -1):
            end = QPointF(arm, slope * arm)
            painter.drawLine(centre - end, centre + end)

    def _paint_value(self, painter: QPainter, grid: GridGeometry, rect: Rect, value: float) -> None:
        colours = self.theme.colours
        area = _inner(grid, rect)
        self._paint_frame(painter, area, colours.accent, value * 2 * _WASH)
        if grid.cell < _VALUE_FROM:
            return
        font = QFont(self.font())
        font.setPixelSize(max(round(0.3 * grid.cell), 8))
        painter.setFont(font)
        painter.setPen(colours.clue)
        painter.drawText(area.adjusted(3, 1, -3, -1), _ABOVE, QLocale().toString(value, "g", 2))

    def _paint_frame(
        self, painter: QPainter, area: QRectF, colour: QColor, strength: float
    ) -> None:
        wash = QColor(colour)
        wash.setAlphaF(strength)
        painter.fillRect(area, wash)
        painter.setPen(QPen(colour, 1.0, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)


_ABOVE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignAbsolute


def _inner(grid: GridGeometry, rect: Rect) -> QRectF:
    inset = _INSET * grid.cell
    return grid.area(rect).adjusted(inset, inset, -inset, -inset)


def decided_placements(placements: Sequence[Sequence[Rect]]) -> tuple[Rect, ...]:
    """Return the placements of the clues that have but one."""
    return tuple(mine[0] for mine in placements if len(mine) == 1)
