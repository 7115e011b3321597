"""What a person finds next on a position, and the steps to a rectangle or to an exclusion."""

import math
from collections.abc import Callable, Iterable, Sequence

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Stop
from shikaku_gui.solver.step_choice import appeal, nearness
from shikaku_gui.solver.techniques import only_clue, what_if
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.finding import Finding, rects_by_clue
from shikaku_gui.solver.techniques.hint_records import Clue, Hint, Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import ReasoningTrail, Step, finding_left, replay
from shikaku_gui.solver.techniques.technique_order import easiest

LONGEST_CHECKED = 6
"""Of longer paths it is not checked whether each step is needed."""

_RANK = {technique: rank for rank, technique in enumerate(Technique)}


def describe_step(step: Step) -> Hint:
    """Return the hint for a step."""
    return TECHNIQUES[step.finding.technique].describe(*step)


def holds(hint: Hint, position: PlacementSets) -> bool:
    """Tell whether the deduction of a hint is right in a position."""
    if hint.technique is None:
        return False
    live = rects_by_clue(position)
    clues = (*hint.subjects, *(value for _, value in hint.facts if isinstance(value, Clue)))
    if any(clue.cell not in live for clue in clues):
        return False  # It has too many placements to be listed in a window.
    return TECHNIQUES[hint.technique].check(live, hint)


def next_findings(position: PlacementSets, stop: Stop | None = None) -> list[Finding]:
    """Return the findings that the next step is chosen from.

    These are the ones of the two easiest techniques that draw a rectangle; if there are none, all
    of the easiest technique that finds something; and what-ifs with the shortest chain.

    Raises:
        CutShortError: it was stopped.
    """
    found = direct_findings(position, stop)
    if not found:
        what_ifs = what_if.find(position, stop)
        shortest = min((len(one.chain) for one in what_ifs), default=0)
        found = [one.with_placement(position) for one in what_ifs if len(one.chain) == shortest]
    return found


def direct_findings(position: PlacementSets, stop: Stop | None = None) -> list[Finding]:
    """Return those of them that need no assumption.

    Raises:
        CutShortError: it was stopped.
    """
    found = [one.with_placement(position) for one in easiest(position, stop)]
    if found and found[0].technique is Technique.ONLY_RECTANGLE:
        found += [one.with_placement(position) for one in only_clue.find(position, stop)]
    drawing = [one for one in found if one.place is not None]
    easy = bool(found) and found[0].technique in (Technique.ONLY_RECTANGLE, Technique.ONLY_CLUE)
    return drawing if easy and drawing else found


def seat(position: PlacementSets, finding: Finding) -> Rect:
    """Return where a step is made: the rectangle to draw, or else the cell of its clue."""
    if finding.place is not None:
        return position.table.rects[finding.place]
    return Rect(*changed_clue(position, finding), 1, 1)


def likelihood(position: PlacementSets, finding: Finding, last: Rect | None) -> tuple[float, Cell]:
    """Return a sort key: the likeliest step after the last rectangle first, ties row-major."""
    rect = seat(position, finding)
    weight = TECHNIQUES[finding.technique].weight
    odds = appeal(weight, rect, position.open_sides(rect)) + nearness(rect, last)
    return -odds, changed_clue(position, finding)


def likeliest(position: PlacementSets, found: Sequence[Finding], last: Rect | None) -> Finding:
    """Return the finding that a person makes next after the last rectangle."""
    return min(found, key=lambda finding: likelihood(position, finding, last))


def changed_clue(position: PlacementSets, finding: Finding) -> Cell:
    """Return the first clue whose placements a finding changes."""
    table = position.table
    number = finding.place
    if number is None:
        number = (finding.removed & -finding.removed).bit_length() - 1
    return table.clues[table.owner[number]].cell


def distance(cell: Cell, near: Cell | None) -> tuple[int, Cell]:
    """Return a sort key: how far a cell is from ``near``, ties in row-major order."""
    away = 0 if near is None else abs(cell.row - near.row) + abs(cell.col - near.col)
    return away, cell


def clue_distance(position: PlacementSets, near: Cell | None) -> Callable[[int], tuple[int, Cell]]:
    """Return a sort key for clues, by their numbers: the nearest to ``near`` first."""
    return lambda clue: distance(position.table.clues[clue].cell, near)


class StepSearch:
    """Looks for the next steps from a position, with the direct techniques and with what-ifs.

    Exclusions are carried out as they are found, until something is reached that leaves a
    clue one placement. The steps that it does not rely on are then dropped.
    """

    def __init__(
        self, start: PlacementSets, last: Rect | None = None, stop: Stop | None = None
    ) -> None:
        self._start = start
        self._last = last
        self._stop = stop
        self._trail = ReasoningTrail(start)

    @property
    def broken(self) -> PlacementSets | None:
        """The position where a clue or a cell has no placement left; None if there is none."""
        now = self._trail.position
        return now if now.broken else None

    def to_placement(self) -> list[Step]:
        """Return the easiest steps to the next rectangle; none if direct techniques reach none.

        The last step draws it. The others are the exclusions it relies on.

        Raises:
            CutShortError: it was stopped.
        """
        trail = self._trail
        while not trail.position.broken:
            found = direct_findings(trail.position, self._stop)
            placing = [finding for finding in found if finding.place is not None]
            if placing and not trail.entries:
                return [Step(self._start, likeliest(self._start, placing, self._last))]
            if placing:
                paths = (_steps_behind(trail, finding) for finding in placing)
                easiest_path = min(paths, key=lambda steps: _effort(steps, self._last))
                return _without_unneeded(self._start, easiest_path)
            if not found:
                break
            _apply(trail, found)
        return []

    def to_what_if(self, *, thorough: bool = True) -> list[Step]:
        """Return the steps to a what-if, after :meth:`to_placement` has found no steps.

        The last step is the what-if. It has the shortest chain of those found, and is the
        nearest of these. A search that is not ``thorough`` ends when one is hardly likely to
        be found any more.

        Raises:
            CutShortError: it was stopped.
        """
        now = self._trail.position
        if now.broken:
            return []
        away = clue_distance(now, None if self._last is None else self._last.first)
        found = what_if.shortest_nearby(
            now,
            away,
            self._stop,
            to_find=math.inf if thorough else what_if.WORK_TO_FIND,
            to_shorten=what_if.WORK_TO_SHORTEN,
        )
        return _without_unneeded(self._start, _steps_behind(self._trail, found[0])) if found else []


def _steps_behind(trail: ReasoningTrail, finding: Finding) -> list[Step]:
    """Return a finding that leaves a clue one placement, after the steps it relies on."""
    table = trail.start.table
    basis = finding.basis
    if finding.place is not None:
        basis |= table.of_clue[table.owner[finding.place]]
    before = [entry.finding for entry in trail.entries_behind(finding._replace(basis=basis))]
    return replay(trail.start, [*before, finding])


def _without_unneeded(start: PlacementSets, steps: list[Step]) -> list[Step]:
    """Return the steps without those that the others do not need.

    A finding looks at more than it needs, so each step is left out in turn to see whether
    the rest still holds. Long paths are left as they are, because that takes long.
    """
    if len(steps) > LONGEST_CHECKED:
        return steps
    for index in reversed(range(len(steps) - 1)):
        fewer = [step.finding for step in (*steps[:index], *steps[index + 1 :])]
        steps = _redone(start, fewer) or steps
    return steps


def _redone(now: PlacementSets, findings: Sequence[Finding]) -> list[Step] | None:
    """Return the findings as steps from a position; None if one of them does not hold."""
    steps: list[Step] = []
    for finding in findings:
        found = _refound(now, finding)
        if found is None:
            return None
        if finding.place is None:
            found = found._replace(removed=finding.removed & now.live)
        elif found.with_placement(now).place != finding.place:
            return None
        steps.append(Step(now, found.with_placement(now)))
        now = now.after(found.removed)
    return steps


def _refound(now: PlacementSets, finding: Finding) -> Finding | None:
    """Return a finding as made in a position; None if it is not, or excludes less there."""
    if finding.technique is Technique.WHAT_IF:
        found: Iterable[Finding] = what_if.find(now, assumed=finding.removed)
    else:
        found = TECHNIQUES[finding.technique].find(now)
    again = next((one for one in found if one.data == finding.data), None)
    wanted = finding.removed & now.live
    return None if again is None or wanted & ~again.removed else again


def _effort(steps: list[Step], last: Rect | None) -> tuple[int, int, float, Cell]:
    hardest = max(_RANK[step.finding.technique] for step in steps)
    return max(hardest, _RANK[Technique.ONLY_CLUE]), len(steps), *likelihood(*steps[-1], last)


def steps_to_exclusion(start: PlacementSets, number: int, stop: Stop | None = None) -> list[Step]:
    """Return steps of which the last excludes a placement; none if the techniques fail.

    Raises:
        CutShortError: it was stopped.
    """
    trail = ReasoningTrail(start)
    while not trail.position.broken:
        found = next_findings(trail.position, stop)
        if not found:
            break
        for finding in found:
            if _excludes(trail.position, finding, number):
                before = [entry.finding for entry in trail.entries_behind(finding)]
                return _steps_until_excluded(start, [*before, finding], number)
        _apply(trail, found)
    return []


def _excludes(position: PlacementSets, finding: Finding, number: int) -> bool:
    """Tell whether a finding excludes a placement, or draws one that rules it out."""
    if finding.removed:
        return bool(finding.removed >> number & 1)
    return finding.place is not None and bool(position.table.rivals(finding.place) >> number & 1)


def _steps_until_excluded(
    now: PlacementSets, findings: Sequence[Finding], number: int
) -> list[Step]:
    """Return findings as steps up to the one that excludes the placement."""
    table = now.table
    steps: list[Step] = []
    for finding in findings:
        left = finding_left(now, finding)
        if left is None:
            continue
        if left.removed >> number & 1:
            return [*steps, Step(now, left._replace(removed=1 << number, place=None))]
        if left.place is not None and table.rivals(left.place) >> number & 1:
            if left.removed:
                steps.append(Step(now, left))
                now = now.after(left.removed)
            clue = table.owner[left.place]
            last = Finding(Technique.SHARED_CELLS, 1 << number, table.of_clue[clue], (clue,))
            return [*steps, Step(now, last)]
        steps.append(Step(now, left))
        now = left.after(now)
    return steps


def _apply(trail: ReasoningTrail, found: Sequence[Finding]) -> None:
    """Carry out the findings that still have an effect; exclusions draw nothing."""
    for finding in found:
        now = trail.position
        if not finding.removed:
            trail.add(finding)
        elif finding.removed & now.live:
            trail.add(finding._replace(removed=finding.removed & now.live, place=None))
