"""The choice of a technique that a new puzzle needs."""

from PySide6.QtWidgets import QComboBox, QWidget

from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.new_puzzle import presets
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.i18n import _
from shikaku_gui.play import technique_name
from shikaku_gui.solver import TECHNIQUES, Technique


class TechniqueChoice(ComboBox):
    """Offers the techniques that a puzzle can need, easiest first, each with its level."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Needs technique"))
        self.setToolTip(_("A technique that is needed to solve the puzzle"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.addItem(_("Any"), None)
        for technique, record in TECHNIQUES.items():
            if record.easier_twin is None:
                self.addItem(self._text(technique), technique)

    @property
    def value(self) -> Technique | None:
        """The technique chosen; None for any."""
        chosen = self.currentData()
        return chosen if isinstance(chosen, Technique) else None

    def choose(self, technique: Technique | None) -> None:
        """Choose a technique, or any."""
        self.setCurrentIndex(self.findData(technique))

    def _text(self, technique: Technique) -> str:
        level = presets.grade_text(presets.level_needing(technique))
        name = message_text(technique_name(technique))
        return _("{technique} ({level})").format(technique=name, level=level)
