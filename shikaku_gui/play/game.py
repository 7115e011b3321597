"""A game in progress: the moves made and undone, the time played and the hints used."""

from collections.abc import Callable
from time import monotonic

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Board, Move, Puzzle, Rect, apply, is_solved
from shikaku_gui.play.clock import Clock


class Game:
    """A puzzle being played, with undo and redo without limit.

    Every position is kept as a board; boards share what did not change.
    """

    def __init__(self, saved: SavedGame, now: Callable[[], float] = monotonic) -> None:
        """Take up a saved game where it was left; the clock is at rest."""
        self.puzzle = saved.puzzle
        self.hints = saved.hints
        self.solution = saved.solution
        self.clock = Clock(saved.seconds, now)
        self._moves = list(saved.moves)
        self._boards = [Board(saved.puzzle)]
        for move in saved.moves:
            self._boards.append(apply(self._boards[-1], move))
        self._position = saved.position

    @classmethod
    def new(cls, puzzle: Puzzle, now: Callable[[], float] = monotonic) -> "Game":
        """Begin a puzzle with nothing drawn."""
        return cls(SavedGame(puzzle), now)

    @property
    def board(self) -> Board:
        """The board as it stands."""
        return self._boards[self._position]

    @property
    def position(self) -> int:
        """How many of the moves are done; those after it can be redone."""
        return self._position

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves, the undone ones included."""
        return tuple(self._moves)

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a move to undo."""
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        """Tell whether there is a move to redo."""
        return self._position < len(self._moves)

    @property
    def solved(self) -> bool:
        """Tell whether the board obeys all the rules and is full."""
        return is_solved(self.board)

    def play(self, move: Move) -> None:
        """Make a move; moves that were undone are forgotten.

        Raises:
            ValueError: the move is not possible on this board.
        """
        board = apply(self.board, move)
        del self._moves[self._position :]
        del self._boards[self._position + 1 :]
        self._moves.append(move)
        self._boards.append(board)
        self._position += 1

    def undo(self) -> Move | None:
        """Take the last move back and return it, None where there is none."""
        if not self.can_undo:
            return None
        self._position -= 1
        return self._moves[self._position]

    def redo(self) -> Move | None:
        """Make the move again that was undone last and return it, None where there is none."""
        if not self.can_redo:
            return None
        self._position += 1
        return self._moves[self._position - 1]

    def count_hint(self, degree: str) -> None:
        """Count a hint of that degree: a field name of :class:`HintsUsed`."""
        self.hints = self.hints._replace(**{degree: getattr(self.hints, degree) + 1})

    def saved(self) -> SavedGame:
        """Return all that a save keeps."""
        return SavedGame(
            puzzle=self.puzzle,
            moves=self.moves,
            position=self._position,
            seconds=self.clock.seconds,
            hints=self.hints,
            solution=self.solution,
        )

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The rectangles drawn."""
        return self.board.rects
