"""A game in progress: the moves made and undone, the time played and the hints used."""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from shikaku_gui.formats import HintDegree, HintTaken, SavedGame, UndoneMoves
from shikaku_gui.model import Board, Fill, Move, Place, Rect, RejectTrial, Restore, apply, is_solved
from shikaku_gui.play.play_clock import PlayClock


class Game:
    """A puzzle being played, with undo and redo without limit.

    Every position is kept as a board; boards share what did not change. ``position`` is how
    many of the moves are done; those after it can be redone. ``finished`` tells that the player
    has reached a solved board once: from then on neither time nor help is counted, whatever is
    undone.
    """

    def __init__(self, saved: SavedGame, now: Callable[[], float] = monotonic) -> None:
        """Continue a saved game; the clock is stopped."""
        self.puzzle = saved.puzzle
        self.hints = saved.hints
        self.possible_shown = saved.possible_shown
        self.solution = saved.solution
        self.grade = saved.puzzle.grade
        self._graded = saved.puzzle
        self.clock = PlayClock(saved.seconds, now)
        self._leap: int | None = None
        self._returned_at: int | None = None
        """When the player went back last, None if it was before the game was opened."""
        self._judged: tuple[Board, bool] | None = None
        self._moves: list[Move] = []
        self._boards = [Board(saved.puzzle)]
        self._hinted: list[frozenset[Rect]] = [frozenset()]
        self._times: list[int | None] = []
        self._undone = saved.undone
        self._hints_taken = saved.hints_taken
        for move, time in zip(saved.moves, saved.move_times, strict=True):
            self._append(move, time)
        self.position = saved.position
        self.finished = False

    @property
    def board(self) -> Board:
        """The current board."""
        return self._boards[self.position]

    @property
    def boards(self) -> tuple[Board, ...]:
        """The boards of all positions up to the present one."""
        return tuple(self._boards[: self.position + 1])

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves, the undone ones included."""
        return tuple(self._moves)

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a move to undo."""
        return self.position > 0

    @property
    def can_redo(self) -> bool:
        """Tell whether there is a move to redo."""
        return self.position < len(self._moves)

    @property
    def solved(self) -> bool:
        """Tell whether the board obeys all the rules and is full."""
        board = self.board
        if self._judged is None or self._judged[0] is not board:
            self._judged = board, is_solved(board)
        return self._judged[1]

    @property
    def filled_in(self) -> bool:
        """Whether the last move filled in a solution, as the program does."""
        return self.can_undo and isinstance(self._moves[self.position - 1], Fill)

    def play(self, move: Move) -> None:
        """Make a move; moves that were undone are forgotten.

        Raises:
            ValueError: the move is not possible on this board.
        """
        board = apply(self.board, move)
        if self._leap is None:
            self._forget_undone()
        else:
            self._keep_branch()
        self._append(move, self._milliseconds(), board)
        self.position = len(self._moves)

    def undo(self) -> Move | None:
        """Undo the last move and return it, None if there is none."""
        if not self.can_undo:
            return None
        self._leap = None
        self._returned_at = self._milliseconds()
        self.position -= 1
        return self._moves[self.position]

    def redo(self) -> Move | None:
        """Redo the move that was undone last and return it, None if there is none."""
        if not self.can_redo:
            return None
        self.position = self._leap or self.position + 1
        self._leap = None
        return self._moves[self.position - 1]

    def back_to(self, position: int) -> None:
        """Go back to an earlier position; a single redo restores what was done since.

        Play may continue from here without losing it: the moves since stay in the undo list,
        followed by one that restores the board as it was here.

        Raises:
            ValueError: the position is not an earlier one.
        """
        if not 0 <= position < self.position:
            raise ValueError(f"{position} is not before the position {self.position}")
        self._leap = self.position
        self._returned_at = self._milliseconds()
        self.position = position

    def beginning_of_trial(self) -> int | None:
        """Return the position in which the innermost trial began, None if none is open."""
        trials = self.board.trials
        return self._latest(trials[-1].start, self.position) if trials else None

    def count_hint(self, degree: HintDegree, instead_of: HintDegree | None = None) -> None:
        """Count a hint shown up to a degree, in place of the degree it was counted at before."""
        at, before = self._milliseconds(), self._hints_taken
        if instead_of is not None:
            if not self.finished:
                self._add_hints(instead_of, -1)
            if before and before[-1].degree is instead_of:
                at, before = before[-1].at, before[:-1]
        if not self.finished:
            self._add_hints(degree, 1)
        self._hints_taken = (*before, HintTaken(at, self.position, degree))

    def _add_hints(self, degree: HintDegree, count: int) -> None:
        if degree is HintDegree.FIND:
            return
        field = degree.value
        self.hints = self.hints._replace(**{field: getattr(self.hints, field) + count})

    def saved(self) -> SavedGame:
        """Return the game as it is saved."""
        if self.grade != self._graded.grade:
            self._graded = replace(self.puzzle, grade=self.grade)
        return SavedGame(
            puzzle=self._graded,
            moves=self.moves,
            position=self.position,
            seconds=self.clock.seconds,
            hints=self.hints,
            solution=self.solution,
            possible_shown=self.possible_shown,
            times=tuple(self._times),
            undone=self._undone,
            hints_taken=self._hints_taken,
        )

    @property
    def rects_from_hints(self) -> frozenset[Rect]:
        """The drawn rectangles that a hint drew."""
        return self._hinted[self.position]

    def _milliseconds(self) -> int:
        return round(self.clock.seconds * 1000)

    def _forget_undone(self) -> None:
        if self.can_redo:
            moves, times = self._moves[self.position :], self._times[self.position :]
            at = self._milliseconds() if self._returned_at is None else self._returned_at
            self._undone += (UndoneMoves(self.position, tuple(moves), tuple(times), at),)
        del self._times[self.position :]
        del self._moves[self.position :]
        del self._boards[self.position + 1 :]
        del self._hinted[self.position + 1 :]

    def _keep_branch(self) -> None:
        board, at = self.board, self._returned_at
        self.position, self._leap = self._leap or self.position, None
        self._forget_undone()
        # Programs that do not know marks can read a game without any.
        fill = Fill(board.rects)
        leap = fill if apply(self.board, fill) == board else Restore(board)
        self._append(leap, at)

    def _append(self, move: Move, time: int | None, board: Board | None = None) -> None:
        """Add a move at the end, where all others are done."""
        before = self._boards[-1]
        after = apply(before, move) if board is None else board
        gone, _ = after.changes(before)
        hinted = self._hinted[-1] - gone
        if isinstance(move, Place) and move.hinted:
            hinted |= {move.rect}
        elif isinstance(move, RejectTrial | Restore):
            earlier = before.trials[-1].start if isinstance(move, RejectTrial) else move.board
            position = self._latest(earlier, len(self._boards))
            hinted = hinted if position is None else self._hinted[position]
        self._moves.append(move)
        self._times.append(time)
        self._boards.append(after)
        self._hinted.append(hinted)

    def _latest(self, board: Board, end: int) -> int | None:
        """Return the latest position before another one that had this board."""
        return next((each for each in range(end - 1, -1, -1) if self._boards[each] == board), None)
