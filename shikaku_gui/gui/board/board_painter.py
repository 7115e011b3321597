"""Draws a board with any QPainter: paper, grid, rectangles, clues.

Widgets, picture files and the printer all use it. Details too small to be seen are left
out, and only the requested cells are drawn.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QRegion

from shikaku_gui.gui.base import shapes
from shikaku_gui.gui.base.shapes import FillPattern
from shikaku_gui.gui.board.grid_geometry import GridGeometry, common_part
from shikaku_gui.gui.board.grid_lines import draw_lines
from shikaku_gui.gui.board.look import Look
from shikaku_gui.gui.board.rect_fill import fill_rects
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.play import (
    DOTS,
    SHAPE_SIGNS,
    SIGN_LINE,
    SIGN_STRENGTH,
    DrawnPencil,
    DrawnRect,
    clue_text,
)

_FINE = 8
_SIGN_FROM = 9.0
_SIGN_SHARE = 0.36
_SIGN_INSET = 0.07
_CROSS_SIGN_SHARE = 0.15
_CROSS_SIGN_FROM = 22.0
_BULB_SHARE = 0.24
_BULB_FROM = 20.0
_TRIAL_FROM = 5.0
_TRIAL_PATTERNS = (FillPattern.LEVEL, FillPattern.UPRIGHT, FillPattern.SQUARED)

# A board is not mirrored where the layout runs from right to left.
_CENTRAL = Qt.AlignmentFlag.AlignCenter | Qt.AlignmentFlag.AlignAbsolute | Qt.TextFlag.TextDontClip


def trial_pattern(number: int) -> FillPattern:
    """Return the pattern of a trial, counted from 1; the fourth looks like the first."""
    return _TRIAL_PATTERNS[(number - 1) % len(_TRIAL_PATTERNS)]


class BoardPainter:
    """Draws one puzzle at one place with one painter.

    ``sight`` are the visible cells: overlays are drawn only there.
    """

    def __init__(
        self,
        painter: QPainter,
        grid: GridGeometry,
        look: Look,
        puzzle: Puzzle,
        sight: Rect | None = None,
    ) -> None:
        self.painter = painter
        self.grid = grid
        self.look = look
        self.colours = look.colours
        self.puzzle = puzzle
        self.sight = sight or puzzle.grid
        # The font sizes of clues are rounded to such fractions of a logical pixel.
        self._fineness = _FINE if look.ink.grid else 1

    def board(
        self,
        drawn: Sequence[DrawnRect],
        part: Rect | None = None,
        pencils: Iterable[DrawnPencil] = (),
    ) -> None:
        """Draw the board with its rectangles and pencil rectangles, or only a part of it."""
        part = part or self.puzzle.grid
        self.painter.fillRect(self.grid.area(part), self.colours.paper)
        areas = [self.grid.area(item.rect) for item in drawn]
        fill_rects(
            self.painter, self.grid, self.colours, zip(drawn, areas, strict=True), self.line_width
        )
        self.lines(part)
        for item in drawn:
            if item.trial:
                self._supposed(item)
        right = [area for item, area in zip(drawn, areas, strict=True) if item.broken is None]
        shapes.frames(self.painter, right, self.line_width, self.colours.outline)
        self.edge()
        self._pencils(pencils)
        for item in drawn:
            if item.is_mistake:
                self._mistake(item)
            if item.is_mistake or item.hinted:
                self.rectangle_symbol(item)
        # Clues under a hatch are easier to read in full strength.
        self.clues(part, [item.rect for item in drawn if item.broken is None and not item.trial])

    def edge(self) -> None:
        """Draw the border of the whole board."""
        width = self.look.ink.edge * self.line_width
        shapes.frame(self.painter, self.grid.whole, width, self.colours.outline)

    @property
    def line_width(self) -> float:
        """The width of a rectangle's outline."""
        return self.grid.width(0.05, least=1, most=3)

    def lines(self, part: Rect) -> None:
        """Draw the lines between the cells of a part."""
        seen = common_part(part, self.sight)
        if seen is not None:
            draw_lines(self.painter, self.grid, self.look, seen)

    def _supposed(self, item: DrawnRect) -> None:
        """Hatch a rectangle of a trial, and frame the one that the trial rests on."""
        area, width = self.grid.area(item.rect), self.line_width
        pattern, colour = trial_pattern(item.trial), self.colours.trial
        self.hatch(area, pattern, colour, per_cell=3, least=_TRIAL_FROM)
        if item.supposed:
            inset = 1.5 * width
            inner = area.adjusted(inset, inset, -inset, -inset)
            shapes.frame(self.painter, inner, width, colour)

    def _pencils(self, pencils: Iterable[DrawnPencil]) -> None:
        for pencil in pencils:
            self.pencil(pencil.rect, self.colours.wrong if pencil.wrong else None)
            if pencil.wrong:
                self.sign(pencil.rect, self.colours.wrong, tick=False)

    def pencil(self, rect: Rect, colour: QColor | None = None) -> None:
        """Draw a pencil rectangle: a dashed outline inside its cells, without a fill."""
        inset = max(0.1 * self.grid.cell, 1.5)
        area = self.grid.area(rect).adjusted(inset, inset, -inset, -inset)
        width = max(0.85 * self.line_width, self.grid.pixel)
        shapes.dashed_frame(self.painter, area, width, colour or self.colours.pencil, (4, 3))

    def cross(self, rect: Rect) -> None:
        """Draw a crossed-out rectangle: a dotted outline and a faint cross."""
        inset = max(0.06 * self.grid.cell, 1.0)
        area = self.grid.area(rect).adjusted(inset, inset, -inset, -inset)
        colour = QColor(self.colours.wrong)
        shapes.dashed_frame(self.painter, area, self.line_width, colour, (1, 1.5))
        colour.setAlphaF(0.6)
        shapes.cross(self.painter, area, self.line_width, colour)

    def cross_signs(self, clues: Iterable[Cell]) -> None:
        """Draw a small cross beside clues that have crossed-out rectangles, if it can be seen."""
        if self.grid.cell < _CROSS_SIGN_FROM:
            return
        side, inset = _CROSS_SIGN_SHARE * self.grid.cell, 0.09 * self.grid.cell
        sign = QRectF(0, 0, side, side)
        for clue in clues:
            corner = self.grid.area(Rect(*clue, 1, 1)).bottomRight() - QPointF(inset, inset)
            sign.moveBottomRight(corner)
            shapes.cross(self.painter, sign, max(self.line_width, 1.5), self.colours.pencil)

    def _mistake(self, item: DrawnRect) -> None:
        area = self.grid.area(item.rect)
        pattern = FillPattern.FALLING if item.broken is None else FillPattern.RISING
        self.hatch(area, pattern, self.colours.wrong)
        shapes.frame(self.painter, area, 1.6 * self.line_width, self.colours.wrong)

    def rectangle_symbol(self, item: DrawnRect) -> None:
        """Draw a warning into a corner of a wrong rectangle, or a bulb if a hint has drawn it."""
        place = self.symbol_place(item)
        if place is None:
            return
        if item.is_mistake:
            shapes.warning(self.painter, place, self.colours.wrong, self.colours.paper)
        else:
            shapes.bulb(self.painter, place, self.colours.clue_done)

    def hatch(
        self,
        area: QRectF,
        pattern: FillPattern,
        colour: QColor,
        *,
        per_cell: int = 5,
        least: float = _SIGN_FROM,
    ) -> None:
        """Fill an area with a pattern whose density suits the size of the cells.

        Cells smaller than ``least`` are tinted instead.
        """
        small, faint = self.grid.cell < least, QColor(colour)
        faint.setAlphaF(0.4 if small else 0.5)
        if small:
            self.painter.fillRect(area, faint)
            return
        gap = max(self.grid.cell / per_cell, 4.0)
        # Relative to the board's corner, the pattern does not change while scrolling.
        corner = self.grid.whole.topLeft()
        seen = area.intersected(self.grid.area(self.sight)).translated(-corner)
        self.painter.save()
        self.painter.translate(corner)
        shapes.fill(self.painter, seen, pattern, faint, gap, self.grid.width(0.03, most=2))
        self.painter.restore()

    def fade(
        self,
        area: QRectF,
        hole: QRectF | None = None,
        *,
        into: QColor | None = None,
        strength: float = 0.62,
    ) -> None:
        """Fade an area, except a hole in it, into a colour, by default that of the paper."""
        veil = QColor(into or self.colours.paper)
        veil.setAlphaF(strength)
        self.painter.save()
        if hole is not None:
            region = QRegion(area.toAlignedRect()) - QRegion(hole.toAlignedRect())
            self.painter.setClipRegion(region)
        self.painter.fillRect(area, veil)
        self.painter.restore()

    def sign(self, rect: Rect, colour: QColor, *, tick: bool) -> None:
        """Draw a tick or a warning into a corner of a rectangle, away from its clues."""
        if self.grid.cell < _SIGN_FROM:
            return
        place = self.corner_place(rect, _SIGN_SHARE)
        draw = shapes.tick if tick else shapes.warning
        draw(self.painter, place, colour, self.colours.paper)

    def symbol_place(self, item: DrawnRect) -> QRectF | None:
        """Return where the symbol of a drawn rectangle is, None if it has none."""
        mistake, cell = item.is_mistake, self.grid.cell
        if mistake and cell >= _SIGN_FROM:
            return self.corner_place(item.rect, _SIGN_SHARE)
        if not mistake and item.hinted and cell >= _BULB_FROM:
            return self.corner_place(item.rect, _BULB_SHARE)
        return None

    def corner_place(self, rect: Rect, share: float) -> QRectF:
        """Return a square in a corner of a rectangle or else of a cell, if one has no clue.

        ``share`` is its side in cells.
        """
        corners = (
            Cell(rect.row, rect.right - 1),
            rect.first,
            rect.last,
            Cell(rect.bottom - 1, rect.col),
        )
        cells = (cell for cell in chain(corners, rect.cells()) if cell not in self.puzzle.clues)
        cell = next(cells, None)
        if cell is None:  # beside a clue, which it must not cover
            cell, share = corners[0], _BULB_SHARE
        area = self.grid.area(Rect(*cell, 1, 1))
        side = min(max(share * self.grid.cell, 8.0), 22.0, 0.9 * self.grid.cell)
        gap = max(_SIGN_INSET * self.grid.cell, 0.5 * self.line_width)
        left = area.left() + gap if cell.col < rect.right - 1 else area.right() - gap - side
        top = area.top() + gap if cell.row == rect.row else area.bottom() - gap - side
        return QRectF(left, top, side, side)

    def clues(self, part: Rect, right: Iterable[Rect] = ()) -> None:
        """Draw the clues of a part, fainter in rectangles that are right.

        Numbers that would not be legible are drawn as dots.
        """
        seen = common_part(part, self.sight)
        if seen is None:
            return
        near = (rect for rect in right if rect.overlaps(seen))
        done = {cell for rect in near for cell in self.puzzle.clues_in(rect)}
        alike: defaultdict[tuple[float, bool], list[tuple[Cell, str]]] = defaultdict(list)
        for cell in self.puzzle.clues_in(seen):
            text, shape = clue_text(self.puzzle.clues[cell]), self.puzzle.shapes.get(cell)
            alike[self._letters(len(text), shape), cell in done].append((cell, text))
        for (size, calm), clues in alike.items():
            colour = self.colours.clue_done if calm else self.colours.clue
            if size < max(self.look.ink.legible, 1):
                self._dots([cell for cell, _ in clues], colour)
            else:
                if self.puzzle.shapes:
                    self._shape_signs([cell for cell, _ in clues], colour)
                self.painter.setFont(self.font(round(size * self._fineness), bold=not calm))
                self.painter.setPen(colour)
                self._numbers(clues)

    def _shape_signs(self, cells: Iterable[Cell], colour: QColor) -> None:
        """Draw the outlines behind the clues of these cells that give a shape."""
        width = self.grid.width(SIGN_LINE, most=3)
        faint = QColor(colour)
        faint.setAlphaF(SIGN_STRENGTH)
        for cell in cells:
            shape = self.puzzle.shapes.get(cell)
            if shape is not None:
                # The line lies inside the sign, whose edges are those of pixels.
                sign = self.grid.inside(self.grid.area(Rect(*cell, 1, 1)), *SHAPE_SIGNS[shape])
                half = width / 2
                shapes.frame(self.painter, sign.adjusted(half, half, -half, -half), width, faint)

    def _dots(self, cells: Iterable[Cell], colour: QColor) -> None:
        """Draw a dot for each clue, a bar for one that is wide or tall."""
        of_shape = {
            shape: QRectF(0, 0, max(width * self.grid.cell, 1.0), max(height * self.grid.cell, 1.0))
            for shape, (height, width) in DOTS.items()
        }
        for cell in cells:
            dot = of_shape[self.puzzle.shapes.get(cell)]
            dot.moveCenter(self.grid.area(Rect(*cell, 1, 1)).center())
            self.painter.fillRect(dot, colour)

    def _numbers(self, clues: Iterable[tuple[Cell, str]]) -> None:
        for cell, text in clues:
            area = self.grid.area(Rect(*cell, 1, 1))
            if self._fineness == 1:
                self.text(area, _CENTRAL, text)
            else:
                self._fine_text(area.center(), text)

    def _fine_text(self, middle: QPointF, text: str) -> None:
        """Draw a text centred on a point, with a font size in fractions of a pixel."""
        self.painter.save()
        self.painter.translate(middle)
        self.painter.scale(1 / self._fineness, 1 / self._fineness)
        self.text(QRectF(), _CENTRAL, text)
        self.painter.restore()

    def _letters(self, digits: int, shape: Shape | None = None) -> float:
        """Return the height of letters in pixels at which a number fits into its cell, or sign."""
        cell = self.grid.cell
        least = min(0.72 * cell, 9.0)  # narrow cells
        size = min(max(self.look.ink.letters * cell, least), 1.3 * cell / max(digits, 1))
        if shape is not None:
            inner = SHAPE_SIGNS[shape].width - 3 * SIGN_LINE  # with half a line free on each side
            size = min(size, max(least, 1.3 * inner * cell / digits))
        return round(size * self._fineness) / self._fineness

    def font(self, size: int, *, bold: bool) -> QFont:
        """Return the typeface at a height in pixels."""
        font = QFont(self.look.font)
        font.setPixelSize(size)
        font.setBold(bold)
        return font

    def text(self, area: QRectF, align: Qt.AlignmentFlag, text: str) -> None:
        """Draw a text with the painter's font and pen."""
        if not self.look.ink.shapes:
            self.painter.drawText(area, align, text)
            return
        font, metrics = self.painter.font(), QFontMetricsF(self.painter.font())
        place = QRectF(0, 0, metrics.horizontalAdvance(text), metrics.height())
        place.moveCenter(area.center())
        if align & Qt.AlignmentFlag.AlignRight:
            place.moveRight(area.right())
        if align & Qt.AlignmentFlag.AlignBottom:
            place.moveBottom(area.bottom())
        path = QPainterPath()
        path.addText(place.left(), place.top() + metrics.ascent(), font, text)
        self.painter.save()
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.fillPath(path, self.painter.pen().color())
        self.painter.restore()
