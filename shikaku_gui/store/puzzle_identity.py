"""The identity of a puzzle, its identity up to symmetry, and its size class."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from enum import Enum
from itertools import product
from typing import TypeAlias

from shikaku_gui.formats import shape_letter
from shikaku_gui.model import Puzzle, Shape

CANONICAL_FORM_VERSION = 1
"""The version of :func:`canonical_form`; stored forms are comparable within a version."""

_Clue: TypeAlias = tuple[int, int, int, str]
"""Row, column, area (0 where it is unknown) and the letter of the shape, if any, of a clue."""


def puzzle_id(puzzle: Puzzle) -> str:
    """Return 32 hexadecimal digits that identify a puzzle by its size and clues alone.

    Title, author, source and grade do not matter. The digits are the beginning of the
    SHA-256 of the size and the clues as text.

    >>> puzzle_id(Puzzle(1, 2, {}, title="One")) == puzzle_id(Puzzle(1, 2, {}, title="Two"))
    True
    """
    return _digest(_text(puzzle.rows, puzzle.cols, _clues(puzzle)))


def canonical_id(puzzle: Puzzle) -> str:
    """Return 32 hexadecimal digits that a puzzle shares with its rotations and reflections.

    They are the :func:`puzzle_id` of the image that :func:`canonical_form` chooses.
    """
    return _digest(canonical_form(puzzle))


def canonical_form(puzzle: Puzzle) -> str:
    """Return the size and the clues of the least of the eight images of a puzzle, as text.

    The images are the rotations and reflections of the grid. The least one has the fewest
    rows; among those its clues are the least sequence of (row, column, area, shape) in row-major
    order, where an unknown area counts as 0 and a shape as its letter. What is wide in one image
    may be tall in another. docs/datasets.md says so, too: this is version
    :data:`CANONICAL_FORM_VERSION`.

    >>> from shikaku_gui.model import Cell
    >>> canonical_form(Puzzle(3, 2, {Cell(0, 1): 4, Cell(1, 0): 2}))
    '2x3:0,0,4;1,1,2'
    """
    height, width = sorted((puzzle.rows, puzzle.cols))
    sides: list[list[_Clue]] = []
    if puzzle.rows == height:
        sides.append(_clues(puzzle))
    if puzzle.cols == height:
        sides.append(_clues(puzzle, turned=True))

    def flipped(listed: list[_Clue], down: bool, across: bool) -> list[_Clue]:
        return sorted(
            (height - 1 - row if down else row, width - 1 - col if across else col, area, shape)
            for row, col, area, shape in listed
        )

    # Few images have the least first row, and only those are sorted as a whole. The clue added
    # stands for all that follow in other rows, which are greater than any clue of that row.
    images = list(product(sides, (False, True), (False, True)))
    firsts = [
        [*flipped(_edge(side, last=down), down, across), (height, 0, 0, "")]
        for side, down, across in images
    ]
    least = min(firsts)
    candidates = [image for image, first in zip(images, firsts, strict=True) if first == least]
    return _text(height, width, min(flipped(*image) for image in candidates))


def _clues(puzzle: Puzzle, *, turned: bool = False) -> list[_Clue]:
    """Return the clues of a puzzle, or of its image with rows for columns."""
    if not puzzle.shapes:
        listed = [(row, col, area or 0, "") for (row, col), area in puzzle.clues.items()]
    else:
        listed = [
            (*cell, area or 0, _letter(puzzle.shapes.get(cell), turned=turned))
            for cell, area in puzzle.clues.items()
        ]
    return [(col, row, area, letter) for row, col, area, letter in listed] if turned else listed


def _letter(shape: Shape | None, *, turned: bool) -> str:
    return shape_letter(shape.turned if shape is not None and turned else shape)


def _edge(clues: list[_Clue], *, last: bool) -> list[_Clue]:
    """Return the clues of the first row, or the last one, that has clues."""
    rows = {clue[0] for clue in clues}
    edge = (max if last else min)(rows, default=0)
    return [clue for clue in clues if clue[0] == edge]


def _text(rows: int, cols: int, clues: Iterable[_Clue]) -> str:
    listed = ";".join(f"{row},{col},{area or '?'}{shape}" for row, col, area, shape in clues)
    return f"{rows}x{cols}:{listed}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:32]


class SizeClass(Enum):
    """Size classes, within which times are compared; the value is the largest area."""

    TINY = 36
    SMALL = 100
    MEDIUM = 225
    LARGE = 600
    GIANT = None

    @classmethod
    def of(cls, rows: int, cols: int) -> SizeClass:
        """Return the class of a grid.

        >>> SizeClass.of(10, 10), SizeClass.of(31, 45)
        (<SizeClass.SMALL: 100>, <SizeClass.GIANT: None>)
        """
        return next(size for size in cls if size.value is None or rows * cols <= size.value)
