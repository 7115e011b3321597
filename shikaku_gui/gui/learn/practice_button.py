"""The button beside a lesson that practises its technique, with how well it is known."""

from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout

from shikaku_gui.gui.base.labels import PlainLabel, tooltip_text
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import comma_text, joined_sentences, message_text
from shikaku_gui.gui.widgets.drawing import Drawing
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.play import technique_name
from shikaku_gui.solver import Technique
from shikaku_gui.store import BOX_DAYS, TechniqueProgress

_BARS = QSize(34, 22)


class PracticeButton(QPushButton):
    """A button with bars for the box of a technique.

    ``standing`` says in words how well it is known, empty until it is practised; ``changed`` is
    emitted with every new one.
    """

    changed = Signal()

    def __init__(self, technique: Technique, theme: Theme) -> None:
        super().__init__()
        self.technique = technique
        self.standing = ""
        self.setObjectName("tile")
        self.setAutoDefault(True)
        self._bars = _BoxBars(theme)
        self._bars.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        word = PlainLabel(_("Practise"))
        word.setObjectName("subtitle")
        word.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(2)
        column.addWidget(self._bars, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(word, 0, Qt.AlignmentFlag.AlignHCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return a size as wide as the word and the bars need, also after a change of font."""
        return QSize(self._column.sizeHint().width(), super().sizeHint().height())

    def show_progress(self, progress: TechniqueProgress, today: date) -> None:
        """Show the figures, and when the technique is due."""
        self._bars.show_box(progress.box, mastered=progress.mastered)
        texts = self._due(progress, today), self._figures(progress)
        self.standing = comma_text(filter(None, texts))
        technique = message_text(technique_name(self.technique))
        name = _("Practise: {technique}").format(technique=technique)
        self.setToolTip(tooltip_text(name))
        level = _("Level {level} of {most}").format(
            level=str(progress.box), most=str(len(BOX_DAYS))
        )
        standing = self.standing or _("Not practised yet")
        self.setAccessibleName(joined_sentences(name, level, standing))
        self.changed.emit()

    def _due(self, progress: TechniqueProgress, today: date) -> str:
        if progress.due is None:
            return ""
        if progress.is_due(today):
            return _("Due today")
        if progress.mastered:
            return _("Mastered")
        days = (progress.due - today).days
        if days == 1:
            return _("Due tomorrow")
        return ngettext("Due in {count} day", "Due in {count} days", days).format(count=days)

    def _figures(self, progress: TechniqueProgress) -> str:
        if not progress.seen:
            return ""
        text = _("{right} of {total} right at once").format(
            right=progress.right_first_time, total=progress.seen
        )
        if progress.seconds is None:
            return text
        median = _("median {seconds} s").format(seconds=f"{progress.seconds:.0f}")
        return comma_text((text, median))


class _BoxBars(Drawing):
    """A bar for each of Leitner's boxes, filled up to that of the technique."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._box = 0
        self._mastered = False
        self.set_usual_size(_BARS)

    def show_box(self, box: int, *, mastered: bool) -> None:
        """Fill the bars up to a box."""
        self._box, self._mastered = box, mastered
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the bars, each higher than the one before."""
        colours = self.theme.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        ink = colours.good if self._mastered else colours.accent
        count = len(BOX_DAYS)
        step, height = self.width() / count, self.height() - 2.0
        for number in range(count):
            tall = height * (number + 2) / (count + 1)
            area = QRectF(number * step + 1, height - tall + 1, step - 3, tall)
            filled = number < self._box
            painter.setPen(QPen(ink if filled else colours.text_calm, 1.0))
            painter.setBrush(ink if filled else Qt.BrushStyle.NoBrush)
            painter.drawRect(area)
