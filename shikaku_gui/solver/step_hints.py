"""Hints for steps: the next one on a board, all that can be made now, and those to the solution.

A large board is looked at window by window, others as a whole.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import reduce

from shikaku_gui import model
from shikaku_gui.model import Board, Cell, Puzzle, Rect, is_solved
from shikaku_gui.solver.answer import Answer
from shikaku_gui.solver.board_windows import WINDOW, is_large, window_around, windows_with_gaps
from shikaku_gui.solver.candidates import room_to_list
from shikaku_gui.solver.control import Control, Stop, until_stopped
from shikaku_gui.solver.position_path import described_steps
from shikaku_gui.solver.solve_path import (
    StepSearch,
    changed_clue,
    describe_step,
    distance,
    holds,
)
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.grid_region import ninth
from shikaku_gui.solver.techniques.hint_records import (
    Conclusion,
    Hint,
    HintKind,
    Phrase,
    Technique,
    facts,
)
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import Step
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES

_MOST_CELLS_AT_ONCE = 128 * 128
"""The largest grid that is looked at as a whole where no window helps, if it has one solution."""

_MOST_ROOM = 20_000
"""Where the "?" clues have more room than this, small grids are looked at through windows, too."""

_WINDOWS_AT_ONCE = 5


def next_step(board: Board, answer: Answer, near: Cell | None, stop: Stop | None) -> Hint | None:
    """Return the first of the steps to the next rectangle, or else to the next what-if.

    In a few windows at a time, a rectangle in any comes before a what-if in the nearest. Where
    the puzzle is not known to have one solution, there may be no what-if to find, so that it is
    looked for in the nearest windows only.
    """
    waiting: list[StepSearch] = []
    tried = 0
    unsure = answer.unique is not True
    last = None if near is None else board.at(near) or Rect(*near, 1, 1)
    positions = _positions_to_search(board, answer, near, stop)
    for position in positions:
        search = StepSearch(position, last, stop)
        steps = search.to_placement()
        if search.broken is not None:
            return _contradiction_hint(board, search.broken)
        if tried < _WINDOWS_AT_ONCE or not unsure:
            waiting.append(search)
        if not steps and len(waiting) == _WINDOWS_AT_ONCE:
            steps = _what_if_in(waiting, thorough=False)
            tried += len(waiting)
            waiting.clear()
        if steps:
            return describe_step(steps[0])
    steps = _what_if_in(waiting, thorough=not unsure)
    return describe_step(steps[0]) if steps else None


def _what_if_in(searches: Iterable[StepSearch], *, thorough: bool) -> list[Step]:
    """Return the steps to a what-if in the first position that has one."""
    found = (search.to_what_if(thorough=thorough) for search in searches)
    return next(filter(None, found), [])


def _contradiction_hint(board: Board, position: PlacementSets) -> Hint:
    """Return the hint for a board on which a clue or a cell is left without a rectangle."""
    end = what_if.contradiction_hint(position)
    (cell,) = end.conclusion.cells
    in_trial = bool(board.trials)
    return replace(
        end,
        kind=HintKind.STUCK,
        phrase=Phrase.TRIAL_FAILED if in_trial else Phrase.BROKEN_NEARBY,
        facts=facts(cell=cell, region=ninth(board.puzzle, cell)),
        conclusion=replace(end.conclusion, reject_trial=in_trial),
    )


def path_to_solution(board: Board, answer: Answer, stop: Stop | None) -> Iterator[Hint]:
    """Yield the steps to the solution, or as far as the techniques get.

    Through windows, what-ifs are made only where the direct techniques are stuck in all of them.
    """
    if not in_windows(board.puzzle, answer):
        yield from described_steps(_whole_board(board, answer, stop), stop)
        return
    assume = False
    while not is_solved(board):
        before = board
        for window in windows_with_gaps(board, Cell(0, 0)):
            position = PlacementSets.within(board, window, stop)
            for hint in described_steps(position, stop, assume=assume):
                yield hint
                board = board_after(board, (hint,))
                if assume and hint.technique is Technique.WHAT_IF:
                    break
        if board == before and assume:
            if _seen_whole(answer):
                yield from described_steps(_whole_board(board, answer, stop), stop)
            return
        assume = board == before


def all_steps(
    board: Board, answer: Answer, near: Cell | None, stop: Stop | None
) -> tuple[Hint, ...]:
    """Return the steps that need no other step first, in the first position that has any."""
    for position in _positions_to_search(board, answer, near, stop):
        steps = () if position.broken else tuple(_available_steps(position, near, stop))
        if steps:
            return steps
    return ()


def _available_steps(
    position: PlacementSets, near: Cell | None, stop: Stop | None
) -> Iterator[Hint]:
    """Yield the steps that need no other step first, each conclusion once."""
    seen: set[Conclusion] = set()
    for record in DIRECT_TECHNIQUES.values():
        found = [one.with_placement(position) for one in record.find(position, stop)]
        found.sort(key=lambda one: distance(changed_clue(position, one), near))
        for finding in until_stopped(found, stop):
            hint = describe_step(Step(position, finding))
            place = hint.conclusion.place
            end = hint.conclusion if place is None else Conclusion(place)
            if end not in seen:
                seen.add(end)
                yield hint


def holds_on_board(hint: Hint, board: Board, answer: Answer | None) -> bool:
    """Tell whether a deduction holds on a board, by the part of it that the hint is about."""
    if holds(hint, _position_of_hint(hint, board, answer)):
        return True
    if answer is None or not in_windows(board.puzzle, answer) or not _seen_whole(answer):
        return False
    return holds(hint, _whole_board(board, answer, None))


def board_after(board: Board, hints: Iterable[Hint]) -> Board:
    """Return the board after the moves of some hints."""
    moves = (hint.move for hint in hints)
    return reduce(model.apply, (move for move in moves if move is not None), board)


def _positions_to_search(
    board: Board, answer: Answer, near: Cell | None, stop: Stop | None
) -> Iterator[PlacementSets]:
    """Yield the parts of a board to look for steps in: all of it, or window by window."""
    if not in_windows(board.puzzle, answer):
        yield _whole_board(board, answer, stop)
        return
    for window in windows_with_gaps(board, near or Cell(0, 0)):
        yield PlacementSets.within(board, window, stop)
    if _seen_whole(answer):
        yield _whole_board(board, answer, stop)


def _position_of_hint(hint: Hint, board: Board, answer: Answer | None) -> PlacementSets:
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


def _seen_whole(answer: Answer) -> bool:
    """Tell whether a board is looked at as a whole where its windows give no step."""
    return answer.puzzle.area <= _MOST_CELLS_AT_ONCE and answer.unique is True


def _whole_board(board: Board, answer: Answer, stop: Stop | None) -> PlacementSets:
    """Return the position on a whole board; the placements of its puzzle are listed once.

    Raises:
        CutShortError: it was stopped, or there are more placements than fit into memory.
    """
    return PlacementSets.of(board, answer.all_placements(Control(stop=stop)), stop)
