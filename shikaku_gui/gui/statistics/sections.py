"""Parts of the statistics window: headed sections with plot and table, tiles, and bars."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.fonts import set_bold, size_of_texts
from shikaku_gui.gui.base.labels import PlainLabel, ValueLabel
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import comma_text, named_text
from shikaku_gui.gui.game.status_line import clock_text
from shikaku_gui.gui.library import entry_texts
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.drawing import Drawing
from shikaku_gui.i18n import _, pgettext
from shikaku_gui.store import StatisticsOverview

_BAR_ROW, _BAR, _GAP = 26.0, 12.0, 12.0
"""Pixels with texts of the usual size."""


class StatisticsSection(QWidget):
    """A heading with optional controls, a plot or its table, and a line of text."""

    def __init__(
        self,
        title: str,
        plot: QWidget,
        table: QWidget | None = None,
        controls: QHBoxLayout | None = None,
    ) -> None:
        super().__init__()
        self._plot, self._table = plot, table
        self._title, self._words = PlainLabel(title), PlainLabel()
        set_bold(self._title, 1.15)
        self._title.setWordWrap(True)
        self._words.setObjectName("subtitle")
        self._words.setWordWrap(True)
        self._words.hide()
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        if controls is not None:
            head.addLayout(controls)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(plot)
        if table is not None:
            layout.addWidget(table)
            table.hide()
        layout.addWidget(self._words)

    @property
    def words(self) -> str:
        """The line of text below."""
        return self._words.text()

    def name(self, title: str) -> None:
        """Give the section another heading."""
        self._title.setText(title)

    def say(self, text: str) -> None:
        """Show a line of words below; none where the text is empty."""
        self._words.setText(text)
        self._words.setVisible(bool(text))

    def show_table(self, shown: bool) -> None:
        """Show the table instead of the plot, or the plot again."""
        if self._table is not None:
            self._plot.setVisible(not shown)
            self._table.setVisible(shown)


_BESIDE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FigureTiles(QWidget):
    """The main figures, side by side; they are announced when they change."""

    def __init__(self) -> None:
        super().__init__()
        names = (
            _("Played"),
            pgettext("number of puzzles", "Solved"),
            _("Time played"),
            _("Hints"),
            _("Daily streak"),
            _("Longest daily streak"),
        )
        self.figures = {name: ValueLabel(name, "\N{EN DASH}") for name in names}
        self.lately = PlainLabel()
        self.lately.setObjectName("subtitle")
        self.lately.setWordWrap(True)
        self._figures_text = self._announced = ""
        self.message = PlainLabel()
        self.message.setWordWrap(True)
        self.message.hide()
        tiles = [_tile(name, label) for name, label in self.figures.items()]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(ButtonLines(*tiles, spacing=10))
        layout.addWidget(self.lately)
        layout.addWidget(self.message)

    def show_figures(self, found: StatisticsOverview) -> None:
        """Show the figures of the player."""
        texts = (
            str(found.played),
            str(found.solved),
            clock_text(found.seconds),
            str(sum(found.hints)),
            str(found.streak.current),
            str(found.streak.longest),
        )
        for label, text in zip(self.figures.values(), texts, strict=True):
            label.setText(text)
        self.lately.setText(
            _("Daily puzzles: {days}").format(days=entry_texts.lately_text(found.streak))
        )
        names = [label.accessibleName() for label in self.figures.values()]
        self._figures_text = comma_text([*names, self.lately.text()])
        self._announce()

    def event(self, event: QEvent) -> bool:
        """Announce the figures once the window is in use: readers stop what they say then."""
        if event.type() is QEvent.Type.WindowActivate:
            self._announce()
        return super().event(event)

    def _announce(self) -> None:
        """Announce new figures: nothing here takes the focus, so they would not be heard."""
        if self.isActiveWindow() and self._figures_text != self._announced:
            self._announced = self._figures_text
            announce(self, self._announced)

    def say(self, text: str) -> None:
        """Show a message below the figures, and announce it to screen readers."""
        self.message.setText(text)
        self.message.setVisible(bool(text))
        announce(self, text)


class HintBars(Drawing):
    """Shows named numbers as bars, each followed by its number."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._rows: tuple[tuple[str, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_numbers(self, rows: tuple[tuple[str, int], ...]) -> None:
        """Show other numbers, also in the accessible description."""
        self._rows = rows
        self.setAccessibleDescription(
            comma_text(named_text(name, str(number)) for name, number in rows)
        )
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the rows."""
        return QSize(720, round(_BAR_ROW * size_of_texts(self) * len(self._rows)))

    def changeEvent(self, event: QEvent) -> None:
        """Grow with the texts."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.setFixedHeight(self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        """Paint names, bars and numbers."""
        colours, letters = self.theme.colours, self.fontMetrics()
        row, bar_height, gap = (each * size_of_texts(self) for each in (_BAR_ROW, _BAR, _GAP))
        left = max((letters.horizontalAdvance(name) for name, _ in self._rows), default=0) + gap
        most = max((number for _, number in self._rows), default=0)
        room = self.width() - left - letters.horizontalAdvance(str(most)) - gap
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        middle |= Qt.AlignmentFlag.AlignAbsolute  # as the bars
        for index, (name, number) in enumerate(self._rows):
            top = index * row
            painter.setPen(colours.text)
            painter.drawText(QRectF(0, top, left, row), middle, name)
            length = room * number / most if most else 0.0
            bar = QRectF(left, top + (row - bar_height) / 2, max(length, 2.0), bar_height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.accent if number else colours.line)
            painter.drawRoundedRect(bar, 3, 3)
            painter.setPen(colours.text_calm)
            number_place = QRectF(bar.right() + 8, top, self.width(), row)
            painter.drawText(number_place, middle, str(number))


def _tile(name: str, figure: QLabel) -> QFrame:
    tile = QFrame()
    tile.setObjectName("tile")
    set_bold(figure, 1.7)
    # A number has no direction: it would be on the left where its name is on the right.
    figure.setAlignment(QStyle.visualAlignment(figure.layoutDirection(), _BESIDE))
    figure.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    words = PlainLabel(name)
    words.setObjectName("subtitle")
    words.setWordWrap(True)
    words.setBuddy(figure)  # or else readers say it again beside the figure, which has a name
    layout = QVBoxLayout(tile)
    layout.setContentsMargins(14, 9, 14, 10)
    layout.setSpacing(0)
    layout.addWidget(figure)
    layout.addWidget(words)
    return tile
