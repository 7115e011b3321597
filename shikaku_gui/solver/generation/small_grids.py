"""The techniques that no puzzle of a small grid needs, so that none is looked for.

In a single row the first cell that is not covered yet can be reached by one clue only, the next
one, whose rectangle begins there. So nothing harder than *only one clue reaches this cell* is
needed. For the other sizes every puzzle with one solution was tried
(``tests/solver/generation/test_small_grids.py``).
"""

from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique

HARDEST_NEEDED = {
    (2, 2): Technique.ONLY_RECTANGLE,
    (2, 3): Technique.ONLY_RECTANGLE,
    (2, 4): Technique.ONLY_CLUE,
    (2, 5): Technique.ONLY_CLUE,
    (3, 3): Technique.ONLY_CLUE,
    (3, 4): Technique.SHARED_CELLS,
}
"""The hardest technique that any puzzle needs, by the shorter and the longer side."""


def exists_nowhere(rows: int, cols: int, grade: Difficulty | None, needs: Technique | None) -> bool:
    """Tell whether no puzzle of a size is known to be that hard, or to need that technique."""
    short, long = sorted((rows, cols))
    hardest = Technique.ONLY_CLUE if short == 1 else HARDEST_NEEDED.get((short, long))
    if hardest is None:
        return False
    techniques = list(Technique)
    too_hard = grade is not None and grade.rank > TECHNIQUES[hardest].level.rank
    return too_hard or (needs is not None and techniques.index(needs) > techniques.index(hardest))
