"""How well the player knows each technique, as tiles to practise it."""

from collections.abc import Mapping
from datetime import date
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.widgets.elided_label import ElidedLabel
from shikaku_gui.play import technique_name
from shikaku_gui.solver import Technique
from shikaku_gui.store import BOX_DAYS, TechniqueProgress

_WIDE = 300
"""The least width of a tile in pixels where several are side by side."""

_MOST_COLUMNS = 3
_BARS = QSize(44, 30)


class TechniqueTiles(QWidget):
    """A tile for each technique; ``chosen`` is emitted with the technique to practise."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.tiles = {technique: TechniqueTile(technique, theme) for technique in Technique}
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        for technique, tile in self.tiles.items():
            tile.clicked.connect(partial(self.chosen.emit, technique))
        self._arrange(1)

    def show_progress(self, progress: Mapping[Technique, TechniqueProgress], today: date) -> None:
        """Show the progress in each technique."""
        for technique, tile in self.tiles.items():
            tile.show_progress(progress[technique], today)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the number of columns for the new width."""
        super().resizeEvent(event)
        self._arrange(min(max(self.width() // _WIDE, 1), _MOST_COLUMNS))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, int(column < columns))
        for number, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, *divmod(number, columns))


class TechniqueTile(QPushButton):
    """A button with bars for the box of a technique, its name and its figures."""

    def __init__(self, technique: Technique, theme: Theme) -> None:
        super().__init__()
        self.technique = technique
        self.setObjectName("tile")
        self.setAutoDefault(True)
        self._bars = _BoxBars(theme)
        self._title, self._more = ElidedLabel(), ElidedLabel()
        self._more.setObjectName("subtitle")
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        for label in (self._bars, self._title, self._more):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lines = QVBoxLayout()
        lines.setSpacing(1)
        lines.addStretch(1)
        lines.addWidget(self._title)
        lines.addWidget(self._more)
        lines.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        row.setSpacing(10)
        row.addWidget(self._bars)
        row.addLayout(lines, 1)
        self.setMinimumWidth(100)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(max(2 * self.fontMetrics().height() + 22, _BARS.height() + 12))
        self._title.show_text(message_text(technique_name(technique)))

    def show_progress(self, progress: TechniqueProgress, today: date) -> None:
        """Show the figures, and when the technique is due."""
        self._bars.show_box(progress.box, mastered=progress.mastered)
        more = ", ".join(filter(None, (self._standing(progress, today), self._figures(progress))))
        self._more.show_text(more)
        name = self.tr("Practise: %1. Level %2 of %3. %4")
        values = (self._title.full, str(progress.box), str(len(BOX_DAYS)), more)
        for number, value in enumerate(values, 1):
            name = name.replace(f"%{number}", value)
        self.setAccessibleName(name)

    def _standing(self, progress: TechniqueProgress, today: date) -> str:
        if progress.due is None:
            return self.tr("Not practised yet")
        if progress.is_due(today):
            return self.tr("Due today")
        if progress.mastered:
            return self.tr("Mastered")
        days = (progress.due - today).days
        return self.tr("Due tomorrow") if days == 1 else self.tr("Due in %n days", "", days)

    def _figures(self, progress: TechniqueProgress) -> str:
        if not progress.seen:
            return ""
        text = self.tr("%1 of %2 right at once")
        text = text.replace("%1", str(progress.right_first_time)).replace("%2", str(progress.seen))
        if progress.seconds is None:
            return text
        return f"{text}, " + self.tr("median %1 s").replace("%1", f"{progress.seconds:.0f}")


class _BoxBars(QWidget):
    """A bar for each of Leitner's boxes, filled up to that of the technique."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._box = 0
        self._mastered = False
        self.setFixedSize(_BARS)
        theme.changed.connect(self.update)

    def show_box(self, box: int, *, mastered: bool) -> None:
        """Fill the bars up to a box."""
        self._box, self._mastered = box, mastered
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bars, each higher than the one before."""
        colours = self._theme.colours
        painter = QPainter(self)
        ink = colours.good if self._mastered else colours.accent
        count = len(BOX_DAYS)
        step, height = self.width() / count, self.height() - 2.0
        for number in range(count):
            tall = height * (number + 2) / (count + 1)
            area = QRectF(number * step + 1, height - tall + 1, step - 3, tall)
            filled = number < self._box
            painter.setPen(QPen(ink if filled else colours.line, 1.0))
            painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
            painter.drawRect(area)
        painter.end()
