"""Thumbnails of boards: drawn on a worker thread by the board's own painter, and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QImage, QImageWriter, QPainter, QPen, QPixmap

from shikaku_gui import store
from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.theme import Colours, blend
from shikaku_gui.gui.board.board_picture import BoardPicture, Shows, picture_of, transparent_square
from shikaku_gui.gui.board.look import Ink, Look
from shikaku_gui.gui.board.overview_image import pixels
from shikaku_gui.model import Puzzle
from shikaku_gui.play import DrawnRect

INK = Ink(grid=0.02, edge=1.6, legible=5)
_LARGEST_CELL = 32.0
_SMALLEST_CELL = 1.5
"""The side below which single cells can hardly be seen."""

_BLOCKS = 32
"""The blocks on the longer side, each of which shows the density of clues or a tint."""

_BLURRED = 0.6
"""The side of a cell in pixels below which tints would blend; each block then has one of them."""

_PALEST, _STRONGEST = 0.06, 0.8
"""How much of the accent colour the blocks with the fewest and the most clues have."""

_TRIMMED = 50
"""One in this many blocks at either end does not count as the least or the most dense."""

_MAX_WANTED = 80
_MAX_IN_MEMORY = 600
_BATCH = 3
_WITHOUT = frozenset({store.EntryState.UNREAD, store.EntryState.DAMAGED, store.EntryState.MISSING})
"""The states of entries without a thumbnail."""


@dataclass(frozen=True)
class ThumbnailStyle:
    """How thumbnails are drawn: side, device pixel ratio, colours and font."""

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
        """Identifies the colours in the cache."""
        colours = self.colours
        shown = (colours.paper, colours.grid, colours.outline, colours.accent, *colours.tints)
        return "".join(colour.name() for colour in shown)


class ThumbnailPainter(QObject):
    """Returns thumbnails; missing ones are drawn later, those requested last first.

    ``ready`` is emitted with the entries whose thumbnails are ready.
    """

    ready = Signal(list)

    def __init__(
        self,
        load: Callable[[store.LibraryEntry], SavedGame],
        cache: store.ThumbnailCache,
        jobs: Jobs,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._load = load
        self._cache = cache
        self._jobs = jobs
        self._style: ThumbnailStyle | None = None
        self._drawn: OrderedDict[tuple[object, ...], QPixmap | None] = OrderedDict()
        self._wanted: dict[tuple[object, ...], store.LibraryEntry] = {}
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._draw_some)

    def set_style(self, style: ThumbnailStyle) -> None:
        """Draw in that style from now on."""
        self._style = style
        self._drawn.clear()
        self._wanted.clear()

    def get(self, entry: store.LibraryEntry) -> QPixmap | None:
        """Return the thumbnail of an entry, None if there is none, or none yet."""
        if entry.state in _WITHOUT:
            return None
        key = _key(entry)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        self._wanted.pop(key, None)
        self._wanted[key] = entry
        if len(self._wanted) > _MAX_WANTED:
            del self._wanted[next(iter(self._wanted))]
        if not self._jobs.is_pending(self) and not self._timer.isActive():
            self._timer.start(0)
        return None

    def _draw_some(self) -> None:
        style = self._style
        if style is None or not self._wanted:
            return
        chosen = [self._wanted.popitem()[1] for _ in range(min(_BATCH, len(self._wanted)))]
        self._jobs.submit(
            lambda _: [self._image(entry, style) for entry in chosen],
            lambda images: self._on_drawn(chosen, images, style),
            replaces=self,
        )

    def _on_drawn(
        self, entries: list[store.LibraryEntry], images: list[QImage | None], style: ThumbnailStyle
    ) -> None:
        if style is self._style:
            for entry, image in zip(entries, images, strict=True):
                self._drawn[_key(entry)] = None if image is None else QPixmap.fromImage(image)
            while len(self._drawn) > _MAX_IN_MEMORY:
                self._drawn.popitem(last=False)
            self.ready.emit(entries)
        if self._wanted:
            self._timer.start(0)

    def _image(self, entry: store.LibraryEntry, style: ThumbnailStyle) -> QImage | None:
        """Return the thumbnail of an entry, from the cache if possible: for the worker thread."""
        if not entry.progress:  # the key is known without reading the file
            known = store.thumbnail_key(_known_content(entry), style.theme, style.pixels)
            cached = self._cached_image(known, style)
            if cached is not None:
                return cached
        try:
            game = self._load(entry)
        except (FormatError, OSError):
            return None
        if game.rects and not entry.progress:
            content = _known_content(entry)
        else:
            content = store.puzzle_id(game.puzzle) + "".join(map(str, game.rects))
        key = store.thumbnail_key(content, style.theme, style.pixels)
        cached = self._cached_image(key, style)
        if cached is None:
            cached = draw_thumbnail(game, style)
            self._cache.put(key, _png(cached))
        return cached

    def _cached_image(self, key: str, style: ThumbnailStyle) -> QImage | None:
        data = self._cache.get(key)
        image = QImage() if data is None else QImage.fromData(QByteArray(data))
        if image.isNull():
            return None
        image.setDevicePixelRatio(style.ratio)
        return image


def draw_thumbnail(game: SavedGame, style: ThumbnailStyle) -> QImage:
    """Draw a board into a square transparent image."""
    image = transparent_square(style.side, style.ratio)
    picture = picture_of(game, Shows.PROGRESS)
    cell, place = picture.fitting_place(QRectF(0, 0, style.side, style.side), _LARGEST_CELL)
    painter = QPainter(image)
    if cell < _SMALLEST_CELL:
        _paint_giant(painter, place.adjusted(1, 1, -1, -1), picture, style.colours)
    else:
        look = Look(style.colours, style.font, INK)
        picture.paint(painter, place.topLeft(), cell, look, style.ratio)
    painter.end()
    return image


def _paint_giant(painter: QPainter, place: QRectF, picture: BoardPicture, colours: Colours) -> None:
    """Draw how dense the clues of a giant board are, and the rectangles drawn.

    Its cells would be too small to be seen, and the board's own painter would draw them as
    grey noise. The place has the board's proportions.
    """
    painter.save()
    painter.drawImage(place, _density(picture.puzzle, colours))
    if colours.tints[0] != colours.paper:  # otherwise the player wants no tints
        partition = _partition(picture.puzzle, picture.drawn(), colours)
        if place.width() < _BLURRED * partition.width():
            partition = partition.scaled(_blocks(picture.puzzle))
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, partition)
    painter.setPen(QPen(colours.outline, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place)
    painter.restore()


def _density(puzzle: Puzzle, colours: Colours) -> QImage:
    """Return an image with one pixel per block, the stronger the more clues there are."""
    rows, cols = puzzle.rows, puzzle.cols
    cells = bytearray(rows * cols)
    for cell in puzzle.clues:
        cells[cell.row * cols + cell.col] = 255
    clues = QImage(bytes(cells), cols, rows, cols, QImage.Format.Format_Grayscale8)
    size = _blocks(puzzle)
    blocks = clues.scaled(size, mode=Qt.TransformationMode.SmoothTransformation).convertToFormat(
        QImage.Format.Format_Grayscale8
    )
    places = [(x, y) for y in range(size.height()) for x in range(size.width())]
    values = [blocks.pixelColor(x, y).value() for x, y in places]
    trimmed = len(values) // _TRIMMED
    least, most = sorted(values)[trimmed], sorted(values)[-1 - trimmed]
    image = QImage(size, QImage.Format.Format_RGB32)
    for (x, y), value in zip(places, values, strict=True):
        share = min(max((value - least) / max(most - least, 1), 0.0), 1.0)
        strength = _PALEST + share * (_STRONGEST - _PALEST)
        image.setPixelColor(x, y, blend(colours.paper, colours.accent, strength))
    return image


def _blocks(puzzle: Puzzle) -> QSize:
    """Return the number of blocks across and down."""
    size = QSize(puzzle.cols, puzzle.rows)
    return size.scaled(_BLOCKS, _BLOCKS, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))


def _partition(puzzle: Puzzle, drawn: Iterable[DrawnRect], colours: Colours) -> QImage:
    """Return an image with a pixel per cell, transparent where nothing is drawn."""
    image = QImage(puzzle.cols, puzzle.rows, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for item in drawn:
        painter.fillRect(pixels(item.rect), colours.tints[item.tint])
    painter.end()
    return image


def _key(entry: store.LibraryEntry) -> tuple[object, ...]:
    return _known_content(entry), entry.progress, entry.path if entry.progress else None


def _known_content(entry: store.LibraryEntry) -> str:
    """Return what identifies the picture of an entry without rectangles of its own."""
    solved = entry.state in (store.EntryState.SOLVED, store.EntryState.HELPED)
    return entry.summary.puzzle + (" solved" if solved else "")


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
