"""The head of a panel or note: its icon, its title and the button that closes it."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.fonts import set_bold, size_of_texts
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.i18n import _
from shikaku_gui.play import Tone

_ICON = 20
_SPACING = 8


class PanelHead(QWidget):
    """An icon and a title in a tone; ``dismissed`` is emitted by the close button."""

    dismissed = Signal()

    def __init__(self, theme: Theme, icon: str) -> None:
        super().__init__()
        self._theme = theme
        self._icon = icon
        self._tone = Tone.PLAIN
        # The same pixmaps each time: Qt keeps a copy of each one shown, up to 10 MB of them.
        self._pictures: dict[tuple[str, str, int, float], QPixmap] = {}
        self._sign = PlainLabel()
        self.title = PlainLabel()
        self.close_button = QToolButton()
        set_bold(self.title)
        self.title.setWordWrap(True)
        self.close_button.setText("\N{MULTIPLICATION SIGN}")
        self.close_button.setAutoRaise(True)
        self.close_button.setToolTip(_("Close (Esc)"))
        self.close_button.setAccessibleName(_("Close"))
        self.close_button.clicked.connect(self.dismissed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_SPACING)
        row.addWidget(self._sign)
        row.addWidget(self.title, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        theme.changed.connect(self._recolour)
        self._recolour()

    def show_title(self, title: str, tone: Tone) -> None:
        """Show a title."""
        self.title.setText(title)
        self._tone = tone
        self._recolour()
        self._fit_sign()

    def changeEvent(self, event: QEvent) -> None:
        """Let icon and letters have the same size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._recolour()
            self._fit_sign()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the icon where there is room for it."""
        super().resizeEvent(event)
        self._fit_sign()

    def minimumSizeHint(self) -> QSize:
        """Require no room for the icon."""
        least = super().minimumSizeHint()
        sign = 0 if self._sign.isHidden() else self._sign.width() + _SPACING
        return QSize(least.width() - sign, least.height())

    def _fit_sign(self) -> None:
        """Hide the icon where the longest word of the title needs its room."""
        letters = self.title.fontMetrics()
        widest = max(map(letters.horizontalAdvance, self.title.text().split()), default=0)
        beside = self._sign.width() + self.close_button.sizeHint().width() + 2 * _SPACING
        self._sign.setVisible(widest + beside <= self.width())

    def _recolour(self) -> None:
        colours = self._theme.colours
        inks = {Tone.GOOD: colours.good, Tone.WRONG: colours.wrong}
        name = self._icon if self._tone is Tone.PLAIN else self._tone.value
        colour = inks.get(self._tone, colours.accent)
        side = round(_ICON * size_of_texts(self))
        drawn = name, colour.name(), side, self.devicePixelRatioF()
        if drawn not in self._pictures:
            self._pictures[drawn] = icons.picture(name, colour, side, drawn[3])
        self._sign.setFixedSize(side, side)
        self._sign.setPixmap(self._pictures[drawn])
