"""Draws an entry of the library as a card: thumbnail, title, facts and progress."""

from collections import OrderedDict
from time import perf_counter

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.library.entry_model import ENTRY, TIME_TO_PLAY
from shikaku_gui.gui.library.thumbnail_painter import ThumbnailPainter
from shikaku_gui.gui.widgets.grade_pips import paint_pips
from shikaku_gui.store import GRADE_NAMES, EntryState, LibraryEntry

THUMBNAIL_SIZE = 160
_COMPACT_THUMBNAIL_SIZE = 84
_PAD = 12
_COMPACT_PAD = 8
_GAP = 8
_TITLE_LETTERS = 22
_MOST_CARDS = 400
_FRAME_SECONDS = 0.006
_SIGN_SIZE, _SIGN_SHARE = 16, 0.9
"""The least side of a sign in pixels, and its share of the height of a title."""
_BROKEN = frozenset({EntryState.DAMAGED, EntryState.MISSING})
_INK = {
    EntryState.SOLVED: "good",
    EntryState.HELPED: "text_calm",
    EntryState.STARTED: "accent",
    EntryState.DAMAGED: "wrong",
    EntryState.MISSING: "wrong",
}
"""The colour of a state; its sign differs in form as well."""

_SIGN = {EntryState.SOLVED: "good", EntryState.HELPED: "hint"}
"""The icons of states, beside the ring of a puzzle in progress."""


class CardPainter(QStyledItemDelegate):
    """Draws each card once and then copies it, so that scrolling is fast.

    If many cards become visible at once, only as many are drawn as a frame has time for;
    ``incomplete`` tells that some are still blank.
    """

    def __init__(
        self,
        thumbnails: ThumbnailPainter,
        colours: Colours,
        font: QFont,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails
        self._cards: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._ratio = 1.0
        self._compact = False
        self._deadline: float | None = None
        self.incomplete = False
        self.recolour(colours, font)

    def recolour(self, colours: Colours, font: QFont) -> None:
        """Use other colours and another font from now on."""
        self._colours = colours
        self._cards.clear()
        self._small = QFont(font)
        self._small.setPointSizeF(0.9 * font.pointSizeF())
        self._bold = QFont(font)
        self._bold.setBold(True)
        self._line = QFontMetrics(self._small).height()
        self._title = QFontMetrics(self._bold).height()

    def fit_into(self, height: int) -> None:
        """Use small thumbnails beside the text if a full card does not fit into the height."""
        compact = height < self._full_size.height() - _GAP
        if compact is not self._compact:
            self._compact = compact
            self._cards.clear()

    @property
    def size(self) -> QSize:
        """The minimum size of a card with its margin."""
        if not self._compact:
            return self._full_size
        wide = _COMPACT_THUMBNAIL_SIZE + self._title_width + 3 * _COMPACT_PAD + _GAP
        high = max(_COMPACT_THUMBNAIL_SIZE, self._words_height(3))
        return QSize(wide, high + 2 * _COMPACT_PAD + _GAP)

    @property
    def _full_size(self) -> QSize:
        high = THUMBNAIL_SIZE + self._title + 2 * self._line + 2 * _PAD + _GAP + 10
        wide = max(THUMBNAIL_SIZE + 20, self._title_width)
        return QSize(wide + 2 * _PAD + 2 * _GAP, high + _GAP)

    @property
    def _title_width(self) -> int:
        return _TITLE_LETTERS * letter_width(QFontMetrics(self._bold))

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the minimum size of every card."""
        return self.size

    def begin_frame(self) -> None:
        """Begin a frame."""
        self.incomplete = False
        self._deadline = None

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Copy the card, and outline it if the keyboard or the pointer is on it."""
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        entry: LibraryEntry = index.data(ENTRY)
        self._ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(area.topLeft(), self._card(entry, index.data(TIME_TO_PLAY), area.size()))
        thumb = self._thumbnails.get(entry)
        if thumb is not None:
            self._paint_board(painter, thumb, area)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        if focused or state & QStyle.StateFlag.State_MouseOver:
            width = 3.0 if focused else 1.5
            colour = self._colours.accent if focused else self._colours.text
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(_inside(area), 8, 8)
            painter.restore()

    def _paint_board(self, painter: QPainter, thumb: QPixmap, area: QRect) -> None:
        place = self._thumb_place(_inside(area))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, thumb, QRectF(thumb.rect()))
        painter.restore()

    def _thumb_place(self, card: QRectF) -> QRectF:
        """Return the place of the thumbnail in a card."""
        if self._compact:
            top = card.center().y() - _COMPACT_THUMBNAIL_SIZE / 2
            left = card.left() + _COMPACT_PAD
            if QGuiApplication.isRightToLeft():
                left = card.right() - _COMPACT_PAD - _COMPACT_THUMBNAIL_SIZE
            side = _COMPACT_THUMBNAIL_SIZE
            return QRectF(round(left), round(top), side, side)
        left = card.center().x() - THUMBNAIL_SIZE / 2
        return QRectF(round(left), round(card.top() + _PAD), THUMBNAIL_SIZE, THUMBNAIL_SIZE)

    def _words_height(self, lines: int) -> int:
        """Return the height of a title and a number of lines below it."""
        return self._title + lines * self._line + 4

    def _words_place(self, card: QRectF) -> QRectF:
        """Return the place of the texts in a card; beside a thumbnail they may need three lines."""
        if not self._compact:
            return card.adjusted(_PAD, _PAD + THUMBNAIL_SIZE + _GAP, -_PAD, -_PAD / 2)
        above = (card.height() - self._words_height(3)) / 2
        before, after = 2 * _COMPACT_PAD + _COMPACT_THUMBNAIL_SIZE, _COMPACT_PAD
        if QGuiApplication.isRightToLeft():
            before, after = after, before
        return card.adjusted(before, above, -after, -above)

    def _card(self, entry: LibraryEntry, time: str, size: QSize) -> QPixmap:
        """Return a card without its thumbnail, a blank one if the frame has no time left."""
        key = (entry, time, size.width(), size.height())
        card = self._cards.get(key)
        if card is not None:
            self._cards.move_to_end(key)
            return card
        if self._deadline is None:  # starts here, so that at least one card is drawn per frame
            self._deadline = perf_counter() + _FRAME_SECONDS
        elif perf_counter() > self._deadline:
            self.incomplete = True
            return self._cached_card((None, size.width(), size.height()), None, time, size)
        return self._cached_card(key, entry, time, size)

    def _cached_card(
        self, key: tuple[object, ...], entry: LibraryEntry | None, time: str, size: QSize
    ) -> QPixmap:
        if key not in self._cards:
            self._cards[key] = self._draw_card(entry, time, size)
            if len(self._cards) > _MOST_CARDS:
                self._cards.popitem(last=False)
        return self._cards[key]

    def _draw_card(self, entry: LibraryEntry | None, time: str, size: QSize) -> QPixmap:
        picture = QPixmap(size * self._ratio)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(self._colours.window)  # opaque, so that it is copied and not blended
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = _inside(QRect(0, 0, size.width(), size.height()))
        painter.setPen(QPen(self._colours.border, 1))
        painter.setBrush(self._colours.field)
        painter.drawRoundedRect(area, 8, 8)
        if entry is not None:
            if entry.state in _BROKEN:
                sign = icons.picture("wrong", self._colours.text_calm, 40, self._ratio)
                painter.drawPixmap(self._thumb_place(area).center() - QPointF(20, 20), sign)
            self._text(painter, entry, time, self._words_place(area))
        painter.end()
        return picture

    def _text(self, painter: QPainter, entry: LibraryEntry, time: str, area: QRectF) -> None:
        """Draw title, facts and state, each in a line; the sign of the state beside the title.

        Beside a thumbnail a long state has two lines.
        """
        colours = self._colours
        line = QRectF(area.left(), area.top(), area.width(), self._title)
        if entry.state in _SIGN or entry.state is EntryState.STARTED:
            side = max(_SIGN_SIZE, round(_SIGN_SHARE * self._title))
            self._sign(painter, entry, _end_of(line, side))
            line = _without_end(line, side + 5)
        painter.setPen(colours.text)
        title = entry_texts.name_of(entry)
        fits = QFontMetrics(self._bold).horizontalAdvance(title) <= line.width()
        self._draw_text(painter, self._bold if fits else self._small, line, title)
        line = QRectF(area.left(), line.bottom() + 1, area.width(), self._line)
        if entry.summary.grade in GRADE_NAMES:
            wide = len(GRADE_NAMES) * 0.62 * self._line
            pips, line = _beginning(line, wide), _without_beginning(line, wide + 6)
            paint_pips(painter, pips, entry.summary.grade, colours)
        painter.setPen(colours.text_calm)
        self._draw_text(painter, self._small, line, entry_texts.facts_of(entry))
        line = QRectF(area.left(), line.bottom() + 1, area.width(), self._line)
        self._state(painter, entry, time, line)

    def _state(self, painter: QPainter, entry: LibraryEntry, time: str, line: QRectF) -> None:
        painter.setPen(getattr(self._colours, _INK.get(entry.state, "text_calm")))
        # What is new needs no word: it has no sign, and says how long it will take.
        state = "" if time and entry.state is EntryState.NEW else entry_texts.state_of(entry)
        with_time = entry_texts.DOT.join(filter(None, (state, time)))
        letters = QFontMetrics(self._small)
        if letters.horizontalAdvance(with_time) <= line.width():
            self._draw_text(painter, self._small, line, with_time)
        elif self._compact and letters.horizontalAdvance(state) > line.width():
            painter.setFont(self._small)
            both = line.adjusted(0, 0, 0, self._line)
            painter.drawText(both, _beginning_side() | Qt.TextFlag.TextWordWrap, state)
        else:
            self._draw_text(painter, self._small, line, state)

    def _sign(self, painter: QPainter, entry: LibraryEntry, place: QRectF) -> None:
        """Draw a tick, a light bulb, or a ring that is filled as far as the puzzle is."""
        colour = getattr(self._colours, _INK[entry.state])
        if entry.state in _SIGN:
            side = round(place.width())
            sign = icons.picture(_SIGN[entry.state], colour, side, self._ratio)
            painter.drawPixmap(place.topLeft(), sign)
            return
        ring = place.adjusted(2, 2, -2, -2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._colours.line, 3))
        painter.drawEllipse(ring)
        painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(ring, 90 * 16, round(-360 * 16 * entry.progress))

    def _draw_text(self, painter: QPainter, font: QFont, area: QRectF, text: str) -> None:
        painter.setFont(font)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.drawText(area, _beginning_side() | Qt.AlignmentFlag.AlignVCenter, shown)


def _beginning_side() -> Qt.AlignmentFlag:
    side = QStyle.visualAlignment(QGuiApplication.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
    return side | Qt.AlignmentFlag.AlignAbsolute


def _end_of(line: QRectF, side: int) -> QRectF:
    """Return the square for a sign at the end of a line."""
    turned = QGuiApplication.isRightToLeft()
    left = line.left() if turned else line.right() - side
    return QRectF(round(left), round(line.center().y() - side / 2), side, side)


def _without_end(line: QRectF, width: float) -> QRectF:
    turned = QGuiApplication.isRightToLeft()
    return line.adjusted(width if turned else 0, 0, 0 if turned else -width, 0)


def _beginning(line: QRectF, width: float) -> QRectF:
    return _without_end(line, line.width() - width)


def _without_beginning(line: QRectF, width: float) -> QRectF:
    turned = QGuiApplication.isRightToLeft()
    return line.adjusted(0 if turned else width, 0, -width if turned else 0, 0)


def _inside(area: QRect) -> QRectF:
    half = _GAP / 2
    return QRectF(area).adjusted(half + 0.5, half + 0.5, -half - 0.5, -half - 0.5)
