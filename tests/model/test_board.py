"""Boards, against a naive grid that names the rectangle of every cell."""

import pytest
from hypothesis import given, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from tests.examples import share_of_examples

ROWS, COLS = 5, 7
PUZZLE = Puzzle(ROWS, COLS, {Cell(0, 0): 6, Cell(4, 6): 29})
cells = st.builds(Cell, st.integers(0, ROWS - 1), st.integers(0, COLS - 1))
rects = st.builds(Rect.between, cells, cells)
anywhere = st.builds(Rect, *[st.integers(-3, 8)] * 2, *[st.integers(1, 9)] * 2)


class Naive:
    """A board as anyone would write it: all cells, each with its rectangle."""

    def __init__(self) -> None:
        self.owner: dict[Cell, Rect] = {}

    def place(self, rect: Rect) -> None:
        for old in {self.owner[cell] for cell in rect.cells() if cell in self.owner}:
            self.erase(old)
        self.owner.update(dict.fromkeys(rect.cells(), rect))

    def erase(self, rect: Rect) -> None:
        self.owner = {cell: other for cell, other in self.owner.items() if other != rect}

    @property
    def rects(self) -> set[Rect]:
        return set(self.owner.values())


class Drawing(RuleBasedStateMachine):
    """Any drawing and erasing leaves the board and the naive grid alike."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board(PUZZLE)
        self.naive = Naive()

    @rule(rect=rects)
    def place(self, rect: Rect) -> None:
        before, drawn = self.board, self.board.rects
        self.board = before.with_rects([rect])
        assert before.rects == drawn == Board(PUZZLE, drawn).rects
        self.naive.place(rect)

    @rule(many=st.lists(rects, max_size=4))
    def place_in_turn(self, many: list[Rect]) -> None:
        self.board = self.board.with_rects(many)
        for rect in many:
            self.naive.place(rect)

    @precondition(lambda self: self.naive.owner)
    @rule(data=st.data())
    def erase(self, data: st.DataObject) -> None:
        rect = data.draw(st.sampled_from(sorted(self.naive.rects)))
        self.board = self.board.without(rect)
        self.naive.erase(rect)

    @rule(rect=rects)
    def erase_what_may_not_be_there(self, rect: Rect) -> None:
        assert (rect in self.board) == (rect in self.naive.rects)
        if rect not in self.naive.rects:
            with pytest.raises(ValueError, match="there is no rectangle R"):
                self.board.without(rect)

    @rule()
    def clear(self) -> None:
        self.board = self.board.cleared()
        self.naive = Naive()

    @rule(rect=anywhere)
    def touch(self, rect: Rect) -> None:
        touched = {self.naive.owner[cell] for cell in rect.cells() if cell in self.naive.owner}
        found = self.board.touching(rect)
        assert len(found) == len(touched)
        assert set(found) == touched

    @invariant()
    def agree(self) -> None:
        owner = self.naive.owner
        around = list(Rect(-2, -2, ROWS + 4, COLS + 4).cells())
        assert [self.board.at(cell) for cell in around] == [owner.get(cell) for cell in around]
        grid = list(PUZZLE.grid.cells())
        assert self.board.covered == len(owner)
        assert list(self.board.uncovered()) == [cell for cell in grid if cell not in owner]
        assert self.board.rects == tuple(sorted(self.naive.rects))

    @invariant()
    def depend_on_the_drawing_alone(self) -> None:
        again = Board(PUZZLE, reversed(self.board.rects))
        assert again == self.board
        assert hash(again) == hash(self.board)


def test_drawing_agrees_with_sets_of_cells() -> None:
    run_state_machine_as_test(Drawing, settings=share_of_examples(0.3))


@pytest.mark.slow
def test_much_drawing_agrees_with_sets_of_cells() -> None:
    run_state_machine_as_test(Drawing, settings=settings(max_examples=400))


@pytest.mark.parametrize(
    "rect",
    [
        Rect(-1, 0, 2, 2),
        Rect(0, -1, 1, 2),
        Rect(4, 0, 2, 1),
        Rect(0, 6, 1, 2),
        Rect(0, 0, 0, 1),
        Rect(0, 0, 6, 1),
    ],
)
def test_a_rectangle_off_the_grid_is_refused_and_never_there(rect: Rect) -> None:
    board = Board(PUZZLE)
    with pytest.raises(ValueError, match=r"does not lie on the 5 x 7 grid$"):
        board.with_rects([rect])
    assert rect not in board


def test_only_the_very_rectangle_is_on_the_board() -> None:
    board = Board(PUZZLE, [Rect(0, 0, 2, 3)])
    assert Rect(0, 0, 2, 3) in board
    assert Rect(0, 0, 2, 2) not in board
    assert Cell(0, 0) not in board


@given(st.lists(rects, max_size=5))
def test_boards_of_other_puzzles_differ(many: list[Rect]) -> None:
    other = Puzzle(ROWS, COLS, {Cell(0, 0): 35})
    assert Board(PUZZLE, many) != Board(other, many)
    assert Board(PUZZLE, many) != many


def test_a_change_shares_the_rows_it_does_not_touch() -> None:
    board = Board(PUZZLE, [Rect(0, 0, 2, 3), Rect(3, 3, 2, 4)])
    changed = board.with_rects([Rect(0, 5, 1, 1)])
    assert all(old is new for old, new in zip(board.by_row[1:], changed.by_row[1:], strict=True))


def test_the_representation_names_size_and_progress() -> None:
    assert repr(Board(PUZZLE, [Rect(0, 0, 2, 3)])) == "<Board 5 x 7, 6 cells covered>"
