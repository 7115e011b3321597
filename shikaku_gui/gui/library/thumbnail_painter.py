"""Small pictures of boards: drawn beside the window by the board's own drawing code, and kept."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QPointF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QImage, QImageWriter, QPainter, QPixmap

from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base import fonts
from shikaku_gui.gui.base.jobs import Runner
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.board.board_painter import Ink, Look
from shikaku_gui.gui.board.board_picture import BoardPicture
from shikaku_gui.store import EntryState, LibraryEntry, ThumbnailCache, puzzle_id, thumbnail_key

INK = Ink(grid=0.02, edge=1.6, legible=5)
_LARGEST_CELL = 30.0
_MOST_WANTED = 80
_MOST_IN_MEMORY = 600
_AT_ONCE = 3
_WITHOUT = frozenset({EntryState.UNREAD, EntryState.DAMAGED, EntryState.MISSING})
"""The states of entries whose board cannot be shown."""


@dataclass(frozen=True)
class ThumbnailStyle:
    """How small pictures are drawn now: side and pixels of the screen, colours, typeface."""

    side: int
    ratio: float
    colours: Colours
    font: QFont

    @property
    def pixels(self) -> int:
        """The side in pixels of the screen."""
        return round(self.side * self.ratio)

    @property
    def theme(self) -> str:
        """What tells these colours from others."""
        return self.colours.paper.name() + self.colours.grid.name()


class ThumbnailPainter(QObject):
    """Gives out small pictures; those not there yet are drawn, the ones asked for last first.

    ``ready`` is emitted with the entries whose picture has come.
    """

    ready = Signal(list)

    def __init__(
        self,
        load: Callable[[LibraryEntry], SavedGame],
        store: ThumbnailCache,
        runner: Runner,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._load = load
        self._store = store
        self._runner = runner
        self._frame: ThumbnailStyle | None = None
        self._drawn: OrderedDict[tuple[object, ...], QPixmap | None] = OrderedDict()
        self._wanted: dict[tuple[object, ...], LibraryEntry] = {}
        self._busy = False
        self._begin = QTimer(self)
        self._begin.setSingleShot(True)
        self._begin.timeout.connect(self._draw_some)

    def use(self, frame: ThumbnailStyle) -> None:
        """Draw like that from now on."""
        self._frame = frame
        self._drawn.clear()
        self._wanted.clear()

    def get(self, entry: LibraryEntry) -> QPixmap | None:
        """Return the picture of an entry, None where there is none, or none yet."""
        if entry.state in _WITHOUT:
            return None
        key = _key(entry)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        self._wanted.pop(key, None)
        self._wanted[key] = entry
        if len(self._wanted) > _MOST_WANTED:
            del self._wanted[next(iter(self._wanted))]
        if not self._busy and not self._begin.isActive():
            self._begin.start(0)
        return None

    def _draw_some(self) -> None:
        frame = self._frame
        if frame is None or not self._wanted:
            return
        chosen = [self._wanted.popitem()[1] for _ in range(min(_AT_ONCE, len(self._wanted)))]
        self._busy = True
        self._runner.run(
            lambda _: [self._image(entry, frame) for entry in chosen],
            lambda images: self._arrived(chosen, images, frame),
            self._give_up,
        )

    def _give_up(self, error: BaseException) -> None:
        """Leave out those that were being drawn, and draw others when they are wanted."""
        self._busy = False
        raise error

    def _arrived(
        self, entries: list[LibraryEntry], images: list[QImage | None], frame: ThumbnailStyle
    ) -> None:
        self._busy = False
        if frame is self._frame:
            for entry, image in zip(entries, images, strict=True):
                self._drawn[_key(entry)] = None if image is None else QPixmap.fromImage(image)
            while len(self._drawn) > _MOST_IN_MEMORY:
                self._drawn.popitem(last=False)
            self.ready.emit(entries)
        if self._wanted:
            self._begin.start(0)

    def _image(self, entry: LibraryEntry, frame: ThumbnailStyle) -> QImage | None:
        """Return the picture of an entry, from the disk if it is there: for the worker."""
        if not entry.progress:  # known without reading the file
            kept = self._kept(thumbnail_key(entry.summary.puzzle, frame.theme, frame.pixels), frame)
            if kept is not None:
                return kept
        try:
            game = self._load(entry)
        except (FormatError, OSError):
            return None
        rects = "".join(map(str, game.rects))
        key = thumbnail_key(puzzle_id(game.puzzle) + rects, frame.theme, frame.pixels)
        kept = self._kept(key, frame)
        if kept is None:
            kept = draw_thumbnail(game, frame)
            self._store.put(key, _png(kept))
        return kept

    def _kept(self, key: str, frame: ThumbnailStyle) -> QImage | None:
        data = self._store.get(key)
        image = QImage() if data is None else QImage.fromData(QByteArray(data))
        if image.isNull():
            return None
        image.setDevicePixelRatio(frame.ratio)
        return image


def draw_thumbnail(game: SavedGame, frame: ThumbnailStyle) -> QImage:
    """Draw a board into a square picture; nothing is drawn around it."""
    image = QImage(frame.pixels, frame.pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(frame.ratio)
    image.fill(Qt.GlobalColor.transparent)
    picture = BoardPicture(game.puzzle, game.rects)
    cell = picture.fitting_cell(QSizeF(frame.side, frame.side), _LARGEST_CELL)
    size = picture.size(cell)
    corner = QPointF((frame.side - size.width()) / 2, (frame.side - size.height()) / 2)
    painter = QPainter(image)
    picture.paint(painter, corner, cell, Look(frame.colours, frame.font, INK), frame.ratio)
    painter.end()
    return image


def thumbnail_style(side: int, ratio: float, colours: Colours) -> ThumbnailStyle:
    """Return how to draw now; the typeface is the one of pictures."""
    return ThumbnailStyle(side, ratio, colours, fonts.picture_font())


def _key(entry: LibraryEntry) -> tuple[object, ...]:
    return entry.summary.puzzle, entry.progress, entry.path if entry.progress else None


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
