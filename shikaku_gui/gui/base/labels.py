"""Labels, tooltips, message boxes that show a text literally, and the buttons of dialogs.

Qt takes a text that looks like HTML for HTML, and loads the pictures that it names. Titles,
authors, rules, names of files and errors that quote them come from anywhere, so nothing in this
program lets Qt guess: a text is plain, or it is HTML of our own in a :class:`RichLabel`.
"""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QResizeEvent, QShowEvent, Qt as QtText
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QMessageBox,
    QStyle,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.fonts import mnemonic_width
from shikaku_gui.gui.base.screen_fit import PlainScrollArea, place_on_screen, room_for
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.texts import named_message

_LONGEST = 2_000


class PlainLabel(QLabel):
    """A label for any text, which it shows literally; a very long one is cut."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show a text."""
        super().setText(cut(text))

    def sizeHint(self) -> QSize:
        """Have room for a key that is underlined."""
        hint = super().sizeHint()
        if self.buddy() is not None:
            hint += QSize(mnemonic_width(self.font(), self.text()), 0)
        return hint


class ValueLabel(PlainLabel):
    """A label that shows only a value; a screen reader says what it is the value of."""

    def __init__(self, name: str, text: str = "") -> None:
        self._name = name
        super().__init__(text)

    def setText(self, text: str) -> None:
        """Show a value."""
        super().setText(text)
        self.setAccessibleName(message_text(named_message(self._name, text)))


class RichLabel(QLabel):
    """A label for HTML of our own; any other text in it must be escaped."""

    def __init__(self, html: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(html)


class MessageBox(QMessageBox):
    """A message box, by default a warning, that shows its two texts literally.

    Its buttons have words only: some platforms put icons on standard buttons. Where the screen is
    too narrow for them beside each other, they are below each other. Then, and where the box would
    be higher than the screen, the texts have its width without the icon; if that is not enough,
    they scroll.
    """

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        more: str = "",
        icon: QMessageBox.Icon = QMessageBox.Icon.Warning,
    ) -> None:
        super().__init__(parent)
        self._texts: PlainScrollArea | None = None
        """What holds the texts once they have the width without the icon."""
        self._needed = 0
        """The height in pixels of these texts."""
        self._placed = False
        """Qt has centred it on its window, which it does not do once it was moved."""
        self.setIcon(icon)
        self.setWindowTitle(title)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(cut(text))
        self.setInformativeText(cut(more))
        for label in self.findChildren(QLabel):  # Qt has no format for the second text
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.finished.connect(self.deleteLater)  # otherwise its window would keep it

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the buttons before the size of the box is determined."""
        remove_icons(self.buttons())
        margins = 2 * self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutLeftMargin)
        room = room_for(self).width() - margins
        box = self.findChild(QDialogButtonBox)
        if isinstance(box, QDialogButtonBox) and not _fit_beside(box, room):
            box.setOrientation(Qt.Orientation.Vertical)
            self._spread(room - margins, margins)  # they are indented
        super().showEvent(event)
        self._placed = True
        if self.height() > room_for(self).height():
            self._spread(room - margins, margins)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep all of the box on the screen: Qt finds its place before its size."""
        super().resizeEvent(event)
        if self._placed:
            self.move(place_on_screen(self))
            QTimer.singleShot(0, self, self._fit_texts)

    def _fit_texts(self) -> None:
        """Leave room for the details, which are shown and hidden below the texts."""
        margins = 2 * self.style().pixelMetric(QStyle.PixelMetric.PM_LayoutLeftMargin)
        if self._texts is not None:
            self._set_height_of_texts(margins)
        elif self.height() > room_for(self).height():
            self._spread(room_for(self).width() - 2 * margins, margins)

    def _room_for_texts(self, margins: int) -> int:
        """Return the height in pixels that the buttons and the details leave."""
        grid, box = self.layout(), self.findChild(QDialogButtonBox)
        if not isinstance(grid, QGridLayout) or not isinstance(box, QDialogButtonBox):
            return 0
        room = room_for(self).height() - 2 * margins - margins // 2
        left = room - box.sizeHint().height() - grid.verticalSpacing()
        details = self.findChild(QTextEdit)
        if isinstance(details, QTextEdit) and details.isVisible():
            around = details.parentWidget() or details
            left -= around.sizeHint().height() + grid.verticalSpacing()
        return max(left, self.fontMetrics().lineSpacing())

    def _set_height_of_texts(self, margins: int) -> None:
        scroll = self._texts
        if scroll is not None:
            left = self._room_for_texts(margins)
            by_key = self._needed > left  # to be read by keyboard
            scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus if by_key else Qt.FocusPolicy.NoFocus)
            scroll.setFixedHeight(min(self._needed, left))

    def _spread(self, width: int, margins: int) -> None:
        """Give the texts the width without the icon, and let them scroll if that is not enough."""
        self.setIcon(QMessageBox.Icon.NoIcon)  # makes another layout
        grid, box = self.layout(), self.findChild(QDialogButtonBox)
        if not isinstance(grid, QGridLayout) or box is None:
            return
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        needed = 0
        for label in self.findChildren(QLabel):
            if label.text():
                text = PlainLabel(label.text())  # Qt would wrap its own ones, or not, again
                text.setWordWrap(True)
                column.addWidget(text)
                needed += text.heightForWidth(width) + column.spacing()
            label.hide()
        scroll = PlainScrollArea()
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        scroll.setFixedWidth(width)
        self._texts, self._needed = scroll, needed
        self._set_height_of_texts(margins)
        grid.addWidget(scroll, 0, 0, 1, grid.columnCount())


class DialogButtons(QDialogButtonBox):
    """The buttons of a dialog, with words only; Cancel and Close leave it.

    They are below each other where they do not fit beside each other.
    """

    def __init__(self, dialog: QDialog, standard: QDialogButtonBox.StandardButton) -> None:
        super().__init__(standard)
        remove_icons(self.buttons())
        self.rejected.connect(dialog.reject)

    def minimumSizeHint(self) -> QSize:
        """Require no more width than one button."""
        return QSize(max(_widths(self), default=0), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons beside each other, or below."""
        super().resizeEvent(event)
        fits = _fit_beside(self, self.width())
        wanted = Qt.Orientation.Horizontal if fits else Qt.Orientation.Vertical
        if wanted is not self.orientation():
            self.setOrientation(wanted)
            QTimer.singleShot(0, self, self._grow_window)

    def _grow_window(self) -> None:
        """Let the window have the height that its texts and the buttons need now."""
        window = self.window()
        layout = window.layout()
        if layout is not None and self.orientation() is Qt.Orientation.Vertical:
            width = window.width()
            texts = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else 0
            needed = QSize(width, max(texts, layout.totalSizeHint().height()))
            window.resize(window.size().expandedTo(needed).boundedTo(room_for(window)))


def _fit_beside(box: QDialogButtonBox, room: int) -> bool:
    """Tell whether the buttons of a dialog fit beside each other into a width in pixels."""
    between = box.style().pixelMetric(QStyle.PixelMetric.PM_LayoutHorizontalSpacing)
    widths = _widths(box)
    # Once more than there are gaps: when they are shown, buttons need some pixels more.
    return sum(widths) + max(between, 0) * len(widths) <= room


def _widths(box: QDialogButtonBox) -> list[int]:
    return [each.sizeHint().width() for each in box.buttons() if not each.isHidden()]


def remove_icons(buttons: Iterable[QAbstractButton]) -> None:
    """Let buttons have words only."""
    for button in buttons:
        button.setIcon(QIcon())


def cut(text: str) -> str:
    """Return the beginning of a very long text: laying out all of it would take seconds."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "\N{HORIZONTAL ELLIPSIS}"


def tooltip_text(text: str) -> str:
    """Return what a tooltip shows as this text, of which a very long one is cut.

    >>> tooltip_text("a < b"), tooltip_text("<b>")
    ('a < b', '<span>&lt;b&gt;</span>')
    """
    shown = cut(text)
    if not QtText.mightBeRichText(shown):
        return shown
    lines = escape(shown).replace("\n", "<br>")
    return f"<span>{lines}</span>"
