"""The buttons that say what a drag on the board stands for."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons
from shikaku_gui.play import DrillTool
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_NAMES = {
    DrillTool.POINT: QT_TRANSLATE_NOOP("learn", "Point"),
    DrillTool.DRAW: QT_TRANSLATE_NOOP("learn", "Draw"),
    DrillTool.PENCIL: QT_TRANSLATE_NOOP("learn", "Pencil"),
    DrillTool.CROSS_OUT: QT_TRANSLATE_NOOP("learn", "Cross out"),
}
_MOST_IN_A_ROW = 3


def make_tool_buttons(
    tools: Collection[DrillTool], chosen: DrillTool
) -> SegmentedButtons[DrillTool]:
    """Return a button for each tool, with one of them chosen."""
    names = [(tool, QCoreApplication.translate("learn", _NAMES[tool])) for tool in DrillTool]
    options = [(tool, name) for tool, name in names if tool in tools]
    title = QCoreApplication.translate("learn", "Tool")
    buttons: SegmentedButtons[DrillTool] = SegmentedButtons(
        title, options, 2 if len(options) > _MOST_IN_A_ROW else 0
    )
    buttons.choose(chosen)
    return buttons
