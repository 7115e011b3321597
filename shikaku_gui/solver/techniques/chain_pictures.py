"""The hints for the steps of a chain, and in how many pictures they are shown.

Steps that do not rely on each other share a picture if they are of one technique.
:data:`MAX_PICTURES` is kept in any case: neighbouring pictures of a long chain are joined, and
show steps that follow one after the other.
"""

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from itertools import pairwise
from operator import or_

from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Hint
from shikaku_gui.solver.techniques.placement_sets import Ids, PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import finding_left
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES

MAX_PICTURES = 4
"""The most pictures of the steps of a chain."""


def chain_hints(
    position: PlacementSets, findings: Sequence[Finding]
) -> tuple[tuple[Hint, ...], tuple[int, ...], PlacementSets]:
    """Return the hints for the steps of a chain, how many share each picture, and the end."""
    hints: list[Hint] = []
    together: list[int] = []
    for group in grouped_steps(position, findings):
        before = len(hints)
        for finding in group:
            # What an exclusion leaves is drawn at once, which may end the chain early.
            left = None if position.broken else finding_left(position, finding)
            if left is not None:
                hints.append(DIRECT_TECHNIQUES[left.technique].describe(position, left))
                position = left.after(position)
        if len(hints) > before:
            together.append(len(hints) - before)
    return tuple(hints), tuple(together), position


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
