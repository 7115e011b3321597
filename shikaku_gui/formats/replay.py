"""Turns a series of drawings made of lines into moves that draw and erase rectangles."""

from shikaku_gui.formats.borders import Borders, closed_rects
from shikaku_gui.formats.saved import SavedGame
from shikaku_gui.model import Board, Clear, Erase, Fill, Move, Place, Puzzle, Rect, apply

_MAX_WORK = 4_000_000
"""The most cells that are looked at, over all states, to find the moves between them."""


class Replay:
    """Takes the states of a game in order and gives the game back as moves.

    Where there are too many states for so large a grid, only the wanted one is kept.
    """

    def __init__(self, puzzle: Puzzle, states: int, position: int) -> None:
        self._puzzle = puzzle
        self._wanted = position
        self._stepwise = puzzle.area * states <= _MAX_WORK
        self._board = Board(puzzle)
        self._moves: list[Move] = []
        self._position = 0
        self._seen = 0

    def add(self, borders: Borders) -> None:
        """Take the next state; the first is that before any move."""
        if self._stepwise or self._seen == self._wanted:
            board = Board(self._puzzle, closed_rects(self._puzzle, borders))
            self._moves += step(self._board, board)
            self._board = board
        if self._seen == self._wanted:
            self._position = len(self._moves)
        self._seen += 1

    def game(self, solution: tuple[Rect, ...] | None) -> SavedGame:
        """Return the game with the moves found."""
        moves = tuple(self._moves)
        return SavedGame(self._puzzle, moves, self._position, solution=solution)


def step(before: Board, after: Board) -> list[Move]:
    """Return the one move that leads from a board to another, or none if they are equal."""
    if before == after:
        return []
    added = set(after.rects) - set(before.rects)
    removed = set(before.rects) - set(after.rects)
    guesses: list[Move] = [Place(rect) for rect in added] if len(added) == 1 else []
    if not added and len(removed) == 1:
        guesses = [Erase(rect) for rect in removed]
    if after.covered == 0:
        guesses = [Clear()]
    return [next((move for move in guesses if apply(before, move) == after), Fill(after.rects))]
