"""Runs solver queries about the board on the worker thread; keeps the puzzle's solution."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QObject

from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.model import NO_MARKS, Board, Cell, Marks, Puzzle, Rect, check_rect, violations
from shikaku_gui.play import find_trial_failure

if TYPE_CHECKING:
    from shikaku_gui.play import Attempt
    from shikaku_gui.solver import Answer, Hint

T = TypeVar("T")

Query: TypeAlias = "Callable[[Board, Answer, Stop], T]"
"""Computes something about a board whose puzzle is already solved."""


class HintQueries(QObject):
    """Runs queries about the current board; a move cancels them."""

    def __init__(
        self, controller: GameController, commands: GameCommands, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._commands = commands
        self._answer: Answer | None = None
        self._pending = False
        controller.moved.connect(self.cancel)
        controller.game_changed.connect(self._forget)

    def ask(
        self, text: str, query: "Query[T]", done: Callable[[T], None], *, hints: bool = False
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
        self, query: "Query[T]", *, hints: bool = False
    ) -> "Callable[[Stop], tuple[Answer, T]]":
        """Return the job of a query about the current board."""
        board, known = self._controller.board, self._answer

        def work(stop: Stop) -> "tuple[Answer, T]":
            answer = _answer(board.puzzle, known, stop, hints=hints)
            return answer, query(board, answer, stop)

        return work

    def unpack(self, found: "tuple[Answer, T]") -> T:
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


def _answer(puzzle: Puzzle, known: "Answer | None", stop: Stop, *, hints: bool) -> "Answer":
    from shikaku_gui.solver import HINT_SEARCH_SECONDS, Answer

    if known is not None and known.puzzle == puzzle:
        return known
    solved = Answer.for_hints if hints else Answer.of
    return solved(puzzle, stop=stop, time_limit=HINT_SEARCH_SECONDS)


def next_hint(near: Cell) -> "Query[Hint | None]":
    """Find the next hint, preferably near a cell."""

    def query(board: Board, answer: "Answer", stop: Stop) -> "Hint | None":
        from shikaku_gui.solver import next_hint

        return next_hint(board, near=near, answer=answer, stop=stop)

    return query


def all_hints(near: Cell) -> "Query[tuple[Hint, ...]]":
    """Find all hints for the board, nearest first."""

    def query(board: Board, answer: "Answer", stop: Stop) -> "tuple[Hint, ...]":
        from shikaku_gui.solver import all_hints

        return all_hints(board, near=near, answer=answer, stop=stop)

    return query


def mistakes(near: Cell) -> "Query[tuple[Answer, tuple[Hint, ...]]]":
    """Find the mistakes, and return them with the puzzle's solution."""

    def query(board: Board, answer: "Answer", stop: Stop) -> "tuple[Answer, tuple[Hint, ...]]":
        from shikaku_gui.solver import mistakes

        return answer, mistakes(board, near=near, answer=answer, stop=stop)

    return query


def all_wrong(board: Board, answer: "Answer", stop: Stop) -> tuple[frozenset[Rect], Marks]:
    """Find the rectangles that obey the rules but belong to no solution, and the wrong marks.

    Of a board with open trials only what was there before is judged.
    """
    from shikaku_gui.solver import wrong_rects

    judged = board.outside_trials()
    wrong = frozenset(wrong_rects(judged, answer, stop))
    legal = [rect for rect in judged.rects if check_rect(judged.puzzle, rect) is None]
    right = [rect for rect in legal if rect not in wrong]
    marks = NO_MARKS
    for mark in answer.wrong_marks(judged, right, stop):
        marks = marks.added(mark.pencilled, mark.crossed_out)
    return wrong, marks


def judge(hint: "Hint", before: Board, after: Board, answer: "Answer", stop: Stop) -> "Attempt":
    """Judge the move of a player who looks for the step of a hint."""
    from shikaku_gui.play import judge_attempt

    return judge_attempt(hint, before, after, answer, stop)


def solution_steps(board: Board, answer: "Answer", stop: Stop) -> "tuple[Hint, ...]":
    """Find all steps to the solution, from the board without what is only supposed."""
    from shikaku_gui.solver import explain

    return explain(board.outside_trials(), answer=answer, stop=stop)


def last_good_position(boards: tuple[Board, ...]) -> "Query[int | None]":
    """Find the index of the latest of some positions that is without a mistake.

    What open trials suppose is judged by the rules alone.
    """

    def query(_board: Board, answer: "Answer", stop: Stop) -> int | None:
        numbers = range(len(boards) - 1, -1, -1)
        return next((at for at in numbers if _is_good(boards[at], answer, stop)), None)

    return query


def _is_good(board: Board, answer: "Answer", stop: Stop) -> bool:
    judged = board.outside_trials()
    if violations(board) or answer.wrong(judged.rects, stop):
        return False
    if answer.wrong_marks(judged, judged.rects, stop):
        return False
    return not board.trials or find_trial_failure(board, stop) is None


def why_wrong(rect: Rect) -> "Query[tuple[bool | None, Hint | None]]":
    """Find why a rectangle is wrong, and whether the puzzle has one solution."""

    def query(board: Board, answer: "Answer", stop: Stop) -> "tuple[bool | None, Hint | None]":
        from shikaku_gui.solver import why_wrong

        return answer.unique, why_wrong(board, rect, answer=answer, stop=stop)

    return query


def explain_rect(rect: Rect) -> "Query[Hint | None]":
    """Find the hint that leads to a rectangle, or the one that shows that it is wrong.

    It starts from the board without the rectangle: one of the next hints, else a later step.
    """

    def query(board: Board, answer: "Answer", stop: Stop) -> "Hint | None":
        from shikaku_gui.solver import all_hints, explain, why_wrong

        found = why_wrong(board, rect, answer=answer, stop=stop)
        if found is not None:
            return found
        without = _without_mistakes(board.without(rect) if rect in board else board, answer, stop)
        for hints in (all_hints, explain):
            for hint in hints(without, answer=answer, stop=stop):
                if hint.conclusion.place == rect:
                    return hint
        return None

    return query


def is_still_valid(hint: "Hint", board: Board, answer: "Answer", stop: Stop) -> bool:
    """Tell whether a hint still holds on a later board, and is not carried out yet."""
    from shikaku_gui.play import hint_is_met
    from shikaku_gui.solver import HintKind, mistakes, next_hint, verify

    if hint_is_met(hint, board):
        return False
    judged = answer.searched and answer.hints_may_search
    if judged and (hint.conclusion.remove is not None or hint.conclusion.unmark is not None):
        found = mistakes(board, answer=answer, stop=stop)
        return any(one.move == hint.move for one in found)
    if hint.kind not in (HintKind.PLACE, HintKind.EXCLUDE):
        now = next_hint(board, answer=answer, stop=stop)
        return now is not None and (now.kind, now.move) == (hint.kind, hint.move)
    if not judged:
        return verify(hint, board, answer)
    return verify(hint, _without_mistakes(board, answer, stop), answer)


def _without_mistakes(board: Board, answer: "Answer", stop: Stop) -> Board:
    """Return the board without what is wrong; what trials suppose only has to obey the rules."""
    from shikaku_gui.solver import wrong_rects

    judged = board.outside_trials()
    wrong = set(wrong_rects(judged, answer, stop))
    legal = [rect for rect in board.rects if check_rect(board.puzzle, rect) is None]
    right = [rect for rect in legal if rect not in wrong]
    certain = [rect for rect in right if rect in judged]
    marks = board.marks
    for mark in answer.wrong_marks(judged, certain, stop):
        marks = marks.removed(mark.pencilled, mark.crossed_out)
    return Board(board.puzzle, right, marks)
