"""A label that elides text that does not fit."""

import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from shikaku_gui.gui.base.labels import PlainLabel, tooltip_text

_ENDS = re.compile(r"(?<=[.!?]) +|(?<=[\u3002\uff01\uff1f])")
"""Where another sentence begins; Japanese and Chinese have no spaces there."""
_COMMAS = re.compile(r"(?<=[,;]) +|(?<=[\u3001\uff0c\uff1b])")
"""Where another part of a sentence begins."""

_ENOUGH = 0.5
"""How much of the room whole sentences fill; if they filled less, a part of the next is shown."""

_FILLED = 0.8
"""How much of several lines a text fills that is broken between words."""

_HIGHEST = 10_000

_MORE = "\N{HORIZONTAL ELLIPSIS}"


class ElidedLabel(PlainLabel):
    """A label of one line, or several, that elides text that does not fit.

    It keeps whole sentences if those that fit use most of the room, or else ends at a comma.
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
    def shows_whole_parts(self) -> bool:
        """Whether no part of a sentence is cut off in its middle."""
        return self.text() in (self.full, *_beginnings(self.full), *_beginnings(self.full, _COMMAS))

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
            return "\n" not in text and metrics.horizontalAdvance(text) <= room
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
        if self._fits(self.full, room, self._lines):
            return self.full
        advance = self.fontMetrics().horizontalAdvance
        sentences, parts = (self._longest(ends, room) for ends in (_ENDS, _COMMAS))
        if sentences and advance(sentences) >= _ENOUGH * self._lines * room:
            return sentences
        length = room if self._lines == 1 else round(_FILLED * self._lines * room)
        cut = self.fontMetrics().elidedText(self.full, Qt.TextElideMode.ElideRight, length)
        return max(sentences, parts, key=len) or cut

    def _longest(self, ends: re.Pattern[str], room: int) -> str:
        """Return the longest beginning of the text that fits, empty if none does."""
        texts = _beginnings(self.full, ends)
        return next((text for text in texts if self._fits(text, room, self._lines)), "")


def _beginnings(text: str, ends: re.Pattern[str] = _ENDS) -> list[str]:
    """Return a text without its last part, without its last two, and so on to the first."""
    starts = [match.end() for match in ends.finditer(text) if match.end() < len(text)]
    return [f"{text[:start].rstrip()}\N{NO-BREAK SPACE}{_MORE}" for start in reversed(starts)]
