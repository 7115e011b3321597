"""The transformation from the board to its widget, with panning and zooming."""

from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication, QWidget

from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.board.grid_geometry import GridGeometry, even_side
from shikaku_gui.gui.board.rulers import USUAL_RULER, RulerLetters, ruler_margin
from shikaku_gui.gui.board.viewport import (
    FITTED,
    LARGEST,
    STEP,
    TOO_SMALL,
    Room,
    Viewport,
    initial_viewport,
    is_giant,
    zoomed_scale,
)
from shikaku_gui.model import Puzzle, Rect

_MARGIN, _MARGIN_SHARE = 14.0, 0.04
"""The least margin between the board and the edge of its widget, in logical pixels and, in a small
widget, as a share of its shorter side."""

_MOST_SEEN = 0.5
"""Smaller boards get a minimap if at most this share of the cells is visible."""

_CROSSING = 12.0
"""On cells of this many pixels, any pointer that crosses a border drags."""


class ViewportHolder(Protocol):
    """Keeps the viewport of a board."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle, for its size."""

    @property
    def viewport(self) -> Viewport | None:
        """The viewport that the player chose, None if none was chosen yet."""

    def set_viewport(self, viewport: Viewport | None) -> None:
        """Change the viewport and notify the widgets."""


@dataclass(frozen=True)
class _Geometry:
    """The geometry at one moment; ``viewport`` is None if the whole board is shown."""

    fitted: GridGeometry
    viewport: Viewport | None
    grid: GridGeometry
    pane: QRectF
    sight: Rect


class Camera:
    """Computes and changes where the board is in its widget.

    A board that is zoomed out to the size at which it fits is shown as a whole.
    """

    def __init__(self, holder: ViewportHolder, widget: QWidget) -> None:
        self._holder = holder
        self._widget = widget
        self._wanted = 0.0
        self._cached: tuple[tuple[object, ...], _Geometry] | None = None
        self.rulers = True

    @property
    def grid(self) -> GridGeometry:
        """The geometry of the cells in the widget."""
        return self._geometry.grid

    @property
    def fits(self) -> bool:
        """Tell whether the board is shown as a whole."""
        return self._geometry.viewport is None

    @property
    def is_nearest(self) -> bool:
        """Tell whether cells have the maximum size."""
        return self.grid.cell >= even_side(LARGEST, self.grid.ratio)

    @property
    def is_giant(self) -> bool:
        """Tell whether the board is so large that usually only a part is visible."""
        return is_giant(self.grid.rows, self.grid.cols)

    @property
    def needs_overview(self) -> bool:
        """Tell whether so little of the board is visible that the minimap is useful."""
        seen = self.sight.area / self._holder.puzzle.grid.area
        return not self.fits and (self.is_giant or seen <= _MOST_SEEN)

    @property
    def is_small(self) -> bool:
        """Tell whether cells are too small to play comfortably."""
        return self.grid.cell < TOO_SMALL

    @property
    def drag_distance(self) -> float:
        """The pixels that the pointer must move for a drag: less on small cells.

        On cells of 12 pixels, crossing the border to the next one is enough.
        """
        return min(QApplication.startDragDistance(), max(self.grid.cell - _CROSSING, 1.0))

    @property
    def pane(self) -> QRectF:
        """The part of the widget that shows the board: all but the rulers."""
        return QRectF(self._geometry.pane)

    @property
    def sight(self) -> Rect:
        """The visible cells."""
        return self._geometry.sight

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor; the point at a position, or in the middle, stays there."""
        shot, at = self._geometry, at or self.pane.center()
        ratio = shot.grid.ratio
        if even_side(self._wanted, ratio) != shot.grid.cell:
            self._wanted = shot.grid.cell
        # Not rounded, so that many small steps add up.
        self._wanted = zoomed_scale(self._wanted, factor, shot.fitted.cell)
        scale = even_side(self._wanted, ratio)
        if scale <= shot.fitted.cell:
            self.fit()
            return
        point = shot.grid.point(at.x(), at.y())
        viewport = Viewport(scale).with_point_at(self._room(scale), point, at.x(), at.y())
        self._holder.set_viewport(self._clamped(viewport))

    def step(self, steps: int, kept: Rect | None = None) -> None:
        """Zoom in by some steps; ``kept`` stays in place if it is visible."""
        middle = self.pane.center() if kept is None else self.grid.area(kept).center()
        self.zoom(STEP**steps, middle if self.pane.contains(middle) else None)

    def nearest(self, position: QPointF) -> QPointF:
        """Return the nearest position on the visible board."""
        pane = self.pane
        x = min(max(position.x(), pane.left()), pane.right())
        return QPointF(x, min(max(position.y(), pane.top()), pane.bottom()))

    def fit(self) -> None:
        """Show the whole board."""
        self._holder.set_viewport(FITTED)

    def pan(self, x: float, y: float) -> bool:
        """Move the board by pixels to the right and down; tell whether it moved."""
        viewport = self._geometry.viewport
        return viewport is not None and self._turn(viewport, viewport.panned(x, y))

    def reveal(self, rect: Rect) -> None:
        """Scroll a rectangle into view."""
        viewport = self._geometry.viewport
        if viewport is not None:
            self._turn(viewport, viewport.showing(self._room(viewport.scale), rect))

    def centre(self, row: float, col: float) -> None:
        """Scroll a point of the board, in cells, into the middle."""
        viewport = self._geometry.viewport
        if viewport is not None:
            self._turn(viewport, replace(viewport, row=row, col=col))

    def _turn(self, before: Viewport, viewport: Viewport) -> bool:
        moved = self._clamped(viewport)
        if moved == before:
            return False
        self._holder.set_viewport(moved)
        return True

    @property
    def ruler_letters(self) -> RulerLetters:
        """The height of the rulers' letters: they grow with other texts."""
        grown = size_of_texts(self._widget)
        return RulerLetters(*(round(grown * height) for height in USUAL_RULER))

    @property
    def _margin(self) -> float:
        return min(_MARGIN, _MARGIN_SHARE * min(self._widget.width(), self._widget.height()))

    @property
    def _geometry(self) -> _Geometry:
        """The current geometry, cached because it is requested many times per change."""
        widget, holder = self._widget, self._holder
        key = (
            (holder.puzzle.rows, holder.puzzle.cols, holder.viewport),
            (widget.size(), widget.devicePixelRatioF(), self.rulers, self.ruler_letters),
        )
        if self._cached is None or self._cached[0] != key:
            self._cached = key, self._compute()
        return self._cached[1]

    def _compute(self) -> _Geometry:
        fitted, whole = self._fitted(), QRectF(self._widget.rect())
        viewport = self._viewport(fitted)
        if viewport is None:
            return _Geometry(fitted, None, fitted, whole, self._holder.puzzle.grid)
        corner = QPointF(*viewport.corner(self._room(viewport.scale)))
        grid = replace(fitted, cell=viewport.scale).moved_to(corner)
        strip = ruler_margin(grid.cell, self.ruler_letters) if self.rulers else 0.0
        pane = whole.adjusted(strip, strip, 0, 0)
        sight = grid.cells(pane) or self._holder.puzzle.grid
        return _Geometry(fitted, viewport, grid, pane, sight)

    def _viewport(self, fitted: GridGeometry) -> Viewport | None:
        """Return the current viewport, None if the whole board is shown."""
        wanted = self._holder.viewport or initial_viewport(fitted.rows, fitted.cols, fitted.cell)
        scale = even_side(wanted.scale, fitted.ratio)
        return None if scale <= fitted.cell else self._clamped(replace(wanted, scale=scale))

    def _clamped(self, viewport: Viewport) -> Viewport:
        puzzle = self._holder.puzzle
        return viewport.clamped(self._room(viewport.scale), puzzle.rows, puzzle.cols)

    def _fitted(self) -> GridGeometry:
        puzzle, ratio = self._holder.puzzle, self._widget.devicePixelRatioF()
        margin = self._margin
        area = QRectF(self._widget.rect()).adjusted(margin, margin, -margin, -margin)
        grid = GridGeometry.fit(puzzle.rows, puzzle.cols, area, ratio)
        if self.rulers:
            room = max(ruler_margin(grid.cell, self.ruler_letters) - margin, 0.0)
            grid = GridGeometry.fit(
                puzzle.rows, puzzle.cols, area.adjusted(room, room, 0, 0), ratio
            )
        return grid

    def _room(self, cell: float) -> Room:
        """Return the room for a board with cells of that size."""
        margin = before = self._margin
        if self.rulers:
            before = max(margin, ruler_margin(cell, self.ruler_letters))
        width, height = self._widget.width() - margin, self._widget.height() - margin
        return Room(before, before, max(width - before, 1.0), max(height - before, 1.0))
