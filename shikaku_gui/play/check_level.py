"""When mistakes are shown, as the player has chosen."""

from enum import Enum

from shikaku_gui.texts import QT_TRANSLATE_NOOP, Message, make_message


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
    CheckLevel.SILENT: QT_TRANSLATE_NOOP("words", "Never"),
    CheckLevel.WHEN_FULL: QT_TRANSLATE_NOOP("words", "When the Board Is Full"),
    CheckLevel.RULES: QT_TRANSLATE_NOOP("words", "Rule Errors Immediately"),
    CheckLevel.SOLUTION: QT_TRANSLATE_NOOP("words", "Anything Not in the Solution"),
}
_SAID = {
    CheckLevel.SILENT: QT_TRANSLATE_NOOP("words", "Mistakes were not shown."),
    CheckLevel.WHEN_FULL: QT_TRANSLATE_NOOP("words", "Mistakes were shown on the full board."),
    CheckLevel.RULES: QT_TRANSLATE_NOOP("words", "Rule errors were shown immediately."),
    CheckLevel.SOLUTION: QT_TRANSLATE_NOOP("words", "Anything not in the solution was shown."),
}


def check_level_message(level: CheckLevel) -> Message:
    """Say in the result how mistakes were shown."""
    return make_message(_SAID[level])
