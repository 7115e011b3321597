"""The buttons that say what a drag on the board stands for."""

from collections.abc import Collection

from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons
from shikaku_gui.i18n import N_, NC_, _
from shikaku_gui.play import DrillTool

_NAMES = {
    DrillTool.POINT: N_("Point"),
    DrillTool.DRAW: NC_("task", "Draw"),
    DrillTool.PENCIL: NC_("task", "Pencil"),
    DrillTool.CROSS_OUT: N_("Cross out"),
}
_MOST_IN_A_ROW = 3


def make_tool_buttons(
    tools: Collection[DrillTool], chosen: DrillTool
) -> SegmentedButtons[DrillTool]:
    """Return a button for each tool, with one of them chosen."""
    names = [(tool, _(_NAMES[tool])) for tool in DrillTool]
    options = [(tool, name) for tool, name in names if tool in tools]
    title = _("Tool")
    buttons: SegmentedButtons[DrillTool] = SegmentedButtons(
        title, options, 2 if len(options) > _MOST_IN_A_ROW else 0
    )
    buttons.choose(chosen)
    return buttons
