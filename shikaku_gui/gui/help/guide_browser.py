"""Shows a page of the guide, its pictures and links, and marks what was searched for."""

from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from shikaku_gui import resources
from shikaku_gui.formats import load
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.theme import Colours, Theme
from shikaku_gui.gui.board.board_picture import Shows, picture_of
from shikaku_gui.gui.board.look import Look
from shikaku_gui.gui.help.guide_pages import GuidePage

_SCHEME = "guide"
_MARGIN = 18
_LINE_HEIGHT = 125.0
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
_CODE = QTextFormat.Property.BlockCodeFence
_WEB = ("http", "https")
_CELL = 2.0
"""The side of a cell in heights of a line of text."""


class GuideBrowser(QTextBrowser):
    """Shows pages of the guide; only a click on a link to the web leaves the program.

    ``page`` is the name of the one shown, empty before the first; ``page_shown`` is emitted
    with it.
    """

    page_shown = Signal(str)

    def __init__(self, pages: Iterable[GuidePage], theme: Theme) -> None:
        super().__init__()
        self.page = ""
        self._theme = theme
        self._pages = {page.name: page for page in pages}
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self._follow)
        self.sourceChanged.connect(self._style)

    def show_page(self, name: str) -> None:
        """Show a page; the one before is a step back."""
        if name != self.page:
            self.setSource(QUrl(f"{_SCHEME}:/pages/{name}.md"))

    def refresh(self) -> None:
        """Show the page in the present colours and size, and stay where it is read."""
        bar = self.verticalScrollBar()
        share = bar.value() / max(bar.maximum(), 1)
        self.reload()
        bar.setValue(round(share * bar.maximum()))

    def mark(self, hits: list[tuple[int, int]], current: int) -> None:
        """Mark what was found in this page, and bring one of it into sight; -1 is none."""
        colours = self._theme.colours
        marks = []
        for number, (begin, end) in enumerate(hits):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = _selection(self.document(), begin, end)
            is_current = number == current
            mark.format.setBackground(colours.fill if is_current else colours.hover)
            mark.format.setForeground(colours.on_fill if is_current else colours.text)
            mark.format.setFontUnderline(True)
            marks.append(mark)
        self.setExtraSelections(marks)
        if current >= 0:
            begin, _end = hits[current]
            self.setTextCursor(_selection(self.document(), begin, begin))
            self.ensureCursorVisible()

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """Return a page or a picture of the guide; nothing else is loaded from anywhere."""
        name = PurePosixPath(QUrl(url).path()).name
        if kind == QTextDocument.ResourceType.MarkdownResource.value:
            page = self._pages.get(PurePosixPath(name).stem)
            return page.text if page is not None else None
        path = resources.guide() / "pictures" / name
        if kind == QTextDocument.ResourceType.ImageResource.value and path.is_file():
            cell = _CELL * QFontMetricsF(self.document().defaultFont()).height()
            return _draw_picture(path, self._theme.colours, cell, self.devicePixelRatioF())
        return None

    def changeEvent(self, event: QEvent) -> None:
        """Let pictures have the size of the texts, which the player may change."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.page:
            self.refresh()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Announce the link that Tab goes to, which Qt does not."""
        moved = super().focusNextPrevChild(forward)
        if moved and self.hasFocus():
            announce(self, self.textCursor().selectedText())
        return moved

    def _follow(self, url: QUrl) -> None:
        if url.scheme() in _WEB:
            QDesktopServices.openUrl(url)
        elif PurePosixPath(url.path()).stem in self._pages:
            self.show_page(PurePosixPath(url.path()).stem)

    def _style(self, url: QUrl) -> None:
        """Give the page, which Qt has just made of the Markdown, its spacing and colours."""
        self.page = PurePosixPath(url.path()).stem
        colours, block = self._theme.colours, self.document().begin()
        while block.isValid():
            _space(block)
            pieces = block.begin()
            while not pieces.atEnd():
                piece = pieces.fragment()
                if piece.charFormat().fontFixedPitch():
                    form = QTextCharFormat()
                    form.setBackground(colours.hover)
                    begin, end = piece.position(), piece.position() + piece.length()
                    _selection(self.document(), begin, end).mergeCharFormat(form)
                pieces += 1
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _rule(frame, colours)
        self.page_shown.emit(self.page)


def _draw_picture(path: Path, colours: Colours, cell: float, ratio: float) -> QImage:
    """Draw a saved game as a picture with transparent edges.

    Raises:
        OSError: the file cannot be read.
        FormatError: it holds no game.
    """
    game = load(path)
    picture = picture_of(game, Shows.PROGRESS, marks=True)
    image = QImage((picture.size(cell) * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture.paint(painter, QPointF(0, 0), cell, Look(colours, QFont()), ratio)
    painter.end()
    return image


def _space(block: QTextBlock) -> None:
    """Give a block room above and below, more to a heading."""
    form = block.blockFormat()
    if QTextCursor(block).currentTable() is not None:
        return
    following = block.next()
    goes_on = block.textList() is not None and following.textList() is not None
    if form.hasProperty(_CODE):
        form.setLeftMargin(_MARGIN)
        goes_on = following.blockFormat().hasProperty(_CODE)
    form.setTopMargin(16.0 if form.headingLevel() > 1 else 0.0)
    form.setBottomMargin(2.0 if goes_on else 10.0)
    if _OBJECT not in block.text():  # a line with a picture would become higher, too
        kinds = QTextBlockFormat.LineHeightTypes
        form.setLineHeight(_LINE_HEIGHT, kinds.ProportionalHeight.value)
    QTextCursor(block).setBlockFormat(form)


def _selection(document: QTextDocument, begin: int, end: int) -> QTextCursor:
    cursor = QTextCursor(document)
    cursor.setPosition(begin)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _rule(table: QTextTable, colours: Colours) -> None:
    """Draw a table with thin lines over the whole width."""
    form = table.format()
    form.setCellPadding(5.0)
    form.setCellSpacing(0.0)
    form.setBorder(1.0)
    form.setBorderCollapse(True)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(colours.line)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100.0))
    table.setFormat(form)
