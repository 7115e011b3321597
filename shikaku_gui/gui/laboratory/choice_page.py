"""The choice of formulations, how often and in how many processes each runs, and for how long."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.screen_fit import PlainScrollArea
from shikaku_gui.gui.base.translation import joined_sentences, message_text
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.number_fields import WholeField
from shikaku_gui.i18n import _
from shikaku_gui.solver import FORMULATIONS, Formulation, RunLimits

_PROCESSES, _MOST_PROCESSES = 1, 100
_REPEAT, _MOST_REPEATS = 2, 100
_SECONDS, _MOST_SECONDS = 10, 3600


class ChoicePage(QWidget):
    """A box for each formulation, with its source; ``changed`` says that another is chosen."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.boxes = {each: CheckBox(each.name) for each in FORMULATIONS}
        self.processes = _field(
            _("Processes for each formulation, one after the other"), _PROCESSES, _MOST_PROCESSES
        )
        self.repeat = _field(
            _("Runs in each process: the first is cold, the others are warm"),
            _REPEAT,
            _MOST_REPEATS,
        )
        self.seconds = _field(_("Seconds for each run"), _SECONDS, _MOST_SECONDS)
        self.all = QPushButton(_("Choose &All"))
        self.none = QPushButton(_("Choose &None"))
        self.all.clicked.connect(lambda: self._choose(True))
        self.none.clicked.connect(lambda: self._choose(False))
        QVBoxLayout(self).addWidget(self._rows())

    @property
    def formulations(self) -> tuple[Formulation, ...]:
        """The formulations that are chosen."""
        return tuple(each for each, box in self.boxes.items() if box.isChecked())

    @property
    def limits(self) -> RunLimits:
        """How often each is run in each of how many processes, and for how long at most."""
        return RunLimits(
            self.repeat.value(), float(self.seconds.value()), processes=self.processes.value()
        )

    def _limits(self) -> QVBoxLayout:
        fields = QGridLayout()
        fields.setColumnStretch(1, 1)
        for row, field in enumerate((self.processes, self.repeat, self.seconds)):
            label = PlainLabel(field.accessibleName())
            label.setBuddy(field)
            label.setWordWrap(True)
            fields.addWidget(field, row, 0)
            fields.addWidget(label, row, 1)
        rows = QVBoxLayout()
        rows.addLayout(fields)
        for button in (self.all, self.none):
            button.setAutoDefault(False)
        rows.addWidget(ButtonLines(self.all, self.none))
        return rows

    def _rows(self) -> PlainScrollArea:
        inner = QWidget()
        inner.setObjectName("figures")
        rows = QVBoxLayout(inner)
        purpose = PlainLabel(
            _(
                "The laboratory solves this puzzle by methods from published research and "
                "compares their times. You do not need it to play."
            )
        )
        purpose.setWordWrap(True)
        rows.addWidget(purpose)
        rows.addLayout(self._limits())
        for each, box in self.boxes.items():
            box.setChecked(True)
            proves, origin = message_text(each.proves), message_text(each.source)
            box.setToolTip(proves)
            box.setAccessibleDescription(joined_sentences(origin, proves))
            box.toggled.connect(self.changed)
            source = PlainLabel(origin)
            source.setObjectName("source")
            source.setWordWrap(True)
            source.setIndent(24)
            rows.addWidget(box)
            rows.addWidget(source)
        rows.addStretch(1)
        scroll = PlainScrollArea()
        scroll.setWidget(inner)
        return scroll

    def _choose(self, chosen: bool) -> None:
        for box in self.boxes.values():
            box.setChecked(chosen)


def _field(name: str, value: int, most: int) -> WholeField:
    field = WholeField()
    field.setRange(1, most)
    field.setValue(value)
    field.setAccessibleName(name)
    return field
