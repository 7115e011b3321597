"""The size of a new puzzle: buttons for usual sizes, two fields for any other."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.translation import dimensions
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.number_fields import WholeField
from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons
from shikaku_gui.i18n import _

MAX_SIDE = 200

PRESETS = (
    *((side, side) for side in (5, 7, 8, 10, 12, 15, 17, 20, 25)),
    *((10, 18), (14, 24), (20, 36), (31, 45)),
)
"""Rows and columns."""

Size = tuple[int, int]

_COLUMNS = 7
_CUSTOM: Size = (0, 0)


class SizeChoice(QWidget):
    """Buttons for the usual sizes and two fields for any size, kept in step.

    ``changed`` is emitted when another size was chosen.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        options = [((rows, cols), dimensions(rows, cols)) for rows, cols in PRESETS]
        options.append((_CUSTOM, _("Other")))
        self.presets = SegmentedButtons(_("Size"), options, _COLUMNS)
        self.rows = _field(_("Rows"))
        self.cols = _field(_("Columns"))
        fields = (_named(_("&Rows"), self.rows), _named(_("&Columns"), self.cols))
        figures = QHBoxLayout()
        figures.addWidget(ButtonLines(*fields, spacing=20))
        figures.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.presets)
        layout.addLayout(figures)
        self.presets.changed.connect(self._on_preset_chosen)
        self.rows.valueChanged.connect(self._on_fields_changed)
        self.cols.valueChanged.connect(self._on_fields_changed)
        self.choose((10, 10))

    @property
    def value(self) -> Size:
        """Rows and columns."""
        return self.rows.value(), self.cols.value()

    def choose(self, size: Size) -> None:
        """Choose a size; its sides are limited to the range of the fields."""
        self.rows.setValue(size[0])
        self.cols.setValue(size[1])
        self._on_fields_changed()

    def _on_preset_chosen(self) -> None:
        size = self.presets.value
        if size == _CUSTOM:
            self.rows.setFocus()
            self.rows.selectAll()
        elif size != self.value:
            for field, side in zip((self.rows, self.cols), size, strict=True):
                field.blockSignals(True)
                field.setValue(side)
                field.blockSignals(False)
            self.changed.emit()

    def _on_fields_changed(self) -> None:
        self.presets.blockSignals(True)
        self.presets.choose(self.value if self.value in PRESETS else _CUSTOM)
        self.presets.blockSignals(False)
        self.changed.emit()


def _named(text: str, field: QWidget) -> QWidget:
    """Return a field behind its name."""
    both, label = QWidget(), PlainLabel(text)
    label.setBuddy(field)
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(label)
    row.addWidget(field, 1)
    return both


def _field(name: str) -> WholeField:
    field = WholeField()
    field.setRange(1, MAX_SIDE)
    field.setAccessibleName(name)
    field.setMinimumWidth(72)
    return field
