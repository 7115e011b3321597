"""A large button with a sign, a title and a subtitle."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shikaku_gui.gui.base.fonts import set_bold
from shikaku_gui.gui.base.labels import tooltip_text
from shikaku_gui.gui.base.translation import joined_sentences
from shikaku_gui.gui.widgets.elided_label import ElidedLabel

_LEAST_WIDTH = 100
_MOST_LINES = 4
_AROUND = 24
"""The pixels above and below the texts."""


class TileButton(QPushButton):
    """A button with a sign beside a title in bold and a subtitle below it."""

    def __init__(self, sign: QWidget) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.setAutoDefault(True)
        self.sign = sign
        self.title, self.more = ElidedLabel(), ElidedLabel()
        self.more.setObjectName("subtitle")
        set_bold(self.title)
        for part in (sign, self.title, self.more):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lines = QVBoxLayout()
        lines.setSpacing(1)
        lines.addStretch(1)
        lines.addWidget(self.title)
        lines.addWidget(self.more)
        lines.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 10, 6)
        row.setSpacing(10)
        row.addWidget(sign)
        row.addLayout(lines, 1)
        self.setMinimumWidth(_LEAST_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_texts(self, title: str, more: str) -> None:
        """Show title and subtitle."""
        self.title.show_text(title)
        self.more.show_text(more)
        self.setAccessibleName(joined_sentences(title, more) if more else title)
        self.setToolTip(tooltip_text(more))
        self.fit_texts()

    def fit_texts(self) -> None:
        """Break the texts into as many lines as they need, and be as high as these."""
        height = _AROUND
        for label in (self.title, self.more):
            if not label.isHidden():
                counts = range(1, _MOST_LINES + 1)
                lines = next((count for count in counts if label.fits(count)), _MOST_LINES)
                label.set_lines(lines)
                height += lines * label.fontMetrics().lineSpacing()
        self.setMinimumHeight(height)  # as high as its neighbours, if these need more
        layout = self.layout()
        if layout is not None:  # Qt does not lay out again what changes its size before it is shown
            layout.invalidate()
            layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the texts again."""
        super().resizeEvent(event)
        self.fit_texts()
