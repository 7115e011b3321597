"""The minimap of a large board: what is drawn, and which part is visible."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.drawing_input import DrawingInput
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.overview_image import OverviewImage
from shikaku_gui.i18n import _, pgettext

_SHARE = 0.3
_LEAST, _MOST = 60, 190
_GAP = 10
"""The pixels between the minimap and the edge of the board's widget."""

_ROOM = 40
"""The pixels to keep free around the rectangle being drawn, for its badge."""

_BORDER = 2
_VEIL = 0.4


class Minimap(QWidget):
    """Shows the minimap in a corner of the board, and scrolls the board on clicks.

    It is visible if it is ``wanted`` and little of the board is visible. It ignores drags
    that began on the board, and moves to another corner when they come near.
    """

    def __init__(
        self,
        overview: OverviewImage,
        drawing_input: DrawingInput,
        theme: Theme,
        camera: Camera,
        board: QWidget,
    ) -> None:
        super().__init__(board)
        self._overview = overview
        self._drawing_input = drawing_input
        self._theme = theme
        self._camera = camera
        self._scaled = QPixmap()
        self._key: tuple[int, QSize, float] | None = None
        self._before: GridGeometry | None = None
        self.wanted = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(_("Overview map: click or drag to move around"))
        self.setAccessibleName(pgettext("map of the board", "Overview"))
        self.hide()

    def refresh(self) -> None:
        """Show, hide or move the minimap for the current viewport."""
        camera = self._camera
        place = None
        if self.wanted and camera.needs_overview:
            place = self._place()
        if place is not None:
            self.setGeometry(place)
            self.update()
        drawing = self._drawing_input.drag_rect is not None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, drawing)
        self.setVisible(place is not None)

    def _place(self) -> QRect | None:
        """Return a corner where it hides nothing important.

        The corner changes only if it must or the board is scrolled. There may be none during
        a drag.
        """
        size, room = self._size(), self._camera.pane.toAlignedRect()
        corners = [
            (QRect(QPoint(x, y), size), right, below)
            for y, below in (
                (room.bottom() - _GAP - size.height(), True),
                (room.top() + _GAP, False),
            )
            for x, right in (
                (room.right() - _GAP - size.width(), True),
                (room.left() + _GAP, False),
            )
        ]
        kept_free = self._kept_free()
        free = [
            place
            for place, right, below in corners
            if not self._is_edge(right, below) and not any(map(QRectF(place).intersects, kept_free))
        ]
        before, self._before = self._before, self._camera.grid
        if before == self._before and self.isVisible() and self.geometry() in free:
            return self.geometry()
        if not free and self._drawing_input.drag_rect is None:
            return corners[0][0]
        return free[0] if free else None

    def _size(self) -> QSize:
        grid, room = self._camera.grid, self._camera.pane
        side = min(max(_SHARE * min(room.width(), room.height()), _LEAST), _MOST)
        scale = side / max(grid.rows, grid.cols)
        size = QSize(round(grid.cols * scale), round(grid.rows * scale))
        return size.expandedTo(QSize(12, 12)) + QSize(2 * _BORDER, 2 * _BORDER)

    def _is_edge(self, right: bool, below: bool) -> bool:
        """Tell whether a corner of the board is visible in that corner of the view."""
        grid, sight = self._camera.grid, self._camera.sight
        at_side = sight.right == grid.cols if right else sight.col == 0
        at_end = sight.bottom == grid.rows if below else sight.row == 0
        return at_side and at_end

    def _kept_free(self) -> list[QRectF]:
        """Return the areas of important cells, and around the rectangle being drawn."""
        grid, drag_rect = self._camera.grid, self._drawing_input.drag_rect
        areas = [grid.area(rect) for rect in self._overview.kept_free()]
        if drag_rect is not None:
            areas.append(grid.area(drag_rect).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        return areas

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the board in small, with a frame around the visible part and the rest faded."""
        colours, inner = self._theme.colours, self._inner()
        seen = self._seen()
        painter = QPainter(self)
        painter.fillRect(self.rect(), colours.outline)
        painter.drawPixmap(inner.topLeft(), self._picture(inner.size().toSize()))
        veil = colours.window.toRgb()
        veil.setAlphaF(_VEIL)
        painter.setClipRect(inner)
        for area in _around(inner, seen):
            painter.fillRect(area, veil)
        for width, colour in ((4.0, colours.paper), (2.0, colours.accent)):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawRect(seen)
        painter.end()

    def _picture(self, size: QSize) -> QPixmap:
        """Return the scaled overview, cached until it changes."""
        image, ratio = self._overview.image(self._theme.colours), self.devicePixelRatioF()
        key = (image.cacheKey(), size, ratio)
        if key != self._key:
            smooth = Qt.TransformationMode.SmoothTransformation
            scaled = image.scaled(size * ratio, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            self._key, self._scaled = key, QPixmap.fromImage(scaled)
            self._scaled.setDevicePixelRatio(ratio)
        return self._scaled

    def _inner(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_BORDER, _BORDER, -_BORDER, -_BORDER)

    def _seen(self) -> QRectF:
        """Return the area of the visible part, with a minimum size."""
        grid, inner, pane = self._camera.grid, self._inner(), self._camera.pane
        first, last = grid.point(pane.left(), pane.top()), grid.point(pane.right(), pane.bottom())
        across, down = inner.width() / grid.cols, inner.height() / grid.rows
        corner = QPointF(first.col * across, first.row * down)
        opposite = QPointF(last.col * across, last.row * down)
        area = QRectF(corner, opposite).translated(inner.topLeft()).intersected(inner)
        grow_x, grow_y = max(4 - area.width(), 0) / 2, max(4 - area.height(), 0) / 2
        return area.adjusted(-grow_x, -grow_y, grow_x, grow_y)

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Scroll to the clicked point."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._look(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scroll along with the pointer while the button is down."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look(event.position())

    def _look(self, at: QPointF) -> None:
        grid, inner = self._camera.grid, self._inner()
        row = (at.y() - inner.top()) / inner.height() * grid.rows
        col = (at.x() - inner.left()) / inner.width() * grid.cols
        self._camera.centre(row, col)


def _around(whole: QRectF, area: QRectF) -> tuple[QRectF, ...]:
    """Return the four parts of a rectangle around an inner one."""
    return (
        QRectF(whole.topLeft(), QPointF(whole.right(), area.top())),
        QRectF(QPointF(whole.left(), area.bottom()), whole.bottomRight()),
        QRectF(QPointF(whole.left(), area.top()), area.bottomLeft()),
        QRectF(area.topRight(), QPointF(whole.right(), area.bottom())),
    )
