"""The steps that a layout needs, and whether a puzzle can be solved without a technique."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.ambiguities import AmbiguityFinder
from shikaku_gui.solver.generation.layout import Layout
from shikaku_gui.solver.position_path import PositionPath
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES
from shikaku_gui.solver.techniques.technique_record import Find

_ORDER = list(Technique)


def exhausted(position: PlacementSets, finders: Sequence[Find], control: Control) -> PlacementSets:
    """Return what techniques leave of a position, in whatever order their steps are made.

    Raises:
        CutShortError: a limit was reached.
    """
    found = True
    while found and not position.solved:
        found = False
        for find in finders:
            control.check()
            findings = list(find(position, control.is_over))
            if findings:
                found = True
                removed = reduce(or_, [finding.removed for finding in findings])
                places = [finding.place for finding in findings if finding.place is not None]
                position = position.after(removed, places)
                break
    return position


def undecided_parts(layout: Layout, control: Control) -> list[PlacementSets]:
    """Return what the basic deductions leave undecided, in independent parts.

    Raises:
        CutShortError: a limit was reached.
    """
    parts, large, cells = AmbiguityFinder.of_whole(layout, control).undecided(layout)
    puzzle = layout.puzzle(control)
    found: list[PlacementSets] = []
    left: list[tuple[Sequence[int], Sequence[Sequence[Rect]]]] = [
        *((part.clues, part.placements()) for part in parts),
        *((part.clues, part.placements) for part in large),
    ]
    for clues, placements in left:
        control.check()
        rest = {cells[clue]: mine for clue, mine in zip(clues, placements, strict=True)}
        found.append(PlacementSets.alone(puzzle, dict(sorted(rest.items()))))
    return found


def steps_left(layout: Layout, hardest: Technique, control: Control) -> Counter[Technique] | None:
    """Count the steps of a person, by technique, after all basic deductions.

    Returns None where a technique beyond the hardest is needed, or no technique helps.

    Raises:
        CutShortError: a limit was reached.
    """
    counts: Counter[Technique] = Counter()
    for position in undecided_parts(layout, control):
        path = PositionPath(position, control.is_over)
        for step in path.steps():
            technique = step.finding.technique
            if _ORDER.index(technique) > _ORDER.index(hardest):
                return None
            counts[technique] += 1
        if not path.position.solved or path.position.broken:
            return None
    return counts


def needs_technique(puzzle: Puzzle, technique: Technique, control: Control) -> bool:
    """Tell whether all others up to its level get stuck where this technique helps.

    The steps of a person then include it, as harder ones are made only where it does not help.
    What-if is needed where all others get stuck.

    Raises:
        CutShortError: a limit was reached.
    """
    others = [
        record.find
        for other, record in DIRECT_TECHNIQUES.items()
        if technique not in (other, record.easier_twin)
        and record.level.rank <= TECHNIQUES[technique].level.rank
    ]
    position = PlacementSets.of(Board(puzzle), stop=control.is_over)
    left = exhausted(position, others, control)
    if left.solved:
        return False
    return technique is Technique.WHAT_IF or any(
        finding.removed & left.live or finding.place is not None
        for finding in DIRECT_TECHNIQUES[technique].find(left, control.is_over)
    )
