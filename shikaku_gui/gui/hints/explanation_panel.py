"""The common base of the panels of hints and walkthroughs."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QVBoxLayout

from shikaku_gui import play
from shikaku_gui.gui.base.fonts import TextSizeWatch, letter_width
from shikaku_gui.gui.base.labels import RichLabel
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.hints.hint_text import ExplanationText, HintText, explanation_text, laid_out
from shikaku_gui.gui.widgets.card_margins import fit_margins
from shikaku_gui.gui.widgets.panel_head import PanelHead
from shikaku_gui.gui.widgets.tab_order import in_order

_WIDE_LETTERS = 62
"""In panels wider than this many letters, the columns are side by side.

A panel beside the board is always narrower, one below it always wider.
"""


class ExplanationPanel(QFrame):
    """A panel whose text goes into one column and the controls into the other.

    The columns are stacked when it is narrow; with ``controls_first`` the controls are on top
    then. ``pointed`` is emitted with the :class:`MarkRole` pointed at in the text, or None.
    """

    pointed = Signal(object)
    dismissed = Signal()

    def __init__(self, theme: Theme, icon: str, *, controls_first: bool = False) -> None:
        super().__init__()
        self.setObjectName("card")
        self._theme = theme
        self._first = controls_first
        self._wide: bool | None = None
        self._reserved: set[ExplanationText] = set()
        self.head = PanelHead(theme, icon)
        self.words = HintText()
        self.legend = RichLabel()
        self.legend.setWordWrap(True)
        self.legend.setObjectName("subtitle")
        self.head.dismissed.connect(self.dismissed)
        self.words.pointed.connect(self.pointed)
        self.text, self.controls = QVBoxLayout(), QVBoxLayout()
        self.whole = QVBoxLayout(self)
        fit_margins(self, self.whole)
        self.whole.setSpacing(8)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(8)
        for column in (self.text, self.controls):
            column.setSpacing(8)
            self._columns.addLayout(column)
        TextSizeWatch(self, self.fit_texts)

    def fit_texts(self) -> None:
        """Arrange the columns for letters of the present size."""
        self._arrange()
        self._keep_room()

    def show_picture(self, picture: play.HintPicture) -> None:
        """Show the words of a picture, and the meanings of its tags."""
        text = explanation_text(picture, self._theme.colours)
        self.words.show_text(text)
        self.legend.setText(text.legend)
        self.legend.setAccessibleName(text.spoken_legend)
        self.legend.setVisible(bool(text.legend) or any(one.legend for one in self._reserved))

    def reserve_room(self, pictures: Iterable[play.HintPicture]) -> None:
        """Keep the room that the longest words of these need, so that no control moves."""
        colours = self._theme.colours
        self._reserved = {explanation_text(picture, colours) for picture in pictures}
        self._keep_room()

    def _keep_room(self) -> None:
        """Give the labels the height of their longest texts where the controls are below them."""
        margins = self.whole.contentsMargins()
        width = self.width() - margins.left() - margins.right() - 2 * self.frameWidth()
        for label, name in ((self.words, "html"), (self.legend, "legend")):
            texts = {getattr(text, name) for text in self._reserved} - {""}
            shown = [] if self._is_wide() else [self.words.broken(text, width) for text in texts]
            needed = [ceil(laid_out(text, label.font(), width).size().height()) for text in shown]
            label.setMinimumHeight(max(needed, default=0))

    def lay_out(self) -> None:
        """Lay out the head above the columns, once these are filled."""
        self.whole.addWidget(self.head)
        self.whole.addLayout(self._columns)
        self.text.addStretch(1)
        self.controls.addStretch(1)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the panel on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rearrange the columns."""
        super().resizeEvent(event)
        self.fit_texts()

    def minimumSizeHint(self) -> QSize:
        """Require no more width than one column, since columns can be stacked."""
        whole = super().minimumSizeHint()
        margins = self.whole.contentsMargins()
        columns = max(column.minimumSize().width() for column in (self.text, self.controls))
        columns = max(columns, self.head.minimumSizeHint().width())
        width = columns + margins.left() + margins.right() + 2 * self.frameWidth()
        return QSize(min(width, whole.width()), whole.height())

    def _arrange(self) -> None:
        wide = self._is_wide()
        fit_margins(self, self.whole)
        directions = QBoxLayout.Direction
        upright = directions.BottomToTop if self._first else directions.TopToBottom
        self._columns.setDirection(directions.LeftToRight if wide else upright)
        self._columns.setSpacing(16 if wide else 8)
        self._columns.setStretch(0, 3 if wide else 0)
        self._columns.setStretch(1, 2 if wide else 0)
        if self._wide is not wide:
            self._wide = wide
            turned = self._first and not wide
            in_order(
                self.head, *((self.controls, self.text) if turned else (self.text, self.controls))
            )

    def _is_wide(self) -> bool:
        return self.width() > _WIDE_LETTERS * letter_width(self.fontMetrics())
