"""The possible rectangles of a clue, against a search through all rectangles."""

from itertools import chain

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.formats import loads
from shikaku_gui.model import Board, Cell, Puzzle, Rect, check_rect
from shikaku_gui.play.possible_rectangles import (
    MOST_POSSIBLE,
    possible_choice,
    possible_map,
    possible_rects,
)

PUZZLE = loads("4 . . 2 .\n. . 1 . .\n. 3 . . 6\n. . ? . .\n").puzzle
SHAPED = loads("4w . . 2 .\n. . 1 . .\n. 3t . . 6w\n. . ?s . .\n").puzzle
GRID = PUZZLE.grid
cells = st.builds(Cell, st.integers(0, 3), st.integers(0, 4))
rects = st.builds(Rect.between, cells, cells)
ALL = sorted({Rect.between(one, other) for one in GRID.cells() for other in GRID.cells()})


@given(
    st.sampled_from([PUZZLE, SHAPED]),
    st.lists(rects, max_size=3),
    st.lists(rects, max_size=30),
    st.sampled_from([*PUZZLE.clues]),
)
def test_they_are_those_that_a_search_finds(
    puzzle: Puzzle, drawn: list[Rect], crossed: list[Rect], clue: Cell
) -> None:
    board = Board(puzzle, drawn).with_marks((), crossed)
    others = [rect for rect in board.rects if not rect.covers(clue)]
    wanted = [
        rect
        for rect in ALL
        if rect.covers(clue)
        and check_rect(puzzle, rect) is None
        and not any(rect.overlaps(other) for other in others)
    ]
    left = [rect for rect in wanted if rect not in crossed]
    assert sorted(possible_rects(board, clue, crossed_out=True)) == wanted
    assert sorted(possible_rects(board, clue)) == left
    choice = possible_choice(board, clue)
    assert (choice.rects if choice is not None else ()) == tuple(left)
    shown = possible_map(board, clue)
    assert (shown is None) == (not left)
    if shown is not None:
        covering = zip(shown.box.cells(), chain.from_iterable(shown.covering), strict=True)
        assert shown.count == len(left)
        assert dict(covering) == {
            cell: sum(rect.covers(cell) for rect in left) for cell in shown.box.cells()
        }
        assert all(shown.box.contains(rect) for rect in left)


@pytest.mark.parametrize("clue", [None, 1_000_003, 999_000])
def test_a_large_empty_board_is_no_trouble(clue: int | None) -> None:
    choice = possible_choice(Board(Puzzle(1000, 1000, {Cell(500, 500): clue})), Cell(500, 500))
    assert (0 if choice is None else len(choice.rects)) == (
        {None: MOST_POSSIBLE, 1_000_003: 0, 999_000: 4}[clue]
    )
    shown = possible_map(Board(Puzzle(1000, 1000, {Cell(500, 500): clue})), Cell(500, 500))
    assert (shown is None) == (choice is None)
