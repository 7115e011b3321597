"""A label that elides text that does not fit."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from shikaku_gui.gui.base.labels import PlainLabel, tooltip_text

_END = ". "
"""The end of a sentence before another one."""

_MORE = "\N{HORIZONTAL ELLIPSIS}"


class ElidedLabel(PlainLabel):
    """A label that elides text that does not fit: whole sentences if one of them fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.full = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_text(self, text: str) -> None:
        """Show a text; the tooltip has all of it if it is elided."""
        self.full = text
        self.setAccessibleName(text)
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the text again."""
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        shown = self._fitting(self.contentsRect().width() - 2)
        self.setText(shown)
        self.setToolTip(tooltip_text(self.full) if shown != self.full else "")

    def _fitting(self, room: int) -> str:
        metrics = self.fontMetrics()
        parts = self.full.split(_END)
        counts = range(len(parts) - 1, 0, -1)
        texts = (self.full, *(_END.join([*parts[:count], _MORE]) for count in counts))
        fitting = (text for text in texts if metrics.horizontalAdvance(text) <= room)
        cut = metrics.elidedText(self.full, Qt.TextElideMode.ElideRight, room)
        return next(fitting, cut)
