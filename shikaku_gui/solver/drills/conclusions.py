"""Everything that a technique concludes in a position.

The search of a technique may be content with some of its conclusions where one leads on as
well as another. Here all of them are found, so that no right answer of a learner is refused.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from operator import or_

from shikaku_gui.model import Board
from shikaku_gui.solver.control import CutShortError, Stop
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.solve_path import describe_step
from shikaku_gui.solver.techniques import counting, only_clue, pair, what_if
from shikaku_gui.solver.techniques.deduction_base import Finding
from shikaku_gui.solver.techniques.hint_records import Hint, Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from shikaku_gui.solver.techniques.technique_order import DIRECT_DEDUCTIONS

_COMPLETE: dict[Technique, Callable[[PlacementSets], Iterable[Finding]]] = {
    Technique.ONLY_CLUE: only_clue.find_all,
    Technique.PAIR: pair.find_all,
    Technique.COUNTING: counting.find_all,
}
"""The searches for the techniques whose own search leaves some conclusions out."""


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
    hints: list[Hint] = []
    for finding in all_findings(position, technique, stop):
        _check(stop)
        hints.append(describe_step(Step(position, finding.with_placement(position))))
    return tuple(sorted(hints, key=_effort))


def all_findings(
    position: PlacementSets, technique: Technique, stop: Stop | None = None
) -> Iterator[Finding]:
    """Yield everything that a technique finds in a position.

    Raises:
        CutShortError: it was stopped.
    """
    if technique is Technique.WHAT_IF:
        yield from _what_ifs(position, stop)
        return
    search = _COMPLETE.get(technique, DIRECT_DEDUCTIONS[technique].find)
    for finding in search(position):
        _check(stop)
        yield finding


def _what_ifs(position: PlacementSets, stop: Stop | None) -> Iterator[Finding]:
    """Yield the shortest refutation found of each placement that the easy techniques refute."""
    mine = (position.of_clue(clue) for clue in position.open)
    for number in bits(reduce(or_, [ids for ids in mine if ids & ids - 1], 0)):
        yield from what_if.find(position, stop, assumed=1 << number)[:1]


def _effort(hint: Hint) -> tuple[int, int, int]:
    """Return a sort key: the steps of a chain, the clues looked at, the marks."""
    return len(hint.chain), len(hint.subjects), len(hint.marks)


def _check(stop: Stop | None) -> None:
    if stop is not None and stop():
        raise CutShortError
