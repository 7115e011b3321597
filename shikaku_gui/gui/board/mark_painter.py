"""Draws the marks of hints, with a pattern and a letter for each role, and ghosts."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.shapes import FillPattern
from shikaku_gui.gui.board.board_marks import BoardMarks, Highlight
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play import DrawnRect
from shikaku_gui.solver import MarkRole

if TYPE_CHECKING:
    from shikaku_gui.solver import Mark

LETTERS = {
    MarkRole.SUBJECT: "A",
    MarkRole.ALLOWED: "B",
    MarkRole.RULED_OUT: "C",
    MarkRole.REASON: "D",
    MarkRole.RESULT: "E",
}
"""The letters on marks, so that texts can refer to them without colours."""

_PATTERNS = {
    MarkRole.SUBJECT: FillPattern.NONE,
    MarkRole.ALLOWED: FillPattern.RISING,
    MarkRole.RULED_OUT: FillPattern.FALLING,
    MarkRole.REASON: FillPattern.DOTTED,
    MarkRole.RESULT: FillPattern.NONE,
}
_INSETS = {MarkRole.ALLOWED: 0.04, MarkRole.RULED_OUT: 0.09}
"""The insets of frames in cells, so that those of different roles do not overlap."""

_LETTER_FROM = 14


@dataclass(frozen=True)
class _Patch:
    """A rectangle or adjoining cells of one role, drawn as one mark."""

    role: MarkRole
    rects: tuple[Rect, ...]

    @property
    def area(self) -> int:
        return sum(rect.area for rect in self.rects)


class MarkPainter:
    """Draws marks over a board, and the symbols of its rectangles again on top."""

    def __init__(self, board: BoardPainter, drawn: Sequence[DrawnRect] = ()) -> None:
        self.board = board
        self._drawn = drawn
        self.painter = board.painter
        self.grid = board.grid
        self.colours = board.colours

    def draw(self, board_marks: BoardMarks, highlight: Highlight | None = None) -> None:
        """Draw the marks of a hint or walkthrough; those of one role may be highlighted."""
        for rect in self._seen(board_marks.gone):
            self.board.fade(self.grid.area(rect))
        for rect in self._seen(board_marks.found):
            self._ghost(rect, supposed=False)
        for rect in self._seen(board_marks.ghosts):
            self._ghost(rect, supposed=True)
        self._marks(board_marks.marks, highlight)
        if board_marks.focus is not None:
            self._spotlight(board_marks.focus)

    def _seen(self, rects: Iterable[Rect]) -> Iterable[Rect]:
        return (rect for rect in rects if rect.overlaps(self.board.sight))

    def _marks(self, marks: Iterable["Mark"], highlight: Highlight | None) -> None:
        patches = sorted(_patches(marks), key=lambda patch: -patch.area)
        patches = [patch for patch in patches if any(self._seen(patch.rects))]
        for patch in patches:
            glows = highlight is not None and highlight.role is patch.role
            self._patch(patch, highlight.strength if highlight is not None and glows else 0.0)
        for patch in patches:
            for rect in patch.rects:
                self.board.clues(rect)
        for item in self._drawn:
            self.board.rectangle_symbol(item)
        if self.grid.cell >= _LETTER_FROM:
            places = map(self.board.symbol_place, self._drawn)
            taken = [place for place in places if place is not None]
            for patch in reversed(patches):
                taken.append(self._letter(patch, taken))

    def _patch(self, patch: _Patch, strength: float) -> None:
        colour, pattern = self.colours.marks[patch.role.value], _PATTERNS[patch.role]
        wash = QColor(colour)
        wash.setAlphaF((0.22 if pattern is FillPattern.NONE else 0.10) + 0.35 * strength)
        for rect in patch.rects:
            self.painter.fillRect(self._area(rect, patch.role), wash)
            self.board.hatch(self._area(rect, patch.role), pattern, colour)
        self._outline(patch, (1.6 + 1.4 * strength) * self.board.line_width)

    def _outline(self, patch: _Patch, width: float) -> None:
        colour, area = self.colours.marks[patch.role.value], self._area(patch.rects[0], patch.role)
        if len(patch.rects) > 1:
            self.painter.setPen(
                QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap)
            )
            self.painter.drawLines(list(self._edges(patch.rects)))
        elif patch.role in _INSETS:
            shapes.dashed_frame(self.painter, area, width, colour, (3, 1.5))
        else:
            shapes.frame(self.painter, area, width, colour)
        if patch.role is MarkRole.RULED_OUT:
            shapes.cross(self.painter, area, self.board.line_width, colour)

    def _edges(self, cells: Sequence[Rect]) -> Iterable[QLineF]:
        """Yield the outer sides of a group of cells."""
        inside = {rect.first for rect in cells}
        for rect in cells:
            area, (row, col) = self.grid.area(rect), rect.first
            sides = (
                (Cell(row - 1, col), QLineF(area.topLeft(), area.topRight())),
                (Cell(row + 1, col), QLineF(area.bottomLeft(), area.bottomRight())),
                (Cell(row, col - 1), QLineF(area.topLeft(), area.bottomLeft())),
                (Cell(row, col + 1), QLineF(area.topRight(), area.bottomRight())),
            )
            yield from (line for beyond, line in sides if beyond not in inside)

    def _area(self, rect: Rect, role: MarkRole) -> QRectF:
        inset = _INSETS.get(role, 0.0) * self.grid.cell
        return self.grid.area(rect).adjusted(inset, inset, -inset, -inset)

    def _letter(self, patch: _Patch, taken: Sequence[QRectF]) -> QRectF:
        """Draw a letter into a free corner and return its place."""
        place = self._free_corner(patch.rects[0], taken)
        colour, paper = self.colours.marks[patch.role.value], self.colours.paper
        shapes.letter(self.painter, place, LETTERS[patch.role], colour, paper)
        return place

    def _free_corner(self, rect: Rect, taken: Sequence[QRectF]) -> QRectF:
        area = self.grid.area(rect)
        side = min(max(0.28 * self.grid.cell, 9.0), 20.0)
        gap = 0.5 * self.board.line_width
        lefts = (area.right() - gap - side, area.left() + gap)
        tops = (area.top() + gap, area.bottom() - gap - side)
        places = [QRectF(left, top, side, side) for top in tops for left in lefts]
        free = (place for place in places if not any(place.intersects(old) for old in taken))
        return next(free, places[0])

    def _ghost(self, rect: Rect, *, supposed: bool) -> None:
        """Draw a rectangle that is not on the board: a pale fill with a dashed outline."""
        area = self.grid.area(rect)
        self.painter.fillRect(area, self.colours.draft_fill)
        self.board.lines(rect)
        self.board.clues(rect)
        width = (1.3 if supposed else 0.9) * self.board.line_width
        dash = (4.0, 2.0) if supposed else (1.5, 1.5)
        shapes.dashed_frame(self.painter, area, width, self.colours.draft, dash)

    def _spotlight(self, focus: Rect) -> None:
        """Fade all but a part of the board."""
        area, whole = self.grid.area(focus), self.grid.whole
        self.board.fade(whole, area, into=self.colours.window, strength=0.6)
        width = 1.3 * self.board.line_width
        shapes.dashed_frame(self.painter, area, width, self.colours.draft, (3, 2))


def _patches(marks: Iterable["Mark"]) -> Iterable[_Patch]:
    """Yield the marks, with adjoining REASON cells joined."""
    cells: list[Rect] = []
    for mark in marks:
        if mark.role is MarkRole.REASON and mark.rect.area == 1:
            cells.append(mark.rect)
        else:
            yield _Patch(mark.role, (mark.rect,))
    for group in _joined(cells):
        yield _Patch(MarkRole.REASON, tuple(sorted(group)))


def _joined(cells: Iterable[Rect]) -> list[set[Rect]]:
    """Group cells that share a side."""
    groups: list[set[Rect]] = []
    for cell in cells:
        near = {cell._replace(row=cell.row + step) for step in (-1, 1)}
        near |= {cell._replace(col=cell.col + step) for step in (-1, 1)}
        touched = [group for group in groups if group & near]
        groups = [group for group in groups if group not in touched]
        groups.append({cell}.union(*touched))
    return groups
