"""A cached picture of the cells that the solver marks: those that differ or are blamed."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion

from shikaku_gui import play
from shikaku_gui.gui.base.shapes import FillPattern
from shikaku_gui.gui.board.board_layer import shift_between
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.look import Look
from shikaku_gui.model import Cell, Rect


@dataclass(frozen=True)
class Canvas:
    """The size of a picture in logical pixels, and how it is drawn."""

    size: QSize
    grid: GridGeometry
    look: Look


class MarksLayer:
    """Caches the picture of the cells that the solver marks, transparent elsewhere.

    When the board is scrolled, the picture is scrolled too and only its new part is drawn.
    """

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._canvas: Canvas | None = None
        self._appraisal: play.PuzzleAppraisal | None = None

    def picture(self, appraisal: play.PuzzleAppraisal, canvas: Canvas) -> QPixmap:
        """Return the picture for an appraisal."""
        before, self._canvas = self._canvas, canvas
        if appraisal is not self._appraisal or before is None:
            self._appraisal = appraisal
            self._draw_all(appraisal, canvas)
        elif canvas != before:
            self._follow(appraisal, before, canvas)
        return self._picture

    def _draw_all(self, appraisal: play.PuzzleAppraisal, canvas: Canvas) -> None:
        self._picture = QPixmap(canvas.size * canvas.grid.ratio)
        self._picture.setDevicePixelRatio(canvas.grid.ratio)
        self._picture.fill(Qt.GlobalColor.transparent)  # a new pixmap is opaque black otherwise
        self._draw(appraisal, canvas, self._picture.rect())

    def _follow(self, appraisal: play.PuzzleAppraisal, before: Canvas, canvas: Canvas) -> None:
        shift = shift_between(before.grid, canvas.grid)
        if shift is None or replace(before, grid=canvas.grid) != canvas:
            self._draw_all(appraisal, canvas)
            return
        whole = self._picture.rect()
        self._picture.scroll(shift.x(), shift.y(), whole)
        exposed = QRegion(whole) - QRegion(whole.translated(shift))
        while not exposed.isEmpty():
            part = QRect(exposed.begin())
            self._draw(appraisal, canvas, part)
            exposed -= part

    def _draw(self, appraisal: play.PuzzleAppraisal, canvas: Canvas, part: QRect) -> None:
        """Draw a part of the picture, in device pixels."""
        ratio = canvas.grid.ratio
        area = QRectF(QPointF(part.topLeft()) / ratio, QSizeF(part.size()) / ratio)
        painter = QPainter(self._picture)
        painter.setClipRect(area)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(area, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        sight = canvas.grid.cells(area)
        if sight is not None:
            board = BoardPainter(painter, canvas.grid, canvas.look, appraisal.puzzle, sight)
            _paint(board, appraisal)
        painter.end()


def _paint(board: BoardPainter, appraisal: play.PuzzleAppraisal) -> None:
    differing, blamed = (
        _visible(appraisal.differing, board.sight),
        _visible(appraisal.blamed, board.sight),
    )
    _mark(board, differing, FillPattern.DOTTED, board.colours.accent)
    if appraisal.unfinished:
        _mark(board, blamed, FillPattern.DOTTED, board.colours.grid)
    else:
        _mark(board, blamed, FillPattern.FALLING, board.colours.wrong)
        _outline(board, blamed, board.colours.wrong)


def _visible(cells: Set[Cell], sight: Rect) -> Set[Cell]:
    """Return the visible cells and those around them, to which no border is drawn."""
    near = Rect(sight.row - 1, sight.col - 1, sight.height + 2, sight.width + 2)
    return cells & set(near.cells()) if near.area < len(cells) else cells


def _mark(board: BoardPainter, cells: Set[Cell], pattern: FillPattern, colour: QColor) -> None:
    for run in runs(cells):
        board.hatch(board.grid.area(run), pattern, colour)


def _outline(board: BoardPainter, cells: Set[Cell], colour: QColor) -> None:
    """Draw the border between those cells and all others."""
    pen = QPen(colour, board.line_width)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    board.painter.setPen(pen)
    board.painter.drawLines([line for cell in cells for line in _edges(board.grid, cell, cells)])


def _edges(grid: GridGeometry, cell: Cell, cells: Set[Cell]) -> Iterator[QLineF]:
    area = grid.area(Rect(*cell, 1, 1))
    row, col = cell
    if Cell(row - 1, col) not in cells:
        yield QLineF(area.topLeft(), area.topRight())
    if Cell(row + 1, col) not in cells:
        yield QLineF(area.bottomLeft(), area.bottomRight())
    if Cell(row, col - 1) not in cells:
        yield QLineF(area.topLeft(), area.bottomLeft())
    if Cell(row, col + 1) not in cells:
        yield QLineF(area.topRight(), area.bottomRight())


def runs(cells: Set[Cell]) -> Iterator[Rect]:
    """Yield the cells as rectangles of one row, each as wide as can be.

    >>> [str(run.first) for run in runs({Cell(0, 0), Cell(0, 1), Cell(0, 3)})]
    ['R1C1', 'R1C4']
    """
    for (row, _), group in groupby(
        enumerate(sorted(cells)), key=lambda item: (item[1].row, item[1].col - item[0])
    ):
        run = [cell for _, cell in group]
        yield Rect(row, run[0].col, 1, len(run))
