"""The large buttons at the top of the library: what most people come for."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from shikaku_gui.gui import icons
from shikaku_gui.gui.status import Sentence
from shikaku_gui.gui.theme import Colours

_ICON = 24
_WIDE = 170


class Tile(QPushButton):
    """A button with an icon, a title and a calm line below it."""

    def __init__(self, icon: str, title: str, act: Callable[[], object]) -> None:
        super().__init__()
        self.setObjectName("tile")
        self.setAutoDefault(True)
        self._icon = icon
        self._sign = QLabel()
        self._title = Sentence()
        self._more = Sentence()
        self._build()
        self.say(title)
        self.clicked.connect(lambda: act())

    def say(self, title: str, more: str = "") -> None:
        """Show a title, and what there is to say about it."""
        self._title.say(title)
        self._more.say(more)
        self._more.setVisible(bool(more))
        self.setAccessibleName(f"{title}. {more}" if more else title)
        self.setToolTip(more)

    def recolour(self, colours: Colours) -> None:
        """Draw the icon in the colours of now."""
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(icons.picture(self._icon, colours.accent, _ICON, ratio))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Do without the icon where the words need its room."""
        super().resizeEvent(event)
        self._sign.setVisible(self.width() >= _WIDE)

    def _build(self) -> None:
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._more.setObjectName("subtitle")
        for label in (self._sign, self._title, self._more):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lines = QVBoxLayout()
        lines.setSpacing(1)
        lines.addStretch(1)
        lines.addWidget(self._title)
        lines.addWidget(self._more)
        lines.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 10, 6)
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addLayout(lines, 1)
        high = 2 * self.fontMetrics().height() + 24
        self.setFixedHeight(high)
        self.setMinimumWidth(100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class Tiles(QWidget):
    """A row of tiles of the same width."""

    def __init__(self, tiles: list[Tile]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for tile in tiles:
            row.addWidget(tile, 1)
