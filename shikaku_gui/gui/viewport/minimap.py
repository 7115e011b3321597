"""The overview of a giant board: what is drawn, and which part of it the window shows."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from shikaku_gui.gui.stage import Stage
from shikaku_gui.gui.theme import Colours, Theme
from shikaku_gui.gui.viewport.camera import Camera
from shikaku_gui.model import Board, Rect
from shikaku_gui.play import view
from shikaku_gui.play.session import Session
from shikaku_gui.play.view import Drawn

_SHARE = 0.3
_LEAST, _MOST = 60, 190
_GAP = 10
"""The pixels between the overview and the edge of the board's widget."""

_BORDER = 2
_VEIL = 0.4


class Overview:
    """Keeps a picture of a session's board with one pixel a cell, drawing only what is new."""

    def __init__(self) -> None:
        self._image = QImage()
        self._board: Board | None = None
        self._state: tuple[object, ...] = ()

    def image(self, session: Session, colours: Colours) -> QImage:
        """Return the picture of the board as it stands."""
        state = (session, session.tints.version, session.shows_broken, colours)
        board = session.board
        if self._board is None or state != self._state:
            size = QSize(session.puzzle.cols, session.puzzle.rows)
            self._image = QImage(size, QImage.Format.Format_RGB32)
            self._image.fill(colours.paper)
            self._paint((), view.drawn(session), colours)
        elif board is not self._board:
            gone, new = board.changes(self._board)
            added = [item for rect in new for item in view.drawn(session, rect)]
            self._paint(gone, added, colours)
        self._board, self._state = board, state
        return self._image

    def _paint(self, gone: Iterable[Rect], drawn: Iterable[Drawn], colours: Colours) -> None:
        painter = QPainter(self._image)
        for rect in gone:
            painter.fillRect(_pixels(rect), colours.paper)
        for item in drawn:
            tint = colours.tints[item.tint] if item.broken is None else colours.wrong
            painter.fillRect(_pixels(item.rect), tint)
        painter.end()


class Minimap(QWidget):
    """Shows the overview in a corner of the board, and moves the board where it is clicked.

    It is there while a giant is not seen as a whole, if it is ``wanted``, and out of the way
    while a rectangle is dragged.
    """

    def __init__(self, stage: Stage, theme: Theme, camera: Camera, board: QWidget) -> None:
        super().__init__(board)
        self._stage = stage
        self._theme = theme
        self._camera = camera
        self._overview = Overview()
        self._scaled = QPixmap()
        self._key: tuple[int, QSize] | None = None
        self._around = board
        self.wanted = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Overview: click or drag to look elsewhere"))
        self.setAccessibleName(self.tr("Overview"))
        self.hide()

    def refresh(self) -> None:
        """Come, go or move as the board is looked at now."""
        camera, session = self._camera, self._stage.session
        dragged = session.preview is not None and session.corner is None
        shown = self.wanted and camera.is_giant and not camera.fits and not dragged
        if shown:
            self.setGeometry(self._place())
            self.update()
        self.setVisible(shown)

    def _place(self) -> QRect:
        """Return where it hides nothing that could not be brought into sight elsewhere."""
        puzzle, room = self._stage.session.puzzle, self._camera.pane.toAlignedRect()
        side = min(max(_SHARE * min(room.width(), room.height()), _LEAST), _MOST)
        scale = side / max(puzzle.rows, puzzle.cols)
        size = QSize(round(puzzle.cols * scale), round(puzzle.rows * scale))
        size = size.expandedTo(QSize(12, 12)) + QSize(2 * _BORDER, 2 * _BORDER)
        corners = [
            (QPoint(x, y), right, below)
            for y, below in (
                (room.bottom() - _GAP - size.height(), True),
                (room.top() + _GAP, False),
            )
            for x, right in (
                (room.right() - _GAP - size.width(), True),
                (room.left() + _GAP, False),
            )
        ]
        places = [
            QRect(at, size) for at, right, below in corners if self._is_free(at, size, right, below)
        ]
        return places[0] if places else QRect(corners[0][0], size)

    def _is_free(self, at: QPoint, size: QSize, right: bool, below: bool) -> bool:
        """Tell whether a corner of the widget shows neither the board's nor what matters now."""
        puzzle, sight = self._stage.session.puzzle, self._camera.sight
        at_side = sight.right == puzzle.cols if right else sight.col == 0
        at_end = sight.bottom == puzzle.rows if below else sight.row == 0
        area = QRectF(QRect(at, size))
        return not (at_side and at_end) and not any(map(area.intersects, self._kept_free()))

    def _kept_free(self) -> list[QRectF]:
        """Return the places of the cursor and of a hint's marks."""
        session, grid = self._stage.session, self._camera.grid
        rects = [mark.rect for mark in self._stage.marked.marks]
        if session.cursor_shown:
            rects.append(Rect(*session.cursor, 1, 1))
        return [grid.area(rect) for rect in rects]

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
        image = self._overview.image(self._stage.session, self._theme.colours)
        key, ratio = (image.cacheKey(), size), self.devicePixelRatioF()
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
        puzzle, inner, pane = self._stage.session.puzzle, self._inner(), self._camera.pane
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
        puzzle, inner = self._stage.session.puzzle, self._inner()
        row = (at.y() - inner.top()) / inner.height() * puzzle.rows
        col = (at.x() - inner.left()) / inner.width() * puzzle.cols
        self._camera.centre(row, col)


def _pixels(rect: Rect) -> QRect:
    return QRect(rect.col, rect.row, rect.width, rect.height)


def _around(whole: QRectF, area: QRectF) -> tuple[QRectF, ...]:
    """Return the four parts of a rectangle that lie around another one in it."""
    return (
        QRectF(whole.topLeft(), QPointF(whole.right(), area.top())),
        QRectF(QPointF(whole.left(), area.bottom()), whole.bottomRight()),
        QRectF(QPointF(whole.left(), area.top()), area.bottomLeft()),
        QRectF(area.topRight(), QPointF(whole.right(), area.bottom())),
    )
