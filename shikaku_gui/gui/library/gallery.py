"""The view of the cards: a grid that scrolls smoothly, with keyboard navigation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QListView,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
)

from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.focus_reasons import BY_KEYS
from shikaku_gui.gui.base.menu_key import open_menu_by_key
from shikaku_gui.gui.base.screen_fit import keep_room_for_bar
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.long_press import LongPress
from shikaku_gui.gui.library.card_grid import CardGrid
from shikaku_gui.gui.library.card_painter import CardPainter
from shikaku_gui.gui.library.entry_model import EntryModel
from shikaku_gui.gui.widgets.drawing import draw_focus_ring
from shikaku_gui.i18n import _
from shikaku_gui.store import LibraryEntry

Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction
_BESIDE_REASON, _BELOW_REASON = 30, 16
"""The pixels beside the text that says why there are no cards, and between it and the offer."""
_HIGHEST = 10_000
_SCROLLING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Gallery(QListView):
    """Shows the entries as cards: a list view whose layout is computed by :class:`CardGrid`.

    A click, a tap, Enter or the space bar opens a card: ``opened`` is emitted with the entry to
    play. ``menu_requested`` is emitted with an entry and a point on the screen, ``search_typed``
    with letters to search for. ``empty_text`` returns the text shown instead of cards; ``offer``
    is a button below it, hidden unless needed.
    """

    opened = Signal(object)
    menu_requested = Signal(object, QPoint)
    search_typed = Signal(str)

    def __init__(self, items: EntryModel, card_painter: CardPainter, theme: Theme) -> None:
        super().__init__()
        self.items = items
        self.card_painter = card_painter
        self.empty_text: Callable[[], str] = str
        self.offer = QPushButton(self.viewport())
        self._theme = theme
        self._grid = CardGrid(0, 1, card_painter.size)
        self._by_keys = False
        self._held = False
        self._long_press = LongPress(self)
        self._repaint_timer = QTimer(self, singleShot=True)
        self._repaint_timer.timeout.connect(self.viewport().update)
        self.offer.hide()
        self.offer.installEventFilter(self)
        self.setObjectName("gallery")
        self.setAccessibleName(_("Puzzles"))
        items.modelReset.connect(self.updateGeometries)  # before the view does its own update
        self.setModel(items)
        self.setItemDelegate(card_painter)
        keep_room_for_bar(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        # Every pixel is painted, so that scrolling copies what stays visible.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        FingerScroll(self)
        self._long_press.held.connect(lambda position: self._on_held(position.toPoint()))
        self.clicked.connect(self._on_clicked)

    @property
    def entry(self) -> LibraryEntry | None:
        """The current entry, None if there is none."""
        index = self.currentIndex()
        return self.items.entry(index.row()) if index.isValid() else None

    def choose(self, path: Path | None) -> None:
        """Make the card of a file the current one, or else the first."""
        row = None if path is None else self.items.row_of(path)
        if self.items.rowCount():
            self.setCurrentIndex(self.items.index(row or 0))

    def show_offer(self, text: str) -> None:
        """Show a button below the text that says why there are no cards; none without a text."""
        self.offer.setText(text)
        self.offer.setVisible(bool(text))
        self.updateGeometries()
        self._place_offer()

    def visible_files(self) -> tuple[Path, ...]:
        """Return the files whose cards are visible."""
        return tuple(self.items.entry(row).path for row in self._rows(self.viewport().rect()))

    def repaint_entries(self, entries: Iterable[LibraryEntry]) -> None:
        """Repaint the visible cards of these entries."""
        paths = {entry.path for entry in entries}
        for row in self._rows(self.viewport().rect()):
            if self.items.entry(row).path in paths:
                self.viewport().update(self._place(row))

    # Where the cards are

    def doItemsLayout(self) -> None:
        """Skip the layout of the list view."""
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        """Recompute the grid of cards and the range of the scroll bar."""
        room = self.viewport().size()
        self.card_painter.fit_into(room.height())
        self._grid = CardGrid.filling(room.width(), self.items.rowCount(), self.card_painter.size)
        bar = self.verticalScrollBar()
        bar.setSingleStep(self.card_painter.size.height() // 4)
        bar.setPageStep(room.height())
        needed = self._grid.height if self._grid.count else self._reason_height
        bar.setRange(0, max(needed - room.height(), 0))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Move the cards, or the text in place of them: without a layout the list view does not."""
        if self._grid.count:
            self.viewport().scroll(dx, dy, self.viewport().rect())  # without the hidden button
        else:
            self._place_offer()
            self.viewport().update()

    def visualRect(self, index: Index) -> QRect:
        """Return the place of a card in the viewport."""
        return self._place(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the card at a point of the viewport."""
        spot = self._mirrored(QRect(point, point)).topLeft()
        row = self._grid.at(spot + QPoint(0, self.verticalOffset()))
        return QModelIndex() if row is None else self.items.index(row)

    def scrollTo(
        self,
        index: Index,
        _hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll as little as needed to show the whole card."""
        bar, place = self.verticalScrollBar(), self.visualRect(index)
        bottom = self.viewport().height()
        if place.top() < 0 or place.height() > bottom:
            bar.setValue(bar.value() + place.top())
        elif place.bottom() >= bottom:
            bar.setValue(bar.value() + place.bottom() + 1 - bottom)

    def moveCursor(
        self, move: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return the card that a key leads to."""
        count, columns = self._grid.count, self._grid.columns
        if not count:
            return QModelIndex()
        forward = -1 if self.isRightToLeft() else 1
        page = max(self.viewport().height() // self._grid.size.height(), 1) * columns
        steps = {
            _Move.MoveLeft: -forward,
            _Move.MoveRight: forward,
            _Move.MovePrevious: -1,
            _Move.MoveNext: 1,
            _Move.MoveUp: -columns,
            _Move.MoveDown: columns,
            _Move.MovePageUp: -page,
            _Move.MovePageDown: page,
            _Move.MoveHome: -count,
            _Move.MoveEnd: count,
        }
        now = max(self.currentIndex().row(), 0)
        wanted = now + steps[move]
        if move in (_Move.MoveUp, _Move.MoveDown) and not 0 <= wanted < count:
            return self.items.index(self._edge(now, wanted))
        return self.items.index(min(max(wanted, 0), count - 1))

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the card in the middle of a rectangle of the viewport; only one at a time."""
        index = self.indexAt(rect.center())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Return the region of the selected cards in the viewport."""
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def _edge(self, now: int, wanted: int) -> int:
        """Return the row after a step out of the grid: the last card of a partial row, or none."""
        last = self._grid.count - 1
        return (
            last
            if wanted > last and last // self._grid.columns > now // self._grid.columns
            else now
        )

    def _rows(self, area: QRect) -> range:
        offset = self.verticalOffset()
        return self._grid.between(area.top() + offset, area.bottom() + offset)

    def _place(self, row: int) -> QRect:
        return self._mirrored(self._grid.rect(row).translated(0, -self.verticalOffset()))

    def _mirrored(self, rect: QRect) -> QRect:
        """Mirror a rectangle in right-to-left languages."""
        if not self.isRightToLeft():
            return rect
        return QStyle.visualRect(self.layoutDirection(), self.viewport().rect(), rect)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the width evenly among the cards."""
        super().resizeEvent(event)
        self.updateGeometries()
        self._place_offer()

    def _place_offer(self) -> None:
        size, reason = self.offer.sizeHint(), self.reason_place
        corner = QPoint(reason.center().x() - size.width() // 2, reason.bottom() + _BELOW_REASON)
        self.offer.setGeometry(QRect(corner, size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, or the text that says why there are none."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.colours.window)
        if self.items.rowCount():
            self._paint_cards(painter, event.region())
        else:
            self._paint_reason(painter)
        painter.end()

    def _paint_cards(self, painter: QPainter, region: QRegion) -> None:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        plain = QStyle.StateFlag.State_Enabled
        chosen, pointed = self.currentIndex().row(), self._hovered_row()
        self.card_painter.begin_frame()
        for row in reversed(
            self._rows(region.boundingRect())
        ):  # thumbnails requested last are drawn first
            option.rect = self._place(row)
            if not region.intersects(option.rect):
                continue
            option.state = plain
            if row == chosen:
                option.state |= QStyle.StateFlag.State_Selected
                if self._by_keys and self.hasFocus():
                    option.state |= QStyle.StateFlag.State_HasFocus
            if row == pointed:
                option.state |= QStyle.StateFlag.State_MouseOver
            self.card_painter.paint(painter, option, self.items.index(row))
        if self.card_painter.incomplete:
            self._repaint_timer.start(0)

    @property
    def reason_place(self) -> QRect:
        """Where the text is that says why there are no cards: in the middle, above the offer."""
        room = self.viewport().rect()
        edge = min(_BESIDE_REASON, room.width() // _BESIDE_REASON)
        page = QRect(edge, 0, room.width() - 2 * edge, _HIGHEST)
        flags = Qt.TextFlag.TextWordWrap
        needed = self.fontMetrics().boundingRect(page, flags, self.empty_text()).height()
        top = max((room.height() - needed - self._offer_height) // 2, 0) - self.verticalOffset()
        return QRect(edge, top, page.width(), needed)

    @property
    def _reason_height(self) -> int:
        """The height that the text and the offer need together."""
        return self.reason_place.height() + self._offer_height

    @property
    def _offer_height(self) -> int:
        """The height of the offer and the gap above it, 0 without an offer."""
        return 0 if self.offer.isHidden() else self.offer.sizeHint().height() + _BELOW_REASON

    def _paint_reason(self, painter: QPainter) -> None:
        painter.setPen(self._theme.colours.text_calm)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.reason_place, flags, self.empty_text())
        if self._by_keys and self.hasFocus():
            draw_focus_ring(painter, self.viewport().rect(), self._theme.colours.accent)

    def _hovered_row(self) -> int:
        """Return the row of the card under the pointer, -1 if there is none."""
        if not self.viewport().underMouse():
            return -1
        return self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())).row()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll to the offer when it gets the focus."""
        if event.type() is QEvent.Type.FocusIn:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum())
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Frame the current card if a key led here."""
        self._by_keys |= event.reason() in BY_KEYS
        super().focusInEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Frame no card: the pointer is enough. A finger that rests opens the menu."""
        self._by_keys = False
        self._held = False
        self._long_press.watch(event, QApplication.startDragDistance())
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._long_press.watch(event, QApplication.startDragDistance())
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open a card that was clicked."""
        self._long_press.stop()
        super().mouseReleaseEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        """Open a card, unless a finger rested on it."""
        if not self._held:
            self._open(index)

    def _on_held(self, position: QPoint) -> None:
        index = self.indexAt(position)
        if index.isValid():
            self._held = True
            self._request_menu(index, position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter and the space bar, on every system."""
        self._by_keys = True
        self.viewport().update()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        elif event.key() in _SCROLLING and not self._grid.count:
            QAbstractScrollArea.keyPressEvent(self, event)
        elif not open_menu_by_key(self, event):
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Use typed letters for the search field instead of Qt's row search."""
        if search.isprintable():
            self.search_typed.emit(search)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of a card."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            self._request_menu(index, self.visualRect(index).center() if by_key else event.pos())

    def _request_menu(self, index: QModelIndex, place: QPoint) -> None:
        entry = self.items.entry(index.row())
        self.menu_requested.emit(entry, self.viewport().mapToGlobal(place))

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.items.entry(index.row()))
