"""Previews of pages to be printed, for dialogs."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.board.board_picture import picture_look
from shikaku_gui.gui.paper.booklet_printing import MARGIN, BookletPainter
from shikaku_gui.gui.paper.pdf_file import POINTS, RESOLUTION
from shikaku_gui.gui.widgets.arrow_buttons import step_button


class PagePreview(QWidget):
    """Shows one page of a booklet as a sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages: BookletPainter | None = None
        self._size = QSizeF(1, 1)
        self._index = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 260)
        self.setAccessibleName(self.tr("Preview"))

    def sizeHint(self) -> QSize:
        """Return a size suitable for a dialog."""
        return QSize(330, 440)

    def show_page(self, pages: BookletPainter, size: QSizeF, index: int = 0) -> None:
        """Show a page; ``size`` is its inner area in points."""
        self._pages, self._size, self._index = pages, size, index
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the page as a sheet in the middle."""
        if self._pages is None or not len(self._pages):
            return
        whole = self._size + QSizeF(2 * MARGIN, 2 * MARGIN)
        scale = min((self.width() - 2) / whole.width(), (self.height() - 2) / whole.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(
            round((self.width() - scale * whole.width()) / 2),
            round((self.height() - scale * whole.height()) / 2),
        )
        painter.scale(scale, scale)
        look = picture_look()
        sheet = QRectF(QPointF(), whole)
        painter.fillRect(sheet, look.colours.paper)
        painter.setPen(QPen(look.colours.line, 1 / scale))
        painter.drawRect(sheet)
        painter.translate(MARGIN, MARGIN)
        # Lines are as thin as in print, not a pixel wide.
        self._pages.paint(painter, self._index, RESOLUTION / POINTS)
        painter.end()


class PageView(QWidget):
    """Shows the pages of a booklet one by one, with previous and next buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = PagePreview()
        self.place = PlainLabel()
        before, after = self.tr("Page before"), self.tr("Next page")
        self.back = step_button("\N{LEFTWARDS ARROW}", before, lambda: self._turn(-1))
        self.on = step_button("\N{RIGHTWARDS ARROW}", after, lambda: self._turn(1))
        self._pages: BookletPainter | None = None
        self._size = QSizeF(1, 1)
        self._index = 0
        row = QHBoxLayout()
        row.addStretch(1)
        for part in (self.back, self.place, self.on):
            row.addWidget(part)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page, 1)
        layout.addLayout(row)

    @property
    def index(self) -> int:
        """The page that is shown, from 0."""
        return self._index

    def show_pages(self, pages: BookletPainter, size: QSizeF) -> None:
        """Show a booklet, staying at the current page; ``size`` is as in ``show_page``."""
        self._pages, self._size = pages, size
        self._turn(0)

    def _turn(self, step: int) -> None:
        if self._pages is None:
            return
        last = len(self._pages) - 1
        self._index = min(max(self._index + step, 0), last)
        self.page.show_page(self._pages, self._size, self._index)
        text = self.tr("Page %1 of %2").replace("%1", str(self._index + 1))
        self.place.setText(text.replace("%2", str(last + 1)))
        self.back.setEnabled(self._index > 0)
        self.on.setEnabled(self._index < last)
