"""A label that elides text that does not fit."""

import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.base.labels import PlainLabel, tooltip_text

_ENDS = re.compile(r"(?<=[.!?]) +|(?<=[\u3002\uff01\uff1f])")
"""Where another sentence begins; Japanese and Chinese have no spaces there."""

_FILLED = 0.8
"""How much of several lines a text fills that is broken between words."""

_HIGHEST = 10_000

_MORE = "\N{HORIZONTAL ELLIPSIS}"


class ElidedLabel(PlainLabel):
    """A label of one line, or several, that elides text that does not fit.

    It keeps whole sentences if one of them fits.
    """

    def __init__(self) -> None:
        super().__init__()
        self.full = ""
        self._lines = 1
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        """Show a text; the tooltip has all of it if it is elided."""
        self.full = text
        self.setAccessibleName(text)
        self._shorten()

    def set_lines(self, count: int) -> None:
        """Break the text into at most ``count`` lines."""
        if count != self._lines:
            self._lines = count
            self.setWordWrap(count > 1)
            self._shorten()

    @property
    def shows_whole_sentences(self) -> bool:
        """Whether no sentence of the text is cut off in its middle."""
        return self.text() in (self.full, *_beginnings(self.full))

    def fits(self, lines: int = 1) -> bool:
        """Tell whether the whole text fits into a number of lines."""
        return self._fits(self.full, self._room, lines)

    def has_room(self, text: str) -> bool:
        """Tell whether a text fits as it is."""
        return self._fits(text, self._room, self._lines)

    def would_fit(self, text: str, width: int, lines: int, *, whole: bool) -> bool:
        """Tell whether a text, or its first sentence, would fit into a label of this width."""
        room = width - self.width() + self._room
        shown = text if whole else next(reversed(_beginnings(text)), text)
        return self._fits(shown, room, lines)

    @property
    def _room(self) -> int:
        return self.contentsRect().width() - 2

    def _fits(self, text: str, room: int, lines: int) -> bool:
        metrics = self.fontMetrics()
        if lines == 1:
            return metrics.horizontalAdvance(text) <= room
        page = QRect(0, 0, room, _HIGHEST)
        needed = metrics.boundingRect(page, Qt.TextFlag.TextWordWrap, text)
        return needed.width() <= room and needed.height() <= lines * self.line_height(text)

    def line_height(self, text: str) -> int:
        """Return the height of a line of a text, whose letters may come from a larger font."""
        metrics = self.fontMetrics()
        page = QRect(0, 0, _HIGHEST, _HIGHEST)
        letters = metrics.boundingRect(page, Qt.TextFlag.TextSingleLine, text).height()
        return max(letters, metrics.lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text again."""
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        shown = self._fitting_text(self._room)
        self.setText(shown)
        self.setToolTip(tooltip_text(self.full) if shown != self.full else "")

    def _fitting_text(self, room: int) -> str:
        texts = self.full, *_beginnings(self.full)
        fitting = (text for text in texts if self._fits(text, room, self._lines))
        length = room if self._lines == 1 else round(_FILLED * self._lines * room)
        cut = self.fontMetrics().elidedText(self.full, Qt.TextElideMode.ElideRight, length)
        return next(fitting, cut)


def _beginnings(text: str) -> list[str]:
    """Return a text without its last sentence, without its last two, and so on to the first."""
    starts = [match.end() for match in _ENDS.finditer(text) if match.end() < len(text)]
    return [f"{text[:start].rstrip()}\N{NO-BREAK SPACE}{_MORE}" for start in reversed(starts)]
