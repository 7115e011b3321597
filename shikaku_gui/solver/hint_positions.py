"""The positions in which hints look for steps: a board as a whole, or window by window."""

from collections.abc import Iterator

from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver.answer import Answer
from shikaku_gui.solver.board_windows import (
    WINDOW,
    is_large,
    window_around,
    windows_with_gaps,
)
from shikaku_gui.solver.candidates import room_to_list
from shikaku_gui.solver.control import Control, Stop
from shikaku_gui.solver.techniques.hint_records import Hint
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

MOST_CELLS_AT_ONCE = 128 * 128
"""The largest grid that is looked at as a whole where no window helps, if it has one solution."""

_MOST_ROOM = 20_000
"""Where the "?" clues have more room than this, small grids are looked at through windows, too."""


def positions_to_search(
    board: Board, answer: Answer, near: Cell | None, stop: Stop | None
) -> Iterator[PlacementSets]:
    """Yield the parts of a board to look for steps in: all of it, or window by window."""
    if not in_windows(board.puzzle, answer):
        yield whole_board(board, answer, stop)
        return
    for window in windows_with_gaps(board, near or Cell(0, 0)):
        yield PlacementSets.within(board, window, stop)
    if seen_whole(answer):
        yield whole_board(board, answer, stop)


def position_of_hint(hint: Hint, board: Board, answer: Answer | None) -> PlacementSets:
    """Return the part of a board that a hint is about."""
    if not in_windows(board.puzzle, answer):
        return PlacementSets.of(board, None if answer is None else answer.all_placements())
    steps = (hint, *hint.chain)
    rects = [mark.rect for step in steps for mark in step.marks]
    corners = [corner for rect in rects for corner in (rect.first, rect.last)]
    rows, cols = [cell.row for cell in corners], [cell.col for cell in corners]
    box = Rect.between(Cell(min(rows), min(cols)), Cell(max(rows), max(cols)))
    return PlacementSets.within(board, window_around(board.puzzle, box, WINDOW // 2))


def in_windows(puzzle: Puzzle, answer: Answer | None) -> bool:
    """Tell whether a board is looked at through windows: it has many cells, or "?" with much room.

    Where a puzzle has one solution, room does not matter: few of the placements stay possible.
    """
    unique = answer is not None and answer.unique is True
    return is_large(puzzle) or (not unique and room_to_list(puzzle) > _MOST_ROOM)


def seen_whole(answer: Answer) -> bool:
    """Tell whether a board is looked at as a whole where its windows give no step."""
    return answer.puzzle.area <= MOST_CELLS_AT_ONCE and answer.unique is True


def whole_board(board: Board, answer: Answer, stop: Stop | None) -> PlacementSets:
    """Return the position on a whole board; the placements of its puzzle are listed once.

    Raises:
        CutShortError: it was stopped, or there are more placements than fit into memory.
    """
    return PlacementSets.of(board, answer.all_placements(Control(stop=stop)), stop)
