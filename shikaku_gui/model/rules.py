"""The rules of Shikaku: what is wrong with a board, and when it is solved."""

from dataclasses import dataclass
from enum import Enum

from shikaku_gui.model.board import Board
from shikaku_gui.model.geometry import Cell, Rect, Shape
from shikaku_gui.model.puzzle import Puzzle


class Violation(Enum):
    """The rule that a rectangle breaks."""

    NO_CLUE = "no clue"
    SEVERAL_CLUES = "several clues"
    TOO_SMALL = "too small"
    TOO_LARGE = "too large"
    WRONG_SHAPE = "wrong shape"


@dataclass(frozen=True, slots=True)
class BrokenRect:
    """A rectangle that breaks a rule; areas are in cells.

    ``clues`` are the clue cells in the rectangle. ``wanted`` is the area of its clue
    where it has exactly one with a known area, and ``shape`` the shape it must have where
    its shape is wrong; ``areas`` are the areas of several clues, ``None`` for a "?".
    """

    rule: Violation
    rect: Rect
    clues: tuple[Cell, ...] = ()
    wanted: int | None = None
    areas: tuple[int | None, ...] = ()
    shape: Shape | None = None

    @property
    def off_by(self) -> int:
        """The number of cells too many, negative for too few; 0 for other rules."""
        return 0 if self.wanted is None else self.rect.area - self.wanted


def check_rect(puzzle: Puzzle, rect: Rect) -> BrokenRect | None:
    """Return the rule that the rectangle breaks by itself, None where it breaks none.

    Of area and shape, the area is named where both are wrong: with it the shape may change.
    """
    clues = tuple(puzzle.clues_in(rect))
    if not clues:
        return BrokenRect(Violation.NO_CLUE, rect)
    if len(clues) > 1:
        areas = tuple(puzzle.clues[cell] for cell in clues)
        return BrokenRect(Violation.SEVERAL_CLUES, rect, clues, areas=areas)
    if puzzle.allows(clues[0], rect.height, rect.width):
        return None
    wanted = puzzle.clues[clues[0]]
    if wanted is None or wanted == rect.area:
        shape = puzzle.shapes[clues[0]]
        return BrokenRect(Violation.WRONG_SHAPE, rect, clues, wanted, shape=shape)
    rule = Violation.TOO_SMALL if rect.area < wanted else Violation.TOO_LARGE
    return BrokenRect(rule, rect, clues, wanted)


def violations(board: Board) -> tuple[BrokenRect, ...]:
    """Return the broken rules of the drawn rectangles, in row-major order."""
    verdicts = (check_rect(board.puzzle, rect) for rect in board.rects)
    return tuple(broken for broken in verdicts if broken is not None)


def is_solved(board: Board) -> bool:
    """Tell whether every cell is covered and every rectangle obeys the rules.

    This holds for any solution of a puzzle with several.
    """
    if board.covered != board.puzzle.area or len(board.rects) != len(board.puzzle.clues):
        return False
    return _has_right_clues(board)


def _has_right_clues(board: Board) -> bool:
    """Tell whether a full board, with a rectangle for each clue, has the right one in each.

    One pass over the rows: looking up the clues of each rectangle takes several times as long.
    """
    clues, shapes = board.puzzle.clues, board.puzzle.shapes
    taken: set[Rect] = set()
    for number, (row, columns) in enumerate(
        zip(board.by_row, board.puzzle.clue_columns, strict=True)
    ):
        rects = iter(row)
        rect, end = None, 0
        for col in columns:
            while end <= col:
                rect = next(rects)
                end = rect.right
            cell = Cell(number, col)
            if rect is None or rect in taken or clues[cell] not in (None, rect.area):
                return False
            if shapes and shapes.get(cell, rect.shape) is not rect.shape:
                return False
            taken.add(rect)
    return True
