"""The large buttons at the top of the library."""

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout

from shikaku_gui.gui.base import icons
from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.widgets.button_lines import Reflowing, columns_that_fit
from shikaku_gui.gui.widgets.tile_button import TileButton

_ICON = 24
_WIDE = 170
_BESIDE_TITLE = 30
"""The pixels of a tile beside its title."""


class StartTile(TileButton):
    """A tile with an icon, which is hidden if the texts need its space."""

    def __init__(self, icon: str, title: str, act: Callable[[], object]) -> None:
        self._picture = PlainLabel()
        super().__init__(self._picture)
        self._icon = icon
        self._small = False
        self.set_texts(title)
        self.clicked.connect(lambda: act())

    def set_texts(self, title: str, more: str = "") -> None:
        """Set title and subtitle."""
        self.show_texts(title, more)
        self._update_visibility()

    def recolour(self, colours: Colours) -> None:
        """Redraw the icon in the present colours."""
        ratio = self.devicePixelRatioF()
        side = round(_ICON * size_of_texts(self))
        self._picture.setPixmap(icons.picture(self._icon, colours.accent, side, ratio))

    @property
    def least_width(self) -> int:
        """The width that the title needs in one line, and every tile."""
        title = self.title.fontMetrics().horizontalAdvance(self.title.full)
        return max(title + _BESIDE_TITLE, self.minimumWidth())

    def set_small(self, small: bool) -> None:
        """Show only the title, in one line, or all again."""
        self._small = small
        self._update_visibility()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the icon if the texts need its space."""
        self._update_visibility()
        super().resizeEvent(event)

    def _update_visibility(self) -> None:
        room = self.width() - round(_ICON * size_of_texts(self))
        self.sign.setVisible(self.width() >= _WIDE and room >= self.least_width and not self._small)
        self.more.setVisible(bool(self.toolTip()) and not self._small)
        self.fit_texts()


class StartTiles(Reflowing):
    """A row of tiles of equal width, or several rows of small ones in a narrow window.

    In a low window only the first row is shown.
    """

    def __init__(self, tiles: list[StartTile]) -> None:
        super().__init__()
        self._tiles = tiles
        self._short = False
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._arrange(len(tiles))

    def arrange(self) -> None:
        """Choose one row or two for the width."""
        self._arrange(columns_that_fit([tile.least_width for tile in self._tiles], self.width(), 6))

    def set_short(self, short: bool) -> None:
        """Hide the second row, or show it again."""
        self._short = short
        self._hide()

    def _hide(self) -> None:
        for number, tile in enumerate(self._tiles):
            tile.setVisible(not self._short or number < self._columns)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        small = columns < len(self._tiles)
        self._grid.setSpacing(6 if small else 10)
        for number, tile in enumerate(self._tiles):
            tile.set_small(small)
            self._grid.addWidget(tile, *divmod(number, columns))
            self._grid.setColumnStretch(number, int(number < columns))
        self._hide()
