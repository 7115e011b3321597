"""How much the board tells of what is wrong with it, as the player has chosen."""

from enum import Enum

from shikaku_gui.play.messages import QT_TRANSLATE_NOOP, Message, make_message


class CheckLevel(Enum):
    """When mistakes are shown, from the least help to the most; the values are for settings."""

    SILENT = "silent"
    WHEN_FULL = "when-full"
    RULES = "rules"
    SOLUTION = "solution"

    @property
    def rank(self) -> int:
        """How much help it is, 0 for none."""
        return tuple(CheckLevel).index(self)


CHECK_LEVEL_NAMES = {
    CheckLevel.SILENT: QT_TRANSLATE_NOOP("words", "Silent"),
    CheckLevel.WHEN_FULL: QT_TRANSLATE_NOOP("words", "When the Board Is Full"),
    CheckLevel.RULES: QT_TRANSLATE_NOOP("words", "Broken Rules at Once"),
    CheckLevel.SOLUTION: QT_TRANSLATE_NOOP("words", "Against the Solution"),
}
_SAID = {
    CheckLevel.SILENT: QT_TRANSLATE_NOOP("words", "Mistakes were not shown."),
    CheckLevel.WHEN_FULL: QT_TRANSLATE_NOOP("words", "Mistakes were shown on the full board."),
    CheckLevel.RULES: QT_TRANSLATE_NOOP("words", "Broken rules were shown at once."),
    CheckLevel.SOLUTION: QT_TRANSLATE_NOOP("words", "Checked against the solution."),
}


def check_level_message(level: CheckLevel) -> Message:
    """Say in the result how much the board has told."""
    return make_message(_SAID[level])
