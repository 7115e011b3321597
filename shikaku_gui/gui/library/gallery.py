"""The view of the cards: a grid that scrolls smoothly and is walked through with the keys."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from shikaku_gui.gui.library.cards import Cards
from shikaku_gui.gui.library.items import Items
from shikaku_gui.gui.theme import Theme
from shikaku_gui.store.entries import Entry


class Gallery(QListView):
    """Shows the items as cards.

    ``opened`` is emitted with the entry to play, ``menu_wanted`` with an entry and a place
    on the screen. ``empty_text`` says what stands where there are no cards.
    """

    opened = Signal(object)
    menu_wanted = Signal(object, QPoint)

    def __init__(
        self, items: Items, cards: Cards, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.items = items
        self.cards = cards
        self.empty_text: Callable[[], str] = str
        self._theme = theme
        self.setObjectName("gallery")
        self.setAccessibleName(self.tr("Puzzles"))
        self.setModel(items)
        self.setItemDelegate(cards)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.verticalScrollBar().setSingleStep(cards.size.height() // 4)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, most: bar.setEnabled(most > 0))
        self.activated.connect(self._activate)
        self.clicked.connect(self._click)

    @property
    def entry(self) -> Entry | None:
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
        size = self.cards.size
        if not self.items.rowCount():
            return ()
        in_a_row = max(self.viewport().width() // max(self.gridSize().width(), 1), 1)
        first = max(self.verticalOffset() // size.height(), 0) * in_a_row
        last = first + (self.viewport().height() // size.height() + 2) * in_a_row
        shown = range(first, min(last, self.items.rowCount()))
        paths = (self.items.entry(row).path for row in shown)
        return tuple(path for path in paths if path is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cards share the width evenly."""
        least = self.cards.size
        room = self.viewport().width() - 1
        columns = max(room // least.width(), 1)
        self.cards.width = max(room // columns, 1)
        self.setGridSize(QSize(self.cards.width, least.height()))
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, or say why there are none."""
        super().paintEvent(event)
        if self.items.rowCount():
            return
        painter = QPainter(self.viewport())
        painter.setPen(self._theme.colours.text_calm)
        area = self.viewport().rect().adjusted(30, 30, -30, -30)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, self.empty_text())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter and the space bar, on every system."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(self.currentIndex())
        else:
            super().keyPressEvent(event)

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
