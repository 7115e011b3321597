from shikaku_gui.solver.control import Control
from shikaku_gui.solver.masks.subsets import by_subsets
from tests.solver.masks.test_propagation import position, words


def test_what_leaves_out_part_of_an_inseparable_pair_of_cells_is_removed() -> None:
    # Whoever takes the second cell takes the third: that cannot be taken alone.
    start = position(5, ["x....", "xxx.."], [".xxxx", "..xxx", "...xx"])
    assert by_subsets(start, Control())
    assert words(start) == [["x....", "xxx.."], [".xxxx", "...xx"]]


def test_nothing_is_removed_where_cells_can_be_parted() -> None:
    start = position(3, ["xx.", "x.."], [".xx", "..x"])
    assert not by_subsets(start, Control())
    assert start.undecided == 4
