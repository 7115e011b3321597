"""A small puzzle with its solution, and a game half played, for tests of pictures and paper."""

from shikaku_gui.formats import game_with_rects
from shikaku_gui.model import Cell, Puzzle, Rect

PUZZLE = Puzzle(
    3,
    4,
    {Cell(0, 0): 4, Cell(0, 3): 2, Cell(1, 2): 4, Cell(2, 0): 2},
    title="Small <one> & only",
    author="A. Setter",
    grade="Easy",
)
SOLUTION = (Rect(0, 0, 2, 2), Rect(0, 2, 1, 2), Rect(1, 2, 2, 2), Rect(2, 0, 1, 2))
HALF = game_with_rects(PUZZLE, [Rect(0, 0, 2, 2), Rect(2, 0, 1, 2)])

SEVERAL = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}, title="Two ways")
NONE = Puzzle(2, 2, {Cell(0, 0): 2, Cell(0, 1): 1}, title="No way")
UNKNOWN = Puzzle(2, 2, {Cell(0, 0): None})
