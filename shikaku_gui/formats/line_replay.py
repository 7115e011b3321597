"""Turns a series of drawings made of lines into moves that draw and erase rectangles."""

from shikaku_gui.formats.borders import Borders, Closer
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.model import Board, Clear, Erase, Fill, Move, Place, Puzzle, Rect, apply

MAX_WORK = 2_000_000
"""The most cells that are looked at, over all states, to find the moves between them."""


class LineReplay:
    """Takes the states of a game in order and gives the game back as moves.

    Where there are too many states for so large a grid, only the wanted one is kept.
    """

    def __init__(self, puzzle: Puzzle, states: int, position: int) -> None:
        self._puzzle = puzzle
        self._wanted = position
        self._stepwise = puzzle.area * states <= MAX_WORK
        self._closer = Closer(puzzle)
        self._board = Board(puzzle)
        self._rects: frozenset[Rect] = frozenset()
        self._moves: list[Move] = []
        self._position = 0
        self._seen = 0

    def add(self, borders: Borders) -> None:
        """Take the next state; the first is that before any move."""
        if self._stepwise or self._seen == self._wanted:
            rects = frozenset(self._closer.rects(borders))
            if rects != self._rects:
                move = step(self._board, self._rects, rects)
                self._board = apply(self._board, move)
                self._moves.append(move)
                self._rects = rects
        if self._seen == self._wanted:
            self._position = len(self._moves)
        self._seen += 1

    def game(self, solution: tuple[Rect, ...] | None) -> SavedGame:
        """Return the game with the moves found."""
        moves = tuple(self._moves)
        return SavedGame(self._puzzle, moves, self._position, solution=solution)


def step(board: Board, before: frozenset[Rect], after: frozenset[Rect]) -> Move:
    """Return the one move that leads from the rectangles on a board to others."""
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
