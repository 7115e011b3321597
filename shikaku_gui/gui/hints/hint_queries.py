"""Runs solver queries about the board on the worker thread; keeps the puzzle's solution."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QObject

from shikaku_gui import play, solver
from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.model import NO_MARKS, Board, Cell, Marks, Puzzle, Rect, check_rect, violations
from shikaku_gui.play import find_trial_failure

T = TypeVar("T")

Query: TypeAlias = Callable[[Board, "solver.Answer", Stop], T]
"""Computes something about a board whose puzzle is already solved."""


class HintQueries(QObject):
    """Runs queries about the current board; a move cancels them."""

    def __init__(
        self, controller: GameController, commands: GameCommands, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._commands = commands
        self._answer: solver.Answer | None = None
        self._pending = False
        controller.moved.connect(self.cancel)
        controller.game_changed.connect(self._forget)

    def ask(
        self, text: str, query: Query[T], done: Callable[[T], None], *, hints: bool = False
    ) -> None:
        """Run a query with a busy note; ``done`` gets the result unless a move cancels it.

        Very large puzzles are not solved for queries about ``hints`` only.
        """
        work = self.job(query, hints=hints)
        self.run(text, work, lambda found: done(self.unpack(found)))

    def run(self, text: str, work: Callable[[Stop], T], done: Callable[[T], None]) -> None:
        """Run work that needs no solution with a busy note; a move cancels it as well."""

        def finish(found: T) -> None:
            self._pending = False
            self._commands.finished.emit()
            done(found)

        self._pending = True
        self._commands.ask(text, work, finish)

    def job(
        self, query: Query[T], *, hints: bool = False
    ) -> Callable[[Stop], tuple[solver.Answer, T]]:
        """Return the job of a query about the current board."""
        board, known = self._controller.board, self._answer

        def work(stop: Stop) -> tuple[solver.Answer, T]:
            answer = _answer(board.puzzle, known, stop, hints=hints)
            return answer, query(board, answer, stop)

        return work

    def unpack(self, found: tuple[solver.Answer, T]) -> T:
        """Keep the puzzle's solution, and return the result of the query."""
        known, result = found
        if known.searched:
            self._answer = known
        return result

    def cancel(self) -> None:
        """Cancel the query."""
        if self._pending:
            self._pending = False
            self._commands.cancel()

    def _forget(self) -> None:
        self._answer = None
        self._pending = False


def _answer(
    puzzle: Puzzle, known: solver.Answer | None, stop: Stop, *, hints: bool
) -> solver.Answer:
    if known is not None and known.puzzle == puzzle:
        return known
    solved = solver.Answer.for_hints if hints else solver.Answer.of
    return solved(puzzle, stop=stop, time_limit=solver.HINT_SEARCH_SECONDS)


def next_hint(near: Cell) -> Query[solver.Hint | None]:
    """Find the next hint, preferably near a cell."""

    def query(board: Board, answer: solver.Answer, stop: Stop) -> solver.Hint | None:
        return solver.next_hint(board, near=near, answer=answer, stop=stop)

    return query


def all_hints(near: Cell) -> Query[tuple[solver.Hint, ...]]:
    """Find all hints for the board, nearest first."""

    def query(board: Board, answer: solver.Answer, stop: Stop) -> tuple[solver.Hint, ...]:
        return solver.all_hints(board, near=near, answer=answer, stop=stop)

    return query


def mistakes(near: Cell) -> Query[tuple[solver.Answer, tuple[solver.Hint, ...]]]:
    """Find the mistakes, and return them with the puzzle's solution."""

    def query(
        board: Board, answer: solver.Answer, stop: Stop
    ) -> tuple[solver.Answer, tuple[solver.Hint, ...]]:
        return answer, solver.mistakes(board, near=near, answer=answer, stop=stop)

    return query


def all_wrong(board: Board, answer: solver.Answer, stop: Stop) -> tuple[frozenset[Rect], Marks]:
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
    hint: solver.Hint, before: Board, after: Board, answer: solver.Answer, stop: Stop
) -> play.Attempt:
    """Judge the move of a player who looks for the step of a hint."""
    return play.judge_attempt(hint, before, after, answer, stop)


def solution_steps(board: Board, answer: solver.Answer, stop: Stop) -> tuple[solver.Hint, ...]:
    """Find all steps to the solution, from the board without what is only supposed."""
    return solver.explain(board.outside_trials(), answer=answer, stop=stop)


def last_good_position(boards: tuple[Board, ...]) -> Query[int | None]:
    """Find the index of the latest of some positions that is without a mistake.

    What open trials suppose is judged by the rules alone.
    """

    def query(_board: Board, answer: solver.Answer, stop: Stop) -> int | None:
        numbers = range(len(boards) - 1, -1, -1)
        return next((at for at in numbers if _is_good(boards[at], answer, stop)), None)

    return query


def _is_good(board: Board, answer: solver.Answer, stop: Stop) -> bool:
    judged = board.outside_trials()
    if violations(board) or answer.wrong(judged.rects, stop):
        return False
    if answer.wrong_marks(judged, judged.rects, stop):
        return False
    return not board.trials or find_trial_failure(board, stop) is None


def why_wrong(rect: Rect) -> Query[tuple[bool | None, solver.Hint | None]]:
    """Find why a rectangle is wrong, and whether the puzzle has one solution."""

    def query(
        board: Board, answer: solver.Answer, stop: Stop
    ) -> tuple[bool | None, solver.Hint | None]:
        return answer.unique, solver.why_wrong(board, rect, answer=answer, stop=stop)

    return query


def explain_rect(rect: Rect) -> Query[solver.Hint | None]:
    """Find the hint that leads to a rectangle, or the one that shows that it is wrong.

    It starts from the board without the rectangle: one of the next hints, else a later step.
    """

    def query(board: Board, answer: solver.Answer, stop: Stop) -> solver.Hint | None:
        found = solver.why_wrong(board, rect, answer=answer, stop=stop)
        if found is not None:
            return found
        without = _without_mistakes(board.without(rect) if rect in board else board, answer, stop)
        for hints in (solver.all_hints, solver.explain):
            for hint in hints(without, answer=answer, stop=stop):
                if hint.conclusion.place == rect:
                    return hint
        return None

    return query


def is_still_valid(hint: solver.Hint, board: Board, answer: solver.Answer, stop: Stop) -> bool:
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
