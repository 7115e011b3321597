"""Runs solver queries about the board beside the GUI thread; keeps the puzzle's solution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from shikaku_gui import play, solver
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.model import NO_MARKS, Board, Cell, Marks, Puzzle, Rect, check_rect, violations
from shikaku_gui.play import find_trial_failure

T = TypeVar("T")
ResultT = TypeVar("ResultT", covariant=True)


class Query(Protocol[ResultT]):
    """Computes something about a board whose puzzle is already solved."""

    def __call__(self, *, answer: solver.Answer, stop: Stop) -> ResultT: ...


class HintQueries:
    """Runs queries about the current board: functions of the solver and those below."""

    def __init__(self, controller: GameController, commands: GameCommands) -> None:
        self.commands = commands
        self._controller = controller
        # Used by the jobs only, which run one after the other.
        self._answer: solver.Answer | None = None

    def ask(
        self, text: str, query: Query[T], done: Callable[[T], None], *, hints: bool = False
    ) -> None:
        """Run a query with a busy note; ``done`` gets the result unless a move cancels it.

        Very large puzzles are not solved for queries about ``hints`` only.
        """
        self.commands.run(text, self._work(query, hints), done, until_move=True)

    def ask_when_idle(
        self, owner: object, query: Query[T], done: Callable[[T], None], *, hints: bool = False
    ) -> None:
        """Run a query in place of the owner's last one, when nothing else is to be done."""
        self.commands.jobs.submit(self._work(query, hints), done, replaces=owner, when_idle=True)

    def cancel(self, owner: object) -> None:
        """Cancel the query that the owner has asked when idle."""
        self.commands.jobs.cancel(owner)

    def _work(self, query: Query[T], hints: bool) -> Callable[[Stop], T]:
        puzzle = self._controller.puzzle
        return lambda stop: query(answer=self._solved(puzzle, stop, hints), stop=stop)

    def _solved(self, puzzle: Puzzle, stop: Stop, hints: bool) -> solver.Answer:
        known = self._answer
        if known is not None and known.puzzle == puzzle:
            return known
        solved = solver.Answer.for_hints if hints else solver.Answer.of
        answer = solved(puzzle, stop=stop, time_limit=solver.HINT_SEARCH_SECONDS)
        if answer.searched and not stop():
            self._answer = answer
        return answer


# The first use of a name of the solver loads what finds hints, which takes a while: these functions
# use them where the query runs, and not where it is asked.


def next_hint(board: Board, near: Cell, *, answer: solver.Answer, stop: Stop) -> solver.Hint | None:
    """Find the easiest step near a cell."""
    return solver.next_hint(board, near=near, answer=answer, stop=stop)


def all_hints(
    board: Board, near: Cell, *, answer: solver.Answer, stop: Stop
) -> tuple[solver.Hint, ...]:
    """Find all steps, those near a cell first."""
    return solver.all_hints(board, near=near, answer=answer, stop=stop)


def solve_path(board: Board, *, answer: solver.Answer, stop: Stop) -> tuple[solver.Hint, ...]:
    """Find the steps that lead from a board to the solution."""
    return solver.explain(board, answer=answer, stop=stop)


def all_mistakes(
    board: Board, near: Cell, *, answer: solver.Answer, stop: Stop
) -> tuple[solver.Answer, tuple[solver.Hint, ...]]:
    """Find the mistakes, and return them with the puzzle's solution."""
    return answer, solver.mistakes(board, near=near, answer=answer, stop=stop)


def all_wrong(board: Board, *, answer: solver.Answer, stop: Stop) -> tuple[frozenset[Rect], Marks]:
    """Find the rectangles that obey the rules but belong to no solution, and the wrong marks.

    Of a board with open trials only what was there before is judged.
    """
    judged = board.outside_trials()
    wrong = frozenset(solver.wrong_rects(judged, answer, stop))
    legal = [rect for rect in judged.rects if check_rect(judged.puzzle, rect) is None]
    right = [rect for rect in legal if rect not in wrong]
    marks = NO_MARKS
    for mark in answer.wrong_marks(judged, right, stop):
        marks = marks.added(mark.pencilled, mark.crossed_out)
    return wrong, marks


def judge(
    hint: solver.Hint, before: Board, after: Board, *, answer: solver.Answer, stop: Stop
) -> play.Attempt:
    """Judge the move of a player who looks for the step of a hint."""
    return play.judge_attempt(hint, before, after, answer, stop)


def last_good_position(
    boards: tuple[Board, ...], *, answer: solver.Answer, stop: Stop
) -> int | None:
    """Find the index of the latest of some positions that is without a mistake.

    What open trials suppose is judged by the rules alone.
    """
    numbers = range(len(boards) - 1, -1, -1)
    return next((at for at in numbers if _is_good(boards[at], answer, stop)), None)


def _is_good(board: Board, answer: solver.Answer, stop: Stop) -> bool:
    judged = board.outside_trials()
    if violations(board) or answer.wrong(judged.rects, stop):
        return False
    if answer.wrong_marks(judged, judged.rects, stop):
        return False
    return not board.trials or find_trial_failure(board, stop) is None


def why_wrong(
    board: Board, rect: Rect, *, answer: solver.Answer, stop: Stop
) -> tuple[bool | None, solver.Hint | None]:
    """Find why a rectangle is wrong, and whether the puzzle has one solution."""
    return answer.unique, solver.why_wrong(board, rect, answer=answer, stop=stop)


def explain_rect(
    board: Board, rect: Rect, *, answer: solver.Answer, stop: Stop
) -> solver.Hint | None:
    """Find the hint that leads to a rectangle, or the one that shows that it is wrong.

    It starts from the board without the rectangle: one of the next hints, else a later step.
    """
    found = solver.why_wrong(board, rect, answer=answer, stop=stop)
    if found is not None:
        return found
    without = _without_mistakes(board.without(rect) if rect in board else board, answer, stop)
    for hints in (solver.all_hints, solver.explain):
        for hint in hints(without, answer=answer, stop=stop):
            if hint.conclusion.place == rect:
                return hint
    return None


def is_still_valid(hint: solver.Hint, board: Board, *, answer: solver.Answer, stop: Stop) -> bool:
    """Tell whether a hint still holds on a later board, and is not carried out yet."""
    if play.hint_is_met(hint, board):
        return False
    judged = answer.searched and answer.hints_may_search
    if judged and (hint.conclusion.remove is not None or hint.conclusion.unmark is not None):
        found = solver.mistakes(board, answer=answer, stop=stop)
        return any(one.move == hint.move for one in found)
    if hint.kind not in (solver.HintKind.PLACE, solver.HintKind.EXCLUDE):
        now = solver.next_hint(board, answer=answer, stop=stop)
        return now is not None and (now.kind, now.move) == (hint.kind, hint.move)
    if not judged:
        return solver.verify(hint, board, answer)
    return solver.verify(hint, _without_mistakes(board, answer, stop), answer)


def _without_mistakes(board: Board, answer: solver.Answer, stop: Stop) -> Board:
    """Return the board without what is wrong; what trials suppose only has to obey the rules."""
    judged = board.outside_trials()
    wrong = set(solver.wrong_rects(judged, answer, stop))
    legal = [rect for rect in board.rects if check_rect(board.puzzle, rect) is None]
    right = [rect for rect in legal if rect not in wrong]
    certain = [rect for rect in right if rect in judged]
    marks = board.marks
    for mark in answer.wrong_marks(judged, certain, stop):
        marks = marks.removed(mark.pencilled, mark.crossed_out)
    return Board(board.puzzle, right, marks)
