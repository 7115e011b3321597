"""The steps of a person from a position, each with the position in which it is made.

The two easiest techniques look only at what the step before has changed (:class:`.EasySteps`). Only
where they get stuck, all that is left is searched with the other techniques.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from shikaku_gui.solver.control import Control, Stop
from shikaku_gui.solver.easy_steps import EasyPlacements, EasySteps
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.solve_path import (
    clue_distance,
    describe_step,
    direct_findings,
    likeliest,
    next_findings,
    seat,
)
from shikaku_gui.solver.techniques import only_clue, only_rectangle, what_if
from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Conclusion, Hint
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step

_Search: TypeAlias = Callable[[PlacementSets], Sequence[Finding]]


def described_steps(
    start: PlacementSets, stop: Stop | None = None, *, assume: bool = True
) -> Iterator[Hint]:
    """Yield the steps from a position to the solution as hints; see :meth:`PositionPath.hints`.

    Raises:
        CutShortError: it was stopped.
    """
    return (hint for _, hint in PositionPath(start, stop).hints(assume=assume))


class PositionPath:
    """Steps from a position; ``position`` is where those made so far have led."""

    def __init__(self, start: PlacementSets, stop: Stop | None = None) -> None:
        """Make no step yet.

        Raises:
            CutShortError: it was stopped, or there are more placements than fit into memory.
        """
        self.position = start
        self._stop = stop
        self._easy = EasySteps(EasyPlacements.of(start, Control(stop=stop)))
        self._easy.exclude(bits((1 << len(start.table.rects)) - 1 & ~start.live))

    def steps(self) -> Iterator[Step]:
        """Make the steps and yield them, each first, to the solution or as far as techniques get.

        Raises:
            CutShortError: it was stopped.
        """
        search = partial(next_findings, stop=self._stop)
        while (finding := self._next(search)) is not None:
            step = Step(self.position, finding)
            yield step
            self._go_on(step, step.after)

    def hints(self, *, assume: bool = True) -> Iterator[tuple[Step, Hint]]:
        """Make steps and yield them, each first, with its hint.

        Each starts from what the moves of those before it leave on the board. What-ifs are made
        only with ``assume``, the nearest of those with a short chain.

        Raises:
            CutShortError: it was stopped.
        """
        search = partial(self._findings_to_describe, assume=assume)
        while (finding := self._next(search)) is not None:
            step = Step(self.position, finding)
            hint = describe_step(step)
            yield step, hint
            self._go_on(step, after_move(self.position, hint.conclusion))

    def _next(self, search: _Search) -> Finding | None:
        """Return what the next step finds; ``search`` looks where the easy steps are stuck."""
        easy, position = self._easy, self.position
        if easy.broken or not easy.open:
            return None
        if not easy.stuck:
            return self._easy_finding()
        found = search(position)
        return likeliest(position, found, easy.last) if found else None

    def _easy_finding(self) -> Finding:
        """Return the likeliest finding of the two easiest techniques, of which there is one."""
        easy, position = self._easy, self.position
        table = position.table
        clue, _ = easy.likeliest()
        numbers = easy.live_placements(clue).values()
        owner = table.owner[min(numbers)]
        cell = easy.owned_cell(clue)
        if cell is None:
            return only_rectangle.found(position, owner)
        bit = table.frame.bit(easy.start.cell(cell)).bit_length() - 1
        return only_clue.found(position, owner, bit).with_placement(position)

    def _findings_to_describe(self, position: PlacementSets, *, assume: bool) -> Sequence[Finding]:
        """Return what a step with a hint is chosen from; what draws a rectangle comes first."""
        found = direct_findings(position, self._stop)
        if not found and assume:
            last = self._easy.last
            distance = clue_distance(position, None if last is None else last.first)
            found = what_if.shortest_nearby(position, distance, self._stop)
        return [finding for finding in found if finding.place is not None] or found

    def _go_on(self, step: Step, after: PlacementSets) -> None:
        """Go on from the position after a step."""
        before, easy = self.position, self._easy
        easy.exclude(bits(before.live & ~after.live))
        for drawn in bits(after.drawn & ~before.drawn):
            easy.draw(after.of_clue(drawn).bit_length() - 1)
        easy.last = seat(*step)
        self.position = after


def after_move(position: PlacementSets, end: Conclusion) -> PlacementSets:
    """Return the position after the move for a conclusion."""
    table = position.table
    if end.place is not None:
        return position.after(draw=(table.numbers[end.place],))
    if end.pencil is None:
        return position.after(sum(1 << table.numbers[rect] for rect in end.excluded))
    part = table.frame.mask(end.pencil)
    touching = bits(table.covering(part) & position.live)
    return position.after(sum(1 << n for n in touching if part & ~table.masks[n]))
