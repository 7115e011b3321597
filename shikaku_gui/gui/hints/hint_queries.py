"""Asks the solver about the board, beside the window; what is known of a puzzle is kept."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QObject

from shikaku_gui.gui.base.jobs import Stop
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.commands import Commands
from shikaku_gui.model import Board, Cell, Puzzle, Rect, check_rect, violations

if TYPE_CHECKING:
    from shikaku_gui.solver import Answer, Hint

T = TypeVar("T")

Question: TypeAlias = "Callable[[Board, Answer, Stop], T]"
"""Asks about a board, of whose puzzle the answer is known."""


class HintQueries(QObject):
    """Puts questions about the stage's board; a move makes them void."""

    def __init__(
        self, controller: GameController, commands: Commands, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._commands = commands
        self._answer: Answer | None = None
        self._open = False
        controller.moved.connect(self.drop)
        controller.game_changed.connect(self._forget)

    def ask(self, text: str, question: "Question[T]", done: Callable[[T], None]) -> None:
        """Ask, with a busy note; ``done`` gets the answer unless a move was made meanwhile."""
        work = self.prepared(question)

        def arrived(found: "tuple[Answer, T]") -> None:
            self._open = False
            self._commands.quiet.emit()
            done(self.take(found))

        self._open = True
        self._commands.ask(text, work, arrived)

    def prepared(self, question: "Question[T]") -> "Callable[[Stop], tuple[Answer, T]]":
        """Return the work for a question about the board as it stands."""
        board, known = self._controller.board, self._answer

        def work(stop: Stop) -> "tuple[Answer, T]":
            answer = _answer(board.puzzle, known, stop)
            return answer, question(board, answer, stop)

        return work

    def take(self, found: "tuple[Answer, T]") -> T:
        """Keep what is known now of the puzzle, and return the answer itself."""
        self._answer, answer = found
        return answer

    def drop(self) -> None:
        """Ask no further about a board that is gone."""
        if self._open:
            self._open = False
            self._commands.cancel()

    def _forget(self) -> None:
        self._answer = None
        self._open = False


def _answer(puzzle: Puzzle, known: "Answer | None", stop: Stop) -> "Answer":
    from shikaku_gui.solver import HINT_SEARCH_SECONDS, Answer

    if known is not None and known.puzzle == puzzle:
        return known
    return Answer.of(puzzle, stop=stop, time_limit=HINT_SEARCH_SECONDS)


def next_hint(near: Cell) -> "Question[Hint | None]":
    """Ask for the next step near a cell."""

    def question(board: Board, answer: "Answer", stop: Stop) -> "Hint | None":
        from shikaku_gui.solver import next_hint

        return next_hint(board, near=near, answer=answer, stop=stop)

    return question


def all_hints(near: Cell) -> "Question[tuple[Hint, ...]]":
    """Ask for everything that can be said now."""

    def question(board: Board, answer: "Answer", stop: Stop) -> "tuple[Hint, ...]":
        from shikaku_gui.solver import all_hints

        return all_hints(board, near=near, answer=answer, stop=stop)

    return question


def mistakes(near: Cell) -> "Question[tuple[Answer, tuple[Hint, ...]]]":
    """Ask what is wrong, and for what is known of the puzzle."""

    def question(board: Board, answer: "Answer", stop: Stop) -> "tuple[Answer, tuple[Hint, ...]]":
        from shikaku_gui.solver import mistakes

        return answer, mistakes(board, near=near, answer=answer, stop=stop)

    return question


def wrong(board: Board, answer: "Answer", stop: Stop) -> frozenset[Rect]:
    """Answer which rectangles obey the rules, but belong to no solution."""
    from shikaku_gui.solver import wrong_rects

    return frozenset(wrong_rects(board, answer, stop))


def way(board: Board, answer: "Answer", stop: Stop) -> "tuple[Hint, ...]":
    """Answer with the whole way from the board to its solution."""
    from shikaku_gui.solver import explain

    return explain(board, answer=answer, stop=stop)


def last_good(boards: tuple[Board, ...]) -> "Question[int | None]":
    """Ask which of the positions, the present one last, is the latest without a mistake."""

    def question(_board: Board, answer: "Answer", stop: Stop) -> int | None:
        numbers = range(len(boards) - 1, -1, -1)
        return next((at for at in numbers if _is_good(boards[at], answer, stop)), None)

    return question


def _is_good(board: Board, answer: "Answer", stop: Stop) -> bool:
    return not violations(board) and not answer.wrong(board.rects, stop)


def why_wrong(rect: Rect) -> "Question[tuple[bool | None, Hint | None]]":
    """Ask why a rectangle is wrong, and whether the puzzle has one solution."""

    def question(board: Board, answer: "Answer", stop: Stop) -> "tuple[bool | None, Hint | None]":
        from shikaku_gui.solver import why_wrong

        return answer.unique, why_wrong(board, rect, answer=answer, stop=stop)

    return question


def why_right(rect: Rect) -> "Question[Hint | None]":
    """Ask for the step that finds a rectangle, or tells that it is wrong.

    Told from the board without it: at once where that can be, else as a part of the way.
    """

    def question(board: Board, answer: "Answer", stop: Stop) -> "Hint | None":
        from shikaku_gui.solver import all_hints, explain, why_wrong

        found = why_wrong(board, rect, answer=answer, stop=stop)
        if found is not None:
            return found
        without = _right(board.without(rect) if rect in board else board, answer, stop)
        for hints in (all_hints, explain):
            for hint in hints(without, answer=answer, stop=stop):
                if hint.conclusion.place == rect:
                    return hint
        return None

    return question


def still_true(hint: "Hint", board: Board, answer: "Answer", stop: Stop) -> bool:
    """Answer whether a hint holds on a board it was not made for, and is not carried out."""
    from shikaku_gui.play import hint_is_met
    from shikaku_gui.solver import mistakes, verify

    if hint_is_met(hint, board):
        return False
    if hint.conclusion.remove is not None:
        found = mistakes(board, answer=answer, stop=stop)
        return any(one.conclusion.remove == hint.conclusion.remove for one in found)
    return verify(hint, _right(board, answer, stop), answer)


def _right(board: Board, answer: "Answer", stop: Stop) -> Board:
    """Return the board without what breaks a rule or belongs to no solution."""
    legal = [rect for rect in board.rects if check_rect(board.puzzle, rect) is None]
    wrong = set(answer.wrong(legal, stop))
    return Board(board.puzzle, (rect for rect in legal if rect not in wrong))
