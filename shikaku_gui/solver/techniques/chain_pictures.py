"""The hints for the steps of a chain, and in how many pictures they are shown.

Steps that do not rely on each other share a picture if they are of one technique.
:data:`MAX_PICTURES` is kept in any case: neighbouring pictures of a long chain are joined, and
show steps that follow one after the other.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_

from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Hint
from shikaku_gui.solver.techniques.placement_sets import Ids, PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step, finding_left, replay
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES

MAX_PICTURES = 4
"""The most pictures of the steps of a chain."""


def chain_hints(
    position: PlacementSets, findings: Sequence[Finding]
) -> tuple[tuple[Hint, ...], tuple[int, ...], PlacementSets]:
    """Return the hints for the steps of a chain, how many share each picture, and the end.

    Steps are left out if the others lead to the same end without them.
    """
    pictures = grouped_steps(position, findings)
    steps = _replayed(position, pictures)
    end = steps[-1][-1].after if steps else position
    fewer = _without_spare_steps(position, pictures, end)
    if sum(map(len, fewer)) < sum(map(len, pictures)):
        steps = _replayed(position, fewer)
        end = steps[-1][-1].after if steps else position
    hints = [
        DIRECT_TECHNIQUES[finding.technique].describe(now, finding)
        for shown in steps
        for now, finding in shown
    ]
    return tuple(hints), tuple(map(len, steps)), end


def _replayed(position: PlacementSets, pictures: Iterable[Iterable[Finding]]) -> list[list[Step]]:
    """Return the steps of a chain by their pictures, without those that have no effect.

    What an exclusion leaves is drawn at once, which may end the chain early.
    """
    steps: list[list[Step]] = []
    for picture in pictures:
        shown = replay(position, picture)
        if shown:
            steps.append(shown)
            position = shown[-1].after
    return steps


def _without_spare_steps(
    start: PlacementSets, pictures: Sequence[Sequence[Finding]], end: PlacementSets
) -> list[list[Finding]]:
    """Return the findings of a chain, by their pictures, without those that can be spared.

    Each is restricted to what others need of it, but can still draw a rectangle, which may do
    the work of another.
    """
    findings = [finding for picture in pictures for finding in picture]
    needs = _needs(start, findings)
    number, is_cell = left_empty(end)
    empty = (start.table.at_cell if is_cell else start.table.of_clue)[number]
    kept = list(range(len(findings)))
    for spare in reversed(range(len(findings))):
        fewer = [at for at in kept if at != spare]
        if _excludes(start, [(findings[at], needs[at]) for at in fewer], empty):
            kept = fewer
    numbers = iter(range(len(findings)))
    return [[one for one in picture if next(numbers) in kept] for picture in pictures]


def _excludes(start: PlacementSets, steps: Iterable[tuple[Finding, Ids]], wanted: Ids) -> bool:
    """Tell whether findings, each with what must be excluded before it, exclude the wanted."""
    position = start
    for finding, needed in steps:
        if needed & position.live:
            return False
        left = finding_left(position, finding)
        if left is not None:
            position = left.after(position)
        if not wanted & position.live:
            return True
    return False


def left_empty(position: PlacementSets) -> tuple[int, bool]:
    """Return the number of a clue without placements, or the bit of such a cell and True."""
    for clue, cells in enumerate(position.reach):
        if not cells:
            return clue, False
    bare = position.table.cells & ~position.counts[0]
    return bare.bit_length() - 1, True


def grouped_steps(start: PlacementSets, findings: Sequence[Finding]) -> list[list[Finding]]:
    """Return the findings of a chain in an order in which few pictures show them."""
    needs = _needs(start, findings)
    waiting = list(range(len(findings)))
    live = start.live
    pictures: list[list[Finding]] = []
    while waiting:
        ready = [at for at in waiting if not needs[at] & live] or waiting[:1]
        count = Counter(findings[at].technique for at in ready)
        technique = max(count, key=count.__getitem__)
        shown = [at for at in ready if findings[at].technique is technique]
        pictures.append([findings[at] for at in shown])
        waiting = [at for at in waiting if at not in shown]
        live &= ~reduce(or_, [findings[at].rules_out(start.table) for at in shown])
    while len(pictures) > MAX_PICTURES:
        sizes = [len(one) + len(other) for one, other in pairwise(pictures)]
        at = sizes.index(min(sizes))
        pictures[at : at + 2] = [pictures[at] + pictures[at + 1]]
    return pictures


def _needs(start: PlacementSets, findings: Sequence[Finding]) -> list[Ids]:
    """Return for each finding of a chain the placements that must be excluded before it."""
    needs: list[Ids] = []
    live = start.live
    for finding in findings:
        needs.append(finding.basis & start.live & ~live)
        live &= ~finding.rules_out(start.table)
    return needs
