"""The list of the puzzles of a text, with a picture of each that has been in view."""

from collections import deque
from typing import NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QIcon, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QListView, QListWidget, QStyledItemDelegate, QStyleOptionViewItem

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import cut
from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.board.board_picture import (
    Shows,
    picture_look,
    picture_of,
    transparent_square,
)
from shikaku_gui.gui.board.look import Look
from shikaku_gui.gui.game.puzzle_choice import Load
from shikaku_gui.i18n import _
from shikaku_gui.store import PuzzleSummary

_PICTURE_PIXELS = 48
_FEW = 20
_PADDING = 24
_MOST_PICTURES = 500
"""How many pictures are kept; the oldest goes where there is another one."""
_MOST_CELLS = 2_500
"""Larger grids have no picture in the list: nothing would be seen in it."""


class _Described(NamedTuple):
    """The name and the picture of a puzzle, None where nothing would be seen in it."""

    name: str
    image: QImage | None


class _RoomForPictures(QStyledItemDelegate):
    """Gives each row the height that it has with a picture, so that none moves later."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of an item."""
        pictured = QStyleOptionViewItem(option)
        pictured.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        # Qt wraps a text at this width, and forgets the padding of the style sheet.
        pictured.rect.setWidth(pictured.rect.width() - _PADDING)
        return super().sizeHint(pictured, index)


class PuzzlePicker(QListWidget):
    """Lists puzzles; each that comes into view is read, for its picture and its name.

    ``load`` reads one by its index, in ``jobs``, one after the other; it may raise
    :class:`FormatError` or OSError.
    """

    def __init__(self, names: tuple[str, ...], load: Load, jobs: Jobs) -> None:
        super().__init__()
        self._load = load
        self._jobs = jobs
        self._described: set[int] = set()
        self._pictured: deque[int] = deque()
        # Painting tells which rows are in view; reading begins once it is done.
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._describe_next)
        self.setAccessibleName(_("Puzzles"))
        self.setMinimumWidth(round(220 * size_of_texts(self)))
        self.setIconSize(QSize(_PICTURE_PIXELS, _PICTURE_PIXELS))
        self.setItemDelegate(_RoomForPictures(self))
        FingerScroll(self)
        # Measures one item instead of thousands; in a few, the names can be long.
        few = len(names) <= _FEW
        self.setUniformItemSizes(not few)
        self.setWordWrap(few)
        if few:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setResizeMode(QListView.ResizeMode.Adjust)
        self.addItems([cut(puzzle_name(PuzzleSummary(title=name))) for name in names])

    def stop(self) -> None:
        """Read no more puzzles."""
        self._timer.stop()
        self._jobs.cancel(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and then describe what is in view."""
        super().paintEvent(event)
        if self.isEnabled() and not self._jobs.is_pending(self):
            self._timer.start()

    def _in_view(self) -> range:
        area = self.viewport().rect()
        first = self.indexAt(QPoint(area.center().x(), 0)).row()
        last = self.indexAt(QPoint(area.center().x(), area.bottom())).row()
        return range(max(first, 0), (self.count() if last < 0 else last + 1))

    def _describe_next(self) -> None:
        """Read the first puzzle in view that has not been read."""
        if self._jobs.is_pending(self):
            return
        row = next((row for row in self._in_view() if row not in self._described), None)
        if row is None:
            return
        look, ratio = picture_look(), self.devicePixelRatioF()

        def describe() -> _Described:
            game = self._load(row)
            puzzle = game.puzzle
            name = cut(puzzle_name(puzzle))
            return _Described(name, _image(game, look, ratio))

        self._jobs.submit(
            lambda _stop: describe(),
            lambda found: self._show(row, found),
            lambda error: self._show_unreadable(row, error),
            replaces=self,
        )

    def _show_unreadable(self, row: int, error: BaseException) -> None:
        if not isinstance(error, (FormatError, OSError)):
            raise error
        self._show(row, _Described(_("could not be read"), None))

    def _show(self, row: int, found: _Described) -> None:
        self._described.add(row)
        item = self.item(row)
        if item.text() == str(row + 1):
            item.setText(f"{row + 1}. {found.name}")
        if found.image is not None:
            item.setIcon(QIcon(QPixmap.fromImage(found.image)))
            self._pictured.append(row)
        if len(self._pictured) > _MOST_PICTURES:
            oldest = self._pictured.popleft()
            self._described.discard(oldest)
            self.item(oldest).setIcon(QIcon())
        self._timer.start()


def _image(game: SavedGame, look: Look, ratio: float) -> QImage | None:
    """Draw a game small; for the worker thread."""
    if game.puzzle.area > _MOST_CELLS:
        return None
    picture = picture_of(game, Shows.PROGRESS)
    image = transparent_square(_PICTURE_PIXELS, ratio)
    room = QRectF(0, 0, _PICTURE_PIXELS, _PICTURE_PIXELS)
    cell, place = picture.fitting_place(room, _PICTURE_PIXELS)
    painter = QPainter(image)
    picture.paint(painter, place.topLeft(), cell, look, ratio)
    painter.end()
    return image
