"""Which findings rely on which."""

from shikaku_gui import formats
from shikaku_gui.model import Board
from shikaku_gui.solver.techniques.finding import Finding
from shikaku_gui.solver.techniques.hint_records import Technique
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import ReasoningTrail, TrailEntry, needed, replay


def finding(removed: int, basis: int = 0) -> Finding:
    return Finding(Technique.ONLY_CLUE, removed, basis, ())


def test_only_what_the_exclusion_relies_on_is_kept() -> None:
    trail = [
        TrailEntry(finding(0b0011), gone=0b0011, needs=0),
        TrailEntry(finding(0b0100), gone=0b0100, needs=0b0001),
        TrailEntry(finding(0b1000), gone=0b1000, needs=0),
    ]
    kept = needed(trail, 0b0100)
    assert [entry.finding.removed for entry in kept] == [0b0001, 0b0100]
    assert needed(trail, 0) == []
    assert needed(trail, 0b10000) == []


def test_a_trail_knows_what_its_findings_excluded() -> None:
    position = PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle))
    trail = ReasoningTrail(position)
    trail.add(finding(0b0001))
    assert trail.dead(0b0011) == 0b0001
    assert trail.position.live == position.live & ~0b0001
    assert [entry.gone for entry in trail.entries_behind(finding(0b0100, basis=0b0001))] == [0b0001]
    assert trail.entries_behind(finding(0b0100, basis=0b0010)) == []


def test_findings_of_one_round_share_what_they_exclude_and_do_not_rely_on_each_other() -> None:
    trail = ReasoningTrail(PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle)))
    assert trail.add(finding(0b0001), finding(0b0011, basis=0b0001)) == 0b0011
    assert [(entry.gone, entry.needs) for entry in trail.entries] == [(0b0001, 0), (0b0010, 0)]
    assert [entry.finding.removed for entry in trail.entries] == [0b0001, 0b0010]
    assert trail.add(finding(0b0011)) == 0
    assert len(trail.entries) == 2


def test_replayed_findings_draw_single_placements_and_skip_what_has_no_effect() -> None:
    position = PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle))
    first = finding(1)
    done = Finding(Technique.ONLY_RECTANGLE, 0, 0, (0, 1), place=1)
    steps = replay(position, [first, done, first])
    assert [step.finding.place for step in steps] == [1]
    end = steps[-1].after
    assert end.solved or end.drawn == 1
    assert end.rects_of(0) == (position.table.rects[1],)
