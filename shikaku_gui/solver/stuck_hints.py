"""Hints where no technique helps: what a search has found, and puzzles without a solution."""

from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.solver.answer import Answer
from shikaku_gui.solver.control import Control, Stop
from shikaku_gui.solver.result import Solution, Status
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Conclusion,
    Hint,
    HintKind,
    Mark,
    Phrase,
    cell_rects,
    facts,
    marks_of,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole


def no_solution_hint(answer: Answer) -> Hint | None:
    """Return why the puzzle has no solution, None where that is not known."""
    if answer.result.status is not Status.INFEASIBLE:
        return None
    reasons = answer.result.problems
    cells = reasons[0].cells if reasons else ()
    clues = answer.puzzle.clues
    return Hint(
        kind=HintKind.NO_SOLUTION,
        phrase=Phrase.NO_SOLUTION,
        facts=facts(problem=reasons[0], unknown=None in clues.values()) if reasons else (),
        subjects=tuple(Clue.of(answer.puzzle, cell) for cell in cells if cell in clues),
        conclusion=Conclusion(cells=cells),
        marks=marks_of(MarkRole.REASON, cell_rects(cells)),
    )


def stuck_hint(board: Board, answer: Answer, stop: Stop | None = None) -> Hint:
    """Return the hint for a board where no technique helps: what a search has found."""
    known: tuple[Solution, ...] = ()
    if board.trials:
        return Hint(HintKind.STUCK, Phrase.STUCK_IN_TRIAL)
    if answer.result.solutions:
        control, search = Control(stop=stop), answer.hints_may_search
        known = answer.completions(board.rects, control, at_most=2, search=search)
        if len(known) < 2 and not search:
            known = ()
    if not known:
        return Hint(HintKind.STUCK, Phrase.STUCK)
    if len(known) > 1:
        one, other = next(pair for pair in zip(*known, strict=True) if pair[0] != pair[1])
        return _several_solutions_hint(board.puzzle, one, other)
    return _search_hint(board, known[0])


def _clue_in(puzzle: Puzzle, rect: Rect) -> Clue:
    (cell,) = puzzle.clues_in(rect)
    return Clue.of(puzzle, cell)


def _several_solutions_hint(puzzle: Puzzle, one: Rect, other: Rect) -> Hint:
    clue = _clue_in(puzzle, one)
    return Hint(
        kind=HintKind.SEVERAL_SOLUTIONS,
        phrase=Phrase.SEVERAL_SOLUTIONS,
        facts=facts(clue=clue, one=one, other=other),
        subjects=(clue,),
        marks=(*marks_of(MarkRole.ALLOWED, (one, other)), Mark(MarkRole.SUBJECT, clue.rect)),
    )


def _search_hint(board: Board, solution: Solution) -> Hint:
    """Return a rectangle that only a search has found."""
    rect = next(rect for rect in solution if rect not in board)
    clue = _clue_in(board.puzzle, rect)
    return Hint(
        kind=HintKind.STUCK,
        phrase=Phrase.SEARCHED,
        facts=facts(clue=clue, place=rect),
        subjects=(clue,),
        conclusion=Conclusion(rect),
        marks=(Mark(MarkRole.RESULT, rect), Mark(MarkRole.SUBJECT, clue.rect)),
    )
