"""Turning successive states of drawn lines into moves that draw and erase rectangles."""

from shikaku_gui.formats.borders import Borders, DrawnRectFinder
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.model import Board, Clear, Erase, Fill, Move, Place, Puzzle, Rect, apply

MAX_WORK = 2_000_000
"""The largest number of cells, over all states, that are searched for moves."""

_WORK_OF_STATE = 150
"""The cost of a state besides its cells, in cells."""


class LineReplay:
    """Takes the states of a game in order and returns the game as moves.

    Where there are too many states for the size of the grid, only the saved one is kept.
    """

    def __init__(self, puzzle: Puzzle, states: int, position: int) -> None:
        self._puzzle = puzzle
        self._saved = position
        self._stepwise = (puzzle.area + _WORK_OF_STATE) * states <= MAX_WORK
        self._finder = DrawnRectFinder(puzzle)
        self._board = Board(puzzle)
        self._rects: frozenset[Rect] = frozenset()
        self._moves: list[Move] = []
        self._position = 0
        self._seen = 0

    def add(self, borders: Borders) -> None:
        """Add the next state; the first is the one before any move."""
        if self._stepwise or self._seen == self._saved:
            rects = frozenset(self._finder.find(borders))
            if rects != self._rects:
                move = move_between(self._board, self._rects, rects)
                self._board = apply(self._board, move)
                self._moves.append(move)
                self._rects = rects
        if self._seen == self._saved:
            self._position = len(self._moves)
        self._seen += 1

    def game(self, solution: tuple[Rect, ...] | None) -> SavedGame:
        """Return the game with the moves found."""
        moves = tuple(self._moves)
        return SavedGame(self._puzzle, moves, self._position, solution=solution)


def move_between(board: Board, before: frozenset[Rect], after: frozenset[Rect]) -> Move:
    """Return the one move that turns the rectangles on a board into others."""
    added, removed = after - before, before - after
    if not after:
        return Clear()
    if not added and len(removed) == 1:
        return Erase(*removed)
    if len(added) == 1:
        (rect,) = added
        if removed == set(board.touching(rect)):
            return Place(rect)
    return Fill(tuple(sorted(after)))
