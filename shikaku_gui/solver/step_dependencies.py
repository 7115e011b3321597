"""The steps to a puzzle's solution, each with the earlier steps that it relies on.

Whoever solves a puzzle in another order can then be given a step whose grounds are on the board.
"""

from typing import NamedTuple

from shikaku_gui.model import Board
from shikaku_gui.solver.answer import Answer
from shikaku_gui.solver.board_windows import is_large
from shikaku_gui.solver.control import Control, Stop
from shikaku_gui.solver.position_path import PositionPath, after_move
from shikaku_gui.solver.techniques.hint_records import Hint
from shikaku_gui.solver.techniques.placement_sets import Ids, PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step


class DependentStep(NamedTuple):
    """A step, and the numbers of the earlier ones that it relies on.

    It can be made on every board that has what these conclude, and that has nothing wrong.
    """

    hint: Hint
    needs: tuple[int, ...]


def dependent_steps(answer: Answer, stop: Stop | None = None) -> tuple[DependentStep, ...]:
    """Return the steps to the only solution, as far as the techniques get.

    Steps that no rectangle relies on are left out. There are none where the puzzle is not known to
    have one solution, or is so large that it would be looked at in parts.

    Raises:
        CutShortError: it was stopped.
    """
    if answer.solution is None or is_large(answer.puzzle):
        return ()
    placements = answer.all_placements(Control(stop=stop))
    start = PlacementSets.of(Board(answer.puzzle), placements, stop)
    steps: list[DependentStep] = []
    gone: list[Ids] = []
    for step, hint in PositionPath(start, stop).hints():
        steps.append(DependentStep(hint, _needs(start, step, hint, steps, gone)))
        gone.append(step.position.live & ~after_move(step.position, hint.conclusion).live)
    return _without_idle(steps)


def _needs(
    start: PlacementSets, step: Step, hint: Hint, earlier: list[DependentStep], gone: list[Ids]
) -> tuple[int, ...]:
    """Return the numbers of the steps that excluded what a step takes for excluded.

    Those that drew a rectangle which the hint names come first: their words must be true.
    """
    position, finding = step
    table = position.table
    basis = finding.basis
    for made in (hint, *hint.chain):
        if made.conclusion.place is not None:  # all other placements of its clue are out
            basis |= table.of_clue[table.owner[table.numbers[made.conclusion.place]]]
    for cell in hint.chain[-1].conclusion.cells if hint.chain else ():
        # A chain ends at the first clue or cell that has nothing left, of perhaps several.
        basis |= table.covering(table.frame.bit(cell))
    missing = basis & start.live & ~position.live
    needs: list[int] = []
    for number, (before, _) in enumerate(earlier):
        if before.conclusion.place in hint.premises:
            needs.append(number)
            missing &= ~table.rivals(table.numbers[before.conclusion.place])
    for number, excluded in enumerate(gone):
        if excluded & missing:
            needs.append(number)
    return tuple(sorted(set(needs)))


def _without_idle(steps: list[DependentStep]) -> tuple[DependentStep, ...]:
    """Return the steps without the exclusions that no rectangle relies on."""
    used = {number for number, step in enumerate(steps) if step.hint.conclusion.place is not None}
    for number in range(len(steps) - 1, -1, -1):
        if number in used:
            used.update(steps[number].needs)
    renumbered = {old: new for new, old in enumerate(sorted(used))}
    return tuple(
        DependentStep(step.hint, tuple(renumbered[need] for need in step.needs))
        for number, step in enumerate(steps)
        if number in used
    )
