"""Everything that a technique concludes in a position.

The search of a technique may be content with some of its conclusions where one leads on as
well as another. Here all of them are found, so that no right answer of a learner is refused.
"""

from shikaku_gui.model import Board
from shikaku_gui.solver.control import Stop, until_stopped
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Hint, Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets


def technique_conclusions(
    board: Board, technique: Technique, *, stop: Stop | None = None
) -> tuple[Hint, ...]:
    """Return everything that a technique concludes on a board as it stands, simplest first.

    Each is a hint as :func:`shikaku_gui.solver.all_hints` returns it. Together they exclude
    every rectangle that the technique can exclude. For small boards: the time grows fast with
    the number of clues for :attr:`.Technique.COUNTING` and :attr:`.Technique.WHAT_IF`.

    Raises:
        CutShortError: it was stopped.
    """
    position = PlacementSets.of(board, stop=stop)
    if position.broken:
        return ()
    record = TECHNIQUES[technique]
    hints = [
        record.describe(position, finding.with_placement(position))
        for finding in until_stopped((record.find_all or record.find)(position, stop), stop)
    ]
    return tuple(sorted(hints, key=_effort))


def _effort(hint: Hint) -> tuple[int, int, int]:
    """Return a sort key: the steps of a chain, the clues looked at, the marks."""
    return len(hint.chain), len(hint.subjects), len(hint.marks)
