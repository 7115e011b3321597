"""Draws the marks of hints, with a pattern and a tag for each role, and ghosts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.shapes import FillPattern
from shikaku_gui.gui.board.board_marks import BoardMarks, Highlight
from shikaku_gui.gui.board.board_painter import BoardPainter
from shikaku_gui.gui.board.mark_patches import MarkPatch
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play import DrawnRect
from shikaku_gui.solver import MarkRole

_PATTERNS = {
    MarkRole.SUBJECT: FillPattern.NONE,
    MarkRole.ALLOWED: FillPattern.RISING,
    MarkRole.RULED_OUT: FillPattern.FALLING,
    MarkRole.REASON: FillPattern.DOTTED,
    MarkRole.RESULT: FillPattern.NONE,
}
_INSETS = {MarkRole.ALLOWED: 0.04, MarkRole.RULED_OUT: 0.09}
"""The insets of frames in cells, so that those of different roles do not overlap."""

_TAGS_FROM = 14
_TAGS_IN_CORNERS_FROM = 32
"""In smaller cells a tag beside a number would cover it: it gets a cell of its own."""
_TAG_OVERLAP = 2.0
"""How far a tag beside a patch reaches into it, in pixels."""


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
        for rect in self._seen(board_marks.crossed_out):
            self.board.cross(rect)
        for rect in self._seen(board_marks.pencilled):
            self.board.pencil(rect, self.colours.draft)
        self._marks(board_marks.patches, highlight)
        if board_marks.focus is not None:
            self._spotlight(board_marks.focus)

    def _seen(self, rects: Iterable[Rect]) -> Iterable[Rect]:
        return (rect for rect in rects if rect.overlaps(self.board.sight))

    def _marks(self, marked: Iterable[MarkPatch], highlight: Highlight | None) -> None:
        patches = sorted(marked, key=lambda patch: -patch.area)
        patches = [patch for patch in patches if any(self._seen(patch.rects))]
        for index, patch in enumerate(patches):
            glows = highlight is not None and highlight.role is patch.role
            strength = highlight.strength if highlight is not None and glows else 0.0
            self._patch(patch, patches[index + 1 :], strength)
        for patch in patches:
            for rect in patch.rects:
                self.board.clues(rect)
        for item in self._drawn:
            self.board.rectangle_symbol(item)
        if self.grid.cell >= _TAGS_FROM:
            self._tags([patch for patch in patches if patch.tag])

    def _patch(self, patch: MarkPatch, above: Sequence[MarkPatch], strength: float) -> None:
        """Draw a patch; its pattern leaves out the patches above it, so that no two mix."""
        colour, pattern = self.colours.marks[patch.role.value], _PATTERNS[patch.role]
        wash = QColor(colour)
        wash.setAlphaF((0.22 if pattern is FillPattern.NONE else 0.10) + 0.35 * strength)
        for rect in patch.rects:
            self.painter.fillRect(self._area(rect, patch.role), wash)
        self.painter.save()
        covered = [other for other in above if _PATTERNS[other.role] is not FillPattern.NONE]
        if covered:
            self.painter.setClipPath(
                self._path([patch]) - self._path(covered), Qt.ClipOperation.IntersectClip
            )
        for rect in patch.rects:
            self.board.hatch(self._area(rect, patch.role), pattern, colour)
        self.painter.restore()
        self._outline(patch, (1.6 + 1.4 * strength) * self.board.line_width)

    def _path(self, patches: Iterable[MarkPatch]) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for patch in patches:
            for rect in patch.rects:
                path.addRect(self._area(rect, patch.role))
        return path

    def _outline(self, patch: MarkPatch, width: float) -> None:
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

    def _tags(self, patches: Sequence[MarkPatch]) -> None:
        """Draw the tags, each where it covers no sign of the board, number or other tag."""
        taken = [place for place in map(self.board.symbol_place, self._drawn) if place is not None]
        for patch in reversed(patches):
            if self.grid.cell >= _TAGS_IN_CORNERS_FROM:
                places = list(self._corners(patch))
            else:
                places = [*self._free_cells(patch), *self._corners(patch)]
            free = (one for one in places if not any(one.intersects(old) for old in taken))
            place = next(free, places[0])
            taken.append(place)
            colour, paper = self.colours.marks[patch.role.value], self.colours.paper
            shapes.letter(self.painter, place, patch.tag, colour, paper)

    def _corners(self, patch: MarkPatch) -> Iterator[QRectF]:
        """Yield the places in the corners of a patch."""
        area, (width, height) = self.grid.area(patch.rects[0]), self._tag_size(patch)
        gap = 0.5 * self.board.line_width
        for top in (area.top() + gap, area.bottom() - gap - height):
            for left in (area.right() - gap - width, area.left() + gap):
                yield QRectF(left, top, width, height)

    def _free_cells(self, patch: MarkPatch) -> Iterator[QRectF]:
        """Yield the places in cells without a number: those of a patch, then those beside it.

        A tag beside a patch touches it, so that it does not seem to belong to the cell it is in.
        """
        width, height = self._tag_size(patch)
        puzzle, rects = self.board.puzzle, patch.rects
        first = rects[0]
        around = sorted(
            (
                Cell(row, col)
                for row in range(first.row - 1, first.bottom + 1)
                for col in range(first.right, first.col - 2, -1)
            ),
            key=lambda cell: (
                cell.row in (first.row - 1, first.bottom)
                and cell.col in (first.col - 1, first.right)
            ),
        )
        area = self.grid.area(first).adjusted(
            _TAG_OVERLAP, _TAG_OVERLAP, -_TAG_OVERLAP, -_TAG_OVERLAP
        )
        inside = [cell for rect in rects for cell in rect.cells()]
        for cell in (*inside, *around):
            spot = Rect(*cell, 1, 1)
            if cell not in puzzle.clues and spot.within(puzzle.rows, puzzle.cols):
                place = QRectF(0, 0, width, height)
                place.moveCenter(self.grid.area(spot).center())
                if cell not in inside:
                    place.moveLeft(max(min(place.left(), area.right()), area.left() - width))
                    place.moveTop(max(min(place.top(), area.bottom()), area.top() - height))
                yield place

    def _tag_size(self, patch: MarkPatch) -> tuple[float, float]:
        """Return the width and height of a tag in pixels."""
        side = min(max(0.28 * self.grid.cell, 9.0), 20.0)
        return side * (1 if len(patch.tag) == 1 else 1.45), side

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
