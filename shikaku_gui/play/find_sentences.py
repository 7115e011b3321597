"""The sentences that ask the player to find a step: its technique, and a part of the grid."""

from collections.abc import Mapping

from shikaku_gui.solver import Technique
from shikaku_gui.texts import QT_TRANSLATE_NOOP

FIND_SENTENCES: Mapping[Technique, str] = {
    Technique.ONLY_RECTANGLE: QT_TRANSLATE_NOOP(
        "words", "There is a clue {region} that only one rectangle fits. Find it."
    ),
    Technique.ONLY_CLUE: QT_TRANSLATE_NOOP(
        "words", "There is a cell {region} that only one clue can reach. Find it."
    ),
    Technique.SHARED_CELLS: QT_TRANSLATE_NOOP(
        "words", "There is a clue {region} whose rectangles all share some cells. Find it."
    ),
    Technique.NO_ROOM: QT_TRANSLATE_NOOP(
        "words", "A rectangle {region} would leave a neighbour no room. Find it."
    ),
    Technique.SUBSET: QT_TRANSLATE_NOOP(
        "words", "There are two cells {region} that go together. Find them."
    ),
    Technique.STRANDED_CELL: QT_TRANSLATE_NOOP(
        "words", "A rectangle {region} would leave a stranded cell. Find it."
    ),
    Technique.POCKET: QT_TRANSLATE_NOOP(
        "words", "A rectangle {region} would seal off a pocket that cannot be filled. Find it."
    ),
    Technique.PAIR: QT_TRANSLATE_NOOP("words", "Two clues {region} work together. Find out how."),
    Technique.COUNTING: QT_TRANSLATE_NOOP(
        "words", "There is space to count {region}. Find out what follows."
    ),
    Technique.WHAT_IF: QT_TRANSLATE_NOOP(
        "words", "A rectangle {region} leads to a contradiction. Find it."
    ),
}
