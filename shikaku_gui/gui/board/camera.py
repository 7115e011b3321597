"""Where the board lies in its widget, and what moves it there."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.board.board_painter import ruler_margin
from shikaku_gui.gui.board.board_protocols import ViewportHolder
from shikaku_gui.gui.board.grid_geometry import GridGeometry, even
from shikaku_gui.gui.board.viewport import (
    FITTED,
    LARGEST,
    STEP,
    TOO_SMALL,
    Room,
    Viewport,
    is_giant,
    opened,
    zoomed,
)
from shikaku_gui.model import Rect

MARGIN = 14.0
"""The least space in logical pixels between the board's edge and that of its widget."""

_MOST_SEEN = 0.5
"""The share of the cells up to which what is seen of a smaller board calls for an overview."""


@dataclass(frozen=True)
class _Shot:
    """Where all is at one moment: ``viewport`` is None where all of the board is shown."""

    fitted: GridGeometry
    viewport: Viewport | None
    grid: GridGeometry
    pane: QRectF
    sight: Rect


class Camera:
    """Turns how a board is looked at into places in a widget, and changes it.

    A board that is wanted no larger than it would be as a whole is shown as a whole.
    """

    def __init__(self, holder: ViewportHolder, widget: QWidget) -> None:
        self._holder = holder
        self._widget = widget
        self._wanted = 0.0
        self._taken: tuple[tuple[object, ...], _Shot] | None = None
        self.rulers = True

    @property
    def grid(self) -> GridGeometry:
        """Where the cells lie in the widget."""
        return self._shot.grid

    @property
    def fits(self) -> bool:
        """Tell whether the board is shown as a whole."""
        return self._shot.viewport is None

    @property
    def is_nearest(self) -> bool:
        """Tell whether cells can get no larger."""
        return self.grid.cell >= even(LARGEST, self.grid.ratio)

    @property
    def is_giant(self) -> bool:
        """Tell whether the board is so large that it is usually seen in part."""
        return is_giant(self.grid.rows, self.grid.cols)

    @property
    def needs_overview(self) -> bool:
        """Tell whether so little of the board is seen that an overview of it helps."""
        seen = self.sight.area / self._holder.puzzle.grid.area
        return not self.fits and (self.is_giant or seen <= _MOST_SEEN)

    @property
    def is_small(self) -> bool:
        """Tell whether cells are too small to be played on at ease."""
        return self.grid.cell < TOO_SMALL

    @property
    def pane(self) -> QRectF:
        """The part of the widget in which the board is seen: all but the rulers' strips."""
        return QRectF(self._shot.pane)

    @property
    def sight(self) -> Rect:
        """The cells that can be seen."""
        return self._shot.sight

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Make cells so many times as wide; what lies there, or in the middle, stays there."""
        shot, at = self._shot, at or self.pane.center()
        ratio = shot.grid.ratio
        if even(self._wanted, ratio) != shot.grid.cell:
            self._wanted = shot.grid.cell
        # Kept as it is, so that many small steps come to something.
        self._wanted = zoomed(self._wanted, factor, shot.fitted.cell)
        scale = even(self._wanted, ratio)
        if scale <= shot.fitted.cell:
            self.fit()
            return
        point = shot.grid.point(at.x(), at.y())
        viewport = Viewport(scale).with_point_at(self._room(scale), point, at.x(), at.y())
        self._holder.set_viewport(self._clamped(viewport))

    def step(self, steps: int, kept: Rect | None = None) -> None:
        """Zoom in by so many steps; those cells stay where they are if they are seen."""
        middle = self.pane.center() if kept is None else self.grid.area(kept).center()
        self.zoom(STEP**steps, middle if self.pane.contains(middle) else None)

    def nearest(self, position: QPointF) -> QPointF:
        """Return the place in which the board is seen that is nearest to another one."""
        pane = self.pane
        x = min(max(position.x(), pane.left()), pane.right())
        return QPointF(x, min(max(position.y(), pane.top()), pane.bottom()))

    def fit(self) -> None:
        """Show all of the board."""
        self._holder.set_viewport(FITTED)

    def pan(self, x: float, y: float) -> bool:
        """Move the board so many pixels right and down; tell whether it could be moved."""
        viewport = self._shot.viewport
        return viewport is not None and self._turn(viewport, viewport.panned(x, y))

    def reveal(self, rect: Rect) -> None:
        """Bring a rectangle into sight."""
        viewport = self._shot.viewport
        if viewport is not None:
            self._turn(viewport, viewport.showing(self._room(viewport.scale), rect))

    def centre(self, row: float, col: float) -> None:
        """Bring a point of the board, counted in cells, into the middle."""
        viewport = self._shot.viewport
        if viewport is not None:
            self._turn(viewport, replace(viewport, row=row, col=col))

    def _turn(self, before: Viewport, viewport: Viewport) -> bool:
        moved = self._clamped(viewport)
        if moved == before:
            return False
        self._holder.set_viewport(moved)
        return True

    @property
    def _shot(self) -> _Shot:
        """Where all is now; it is asked for many times before anything changes."""
        widget, holder = self._widget, self._holder
        key = (
            (holder.puzzle.rows, holder.puzzle.cols, holder.viewport),
            (widget.size(), widget.devicePixelRatioF(), self.rulers),
        )
        if self._taken is None or self._taken[0] != key:
            self._taken = key, self._take()
        return self._taken[1]

    def _take(self) -> _Shot:
        fitted, whole = self._fitted(), QRectF(self._widget.rect())
        viewport = self._viewport(fitted)
        if viewport is None:
            return _Shot(fitted, None, fitted, whole, self._holder.puzzle.grid)
        corner = QPointF(*viewport.corner(self._room(viewport.scale)))
        grid = replace(fitted, cell=viewport.scale).moved_to(corner)
        strip = ruler_margin(grid.cell) if self.rulers else 0.0
        pane = whole.adjusted(strip, strip, 0, 0)
        sight = grid.cells(pane) or self._holder.puzzle.grid
        return _Shot(fitted, viewport, grid, pane, sight)

    def _viewport(self, fitted: GridGeometry) -> Viewport | None:
        """Return the part of the board that is seen, None where that is all of it."""
        wanted = self._holder.viewport or opened(fitted.rows, fitted.cols, fitted.cell)
        scale = even(wanted.scale, fitted.ratio)
        return None if scale <= fitted.cell else self._clamped(replace(wanted, scale=scale))

    def _clamped(self, viewport: Viewport) -> Viewport:
        puzzle = self._holder.puzzle
        return viewport.clamped(self._room(viewport.scale), puzzle.rows, puzzle.cols)

    def _fitted(self) -> GridGeometry:
        puzzle, ratio = self._holder.puzzle, self._widget.devicePixelRatioF()
        area = QRectF(self._widget.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        grid = GridGeometry.fit(puzzle.rows, puzzle.cols, area, ratio)
        if self.rulers:
            room = max(ruler_margin(grid.cell) - MARGIN, 0.0)
            grid = GridGeometry.fit(
                puzzle.rows, puzzle.cols, area.adjusted(room, room, 0, 0), ratio
            )
        return grid

    def _room(self, cell: float) -> Room:
        """Return where a board with cells of that size may lie."""
        before = max(MARGIN, ruler_margin(cell)) if self.rulers else MARGIN
        width, height = self._widget.width() - MARGIN, self._widget.height() - MARGIN
        return Room(before, before, max(width - before, 1.0), max(height - before, 1.0))
