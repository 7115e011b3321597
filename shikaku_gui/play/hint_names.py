"""What hints call things: parts of the grid, techniques, levels."""

from collections.abc import Mapping

from shikaku_gui.play.messages import QT_TRANSLATE_NOOP
from shikaku_gui.solver import GridRegion, Technique

REGIONS: Mapping[GridRegion, str] = {
    GridRegion.TOP_LEFT: QT_TRANSLATE_NOOP("words", "at the top left"),
    GridRegion.TOP: QT_TRANSLATE_NOOP("words", "at the top"),
    GridRegion.TOP_RIGHT: QT_TRANSLATE_NOOP("words", "at the top right"),
    GridRegion.LEFT: QT_TRANSLATE_NOOP("words", "on the left"),
    GridRegion.MIDDLE: QT_TRANSLATE_NOOP("words", "in the middle"),
    GridRegion.RIGHT: QT_TRANSLATE_NOOP("words", "on the right"),
    GridRegion.BOTTOM_LEFT: QT_TRANSLATE_NOOP("words", "at the bottom left"),
    GridRegion.BOTTOM: QT_TRANSLATE_NOOP("words", "at the bottom"),
    GridRegion.BOTTOM_RIGHT: QT_TRANSLATE_NOOP("words", "at the bottom right"),
    GridRegion.UPPER_LEFT_QUARTER: QT_TRANSLATE_NOOP("words", "in the upper left quarter"),
    GridRegion.UPPER_RIGHT_QUARTER: QT_TRANSLATE_NOOP("words", "in the upper right quarter"),
    GridRegion.LOWER_LEFT_QUARTER: QT_TRANSLATE_NOOP("words", "in the lower left quarter"),
    GridRegion.LOWER_RIGHT_QUARTER: QT_TRANSLATE_NOOP("words", "in the lower right quarter"),
}

TECHNIQUES: Mapping[Technique, str] = {
    Technique.ONLY_RECTANGLE: QT_TRANSLATE_NOOP("words", "Only one rectangle fits"),
    Technique.ONLY_CLUE: QT_TRANSLATE_NOOP("words", "Only one clue reaches this cell"),
    Technique.SHARED_CELLS: QT_TRANSLATE_NOOP("words", "Cells in every rectangle"),
    Technique.NO_ROOM: QT_TRANSLATE_NOOP("words", "No room for a neighbour"),
    Technique.SUBSET: QT_TRANSLATE_NOOP("words", "Cells that go together"),
    Technique.STRANDED_CELL: QT_TRANSLATE_NOOP("words", "Stranded cell"),
    Technique.POCKET: QT_TRANSLATE_NOOP("words", "Sealed pocket"),
    Technique.PAIR: QT_TRANSLATE_NOOP("words", "Two clues together"),
    Technique.COUNTING: QT_TRANSLATE_NOOP("words", "Space counting"),
    Technique.WHAT_IF: QT_TRANSLATE_NOOP("words", "What if"),
}

LEVELS: Mapping[str, str] = {
    "gentle": QT_TRANSLATE_NOOP("words", "Gentle"),
    "easy": QT_TRANSLATE_NOOP("words", "Easy"),
    "medium": QT_TRANSLATE_NOOP("words", "Medium"),
    "hard": QT_TRANSLATE_NOOP("words", "Hard"),
    "expert": QT_TRANSLATE_NOOP("words", "Expert"),
}
