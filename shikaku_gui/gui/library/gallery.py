"""The view of the cards: a grid that scrolls smoothly and is walked through with the keys."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
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
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.library.card_grid import CardGrid
from shikaku_gui.gui.library.card_painter import CardPainter
from shikaku_gui.gui.library.item_model import EntryModel
from shikaku_gui.store import LibraryEntry

Index = QModelIndex | QPersistentModelIndex
_Move = QAbstractItemView.CursorAction


class Gallery(QListView):
    """Shows the items as cards. A list for all that use it, but it lays nothing out: the
    places of its cards are counted (:class:`CardGrid`).

    ``opened`` is emitted with the entry to play, ``menu_wanted`` with an entry and a place
    on the screen, ``typed`` with letters that are to be searched for. ``empty_text`` says
    what stands where there are no cards; ``offer`` is a button below it, hidden unless it is
    of use.
    """

    opened = Signal(object)
    menu_wanted = Signal(object, QPoint)
    typed = Signal(str)

    def __init__(
        self, items: EntryModel, cards: CardPainter, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.items = items
        self.cards = cards
        self.empty_text: Callable[[], str] = str
        self.offer = QPushButton(self.viewport())
        self._theme = theme
        self._lattice = CardGrid(0, 1, cards.size)
        self._go_on = QTimer(self)
        self._go_on.setSingleShot(True)
        self._go_on.timeout.connect(self.viewport().update)
        self.offer.hide()
        self.offer.setAutoDefault(True)
        self.setObjectName("gallery")
        self.setAccessibleName(self.tr("Puzzles"))
        items.modelReset.connect(self.updateGeometries)  # before the view hears of it
        self.setModel(items)
        self.setItemDelegate(cards)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        # All is painted over, so that scrolling copies what stays on the screen.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setEnabled(most > 0))
        self.activated.connect(self._activate)
        self.clicked.connect(self._click)

    @property
    def entry(self) -> LibraryEntry | None:
        """The entry that is chosen, None where there is none."""
        index = self.currentIndex()
        return self.items.entry(index.row()) if index.isValid() else None

    def choose(self, path: Path | None) -> None:
        """Choose the card of a file, or the first one."""
        row = None if path is None else self.items.row_of(path)
        if self.items.rowCount():
            self.setCurrentIndex(self.items.index(row or 0))

    def on_screen(self) -> tuple[Path, ...]:
        """Return the files whose cards can be seen."""
        return tuple(self.items.entry(row).path for row in self._rows(self.viewport().rect()))

    def show_again(self, entries: Iterable[LibraryEntry]) -> None:
        """Paint the cards of these entries anew, where they can be seen."""
        paths = {entry.path for entry in entries}
        for row in self._rows(self.viewport().rect()):
            if self.items.entry(row).path in paths:
                self.viewport().update(self._place(row))

    # Where the cards are

    def doItemsLayout(self) -> None:
        """Have nothing to lay out."""
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        """Count the places of the cards, and how far there is to scroll."""
        room = self.viewport().size()
        self.cards.fit_into(room.height())
        self._lattice = CardGrid.filling(room.width(), self.items.rowCount(), self.cards.size)
        bar = self.verticalScrollBar()
        bar.setSingleStep(self.cards.size.height() // 4)
        bar.setPageStep(room.height())
        bar.setRange(0, max(self._lattice.height - room.height(), 0))

    def visualRect(self, index: Index) -> QRect:
        """Return where a card is in the viewport."""
        return self._place(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the card at a point of the viewport."""
        spot = self._turned(QRect(point, point)).topLeft()
        row = self._lattice.at(spot + QPoint(0, self.verticalOffset()))
        return QModelIndex() if row is None else self.items.index(row)

    def scrollTo(
        self,
        index: Index,
        _hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll as little as shows the whole card."""
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
        count, columns = self._lattice.count, self._lattice.columns
        if not count:
            return QModelIndex()
        forward = -1 if self.isRightToLeft() else 1
        page = max(self.viewport().height() // self._lattice.size.height(), 1) * columns
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
        """Choose the card in a rectangle of the viewport; there is never more than one."""
        index = self.indexAt(rect.center())
        self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Return where chosen cards are in the viewport."""
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def _edge(self, now: int, wanted: int) -> int:
        """Return where a step out of the grid ends: in a last row that is not full, or nowhere."""
        last = self._lattice.count - 1
        return (
            last
            if wanted > last and last // self._lattice.columns > now // self._lattice.columns
            else now
        )

    def _rows(self, area: QRect) -> range:
        offset = self.verticalOffset()
        return self._lattice.between(area.top() + offset, area.bottom() + offset)

    def _place(self, row: int) -> QRect:
        return self._turned(self._lattice.rect(row).translated(0, -self.verticalOffset()))

    def _turned(self, rect: QRect) -> QRect:
        """Mirror a rectangle where people read from right to left."""
        if not self.isRightToLeft():
            return rect
        return QStyle.visualRect(self.layoutDirection(), self.viewport().rect(), rect)

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cards share the width evenly."""
        super().resizeEvent(event)
        self.updateGeometries()
        size = self.offer.sizeHint()
        middle = self.viewport().rect().center()
        corner = middle + QPoint(-size.width() // 2, 2 * self.fontMetrics().height())
        self.offer.setGeometry(QRect(corner, size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, or say why there are none."""
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
        plain = option.state & ~(QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver)
        chosen, pointed = self.currentIndex().row(), self._pointed()
        self.cards.begin()
        for row in reversed(self._rows(region.boundingRect())):  # pictures: the last asked first
            option.rect = self._place(row)
            if not region.intersects(option.rect):
                continue
            option.state = plain
            if row == chosen:
                option.state |= QStyle.StateFlag.State_Selected
            if row == pointed:
                option.state |= QStyle.StateFlag.State_MouseOver
            self.cards.paint(painter, option, self.items.index(row))
        if self.cards.late:
            self._go_on.start(0)

    def _paint_reason(self, painter: QPainter) -> None:
        painter.setPen(self._theme.colours.text_calm)
        area = self.viewport().rect().adjusted(30, 30, -30, -30)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, self.empty_text())

    def _pointed(self) -> int:
        """Return the row of the card under the pointer, -1 where there is none."""
        if not self.viewport().underMouse():
            return -1
        return self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())).row()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter and the space bar, on every system."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Search for what is typed among all cards, rather than go through them one by one."""
        if search.isprintable():
            self.typed.emit(search)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a card."""
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            place = self.visualRect(index).center() if by_key else event.pos()
            self.menu_wanted.emit(self.items.entry(index.row()), self.viewport().mapToGlobal(place))

    def _click(self, index: QModelIndex) -> None:
        """Let the chosen card be seen as a whole."""
        self.scrollTo(index)

    def _activate(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(self.items.entry(index.row()))
