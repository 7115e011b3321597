from shikaku_gui.solver.subsets import by_subsets
from tests.solver.test_propagation import position, words


def test_what_leaves_out_part_of_an_inseparable_pair_of_cells_is_removed() -> None:
    # Whoever takes the first cell takes the second: the middle clue cannot have it.
    start = position(4, ["xx..", "xxx."], [".xxx", "..xx", "...x"])
    assert by_subsets(start)
    assert words(start) == [["xx..", "xxx."], ["..xx", "...x"]]


def test_nothing_is_removed_where_cells_can_be_parted() -> None:
    start = position(3, ["xx.", "x.."], [".xx", "..x"])
    assert not by_subsets(start)
    assert start.undecided == 4
