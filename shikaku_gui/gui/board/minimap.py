"""The overview of a large board: what is drawn, and which part of it the window shows."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.board_protocols import DrawingInput
from shikaku_gui.gui.board.camera import Camera
from shikaku_gui.gui.board.grid_geometry import GridGeometry
from shikaku_gui.gui.board.overview_image import OverviewImage

_SHARE = 0.3
_LEAST, _MOST = 60, 190
_GAP = 10
"""The pixels between the overview and the edge of the board's widget."""

_ROOM = 40
"""The pixels that it keeps off what is being drawn: its badge stands there, and it grows."""

_BORDER = 2
_VEIL = 0.4


class Minimap(QWidget):
    """Shows the overview in a corner of the board, and moves the board where it is clicked.

    It is there while it is ``wanted`` and little of the board is seen. What is being drawn
    on the board it lets through to it, and goes to another corner when that comes near.
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
        self.setToolTip(self.tr("Overview: click or drag to look elsewhere"))
        self.setAccessibleName(self.tr("Overview"))
        self.hide()

    def refresh(self) -> None:
        """Come, go or move as the board is looked at now."""
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
        """Return where it hides nothing that could not be brought into sight elsewhere.

        While the board is not moved it goes to another corner only where it must. While
        something is drawn, there may be no place.
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
        puzzle, room = self._overview.puzzle, self._camera.pane
        side = min(max(_SHARE * min(room.width(), room.height()), _LEAST), _MOST)
        scale = side / max(puzzle.rows, puzzle.cols)
        size = QSize(round(puzzle.cols * scale), round(puzzle.rows * scale))
        return size.expandedTo(QSize(12, 12)) + QSize(2 * _BORDER, 2 * _BORDER)

    def _is_edge(self, right: bool, below: bool) -> bool:
        """Tell whether a corner of the board lies in that corner of what is seen."""
        puzzle, sight = self._overview.puzzle, self._camera.sight
        at_side = sight.right == puzzle.cols if right else sight.col == 0
        at_end = sight.bottom == puzzle.rows if below else sight.row == 0
        return at_side and at_end

    def _kept_free(self) -> list[QRectF]:
        """Return the places of what matters now, and around what is being drawn."""
        grid, drag_rect = self._camera.grid, self._drawing_input.drag_rect
        areas = [grid.area(rect) for rect in self._overview.kept_free()]
        if drag_rect is not None:
            areas.append(grid.area(drag_rect).adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        return areas

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the board in small, what is not seen veiled, and a frame around what is."""
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
        """Return the overview in a size, made anew only where it differs from the last one."""
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
        """Return the place of what is seen of the board, never too small to be found."""
        puzzle, inner, pane = self._overview.puzzle, self._inner(), self._camera.pane
        grid = self._camera.grid
        first, last = grid.point(pane.left(), pane.top()), grid.point(pane.right(), pane.bottom())
        across, down = inner.width() / puzzle.cols, inner.height() / puzzle.rows
        corner = QPointF(first.col * across, first.row * down)
        opposite = QPointF(last.col * across, last.row * down)
        area = QRectF(corner, opposite).translated(inner.topLeft()).intersected(inner)
        grow_x, grow_y = max(4 - area.width(), 0) / 2, max(4 - area.height(), 0) / 2
        return area.adjusted(-grow_x, -grow_y, grow_x, grow_y)

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the place that is pressed."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._look(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while it is pressed."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look(event.position())

    def _look(self, at: QPointF) -> None:
        puzzle, inner = self._overview.puzzle, self._inner()
        row = (at.y() - inner.top()) / inner.height() * puzzle.rows
        col = (at.x() - inner.left()) / inner.width() * puzzle.cols
        self._camera.centre(row, col)


def _around(whole: QRectF, area: QRectF) -> tuple[QRectF, ...]:
    """Return the four parts of a rectangle that lie around another one in it."""
    return (
        QRectF(whole.topLeft(), QPointF(whole.right(), area.top())),
        QRectF(QPointF(whole.left(), area.bottom()), whole.bottomRight()),
        QRectF(QPointF(whole.left(), area.top()), area.bottomLeft()),
        QRectF(area.topRight(), QPointF(whole.right(), area.bottom())),
    )
