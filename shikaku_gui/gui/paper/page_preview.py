"""Previews of pages to be printed, for dialogs."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.board.board_picture import picture_look
from shikaku_gui.gui.paper.book_pages import BookPages
from shikaku_gui.gui.paper.page_painter import paint_page
from shikaku_gui.gui.paper.pdf_file import POINTS, RESOLUTION
from shikaku_gui.gui.widgets.arrow_buttons import step_button
from shikaku_gui.i18n import _


def page_image(pages: BookPages, index: int, room: QSize, ratio: float) -> QImage:
    """Return a picture of a page as a trimmed sheet that fits into a room; for any thread.

    The room is in logical pixels, of ``ratio`` device pixels each.
    """
    sheet = pages.format.sheet
    scale = ratio * min((room.width() - 2) / sheet.width(), (room.height() - 2) / sheet.height())
    size = (sheet.size() * scale).toSize().expandedTo(QSize(1, 1))
    image = QImage(size, QImage.Format.Format_RGB32)
    look = picture_look()
    image.fill(look.colours.paper)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    # Lines are as thin as in print, not a pixel wide.
    paint_page(painter, pages, index, RESOLUTION / POINTS)
    painter.setPen(QPen(look.colours.line, 2 / scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(sheet)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


class PagePreview(QWidget):
    """Shows the picture of a page; ``resized`` asks for one of another size."""

    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 260)
        self.setAccessibleName(_("Preview"))

    def sizeHint(self) -> QSize:
        """Return a size suitable for a dialog."""
        return QSize(330, 440)

    def show_image(self, image: QImage) -> None:
        """Show a page."""
        self.image = image
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for a picture of the new size."""
        super().resizeEvent(event)
        self.resized.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the page in the middle, scaled until there is one of the right size."""
        if self.image.isNull():
            return
        size = self.image.deviceIndependentSize()
        scale = min(self.width() / size.width(), self.height() / size.height(), 1.0)
        shown = QSizeF(size.width() * scale, size.height() * scale)
        corner = QPointF(
            round((self.width() - shown.width()) / 2), round((self.height() - shown.height()) / 2)
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(corner, shown), self.image)
        painter.end()


class PageView(QWidget):
    """Shows the pages of a book one by one, with previous and next buttons.

    ``wanted`` asks for the picture of the page at :attr:`index`.
    """

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.page = PagePreview()
        self.place = PlainLabel()
        before, after = _("Previous page"), _("Next page")
        self.back = step_button("\N{LEFTWARDS ARROW}", before, lambda: self._turn(-1))
        self.on = step_button("\N{RIGHTWARDS ARROW}", after, lambda: self._turn(1))
        self.index = 0
        self._count = 0
        self.page.resized.connect(self.wanted)
        row = QHBoxLayout()
        row.addStretch(1)
        for part in (self.back, self.place, self.on):
            row.addWidget(part)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page, 1)
        layout.addLayout(row)

    def show_page(self, image: QImage, index: int, count: int) -> None:
        """Show a page out of ``count``."""
        self.index, self._count = index, count
        self.page.show_image(image)
        text = _("Page {number} of {total}")
        self.place.setText(text.format(number=str(index + 1), total=str(count)))
        self.back.setEnabled(index > 0)
        self.on.setEnabled(index < count - 1)

    def _turn(self, step: int) -> None:
        if self._count:
            self.index = min(max(self.index + step, 0), self._count - 1)
            self.wanted.emit()
