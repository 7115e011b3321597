"""How the player's times compare with the expected ones, in words."""

from PySide6.QtCore import QCoreApplication, QLocale

from shikaku_gui.store import COMPARED_LEAST, TimeComparison
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_TOO_FEW = QT_TRANSLATE_NOOP(
    "statistics",
    "Your times are compared with the expected ones once you have solved %1 different puzzles "
    "without having a hint draw. So far: %2.",
)
_FACTOR = QT_TRANSLATE_NOOP(
    "statistics",
    "Over %1 puzzles, you took %2 times as long as expected (median of your first games).",
)
_CORRELATION = QT_TRANSLATE_NOOP(
    "statistics",
    "Rank correlation between expected times and yours: %1. It is 1 if both rank the puzzles "
    "alike, and near 0 if they are unrelated.",
)


def comparison_text(comparison: TimeComparison) -> str:
    """Say how the player's times compare, or how many games are missing."""
    locale = QLocale()
    count = locale.toString(comparison.puzzles)
    if comparison.factor is None:
        return _tr(_TOO_FEW).replace("%1", locale.toString(COMPARED_LEAST)).replace("%2", count)
    factor = locale.toString(comparison.factor, "f", 2)
    parts = [_tr(_FACTOR).replace("%1", count).replace("%2", factor)]
    if comparison.rank_correlation is not None:
        found = locale.toString(comparison.rank_correlation, "f", 2)
        parts.append(_tr(_CORRELATION).replace("%1", found))
    return " ".join(parts)


def _tr(text: str) -> str:
    return QCoreApplication.translate("statistics", text)
