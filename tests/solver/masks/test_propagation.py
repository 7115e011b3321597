import pytest

from shikaku_gui.model import Rect
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.propagation import ContradictionError, PlacementMasks


def position(cols: int, *live: list[str]) -> PlacementMasks:
    """Make a position on one row from words such as ``"xx.."``, clue by clue."""
    frame = PaddedFrame(Rect(0, 0, 1, cols))
    masks = [[_mask(word) for word in mine] for mine in live]
    return PlacementMasks(frame, range(len(masks)), masks, frame.mask(frame.bounds))


def _mask(word: str) -> int:
    return sum(1 << place for place, letter in enumerate(word) if letter == "x")


def words(found: PlacementMasks) -> list[list[str]]:
    """Show the placements left in the words of :func:`position`."""
    cols = found.frame.bounds.width
    return [
        ["".join(".x"[mask >> place & 1] for place in range(cols)) for mask in mine]
        for mine in found.remaining
    ]


@pytest.mark.parametrize(
    ("live", "left"),
    [
        # A cell only one clue can reach.
        ([["xx..", ".xx."], [".xxx", "..xx"]], [["xx.."], ["..xx"]]),
        # A cell all placements of a clue share.
        ([["xx..", ".x.."], ["x...", "xxx."], [".xxx", "..xx"]], [[".x.."], ["x..."], ["..xx"]]),
        ([["xx.", "x.."], [".xx", "..x"]], [["xx.", "x.."], [".xx", "..x"]]),
        ([["xxx.", ".xxx"], ["x...", "...x"]], [["xxx.", ".xxx"], ["x...", "...x"]]),
        ([["xx..", ".xx."], ["..xx"]], [["xx.."], ["..xx"]]),
    ],
)
def test_settling(live: list[list[str]], left: list[list[str]]) -> None:
    start = position(len(live[0][0]), *live)
    start.settle()
    assert words(start) == left


@pytest.mark.parametrize(
    "live",
    [
        [["xx."], [".xx"]],  # two clues own a cell
        [["xx."]],  # a cell is out of reach
        [["xx.", ".xx"]],  # either way a cell is left over
        [["x..", "..x"], ["x..", "..x"]],  # the middle is left over
    ],
)
def test_contradictions_are_found(live: list[list[str]]) -> None:
    with pytest.raises(ContradictionError):
        position(3, *live).settle()


def test_a_clue_without_placements_is_a_contradiction() -> None:
    with pytest.raises(ContradictionError):
        position(2, ["xx"], [])
    with pytest.raises(ContradictionError):
        position(2, ["xx", "x."]).narrow(0, [])


def test_two_clues_cannot_come_to_own_a_cell() -> None:
    start = position(3, ["xx.", "x.."], [".xx", "..x"])
    start.settle()
    start.narrow(0, [_mask("xx.")])
    with pytest.raises(ContradictionError):
        start.narrow(1, [_mask(".xx")])


def test_supposing_leaves_the_position_as_it_was() -> None:
    start = position(3, ["xx.", "x.."], [".xx", "..x"])
    supposed = start.supposing(0, _mask("xx."))
    supposed.settle()
    assert words(supposed) == [["xx."], ["..x"]]
    assert words(start) == [["xx.", "x.."], [".xx", "..x"]]
    assert start.undecided == 4


def test_parts_do_not_share_a_cell() -> None:
    start = position(
        7, ["xx.....", "x......"], [".xx....", "..x...."], ["...x..."], ["....xx.", "....x.."],
        [".....xx", "......x"],
    )  # fmt: skip
    parts = start.parts()
    assert [list(part.clues) for part in parts] == [[0, 1], [3, 4]]
    assert [part.cells for part in parts] == [_mask("xxx...."), _mask("....xxx")]
    assert start.decided() == {2: Rect(0, 3, 1, 1)}
    assert parts[0].placements()[1] == [Rect(0, 1, 1, 2), Rect(0, 2, 1, 1)]


def test_a_clue_may_join_parts_that_were_apart() -> None:
    start = position(4, ["xx..", "x..."], ["..xx", "...x"], [".xx.", ".x..", "..x."])
    assert [list(part.clues) for part in start.parts()] == [[0, 1, 2]]
