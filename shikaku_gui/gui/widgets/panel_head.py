"""The head of a panel or note: its icon, its title and the button that closes it."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.fonts import set_bold, size_of_texts
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.i18n import _
from shikaku_gui.play import Tone

_ICON = 20
_SPACING = 8


class PanelHead(QWidget):
    """An icon and a title in a tone; ``dismissed`` is emitted by the close button.

    Where it is narrow, the icon gives way; if that is not enough for a long word of the title, the
    title is below icon and button.
    """

    dismissed = Signal()

    def __init__(self, theme: Theme, icon: str) -> None:
        super().__init__()
        self._theme = theme
        self._icon = icon
        self._tone = Tone.PLAIN
        self._below = False
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
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_SPACING)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._sign, 0, 0)
        grid.addWidget(self.title, 0, 1)
        grid.addWidget(self.close_button, 0, 2, Qt.AlignmentFlag.AlignTop)
        theme.changed.connect(self._recolour)
        self._recolour()

    def show_title(self, title: str, tone: Tone) -> None:
        """Show a title."""
        self.title.setText(title)
        self._tone = tone
        self._recolour()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Let icon and letters have the same size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._recolour()
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the icon, and the title beside the button, where there is room for that."""
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Require no more width than the longest word of the title, or icon and button."""
        width = max(self._widest_word, self._sign.width() + _SPACING + self._button_width)
        return QSize(width, super().minimumSizeHint().height())

    @property
    def _widest_word(self) -> int:
        return self.title.minimumSizeHint().width()

    @property
    def _button_width(self) -> int:
        return 0 if self.close_button.isHidden() else self.close_button.sizeHint().width()

    def _arrange(self) -> None:
        """Let the icon, and then the button, give way to the longest word of the title."""
        sign, button = self._sign.width() + _SPACING, self._button_width + _SPACING
        below = self._widest_word + button > self.width()
        self._sign.setVisible(below or sign + self._widest_word + button <= self.width())
        if below is not self._below:
            self._below = below
            self._grid.removeWidget(self.title)
            self._grid.addWidget(self.title, *((1, 0, 1, 3) if below else (0, 1)))

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
