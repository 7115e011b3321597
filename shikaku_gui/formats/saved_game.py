"""The value that every format reads and writes: a puzzle with the state of a game on it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from shikaku_gui import model
from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.texts import Message


class HintDegree(Enum):
    """How much a hint says, rising.

    ``FIND`` names only the technique and a part of the grid: it asks the player to find the step,
    and is not counted as a hint.
    """

    FIND = "find"
    NUDGE = "nudge"
    WHERE = "where"
    WHY = "why"
    DRAW = "draw"

    @property
    def rank(self) -> int:
        """How much it says, 0 for the least."""
        return tuple(HintDegree).index(self)


class HintsUsed(NamedTuple):
    """How many hints were used, by the degree shown."""

    nudge: int = 0
    where: int = 0
    why: int = 0
    draw: int = 0


NO_HINTS = HintsUsed()


class UndoneMoves(NamedTuple):
    """Moves that were undone and gave way to another move.

    They followed the first ``position`` moves of the undo list until the game's clock showed
    ``at`` milliseconds. ``times`` are theirs, as in :class:`SavedGame`.
    """

    position: int
    moves: "tuple[model.Move, ...]"
    times: tuple[int | None, ...]
    at: int


class HintTaken(NamedTuple):
    """A hint that was shown when ``position`` moves were applied, and the most shown of it.

    ``at`` are the milliseconds of playing time when it appeared.
    """

    at: int
    position: int
    degree: HintDegree


@dataclass(frozen=True)
class SavedGame:
    """A puzzle and the game on it, as stored in a file.

    ``moves`` is the undo list and ``position`` the number of moves that are applied; the
    rest can be redone. ``seconds`` is the time played. ``solution`` is a solution that the
    file holds besides the player's rectangles. ``possible_shown`` counts how often the
    possible rectangles of a clue were shown. ``dropped`` is the number of rectangles that a
    text holds and this game does not, because they overlap, and ``dropped_trials`` that of open
    trials, because there are too many or their beginning is missing; ``ignored`` quotes the
    beginning of what follows the puzzle and is no part of it. ``way`` names the way in
    which a text was read that could be meant in several, ``read_as`` says it where it is not as
    documented, ``other_readings`` are games that it could mean as well, and ``wrong_solution``
    tells that it holds a solution which does not solve the puzzle.

    ``times`` has for each move the milliseconds of playing time at which it was made, None
    where that is not known; it is empty if no time is known. ``undone`` are the moves that
    are no longer in the undo list and ``hints_taken`` the hints, in the order of time.

    Raises:
        ValueError: the position lies beyond the moves, or there is not a time for each move.
    """

    puzzle: Puzzle
    moves: "tuple[model.Move, ...]" = ()
    position: int = 0
    seconds: float = 0.0
    hints: HintsUsed = NO_HINTS
    solution: tuple[Rect, ...] | None = None
    possible_shown: int = 0
    # Of the reading, not of the game.
    dropped: int = field(default=0, compare=False)
    dropped_trials: int = field(default=0, compare=False)
    ignored: str = field(default="", compare=False)
    way: Message | None = field(default=None, compare=False)
    read_as: Message | None = field(default=None, compare=False)
    wrong_solution: bool = field(default=False, compare=False)
    other_readings: "tuple[SavedGame, ...]" = field(default=(), compare=False, repr=False)
    times: tuple[int | None, ...] = ()
    undone: tuple[UndoneMoves, ...] = ()
    hints_taken: tuple[HintTaken, ...] = ()

    def __post_init__(self) -> None:
        if not 0 <= self.position <= len(self.moves):
            raise ValueError(f"the position {self.position} of {len(self.moves)} moves")
        if all(time is None for time in self.times):
            object.__setattr__(self, "times", ())
        elif len(self.times) != len(self.moves):
            raise ValueError(f"{len(self.times)} times for {len(self.moves)} moves")

    @property
    def move_times(self) -> tuple[int | None, ...]:
        """The time of each move, also if none is known."""
        return self.times or (None,) * len(self.moves)

    @property
    def begun(self) -> bool:
        """Whether there is anything of a game: moves, which may be undone, or help."""
        return bool(self.moves or self.hints_taken or any(self.hints) or self.possible_shown)

    @cached_property
    def board(self) -> Board:
        """The board after the applied moves.

        Raises:
            ValueError: a move is not possible.
        """
        board = Board(self.puzzle)
        for move in self.moves[: self.position]:
            board = model.apply(board, move)
        return board

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The player's rectangles at the saved position, in row-major order."""
        return self.board.rects


def valid_solution(puzzle: Puzzle, rects: tuple[Rect, ...] | None) -> tuple[Rect, ...] | None:
    """Return the rectangles, which lie on the grid, if they solve the puzzle, None otherwise."""
    # Placing many that overlap would take long.
    if rects is None or sum(rect.area for rect in rects) != puzzle.area:
        return None
    return rects if model.is_solved(Board(puzzle, rects)) else None


def game_with_rects(
    puzzle: Puzzle, rects: Iterable[Rect], solution: tuple[Rect, ...] | None = None
) -> SavedGame:
    """Return a game with these rectangles, where the moves that led there are not known.

    They become one move, so that one undo clears the board.
    """
    filled = tuple(rects)
    moves = (model.Fill(filled),) if filled else ()
    return SavedGame(puzzle, moves, len(moves), solution=solution)
