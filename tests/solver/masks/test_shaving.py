import pytest

from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.masks.shaving import by_shaving
from shikaku_gui.solver.masks.subsets import by_subsets
from tests.solver.masks.test_propagation import position, words

# No cell is any clue's own, nor inseparable from another.
STALLED = ([".....x", "xxxx.."], [".....x", "..xxx."], ["....xx", "xx...."])


def test_what_ends_in_contradiction_is_removed_and_its_consequences_drawn() -> None:
    start = position(6, *STALLED)
    start.settle()
    assert not by_subsets(start, Control())
    assert start.undecided == 6
    assert by_shaving(start, Control())
    assert words(start) == [[".....x"], ["..xxx."], ["xx...."]]


def test_partitions_found_by_the_way_are_kept_two_at_most() -> None:
    start = position(4, ["x...", "xx..", "xxx."], ["...x", "..xx", ".xxx"])
    assert not by_shaving(start, Control())
    assert len(start.partition_masks) == 2
    for masks in start.partition_masks:
        assert sum(masks) == start.cells
        assert all(mask in mine for mask, mine in zip(masks, start.remaining, strict=True))


def test_shaving_can_be_stopped() -> None:
    with pytest.raises(CutShortError):
        by_shaving(position(6, *STALLED), Control(time_limit=0))
