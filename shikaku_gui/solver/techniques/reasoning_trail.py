"""Findings made one after the other, and which earlier ones each relies on."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import Ids, PlacementSets


class TrailEntry(NamedTuple):
    """A finding with the placements it excluded and the exclusions it relied on."""

    finding: Finding
    gone: Ids
    needs: Ids


def needed(trail: Sequence[TrailEntry], wanted: Ids) -> list[TrailEntry]:
    """Return the entries, in order, that the exclusion of the wanted placements relies on.

    Each is restricted to the placements that matter. The ``gone`` of the entries must be
    disjoint; placements that no entry excluded need no reason.
    """
    kept: list[TrailEntry] = []
    for entry in reversed(trail):
        used = entry.gone & wanted
        if used:
            finding = entry.finding
            if finding.removed:
                finding = finding._replace(removed=finding.removed & wanted)
            kept.append(TrailEntry(finding, used, entry.needs))
            wanted |= entry.needs
    return kept[::-1]


class Step(NamedTuple):
    """A finding and the position it is made in."""

    position: PlacementSets
    finding: Finding

    @property
    def after(self) -> PlacementSets:
        """The position after it."""
        return self.finding.after(self.position)


def replay(start: PlacementSets, findings: Iterable[Finding]) -> list[Step]:
    """Return findings as steps made one after the other.

    An exclusion that leaves a clue one placement also draws it. Findings that then have no
    effect are left out. Ends where the position is broken.
    """
    steps: list[Step] = []
    for finding in findings:
        now = steps[-1].after if steps else start
        if now.broken:
            break
        left = finding_left(now, finding)
        if left is not None:
            steps.append(Step(now, left))
    return steps


def finding_left(now: PlacementSets, finding: Finding) -> Finding | None:
    """Return what is left of a finding in a later position; None if it has no effect."""
    if finding.technique is Technique.ONLY_RECTANGLE:
        return None if now.drawn >> finding.data[0] & 1 else finding
    removed = finding.removed & now.live
    return finding._replace(removed=removed, place=None).with_placement(now) if removed else None


class ReasoningTrail:
    """Findings carried out one after the other; ``position`` is the result."""

    def __init__(self, start: PlacementSets) -> None:
        self.start = start
        self.position = start
        self.entries: list[TrailEntry] = []

    def add(self, *findings: Finding) -> Ids:
        """Carry out findings, all made in the current position; return what they exclude."""
        before = self.position
        live, dead, draw = before.live, self.start.live & ~before.live, []
        for finding in findings:
            gone = finding.rules_out(before.table) & live
            if gone:
                finding = finding._replace(removed=finding.removed & live)
                self.entries.append(TrailEntry(finding, gone, finding.basis & dead))
                live &= ~gone
            if finding.place is not None:
                draw.append(finding.place)
        self.position = before.after(before.live & ~live, draw)
        return before.live & ~live

    def dead(self, basis: Ids) -> Ids:
        """Return those placements of a basis that the findings so far have excluded."""
        return basis & self.start.live & ~self.position.live

    def entries_behind(self, finding: Finding) -> list[TrailEntry]:
        """Return the entries that a finding in the current position relies on."""
        return needed(self.entries, self.dead(finding.basis))
