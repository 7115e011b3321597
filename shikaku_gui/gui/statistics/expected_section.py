"""How the player's times compare with the expected ones, in words."""

from PySide6.QtCore import QLocale

from shikaku_gui.i18n import _
from shikaku_gui.store import COMPARED_LEAST, TimeComparison


def comparison_text(comparison: TimeComparison) -> str:
    """Say how the player's times compare, or how many games are missing."""
    locale = QLocale()
    count = locale.toString(comparison.puzzles)
    if comparison.factor is None:
        return _(
            "Your times are compared with the expected ones once you have solved {least} "
            "different puzzles "
            "without having a hint draw. So far: {count}."
        ).format(least=locale.toString(COMPARED_LEAST), count=count)
    factor = locale.toString(comparison.factor, "f", 2)
    parts = [
        _(
            "Over {count} puzzles, you took {factor} times as long as expected (median of "
            "your first games)."
        ).format(count=count, factor=factor)
    ]
    if comparison.rank_correlation is not None:
        found = locale.toString(comparison.rank_correlation, "f", 2)
        parts.append(
            _(
                "Rank correlation between expected times and yours: {correlation}. It is 1 "
                "if both rank the puzzles "
                "alike, and near 0 if they are unrelated."
            ).format(correlation=found)
        )
    return " ".join(parts)
