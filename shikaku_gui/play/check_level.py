"""When mistakes are shown, as the player has chosen."""

from enum import Enum

from shikaku_gui.i18n import N_
from shikaku_gui.texts import Message, make_message


class CheckLevel(Enum):
    """When mistakes are shown, from least help to most; the values are stored in settings."""

    SILENT = "silent"
    WHEN_FULL = "when-full"
    RULES = "rules"
    SOLUTION = "solution"

    @property
    def rank(self) -> int:
        """How much help it gives, 0 for none."""
        return tuple(CheckLevel).index(self)


CHECK_LEVEL_NAMES = {
    CheckLevel.SILENT: N_("Never"),
    CheckLevel.WHEN_FULL: N_("When the Board Is Full"),
    CheckLevel.RULES: N_("Rule Errors Immediately"),
    CheckLevel.SOLUTION: N_("Anything Not in the Solution"),
}
_SAID = {
    CheckLevel.SILENT: N_("Mistakes were not shown."),
    CheckLevel.WHEN_FULL: N_("Mistakes were shown on the full board."),
    CheckLevel.RULES: N_("Rule errors were shown immediately."),
    CheckLevel.SOLUTION: N_("Anything not in the solution was shown."),
}


def check_level_message(level: CheckLevel) -> Message:
    """Say in the result how mistakes were shown."""
    return make_message(_SAID[level])
